/**
 * What a wall calendar shows: names and dates of a month and of a year, without reasons, instants or other traditions.
 * It is for the open pages. The routes of festivals and of the month return the rest.
 */

import type { Static } from 'typebox';
import { FESTIVALS } from '../../jyotisha/festivals/catalog/index.ts';
import { isGreat } from '../../jyotisha/festivals/great.ts';
import type { Occurrence } from '../../jyotisha/festivals/occurrence.ts';
import {
  type DayOccurrences,
  occurrencesInYear,
  occurrencesWithin,
} from '../../jyotisha/festivals/occurrences-by-day.ts';
import { pakshaOf } from '../../jyotisha/panchanga/angas/tithi.ts';
import { customOf } from '../../jyotisha/panchanga/day/custom.ts';
import { momentUnder } from '../../jyotisha/panchanga/day/moment.ts';
import { BoundedCache, cachedOn } from '../../kernel/caches.ts';
import { dateOf, dayOf, daysInMonth, isoDate, weekdayOf } from '../../kernel/civil.ts';
import type { Place } from '../../kernel/place.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { clock, window } from '../../text/format.ts';
import type { Voice } from '../../text/voice.ts';
import { amantaReplyOf, purnimantaReplyOf } from '../blocks/months.ts';
import { date } from '../kit/parameter.ts';
import { view } from '../view.ts';
import { withoutPlain } from './plain-names.ts';
import { printedDateOf } from './printed-day.ts';
import type { keptReply, wallDayReply, wallMonthReply, wallYearReply, yearDays } from './wall-calendar.reply.ts';

export type WallKept = Static<typeof keptReply>;

/**
 * The ids of the festivals that are emphasized: those of one month of the year that are not one day of a longer series.
 */
const GREAT: ReadonlySet<string> = new Set(FESTIVALS.filter(isGreat).map(({ id }) => id));

/** The names of the catalog, and those of ekadashis and other fasts that differ from month to month. */
const MOST_NAMES = 1_000;
/** Years and months of all towns have the same names, so each is made once for a voice. */
const namesIn = cachedOn((_: Voice) => new BoundedCache<WallKept, string>(MOST_NAMES));
const keptReplyOf = (say: Voice, { id, name }: Occurrence): WallKept =>
  namesIn(say).at(`${id} ${name}`, () => ({ id, great: GREAT.has(id), ...say.byId('festival', name) }));
/** The same, with the hours of the parana if the observance is an ekadashi. */
function fastReplyOf(say: Voice, place: Place, kept: Occurrence): WallKept {
  const said = keptReplyOf(say, kept);
  const parana = kept.id.endsWith('ekadashi') ? kept.observances.find(({ id }) => id === 'parana') : undefined;
  if (parana === undefined || parana.window === null) return said;
  return { ...said, parana: { ...say.byId('observance', parana.id), window: window(place, parana.window) } };
}
type Sayer = (kept: Occurrence) => WallKept;
/** The observances of a day, the great ones first. */
const keptIn = ({ festivals, parvas }: DayOccurrences, said: Sayer): WallKept[] =>
  withoutPlain([...festivals, ...parvas])
    .map(said)
    .sort((a, b) => Number(b.great) - Number(a.great));
const landReplyOf = (sky: Sky, civil: CivilDay) => {
  const land = printedDateOf(sky, civil);
  return land === null ? {} : { land };
};
export type WallDay = Static<typeof wallDayReply>;

/** The Gregorian month of the requested day. */
export const wallMonth = view<typeof wallMonthReply>()({
  field: 'wall_month',
  summary: 'The days of a month with their tithi and nakshatra at sunrise, and what is kept on them, by name',
  reads: 'year',
  of({ sky, day, say }) {
    const { year, month } = dateOf(day);
    const first = dayOf({ year, month, day: 1 });
    const length = daysInMonth(year, month);
    const kept = occurrencesWithin(sky, first, plusDays(first, length - 1));
    const monthSaid = customOf(sky.place).months === 'amanta' ? amantaReplyOf : purnimantaReplyOf;
    return {
      days: Array.from({ length }, (_, i) => {
        const civil = plusDays(first, i);
        const moment = momentUnder(sky, civil);
        const { tithi, nakshatra } = moment;
        return {
          date: isoDate(civil),
          weekday: weekdayOf(civil),
          tithi: say.named('tithi', tithi.number),
          tithi_end: clock(sky.place, tithi.to),
          nakshatra: say.named('nakshatra', nakshatra.number),
          nakshatra_end: clock(sky.place, nakshatra.to),
          paksha: pakshaOf(tithi.number),
          masa: monthSaid(moment, say),
          kept: keptIn(kept(civil), (each) => keptReplyOf(say, each)),
          ...landReplyOf(sky, civil),
        };
      }),
    };
  },
});
export type WallYearDay = Static<typeof yearDays>[number];

/** Every monthly fast comes within these days; most of the year, so do four festivals. */
const AHEAD_DAYS = 62;

/** The Gregorian year of the requested day. */
export const wallYear = view<typeof wallYearReply>()({
  field: 'wall_year',
  summary: 'What is kept in a year, by name and date',
  reads: 'year',
  params: { from: date({ meaning: 'a day of the year: the days from it on are listed ahead', example: '2026-12-30' }) },
  of({ sky, day, say, params: { from } }) {
    const { year } = dateOf(day);
    const listed = (days: readonly CivilDay[], on: (civil: CivilDay) => DayOccurrences | undefined, said: Sayer) =>
      days.flatMap((civil): WallYearDay[] => {
        const found = on(civil);
        const kept = found === undefined ? [] : keptIn(found, said);
        return kept.length === 0
          ? []
          : [{ date: isoDate(civil), weekday: weekdayOf(civil), kept, ...landReplyOf(sky, civil) }];
      });
    const inYear = occurrencesInYear(sky, year);
    const days = listed(
      [...inYear.keys()].sort((a, b) => a - b),
      (civil) => inYear.get(civil),
      (each) => keptReplyOf(say, each),
    );
    if (from === undefined) return { year, days, ahead: [] };
    const within = occurrencesWithin(sky, from, plusDays(from, AHEAD_DAYS));
    const ahead = listed(
      Array.from({ length: AHEAD_DAYS + 1 }, (_, i) => plusDays(from, i)),
      (civil) => (dateOf(civil).year === year ? inYear.get(civil) : within(civil)),
      (each) => fastReplyOf(say, sky.place, each),
    );
    return { year, days, ahead };
  },
});
