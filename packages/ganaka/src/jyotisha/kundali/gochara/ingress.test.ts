import { expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { norm360, sinDeg } from '../../../kernel/angle.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { type JdUt, jdUt, plusDays, sidereal } from '../../../kernel/units.ts';
import type { Graha, Sky } from '../../../sky/engines/engine.ts';
import { ingressesOf, staysOf } from './ingress.ts';

const toy = toyEngine('drik', 'drik').skyOver(placeWithOffset('', 0, 0, 0), { node: 'mean' });
const START = jdUt(2_451_545);

/** A Saturn that goes 0.0335° a day and swings 3.5° about it once in 378 days: he turns back like the true one. */
const swinging = (offset: number): Sky => {
  const longitude = (_: Graha, t: JdUt) =>
    sidereal(offset + 0.0335 * (t - START) + 3.5 * sinDeg((360 / 378) * (t - START)));
  const meanLongitude = (_: Graha, t: JdUt) => sidereal(offset + 0.0335 * (t - START));
  return { ...toy, almanac: { kept: new Map() }, longitude, expectedLongitude: longitude, meanLongitude };
};

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

test('a rough expectation leads to the same instants', () => {
  const end = plusDays(START, 20_000);
  for (let offset = 0; offset < 30; offset += 0.37) {
    const sky = swinging(offset);
    const rough: Sky = {
      ...sky,
      almanac: { kept: new Map() },
      expectedLongitude: (graha, t) =>
        sidereal(sky.longitude(graha, t) + 0.7 * sinDeg(0.9 * (t - START) + 40 * offset)),
      expectedWithinDeg: () => 0.75,
    };
    const found = ingressesOf(rough, 'shani', START, end);
    const expected = ingressesOf(sky, 'shani', START, end);
    expect(found.map(({ rashi }) => rashi)).toEqual(expected.map(({ rashi }) => rashi));
    found.forEach(({ at }, i) => {
      expect(Math.abs(at - (expected[i]?.at ?? 0))).toBeLessThan(3e-7);
    });
  }
});

test('stays in some rashis are those among the stays in all', () => {
  const end = plusDays(START, 12_000);
  const some = [12, 1, 2, 4, 8];
  for (let offset = 0; offset < 360; offset += 31) {
    const all = staysOf(swinging(offset), 'shani', START, end).filter(({ rashi }) => some.includes(rashi));
    const asked = staysOf(swinging(offset), 'shani', START, end, some);
    expect(asked.map(({ rashi }) => rashi)).toEqual(all.map(({ rashi }) => rashi));
    asked.forEach(({ start, end: until }, i) => {
      expect(Math.abs(start - (all[i]?.start ?? 0))).toBeLessThan(3e-7);
      expect(Math.abs(until - (all[i]?.end ?? 0))).toBeLessThan(3e-7);
    });
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
