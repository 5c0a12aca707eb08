/** Words about periods that depend on the weekday, and about parts of the day and the night. */
import { part, type Span, span, split } from '../../../kernel/span.ts';
import { type Spans, united } from '../../../kernel/spans.ts';
import { plusDays } from '../../../kernel/units.ts';
import { type DayFrame, daylightOf, GHATI_DAYS, kalaOf } from '../../../rules/kala.ts';
import { abhijit, isForbidden, MUHURTAS } from '../day-muhurtas.ts';
import { within } from '../windows.ts';
import { starGroup, starNumber, stars } from './stars.ts';
import { type HourWord, runsWhere, word } from './when.ts';

/**
 * The muhurta of the daylight that is kulika, from Sunday to Saturday; by night it is the muhurta before (Muhurta
 * Chintamani 6.65).
 */
export const KULIKA: readonly number[] = [14, 12, 10, 8, 6, 4, 2];
const SATURDAY = 7;

/**
 * Returns the kulika of the day, that of the night (one muhurta earlier) and, on Saturday, also the last muhurta of the
 * night.
 */
export function kulikas(weekday: number, daylight: Span, night: Span): Spans {
  const number = KULIKA[weekday - 1] ?? 0;
  const last = weekday === SATURDAY ? [part(night, MUHURTAS, MUHURTAS)] : [];
  return united([part(daylight, number, MUHURTAS), part(night, number - 1, MUHURTAS), ...last]);
}

export const kulika: HourWord = word('kulika', {}, ({ weekday, daylight, night }) => kulikas(weekday, daylight, night));

const EIGHTHS = 8;
/** Three times the number of the vara, modulo eight, plus one (Muhurta Chintamani 6.64). */
export const ardhayamaOf = (weekday: number): number => ((3 * weekday) % EIGHTHS) + 1;

export const ardhayama: HourWord = word('ardhayama', {}, ({ weekday, daylight }) => [
  part(daylight, ardhayamaOf(weekday), EIGHTHS),
]);

/** Returns the muhurtas whose deities are forbidden on the weekday. */
export function durmuhurtas(weekday: number, daylight: Span, night: Span): Spans {
  const found: Span[] = [];
  for (let i = 1; i <= MUHURTAS; i++) if (isForbidden(weekday, i)) found.push(part(daylight, i, MUHURTAS));
  for (let i = 1; i <= MUHURTAS; i++) if (isForbidden(weekday, i + MUHURTAS)) found.push(part(night, i, MUHURTAS));
  return united(found);
}

export const durmuhurta: HourWord = word('durmuhurta', {}, ({ weekday, daylight, night }) =>
  durmuhurtas(weekday, daylight, night),
);

export const sunUp: HourWord = word('sun_up', {}, ({ daylight }) => [daylight]);

/** Purvahna, the first half of the daylight. */
export const purvahna: HourWord = word('day_part', { in: ['purvahna'] }, ({ frame }) => [kalaOf('purvahna', frame)]);

/** Aparahna, the fourth fifth of the daylight, and the night. */
export const aparahnaOrNight: HourWord = word('day_part', { in: ['aparahna', 'night'] }, ({ frame, night }) =>
  united([kalaOf('aparahna', frame), night]),
);

/** Thirds of the daylight, numbered from 1. */
export const dayThird = (...numbers: readonly number[]): HourWord =>
  word('day_third', { in: numbers }, ({ daylight }) => united(numbers.map((number) => part(daylight, number, 3))));

/** The nakshatras that are wrong in each third of the day and of the night (Muhurta Chintamani 11.11). */
const WRONG_IN_THIRD: readonly (readonly number[])[] = [
  starGroup('dhruva', 'mishra'),
  starGroup('tikshna'),
  starGroup('kshipra'),
  starGroup('mridu'),
  starGroup('ugra'),
  starGroup('chara'),
].map((ids) => ids.map(starNumber));
const AT_ANY_TIME = stars('shravana', 'hasta', 'pushya', 'mrigashira').map(starNumber);

/** The Moon is in a nakshatra that is wrong for a journey in this third of the day or night. */
export const starAtWrongTime: HourWord = word('star_time', { is: 'wrong' }, (day) => {
  const thirds = [...split(day.daylight, 3), ...split(day.night, 3)];
  return united(
    thirds.flatMap((third, i): Spans => {
      const wrong = WRONG_IN_THIRD[i] ?? [];
      return within(
        runsWhere(day.transitions('nakshatra'), (n) => wrong.includes(n) && !AT_ANY_TIME.includes(n)),
        third,
      );
    }),
  );
});

export type Quarter = 'east' | 'south' | 'west' | 'north';

/**
 * The good times for a direction: dawn except for the east, godhuli except for the west, midnight except for the north,
 * Abhijit except for the south.
 */
export const timeOfDirection = (direction: Quarter): HourWord =>
  word('time_by_direction', { direction }, ({ frame, bounds }) =>
    within(united(HOURS.filter((hour) => hour.but !== direction).map(({ of }) => of(frame))), bounds),
  );

const HOURS: readonly { readonly but: Quarter; readonly of: (frame: DayFrame) => Span }[] = [
  { but: 'east', of: ({ nextSunrise }) => span(plusDays(nextSunrise, -4 * GHATI_DAYS), nextSunrise) },
  { but: 'west', of: ({ sunset }) => span(plusDays(sunset, -GHATI_DAYS / 2), plusDays(sunset, GHATI_DAYS / 2)) },
  { but: 'north', of: (frame) => kalaOf('nishitha', frame) },
  { but: 'south', of: (frame) => abhijit(daylightOf(frame)) },
];
