/** Eclipses that a reader corrected: the day before a Moon that rises eclipsed (Dharmasindhu 1, vedha-vichara), and hybrid eclipses of the Sun. */
import { expect, test } from 'vitest';
import { isNone } from '../src/engines/engine.ts';
import { localOf } from '../src/grahana/local.ts';
import { sutakOf } from '../src/grahana/sutak.ts';
import { eclipsesBetween } from '../src/grahana/year.ts';
import { dayAt, dayOf, isoDate } from '../src/kernel/civil.ts';
import { placeWithOffset } from '../src/kernel/place.ts';
import { jdUt } from '../src/kernel/units.ts';
import { drik } from './engines.ts';

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

test('the hybrid eclipses of two centuries; 1986-10-03 is one, of magnitude 1.0000', () => {
  const sky = skyOver('x', 23.18, 75.78);
  const hybrid = eclipsesBetween(sky, midnightUt(1901, 1, 1), midnightUt(2101, 1, 1)).filter(
    ({ type }) => type === 'hybrid',
  );
  // in test/authorities/eclipses.json: 1909, 1912, 1930, 1987, 2005, 2023, 2050. Espenak counts six hybrids in the twentieth century and seven
  // in the twenty-first, among them the pairs of 1986-87 and 2049-50; the other dates stand in no table that we have
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
