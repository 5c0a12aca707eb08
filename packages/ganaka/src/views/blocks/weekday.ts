/** The vara, which runs from sunrise to sunrise. */
import { Type } from 'typebox';
import { varaLord } from '../../jyotisha/panchanga/angas/vara.ts';
import { grahaReply } from '../kit/position.ts';
import { block } from './block.ts';
import { nameFields } from './replies.ts';

export const weekday = block({
  name: 'weekday',
  summary: 'Vara: the weekday from sunrise to sunrise, Sunday is 1',
  reply: Type.Object({ ...nameFields, lord: grahaReply }),
  of: ({ day }, say) => ({
    number: day.weekday,
    ...say.nameAt('vara', day.weekday),
    lord: varaLord(day.weekday),
  }),
});
