/** The half of the lunar month. */

import { pakshaOf } from '../../jyotisha/panchanga/angas/tithi.ts';
import { block } from './block.ts';
import type { pakshaReply } from './paksha.reply.ts';

export const paksha = block<typeof pakshaReply>()({
  name: 'paksha',
  summary: 'Shukla while the Moon grows, krishna while she wanes',
  of: ({ tithi }) => pakshaOf(tithi.number),
});
