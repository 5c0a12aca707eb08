/**
 * Eclipses against the canon: Eclipse Predictions by Fred Espenak, NASA GSFC (century tables, 1900–2100), and city tables
 * printed in Indian newspapers. Tolerances are the file's own.
 */
import { readFileSync } from 'node:fs';
import { localLunar, localSolar } from 'ganaka/internal/jyotisha/grahana/local.ts';
import { type Eclipse, eclipsesBetween } from 'ganaka/internal/jyotisha/grahana/year.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { isNone } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';

interface Row {
  readonly kind: 'solar' | 'lunar';
  readonly year: number;
  readonly date_td?: string;
  readonly greatest_td?: string;
  readonly date_ut?: string;
  readonly greatest_ut?: string;
  readonly type: string;
  readonly gamma: number;
  readonly magnitude?: number;
  readonly pen_mag?: number;
  readonly umb_mag?: number;
  readonly borderline?: boolean;
}
interface LocalRow {
  readonly eclipse: string;
  readonly place: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly begin: string | null;
  readonly greatest: string | null;
  readonly end: string | null;
  readonly magnitude?: number;
  readonly obscuration_pct: number | null;
  readonly tol_min: number;
  readonly tol_mag?: number;
}
const { catalog, local }: { catalog: Row[]; local: LocalRow[] } = JSON.parse(
  readFileSync(new URL('../authorities/eclipses.json', import.meta.url), 'utf8'),
);

const TOLERANCE = {
  solarSeconds: 15, // the canon and DE431 differ by up to 9.7 s
  lunarMinutes: (year: number) => (year <= 2065 ? 2 : 3), // printed to the minute; the canon extrapolates ΔT
  gamma: { solar: 0.0005, lunar: 0.002 },
  magnitude: 0.001,
  umbral: 0.01, // shadow rules differ
  penumbral: 0.05,
};

const { drik } = engines('x');
const OPTIONS = { node: 'mean', positions: 'apparent', rise: 'limb' };
const skyOver = (lat: number, lon: number, tz: number) => drik.skyOver(placeWithOffset('x', lat, lon, tz), OPTIONS);
const sky = skyOver(23.18, 75.78, 0);
const TYPES: Record<string, Eclipse['type']> = { P: 'partial', A: 'annular', T: 'total', H: 'hybrid', N: 'penumbral' };

const instantOf = (date: string, clock: string): JdUt => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [h = 0, m = 0, s = 0] = clock.split(':').map(Number);
  return jdUt(dayOf({ year, month, day }) - 0.5 + (h + m / 60 + s / 3600) / 24);
};
const yearOf = (year: number): Eclipse[] =>
  eclipsesBetween(
    sky,
    jdUt(dayOf({ year, month: 1, day: 1 }) - 0.5),
    jdUt(dayOf({ year: year + 1, month: 1, day: 1 }) - 0.5),
  );

const years = [...new Set(catalog.map(({ year }) => year))];

describe.each(years)('the eclipses of %i', (year) => {
  const ours = yearOf(year);
  const rows = catalog.filter((row) => row.year === year);
  const when = (row: Row) => instantOf(row.date_td ?? row.date_ut ?? '', row.greatest_td ?? row.greatest_ut ?? '');
  const found = (row: Row) =>
    ours.find(({ kind, greatest }) => kind === row.kind && Math.abs(greatest - when(row)) < 0.5);

  test('are those of the canon, with type, instant and size', () => {
    for (const row of rows.filter(({ borderline }) => !borderline)) {
      const eclipse = found(row);
      expect(eclipse, `${row.kind} ${row.date_td ?? row.date_ut}`).toBeDefined();
      if (eclipse === undefined) continue;
      expect(eclipse.type).toBe(TYPES[row.type.charAt(0)]);
      expect(Math.abs(eclipse.gamma - row.gamma)).toBeLessThanOrEqual(TOLERANCE.gamma[row.kind]);
      if (eclipse.kind === 'solar') {
        const tt = sky.tt(eclipse.greatest);
        if (isNone(tt)) throw new Error('no TT');
        expect(Math.abs(tt - when(row)) * 86_400).toBeLessThanOrEqual(TOLERANCE.solarSeconds);
        expect(Math.abs(eclipse.magnitude - (row.magnitude ?? 0))).toBeLessThanOrEqual(TOLERANCE.magnitude);
      } else {
        expect(Math.abs(eclipse.greatest - when(row)) * 1440).toBeLessThanOrEqual(TOLERANCE.lunarMinutes(year));
        expect(Math.abs(eclipse.umbralMagnitude - (row.umb_mag ?? 0))).toBeLessThanOrEqual(TOLERANCE.umbral);
        expect(Math.abs(eclipse.penumbralMagnitude - (row.pen_mag ?? 0))).toBeLessThanOrEqual(TOLERANCE.penumbral);
      }
    }
  });

  test('are no others', () => {
    const known = rows.map(found);
    expect(ours.filter((each) => !known.includes(each))).toEqual([]);
  });
});

const clockMinutes = (text: string): number => {
  const [h = 0, m = 0] = text.split(':').map(Number);
  return h * 60 + m;
};
const localMinutes = (t: JdUt): number => (((t + 0.5 + 5.5 / 24) % 1) * 1440 + 1440) % 1440;

describe('local circumstances in Indian cities, as printed', () => {
  const gazetteer = readGazetteer();
  test.each(local.map((row) => [`${row.eclipse} at ${row.place}`, row] as const))('%s', (_, row) => {
    // the other Hyderabad is in Pakistan, and large enough to be meant
    const known = gazetteer.resolve(row.place === 'Hyderabad' ? 'Hyderabad, Telangana' : row.place);
    if (!('place' in known)) throw new Error(`${row.place} is not known`);
    const here = skyOver(row.lat ?? known.place.latDeg, row.lon ?? known.place.lonDeg, 5.5);
    const date = row.eclipse.split(' ')[1] ?? '';
    const [eclipse] = eclipsesBetween(here, jdUt(instantOf(date, '00:00') - 1), jdUt(instantOf(date, '00:00') + 2));
    const seen = eclipse === undefined ? null : localSolar(here, eclipse.greatest);
    if (seen === null) throw new Error('not seen');
    const near = (t: JdUt, printed: string | null) =>
      printed === null || expect(Math.abs(localMinutes(t) - clockMinutes(printed))).toBeLessThan(row.tol_min);
    near(seen.start, row.begin);
    near(seen.maximum, row.greatest);
    near(seen.end, row.end);
    if (row.magnitude !== undefined) expect(Math.abs(seen.magnitude - row.magnitude)).toBeLessThan(row.tol_mag ?? 0.01);
    if (row.obscuration_pct !== null)
      expect(Math.abs((seen.obscuration ?? 0) * 100 - row.obscuration_pct)).toBeLessThan(1.5);
  });
});

test('what Bhuj saw from 2018 to 2025 (nine events verified by a peer project)', () => {
  const bhuj = skyOver(23.2472446, 69.668339, 5.5);
  const seen = eclipsesBetween(bhuj, instantOf('2018-01-01', '00:00'), instantOf('2026-01-01', '00:00')).flatMap(
    (each) => {
      const here = each.kind === 'solar' ? localSolar(bhuj, each.greatest) : localLunar(bhuj, each);
      return here?.seen && each.type !== 'penumbral' ? [`${each.kind}`] : [];
    },
  );
  expect(seen).toEqual(['lunar', 'lunar', 'lunar', 'solar', 'solar', 'solar', 'lunar', 'lunar', 'lunar']);
});
