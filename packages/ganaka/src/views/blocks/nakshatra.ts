/** The Moon's nakshatra at the moment, the nakshatras of the day, and their padas. */

import { nakshatraLord, quarterAt } from '../../jyotisha/panchanga/angas/nakshatra.ts';
import type { Day } from '../../jyotisha/panchanga/day/day.ts';
import { clock, round6, window } from '../../text/format.ts';
import { block } from './block.ts';
import type { nakshatraReply, padasReply } from './nakshatra.reply.ts';
import { growthReplyOf, transitionsOf } from './replies.ts';

export const PADAS = 4;

export const nakshatra = block<typeof nakshatraReply>()({
  name: 'nakshatra',
  summary: 'Nakshatra: the Moon’s longitude in 27 parts',
  of({ place, day, nakshatra: now }, say, choices) {
    const { number, from, to, fraction } = now;
    return {
      number,
      ...say.nameAt('nakshatra', number),
      pada: quarterAt(fraction),
      lord: nakshatraLord(number),
      fraction: round6(fraction),
      start: clock(place, from),
      end: clock(place, to),
      transitions: transitionsOf(say, 'nakshatra', place, day.transitions('nakshatra')),
      ...growthReplyOf(say, 'nakshatra', day),
      ...(choices?.blocks?.includes('padas') && {
        padas: quartersOn(day)
          .filter((each) => each.nakshatra === number)
          .map((each) => ({ pada: each.pada, ...window(place, each) })),
      }),
    };
  },
});

export const padas = block<typeof padasReply>()({
  name: 'padas',
  summary: 'The quarters of the nakshatras that touch the day, with their ends',
  byNameAlone: true,
  of: ({ day }, say) =>
    quartersOn(day).map((each) => ({
      nakshatra: say.named('nakshatra', each.nakshatra),
      pada: each.pada,
      ...window(day.place, each),
    })),
});

const quartersOn = (day: Day) =>
  day.transitions('pada').map(({ number, from, to }) => ({
    nakshatra: Math.ceil(number / PADAS),
    pada: ((number - 1) % PADAS) + 1,
    from,
    to,
  }));
