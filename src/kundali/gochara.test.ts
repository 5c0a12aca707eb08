import { expect, test } from 'vitest';
import { toyEngine } from '../../test/toy-engine.ts';
import type { Sky } from '../engines/engine.ts';
import { norm360, sinDeg } from '../kernel/angle.ts';
import { placeWithOffset } from '../kernel/place.ts';
import { type JdUt, jdUt, plusDays, sidereal } from '../kernel/units.ts';
import { ingressesOf, staysOf } from './gochara.ts';

const toy = toyEngine('drik', 'drik').skyOver(placeWithOffset('', 0, 0, 0), { node: 'mean' });
const START = jdUt(2_451_545);

/** A Saturn that goes 0.0335° a day and swings 3.5° about it once in 378 days: he turns back like the true one. */
const swinging = (offset: number): Sky => ({
  ...toy,
  longitude: (_, t: JdUt) => sidereal(offset + 0.0335 * (t - START) + 3.5 * sinDeg((360 / 378) * (t - START))),
});

/** The same entries by brute force, an hour at a time. */
function slowly(sky: Sky, from: JdUt, days: number): number {
  let count = 0;
  let rashi = Math.floor(sky.longitude('shani', from) / 30);
  for (let hour = 1; hour <= days * 24; hour++) {
    const next = Math.floor(sky.longitude('shani', plusDays(from, hour / 24)) / 30);
    if (next !== rashi) count++;
    rashi = next;
  }
  return count;
}

test('every entry and return is found, wherever in the rashi the turns fall', () => {
  for (let offset = 0; offset < 30; offset += 1.7) {
    const sky = swinging(offset);
    const days = 3000;
    expect(ingressesOf(sky, 'shani', START, plusDays(START, days))).toHaveLength(slowly(sky, START, days));
  }
});

test('stays follow one another without a gap, and each begins where the graha is', () => {
  const end = plusDays(START, 5000);
  const stays = staysOf(swinging(11), 'shani', START, end);
  expect(stays[0]?.start).toBe(START);
  expect(stays.at(-1)?.end).toBe(end);
  stays.forEach((stay, i) => {
    const next = stays[i + 1];
    if (next !== undefined) expect(next.start).toBe(stay.end);
    const middle = swinging(11).longitude('shani', plusDays(stay.start, (stay.end - stay.start) / 2));
    expect(Math.floor(norm360(middle) / 30) + 1).toBe(stay.rashi);
  });
});

test('the mean node enters rashis backwards', () => {
  const entries = ingressesOf(toy, 'rahu', START, plusDays(START, 2000));
  expect(entries.length).toBeGreaterThan(2);
  for (const { retrograde } of entries) expect(retrograde).toBe(true);
});
