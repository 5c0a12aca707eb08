/**
 * Other libraries and ours on the same instants and days: speed, error against the Swiss Ephemeris with JPL's files, bytes over the wire.
 * The Swiss Ephemeris itself is copyleft and no dependency of ours: the bench installs it into a folder that it throws away.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { angaSpanAt } from 'ganaka/internal/jyotisha/panchanga/angas/angas.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type CivilDay, civilDay, type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { Ephemeris } from 'ganaka/internal/sky/astronomy/ephemeris.ts';
import { unpackSeries } from 'ganaka/internal/sky/astronomy/series/series.ts';
import { ttMinusClock } from 'ganaka/internal/sky/astronomy/time/clock.ts';
import { drik as drikEngine } from 'ganaka/internal/sky/engines/drik/index.ts';
import { type Engine, isNone, type None } from 'ganaka/internal/sky/engines/engine.ts';
import { drik } from '../packages/ganaka/test/kit/engines.ts';
import { rounds } from './amount.ts';
import type { BenchRow } from './row.ts';
import { dayOfSky } from './sky.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, 'test/authorities', name), 'utf8'));

const UNIX_JD = 2_440_587.5;
const DAY_MS = 86_400_000;
const OPTIONS = { node: 'mean', positions: 'apparent', rise: 'limb' };

interface Instant {
  readonly jd_ut: number;
  readonly jd_tt: number;
  readonly bodies: { readonly moon: readonly [number, number, number] };
  readonly lahiri: { readonly moon: number };
}
interface PeerYear {
  readonly lat: number;
  readonly lon: number;
  readonly rows: readonly (string | number)[][];
}

/** From 1900 to 2100. */
const instants = (): readonly Instant[] =>
  read('ephemeris.json').instants.filter(({ jd_ut }: Instant) => jd_ut > 2_415_020 && jd_ut < 2_488_070);
/**
 * Sunrises up to 60° of latitude, the upper limb with a refraction of 34′, in milliseconds of Unix time. They are of
 * 1900 to 1971, when our clock is UT1 like that of the figures: since 1972 it is UTC, which differs by up to 0.9 s.
 */
const sunrises = (): readonly Sunrise[] =>
  read('ephemeris.json')
    .rise_set.map(({ lat, lon, date, events }: RiseSet) => ({
      lat,
      lon,
      civil: dayOf(partsOf(date)),
      at: ((events.limb.sunrise ?? Number.NaN) - UNIX_JD) * DAY_MS,
    }))
    .filter(({ lat, civil, at }: Sunrise) => {
      const isOfUt1 =
        civil > dayOf({ year: 1900, month: 1, day: 1 }) && civil < dayOf({ year: 1971, month: 12, day: 31 });
      return isOfUt1 && Math.abs(lat) <= 60 && !Number.isNaN(at);
    });
interface RiseSet {
  readonly lat: number;
  readonly lon: number;
  readonly date: string;
  readonly events: { readonly limb: { readonly sunrise: number | null } };
}
interface Sunrise {
  readonly lat: number;
  readonly lon: number;
  readonly civil: CivilDay;
  readonly at: number;
}

/** Days of 2026 at Delhi: sunrise, and the end of the tithi that runs then, in milliseconds of Unix time. */
const delhi = (): { readonly lat: number; readonly lon: number; readonly days: readonly OracleDay[] } => {
  const { lat, lon, rows }: PeerYear = read('angas-sample.json').peer_year[0];
  const days = rows.map(([date, sunrise, , , , , tithiEnd]) => ({
    sunrise: Date.parse(`${date}T${sunrise}+05:30`),
    tithiEnd: Date.parse(`${tithiEnd}+05:30`),
    civil: dayOf(partsOf(String(date))),
  }));
  return { lat, lon, days };
};
interface OracleDay {
  readonly sunrise: number;
  readonly tithiEnd: number;
  readonly civil: CivilDay;
}
const partsOf = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
};

/** What one library does; what it has no function for is absent. */
interface Peer {
  readonly name: string;
  /** Apparent longitude of the Moon of date, degrees; `tt` and `ut` are Julian days. */
  readonly moon?: { readonly at: (ut: number, tt: number) => number; readonly calls: number; readonly lahiri?: true };
  readonly day?: {
    /** Everything it gives of a day, from an instant just after a sunrise; days since 1970. */
    readonly whole: (i: number) => number;
    readonly calls: number;
    readonly sunrise: (of: Sunrise) => number;
    readonly tithiEnd: (day: OracleDay) => number;
  };
  /** Of what a browser loads, gzipped (data as brotli). */
  readonly bytes: () => Promise<number>;
}

function microseconds(usual: number, work: (i: number) => number): number {
  const calls = rounds(usual);
  let sum = 0;
  // other days than those that are measured: results of a day are kept
  for (let i = 0; i < calls; i++) sum += work(calls + i);
  const from = process.cpuUsage();
  for (let i = 0; i < calls; i++) sum += work(i);
  const { user, system } = process.cpuUsage(from);
  if (Number.isNaN(sum)) throw new Error('a measured figure was not a number');
  return (user + system) / calls;
}

/** One after another, as a search for an event asks: libraries keep what they have read of the files. */
const inOrder = (i: number): number => UNIX_JD + i / 36;
const scattered = (i: number): number =>
  UNIX_JD + 36_525 * (i * 0.6180339887498949 - Math.floor(i * 0.6180339887498949));

async function bundled(statements: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: statements, resolveDir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** The instant of our clock at which terrestrial time is `tt`: what is compared is the Moon, not the forecasts of the Earth's rotation. */
function clockAt(tt: number): JdUt {
  let t = jdUt(tt);
  for (let round = 0; round < 2; round++) t = jdUt(tt - ttMinusClock(t) / 86_400);
  return t;
}

/** The whole hours of the clock at a longitude. */
const hoursAt = (lon: number): number => Math.round(lon / 15);

function known(sunrise: JdUt | None): JdUt {
  if (isNone(sunrise)) throw new Error('no sunrise on a day that has one');
  return sunrise;
}

const SERIES = join(ROOT, 'packages/ganaka/data/ephemeris/series.bin');
const TABLES = join(ROOT, 'packages/ganaka/data/ephemeris/chebyshev.bin');

function ours(name: string, engine: Engine, place: { lat: number; lon: number }, isLight: boolean): Peer {
  const sky = engine.skyOver(placeWithOffset('Delhi', place.lat, place.lon, 5.5), OPTIONS);
  const msOf = (jd: number): number => (jd - UNIX_JD) * DAY_MS;
  return {
    name,
    moon: { at: (_, tt) => sky.longitude('chandra', clockAt(tt)), calls: isLight ? 4000 : 100_000, lahiri: true },
    day: {
      whole: (i) => dayOfSky(engine, civilDay(Math.floor(scattered(i)))),
      calls: isLight ? 150 : 3000,
      sunrise({ lat, lon, civil }) {
        const there = engine.skyOver(placeWithOffset('there', lat, lon, hoursAt(lon)), OPTIONS);
        return msOf(known(there.sunrise(civil)));
      },
      tithiEnd: ({ civil }) => msOf(angaSpanAt('tithi', sky, known(sky.sunrise(civil))).to),
    },
    bytes: async () =>
      (isLight ? [SERIES] : [SERIES, TABLES]).reduce(
        (sum, file) => sum + brotliCompressSync(readFileSync(file)).length,
        await bundled(`export * from './drik.js'; export * from './angas.js';`, join(ROOT, 'packages/ganaka/dist')),
      ),
  };
}

interface Astronomy {
  readonly AstroTime: { FromTerrestrialTime(days: number): unknown };
  EclipticGeoMoon(time: unknown): { readonly lon: number };
}
interface SwissEph {
  initSwissEph(): Promise<void>;
  calc_ut(jd: number, body: number, flags: number): ArrayLike<number>;
  calc(jd: number, body: number, flags: number): { readonly longitude: number };
  readonly SE_MOON: number;
  readonly SEFLG_SWIEPH: number;
}
const J2000 = 2_451_545;

function astronomyEngine({ AstroTime, EclipticGeoMoon }: Astronomy, folder: string): Peer {
  return {
    name: 'astronomy-engine 2.1.19 (MIT)',
    moon: { at: (_, tt) => EclipticGeoMoon(AstroTime.FromTerrestrialTime(tt - J2000)).lon, calls: 3000 },
    bytes: () => bundled(`export * from 'astronomy-engine';`, folder),
  };
}

function swiss(swe: SwissEph, folder: string): Peer {
  const files = ['swisseph.js', 'swisseph.wasm', 'swisseph.data'];
  const of = (name: string): Buffer => readFileSync(join(folder, 'node_modules/swisseph-wasm/wasm', name));
  return {
    name: 'swisseph-wasm 0.1.0 (GPL-3.0)',
    moon: { at: (ut) => swe.calc_ut(ut, swe.SE_MOON, swe.SEFLG_SWIEPH)[0] ?? Number.NaN, calls: 8000 },
    bytes: async () => files.reduce((sum, name) => sum + gzipSync(of(name), { level: 9 }).length, 0),
  };
}

interface Mhah {
  calculate(date: Date): { readonly Tithi: { readonly end: Date; readonly ino: number } };
  sunTimer(date: Date, lat: number, lon: number): { readonly sunRise: Date };
}
function mhahPanchang(panchang: Mhah, { lat, lon }: { lat: number; lon: number }): Peer {
  return {
    name: 'mhah-panchang 1.2.0 (MPL-2.0)',
    day: {
      whole(i) {
        const at = new Date((scattered(i) - UNIX_JD) * DAY_MS);
        panchang.sunTimer(at, lat, lon);
        return panchang.calculate(at).Tithi.ino;
      },
      calls: 300,
      sunrise: (of) => Number(panchang.sunTimer(new Date(of.at), of.lat, of.lon).sunRise),
      tithiEnd: ({ sunrise }) => Number(panchang.calculate(new Date(sunrise)).Tithi.end),
    },
    bytes: () => bundled(`export * from 'mhah-panchang';`, ROOT),
  };
}

interface Panchangam {
  readonly Observer: new (lat: number, lon: number, height: number) => object;
  getPanchangam(
    at: Date,
    observer: object,
    options: object,
  ): { readonly tithi: number; readonly sunrise: Date | null; readonly tithiEndTime: Date | null };
}
function panchangam({ Observer, getPanchangam }: Panchangam, { lat, lon }: { lat: number; lon: number }): Peer {
  const observer = new Observer(lat, lon, 0);
  const options = { timezoneOffset: 330 };
  return {
    name: 'panchangam-js 2.2.3 (MIT)',
    day: {
      whole: (i) => getPanchangam(new Date((scattered(i) - UNIX_JD) * DAY_MS), observer, options).tithi,
      calls: 12,
      sunrise(of) {
        const there = new Observer(of.lat, of.lon, 0);
        return Number(getPanchangam(new Date(of.at), there, { timezoneOffset: 60 * hoursAt(of.lon) }).sunrise);
      },
      tithiEnd: ({ sunrise }) => Number(getPanchangam(new Date(sunrise), observer, options).tithiEndTime),
    },
    bytes: () => bundled(`export * from '@ishubhamx/panchangam-js';`, ROOT),
  };
}

const arcseconds = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180) * 3600;
const most = (values: readonly number[]): number => values.reduce((max, value) => Math.max(max, value), 0);

/** Microseconds of ours, to compare with. */
const own = { moon: 0, day: 0 };

async function rowsOf(peer: Peer, days: readonly OracleDay[], isOwn: boolean): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const { name, moon, day } = peer;
  if (moon !== undefined) {
    const us = microseconds(moon.calls, (i) => moon.at(scattered(i), scattered(i)));
    if (isOwn) own.moon = us;
    const errors = instants().map(({ jd_ut, jd_tt, bodies, lahiri }) =>
      arcseconds(moon.at(jd_ut, jd_tt), moon.lahiri ? lahiri.moon : bodies.moon[0]),
    );
    rows.push({ name: `${name}: Moons`, value: 1e6 / us, unit: '/s' });
    const near = microseconds(moon.calls, (i) => moon.at(inOrder(i), inOrder(i)));
    rows.push({ name: `${name}: Moons every 40 minutes`, value: 1e6 / near, unit: '/s' });
    rows.push({ name: `${name}: Moon, largest error`, value: most(errors), unit: '″' });
    if (name.startsWith('swiss'))
      rows.push({ name: 'ours against it', value: us / own.moon, unit: '×', target: 15, atLeast: true });
  }
  if (day !== undefined) {
    const us = microseconds(day.calls, day.whole);
    if (isOwn) own.day = us;
    rows.push({ name: `${name}: days`, value: 1e6 / us, unit: '/s' });
    const sunrise = most(sunrises().map((each) => Math.abs(day.sunrise(each) - each.at) / 1000));
    rows.push({ name: `${name}: sunrise, largest error`, value: sunrise, unit: 's' });
    const tithiEnd = most(days.map((each) => Math.abs(day.tithiEnd(each) - each.tithiEnd) / 1000));
    rows.push({ name: `${name}: tithi end, largest error`, value: tithiEnd, unit: 's' });
    if (name.startsWith('mhah'))
      rows.push({ name: 'ours against it', value: us / own.day, unit: '×', target: 5, atLeast: true });
  }
  rows.push({ name: `${name}: bytes`, value: (await peer.bytes()) / 1000, unit: 'kB' });
  return rows;
}

/** Copyleft stays outside: neither the lock file nor node_modules has it. */
function installed(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'ganaka-peers-'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', [...words, ...names], { cwd: folder, stdio: 'ignore' });
  return folder;
}

export async function rows(): Promise<readonly BenchRow[]> {
  const oracle = delhi();
  const tables = ours('ganaka, series and tables (MIT)', drik(), oracle, false);
  const light = drikEngine.make(
    drikEngine.info({ thirdEngine: 'third' }),
    new Ephemeris(unpackSeries(readFileSync(SERIES)), null),
  );
  const folder = installed('swisseph-wasm@0.1.0', 'astronomy-engine@2.1.19');
  try {
    const from = (name: string) => import(pathToFileURL(join(folder, 'node_modules', name)).href);
    const { default: Swiss } = await from('swisseph-wasm/src/swisseph.js');
    const swe: SwissEph = new Swiss();
    await swe.initSwissEph();
    const [mhah, pjs] = await Promise.all([import('mhah-panchang'), import('@ishubhamx/panchangam-js')]);
    const peers: Peer[] = [
      ours('ganaka, series alone (MIT)', light, oracle, true),
      swiss(swe, folder),
      astronomyEngine((await from('astronomy-engine/astronomy.js')).default, folder),
      mhahPanchang(new mhah.MhahPanchang(), oracle),
      panchangam(pjs as unknown as Panchangam, oracle),
    ];
    const found: BenchRow[] = [];
    for (const peer of [tables, ...peers]) found.push(...(await rowsOf(peer, oracle.days, peer === tables)));
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
