/** The days of a year compared with its pack: what one has and the other has not. */

import { occurrencesOfDay } from 'ganaka/internal/jyotisha/festivals/day.ts';
import { packOf } from 'ganaka/internal/jyotisha/festivals/pack.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { dayUnder } from 'ganaka/internal/jyotisha/panchanga/day/day.ts';
import { dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine } from 'ganaka/internal/sky/engines/engine.ts';

export const PLACES = {
  Ujjain: placeWithOffset('Ujjain', 23.18, 75.77, 5.5),
  Guwahati: placeWithOffset('Guwahati', 26.14, 91.74, 5.5),
  London: placeWithOffset('London', 51.5, -0.12, 0),
  Tromso: placeWithOffset('Tromso', 69.65, 18.96, 1),
};

export function differencesIn(engine: Engine, year: number, place: keyof typeof PLACES, step = 1): string[] {
  const under = () => engine.skyOver(PLACES[place], defaultsOf(engine.info));
  const { festivals, parvas } = packOf(new FestivalYear(under(), year));
  const sky = under();
  const first = dayOf({ year, month: 1, day: 1 });
  const length = dayOf({ year: year + 1, month: 1, day: 1 }) - first;
  const found: string[] = [];
  for (let n = 0; n < length; n += step) {
    const day = plusDays(first, n);
    const listed = new Set([...festivals, ...parvas].filter((each) => each.day === day).map(({ name }) => name));
    const kept = new Set(occurrencesOfDay(dayUnder(sky, day)).map(({ name }) => name));
    for (const name of listed) if (!kept.has(name)) found.push(`${isoDate(day)}: the day lacks ${name}`);
    for (const name of kept) if (!listed.has(name)) found.push(`${isoDate(day)}: the year lacks ${name}`);
  }
  return found;
}
