/** The half of the lunar month. */
import { Type } from 'typebox';
import { pakshaOf } from '../../jyotisha/panchanga/angas/tithi.ts';
import { block } from './block.ts';

export const paksha = block({
  name: 'paksha',
  summary: 'Shukla while the Moon grows, krishna while she wanes',
  reply: Type.Enum(['shukla', 'krishna']),
  of: ({ tithi }) => pakshaOf(tithi.number),
});
