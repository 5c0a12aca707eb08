/** Eclipses that a reader corrected: the day before a Moon that rises eclipsed (Dharmasindhu 1, vedha-vichara), and hybrid eclipses of the Sun. */

import { localOf } from 'ganaka/internal/jyotisha/grahana/local.ts';
import { sutakOf } from 'ganaka/internal/jyotisha/grahana/sutak.ts';
import { eclipsesBetween } from 'ganaka/internal/jyotisha/grahana/year.ts';
import { dayAt, dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { isNone } from 'ganaka/internal/sky/engines/engine.ts';
import { clock } from 'ganaka/internal/text/format.ts';
import { describe, expect, test } from 'vitest';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';

const engine = drik();
const skyOver = (name: string, lat: number, lon: number) =>
  engine.skyOver(placeWithOffset(name, lat, lon, 5.5), { node: 'mean', positions: 'apparent', rise: 'limb' });
const midnightUt = (year: number, month: number, day: number) => jdUt(dayOf({ year, month, day }) - 0.5);

test.each([
  ['Delhi', 28.6139, 77.209], // she rises eight seconds before sunset
  ['Mumbai', 19.076, 72.8777],
  ['Kolkata', 22.5726, 88.3639],
  ['Guwahati', 26.1445, 91.7362],
] as const)('grastodaya of 3 March 2026 at %s: no meal from sunrise on', (name, lat, lon) => {
  const sky = skyOver(name, lat, lon);
  const [eclipse] = eclipsesBetween(sky, midnightUt(2026, 3, 3), midnightUt(2026, 3, 4));
  const local = eclipse === undefined ? null : localOf(sky, eclipse);
  if (local === null) throw new Error('no eclipse');
  expect(local.risesEclipsed).toBe(true);
  const sunrise = sky.sunrise(dayOf({ year: 2026, month: 3, day: 3 }));
  if (isNone(sunrise)) throw new Error('no sunrise');
  expect(sutakOf(sky, 'lunar', local)?.from).toBeCloseTo(sunrise, 6);
});

/** Sutak at Delhi and Kashi as newspapers printed it: they cut or round the minute. */
test.each([
  // spotnews18.com, June 2020: "from 09:52 pm on June 20"
  ['solar', 'Delhi', 28.6139, 77.209, [2020, 6, 21], 'from', '2020-06-20T21:52'],
  // livehindustan.com, 5 September 2025: from 12:19 pm to 01:26 am
  ['lunar', 'Delhi', 28.6139, 77.209, [2025, 9, 7], 'from', '2025-09-07T12:19'],
  ['lunar', 'Delhi', 28.6139, 77.209, [2025, 9, 7], 'to', '2025-09-08T01:26'],
  // livemint.com, 25 October 2022: the Sun sets eclipsed, and Kashi Vishwanath opens at the sunrise of the 26th, 6:02
  ['solar', 'Kashi', 25.3176, 82.9739, [2022, 10, 25], 'to', '2022-10-26T06:02'],
] as const)(
  'sutak of the %s eclipse at %s (%d, %d), %j: %s %s',
  (kind, name, lat, lon, [year, month, day], edge, printed) => {
    const sky = skyOver(name, lat, lon);
    const eclipse = eclipsesBetween(sky, midnightUt(year, month, day), midnightUt(year, month, day + 1)).find(
      (each) => each.kind === kind,
    );
    const local = eclipse === undefined ? null : localOf(sky, eclipse);
    const sutak = local && sutakOf(sky, kind, local);
    const minutes = (iso: string) => Date.parse(`${iso.slice(0, 16)}:00Z`) / 60_000;
    expect(sutak && Math.abs(minutes(clock(sky.place, sutak[edge])) - minutes(printed))).toBeLessThanOrEqual(1);
  },
);

test('the hybrid eclipses of two centuries; 1986-10-03 is one, of magnitude 1.0000', () => {
  const sky = skyOver('x', 23.18, 75.78);
  const all = eclipsesBetween(sky, midnightUt(1901, 1, 1), midnightUt(2101, 1, 1));
  const later = all.filter(({ kind, greatest }) => kind === 'solar' && greatest >= midnightUt(2001, 1, 1));
  const count = (type: string) => later.filter((each) => each.type === type).length;
  // Espenak, solar eclipses 2001 to 2100: 224, of which 77 partial, 72 annular, 68 total, 7 hybrid
  expect(['partial', 'annular', 'total', 'hybrid'].map(count)).toEqual([77, 72, 68, 7]);
  const hybrid = all.filter(({ type }) => type === 'hybrid');
  // in test/authorities/eclipses.json: 1909, 1912, 1930, 1987, 2005, 2023, 2050. Espenak counts six hybrids in the twentieth century and seven
  // in the twenty-first, among them the pairs of 1986-87 and 2049-50; the other dates are in no table that we have
  expect(hybrid.map(({ greatest }) => isoDate(dayAt(greatest, 0)))).toEqual([
    '1908-12-23',
    '1909-06-17',
    '1912-04-17',
    '1930-04-28',
    '1986-10-03',
    '1987-03-29',
    '2005-04-08',
    '2013-11-03',
    '2023-04-20',
    '2031-11-14',
    '2049-11-25',
    '2050-05-20',
    '2067-12-06',
  ]);
  const of1986 = hybrid.find(({ greatest }) => isoDate(dayAt(greatest, 0)) === '1986-10-03');
  expect(of1986?.kind === 'solar' ? of1986.magnitude.toFixed(4) : null).toBe('1.0000');
}, 60_000);

describe('the greatest phase that is seen, of an eclipse under way at sunrise or sunset', () => {
  const seenFrom = (name: string, lat: number, lon: number, [year, month, day]: readonly [number, number, number]) => {
    const sky = skyOver(name, lat, lon);
    const eclipse = eclipsesBetween(sky, midnightUt(year, month, day - 1), midnightUt(year, month, day + 1)).find(
      ({ kind }) => kind === 'solar',
    );
    const local = eclipse === undefined ? null : localOf(sky, eclipse);
    if (local === null || local.seen === null || local.greatestSeen === null) throw new Error('not seen');
    return { sky, local, seen: local.seen, greatest: local.greatestSeen };
  };

  // Ministry of Earth Sciences, 18 October 2022: minutes from the beginning up to sunset, and covered part at the greatest eclipse
  test.each([
    ['Delhi', 28.6139, 77.209, 73, 0.44],
    ['Mumbai', 19.076, 72.8777, 79, 0.24],
    ['Chennai', 13.0827, 80.2707, 31, null],
    ['Kolkata', 22.5726, 88.3639, 12, null],
  ] as const)('25 October 2022 at %s, where the Sun set eclipsed', (name, lat, lon, minutes, covered) => {
    const { local, seen, greatest } = seenFrom(name, lat, lon, [2022, 10, 25]);
    expect(local.setsEclipsed).toBe(true);
    expect(Math.abs((seen.to - seen.from) * 1440 - minutes)).toBeLessThan(1.5);
    if (covered !== null) {
      // the maximum came before sunset: it is what is seen
      expect(greatest.at).toBe(local.maximum);
      expect(greatest.magnitude).toBe(local.magnitude);
      expect(Math.abs((greatest.obscuration ?? 0) - covered)).toBeLessThan(0.01); // "around"
    } else {
      expect(greatest.at).toBe(seen.to);
      expect(greatest.magnitude).toBeLessThan(local.magnitude);
      expect(greatest.obscuration ?? 1).toBeLessThan(local.obscuration ?? 0);
      // the upper limb on a horizon lifted by 34 minutes
      expect(greatest.altitudeDeg).toBeCloseTo(-50 / 60, 2);
    }
  });

  test('22 August 1998 at Chennai: the maximum passed below the horizon; at sunrise it was past its depth', () => {
    const { local, seen, greatest } = seenFrom('Chennai', 13.0827, 80.2707, [1998, 8, 22]);
    expect(Math.abs(local.altitudeDeg + 3.8)).toBeLessThan(0.1);
    expect(local.risesEclipsed).toBe(true);
    expect(greatest.at).toBe(seen.from);
    expect(greatest.altitudeDeg).toBeCloseTo(-50 / 60, 2);
    expect(greatest.magnitude).toBeGreaterThan(0);
    expect(greatest.magnitude).toBeLessThan(local.magnitude);
  });

  test('over thirty years and five towns no phase that is seen is deeper than the one that is called greatest', () => {
    for (const [name, lat, lon] of [
      ['Chennai', 13.08, 80.27],
      ['Srinagar', 34.08, 74.8],
      ['London', 51.5, -0.13],
      ['Sydney', -33.87, 151.2],
      ['Honolulu', 21.3, -157.86],
    ] as const) {
      const sky = skyOver(name, lat, lon);
      for (const eclipse of eclipsesBetween(sky, midnightUt(2000, 1, 1), midnightUt(2030, 1, 1))) {
        const local = localOf(sky, eclipse);
        if (local === null) continue;
        expect(local.greatestSeen === null).toBe(local.seen === null);
        if (local.seen === null || local.greatestSeen === null) continue;
        const { at, magnitude } = local.greatestSeen;
        expect(at >= local.seen.from && at <= local.seen.to).toBe(true);
        expect(magnitude).toBeLessThanOrEqual(local.magnitude + 1e-9);
        const cut = local.maximum < local.seen.from || local.maximum > local.seen.to;
        expect(at === local.maximum).toBe(!cut);
        if (cut) expect(local.risesEclipsed || local.setsEclipsed).toBe(true);
      }
    }
  }, 60_000);
});
