/** The vara, which runs from sunrise to sunrise. */

import { varaLord } from '../../jyotisha/panchanga/angas/vara.ts';
import { block } from './block.ts';
import type { weekdayReply } from './weekday.reply.ts';

export const weekday = block<typeof weekdayReply>()({
  name: 'weekday',
  summary: 'Vara: the weekday from sunrise to sunrise, Sunday is 1',
  of: ({ day }, say) => ({
    number: day.weekday,
    ...say.nameAt('vara', day.weekday),
    lord: varaLord(day.weekday),
  }),
});
