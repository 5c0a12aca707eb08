/**
 * Words that need the days of the place: weekday, solar date, lagna, special yoga, festival, eclipse and part of the
 * day.
 */

import { dateOf, dayAt, weekdayOf } from '../../kernel/civil.ts';
import type { Span } from '../../kernel/span.ts';
import { type CivilDay, plusDays } from '../../kernel/units.ts';
import { isNone, type Sky } from '../../sky/engines/engine.ts';
import { reckoningHere } from '../calendars/of-land.ts';
import { startOn } from '../calendars/solar.ts';
import { FESTIVALS } from '../festivals/catalog/index.ts';
import { occurrencesOf } from '../festivals/occurrence.ts';
import { FestivalYear } from '../festivals/year.ts';
import { seenSpans } from '../grahana/seen.ts';
import { muhurtaDay } from '../muhurta/spans/muhurta-day.ts';
import { varaOf } from '../panchanga/angas/vara.ts';
import { type Day, dayUnder } from '../panchanga/day/day.ts';
import { specialYogasOn } from '../panchanga/day/facts.ts';
import { momentUnder } from '../panchanga/day/moment.ts';
import { kalaSpans } from './kala-words.ts';
import { cut, type ValueRun, type WordRuns } from './wheel-words.ts';

/** The civil days whose span from sunrise to sunrise may overlap the window. */
function* civilDays({ place }: Sky, { from, to }: Span): Generator<CivilDay, undefined> {
  const last = plusDays(dayAt(to, place.tzHours), 1);
  for (let civil = plusDays(dayAt(from, place.tzHours), -1); civil <= last; civil = plusDays(civil, 1)) yield civil;
  return undefined;
}

/** Returns the runs on the days for which `wanted` is true; the sunrise of other days is not computed. */
function runsOnDays(
  sky: Sky,
  window: Span,
  wanted: (civil: CivilDay) => boolean,
  runs: (day: Day) => readonly ValueRun[],
): ValueRun[] {
  const found: ValueRun[] = [];
  for (const civil of civilDays(sky, window)) if (wanted(civil)) found.push(...cut(runs(dayUnder(sky, civil)), window));
  return found;
}

const always = (): boolean => true;
const varaOn = (civil: CivilDay) => varaOf(weekdayOf(civil));

export const varaRuns: WordRuns = (sky, values, window) =>
  runsOnDays(
    sky,
    window,
    (civil) => values.includes(varaOn(civil)),
    ({ civil, reach }) => [{ value: varaOn(civil), ...reach }],
  );

/** The runs of the solar month or solar day that the panchanga shows. */
export const solarRuns =
  (which: 'month' | 'day', names: readonly string[]): WordRuns =>
  (sky, values, window) => {
    const solarOn = (civil: CivilDay): string => {
      const { rashi, first } = startOn(reckoningHere(sky), civil);
      return names[which === 'month' ? rashi - 1 : civil - first] ?? '';
    };
    return runsOnDays(
      sky,
      window,
      (civil) => values.includes(solarOn(civil)),
      ({ civil, reach }) => [{ value: solarOn(civil), ...reach }],
    );
  };

/** The runs of the rising sign. Days without a sunrise or a sunset have none. */
export const lagnaRuns =
  (names: readonly string[]): WordRuns =>
  (sky, values, window) =>
    runsOnDays(sky, window, always, ({ civil, bounds }) => {
      // the rising sign is expensive, so the neighbours of a short window are left out
      if (bounds.to <= window.from || bounds.from >= window.to) return [];
      const day = muhurtaDay(sky, civil);
      if (isNone(day)) return [];
      return day.lagnas.flatMap(({ number, from, to }): ValueRun[] => {
        const value = names[number - 1] ?? '';
        return values.includes(value) ? cut([{ value, from, to }], day.bounds) : [];
      });
    });

export const specialYogaRuns: WordRuns = (sky, values, window) =>
  runsOnDays(sky, window, always, ({ civil }) =>
    Object.entries(specialYogasOn(momentUnder(sky, civil))).flatMap(([value, runs]) =>
      values.includes(value) ? runs.map(({ from, to }) => ({ value, from, to })) : [],
    ),
  );

/**
 * The days of festivals. A value is the id of a festival or the name of one of its occurrences (`nirjala-ekadashi`).
 */
export const festivalRuns: WordRuns = (sky, values, window) => {
  const { place } = sky;
  // a value that is no festival of its own is the name of an occurrence
  const isNamed = values.some((value) => !FESTIVALS.some(({ id }) => id === value));
  const festivals = FESTIVALS.filter(
    (each) => values.includes(each.id) || (isNamed && (each.nameOf !== undefined || 'own' in each)),
  );
  const first = dateOf(plusDays(dayAt(window.from, place.tzHours), -1)).year;
  const last = dateOf(plusDays(dayAt(window.to, place.tzHours), 1)).year;
  const found: ValueRun[] = [];
  for (let year = first; year <= last; year++) {
    const festivalYear = new FestivalYear(sky, year);
    for (const festival of festivals)
      for (const { id, name, day } of occurrencesOf(festivalYear, festival))
        for (const value of new Set([id, name]))
          if (values.includes(value)) found.push({ value, ...dayUnder(sky, day).reach });
  }
  return cut(found, window);
};

export const eclipseRuns: WordRuns = (sky, values, window) =>
  cut(
    seenSpans(sky, plusDays(window.from, -1), plusDays(window.to, 1)).flatMap(({ kind, seen }) =>
      values.includes(kind) ? [{ value: kind, ...seen }] : [],
    ),
    window,
  );

/** The runs of parts of the day. A part whose start and end coincide, such as sunrise itself, is never found. */
export const kalaRuns: WordRuns = (sky, values, window) =>
  runsOnDays(sky, window, always, (day) =>
    values.flatMap((value) => kalaSpans(day, value).map(({ from, to }): ValueRun => ({ value, from, to }))),
  );
