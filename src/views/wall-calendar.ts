/**
 * What a wall calendar shows: names and dates of a month and of a year, without reasons, instants or other traditions.
 * It is for the open pages. The routes of festivals and of the month return the rest.
 */
import { type Static, Type } from 'typebox';
import { FESTIVALS } from '../festivals/catalog/index.ts';
import { isGreat } from '../festivals/great.ts';
import { type KeptOn, keptOn, keptWithin } from '../festivals/kept-on.ts';
import type { Occurrence } from '../festivals/occurrence.ts';
import { dateOf, dayOf, daysInMonth, isLeapYear, isoDate, weekdayOf } from '../kernel/civil.ts';
import type { Place } from '../kernel/place.ts';
import { plusDays } from '../kernel/units.ts';
import { momentUnder } from '../panchanga/moment.ts';
import { pakshaOf } from '../panchanga/tithi.ts';
import { window } from '../text/format.ts';
import type { Voice } from '../text/voice.ts';
import { purnimantaSaid } from './blocks/months.ts';
import { windowReply } from './blocks/replies.ts';
import { nameReply } from './in-languages.ts';
import { withoutPlain } from './plain-names.ts';
import { namedReply } from './position.ts';
import { view } from './view.ts';

const keptReply = Type.Object({
  id: Type.String(),
  great: Type.Boolean({ description: 'of one month of the year, and not one day of a row of days' }),
  ...nameReply('name'),
  parana: Type.Optional(
    Type.Object(
      { ...nameReply('name'), window: windowReply },
      { description: 'the meal that ends the fast of an ekadashi; in a year only' },
    ),
  ),
});
export type WallKept = Static<typeof keptReply>;

/**
 * The ids of the festivals that are emphasized: those of one month of the year that are not one day of a longer series.
 */
const GREAT: ReadonlySet<string> = new Set(FESTIVALS.filter(isGreat).map(({ id }) => id));

const keptSaid = (say: Voice, { id, name }: Occurrence): WallKept => ({
  id,
  great: GREAT.has(id),
  ...say.byId('festival', name),
});
/** The same, with the hours of the parana if the observance is an ekadashi. */
function fastSaid(say: Voice, place: Place, kept: Occurrence): WallKept {
  const said = keptSaid(say, kept);
  const parana = kept.id.endsWith('ekadashi') ? kept.observances.find(({ id }) => id === 'parana') : undefined;
  if (parana === undefined || parana.window === null) return said;
  return { ...said, parana: { ...say.byId('observance', parana.id), window: window(place, parana.window) } };
}
/** The observances of a day, the great ones first. */
const keptIn = ({ festivals, parvas }: KeptOn, said: (kept: Occurrence) => WallKept): WallKept[] =>
  withoutPlain([...festivals, ...parvas])
    .map(said)
    .sort((a, b) => Number(b.great) - Number(a.great));

const wallDayReply = Type.Object({
  date: Type.String(),
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: '1 = Sunday' }),
  tithi: { ...namedReply, description: 'at sunrise' },
  paksha: Type.Enum(['shukla', 'krishna']),
  masa: { ...namedReply, description: 'purnimanta, at sunrise' },
  kept: Type.Array(keptReply, { description: 'the great ones first' }),
});
export type WallDay = Static<typeof wallDayReply>;

/** The Gregorian month of the requested day. */
export const wallMonth = view({
  field: 'wall_month',
  summary: 'The days of a month with their tithi at sunrise and what is kept on them, by name',
  reads: 'year',
  reply: Type.Object({ days: Type.Array(wallDayReply) }),
  of({ sky, day, say }) {
    const { year, month } = dateOf(day);
    const first = dayOf({ year, month, day: 1 });
    const length = daysInMonth(year, month);
    const kept = keptWithin(sky, first, plusDays(first, length - 1));
    return {
      days: Array.from({ length }, (_, i) => {
        const civil = plusDays(first, i);
        const moment = momentUnder(sky, civil);
        const { number } = moment.tithi;
        return {
          date: isoDate(civil),
          weekday: weekdayOf(civil),
          tithi: say.named('tithi', number),
          paksha: pakshaOf(number),
          masa: purnimantaSaid(moment, say),
          kept: keptIn(kept(civil), (each) => keptSaid(say, each)),
        };
      }),
    };
  },
});

/** The Gregorian year of the requested day. */
export const wallYear = view({
  field: 'wall_year',
  summary: 'What is kept in a year, by name and date',
  reads: 'year',
  reply: Type.Object({
    year: Type.Integer(),
    days: Type.Array(Type.Object({ date: Type.String(), weekday: Type.Integer(), kept: Type.Array(keptReply) })),
  }),
  of({ sky, day, say }) {
    const { year } = dateOf(day);
    const first = dayOf({ year, month: 1, day: 1 });
    const days = Array.from({ length: isLeapYear(year) ? 366 : 365 }, (_, i) => plusDays(first, i)).flatMap((civil) => {
      const kept = keptIn(keptOn(sky, civil), (each) => fastSaid(say, sky.place, each));
      return kept.length === 0 ? [] : [{ date: isoDate(civil), weekday: weekdayOf(civil), kept }];
    });
    return { year, days };
  },
});
