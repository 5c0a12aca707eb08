/**
 * What the sky costs, in CPU time of one core, warm, every measured day a new one, compared with two peers on the same days. The peers
 * are development packages and are left out where they are not installed.
 */

import { type Anga, angaSpanAt } from 'ganaka/internal/jyotisha/panchanga/angas/angas.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type CivilDay, civilDay, type JdUt, jdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import { type Engine, GRAHAS, isNone } from 'ganaka/internal/sky/engines/engine.ts';
import { drik, trueChitra } from '../packages/ganaka/test/kit/engines.ts';
import { rounds } from './amount.ts';
import type { BenchRow } from './row.ts';

const DEHRADUN = placeWithOffset('Dehradun', 30.3165, 78.0322, 5.5);
const OPTIONS = { node: 'mean', positions: 'apparent', rise: 'limb' };
const ANGAS: readonly Anga[] = ['tithi', 'nakshatra', 'yoga', 'karana'];
const FIRST_DAY = 2_440_588; // 1 January 1970
const SPAN_DAYS = 36_525;

/** Days and instants scattered over a century, no two alike. */
const scattered = (i: number): number => i * 0.6180339887498949 - Math.floor(i * 0.6180339887498949);
const dayNumber = (i: number): CivilDay => civilDay(FIRST_DAY + Math.floor(scattered(i) * SPAN_DAYS));
const instant = (i: number): JdUt => jdUt(FIRST_DAY + scattered(i) * SPAN_DAYS);

/** Microseconds of CPU a call. What is computed is summed, so that nothing is left out as unused. */
function microseconds(usual: number, work: (i: number) => number): number {
  const calls = rounds(usual);
  let sum = 0;
  for (let i = 0; i < calls / 4; i++) sum += work(calls + i);
  const from = process.cpuUsage();
  for (let i = 0; i < calls; i++) sum += work(i);
  const { user, system } = process.cpuUsage(from);
  if (Number.isNaN(sum)) throw new Error('a measured figure was not a number');
  return (user + system) / calls;
}

/** Five risings and settings, and every end of tithi, nakshatra, yoga and karana from this sunrise to the next. */
export function dayOfSky(engine: Engine, day: CivilDay): number {
  const sky = engine.skyOver(DEHRADUN, OPTIONS);
  const rise = sky.sunrise(day);
  const set = sky.sunset(day);
  const next = sky.sunrise(plusDays(day, 1));
  if (isNone(rise) || isNone(next) || isNone(set)) return 0;
  const moonrise = sky.moonrise(rise, next);
  const moonset = sky.moonset(rise, next);
  let sum = rise + set + (isNone(moonrise) ? 0 : moonrise) + (isNone(moonset) ? 0 : moonset);
  for (const anga of ANGAS) {
    let t = rise;
    while (t < next) {
      const { to } = angaSpanAt(anga, sky, t);
      sum += to;
      t = plusDays(to, 1e-6);
    }
  }
  return sum;
}

interface Mhah {
  calculate(date: Date): { Tithi: { ino: number } };
  sunTimer(date: Date, lat: number, lon: number): object;
}

const noonOf = (day: CivilDay): Date => new Date((day - 2_440_587.5) * 86_400_000 - 5.5 * 3_600_000);

async function peers(): Promise<{ name: string; target: number; day: (i: number) => number; calls: number }[]> {
  const found = [];
  const mhah = await import('mhah-panchang').catch(() => null);
  if (mhah !== null) {
    const panchang: Mhah = new mhah.MhahPanchang();
    const day = (i: number): number => {
      const noon = noonOf(dayNumber(i));
      panchang.sunTimer(noon, DEHRADUN.latDeg, DEHRADUN.lonDeg);
      return panchang.calculate(noon).Tithi.ino;
    };
    found.push({ name: 'mhah-panchang 1.2.0', target: 1.5, day, calls: 1500 });
  }
  const pjs = await import('@ishubhamx/panchangam-js').catch(() => null);
  if (pjs !== null) {
    const observer = new pjs.Observer(DEHRADUN.latDeg, DEHRADUN.lonDeg, 0);
    const day = (i: number): number => pjs.getPanchangam(noonOf(dayNumber(i)), observer, { timezoneOffset: 330 }).tithi;
    found.push({ name: '@ishubhamx/panchangam-js 2.2.3', target: 40, day, calls: 60 });
  }
  return found;
}

export async function rows(): Promise<readonly BenchRow[]> {
  const startedAt = performance.now();
  const engine = drik();
  const startMs = performance.now() - startedAt;
  const third = trueChitra('third');
  const sky = engine.skyOver(DEHRADUN, OPTIONS);
  const nine = (i: number): number => GRAHAS.reduce((sum, graha) => sum + sky.longitude(graha, instant(i)), 0);
  const day = microseconds(6000, (i) => dayOfSky(engine, dayNumber(i)));
  const far = microseconds(100, (i) => dayOfSky(engine, civilDay(1_721_060 + i * 101)));
  const measured: BenchRow[] = [
    { name: 'reading the tables', value: startMs, unit: 'ms' },
    {
      name: 'Moon longitude, every 40 minutes of 80 years',
      value: microseconds(1_000_000, (i) => sky.longitude('chandra', jdUt(FIRST_DAY + i * 0.0277))),
      unit: 'µs',
      target: 0.3,
    },
    {
      name: 'Moon longitude, scattered over a century',
      value: microseconds(1_000_000, (i) => sky.longitude('chandra', instant(i))),
      unit: 'µs',
    },
    { name: 'nine grahas', value: microseconds(50_000, nine), unit: 'µs', target: 15 },
    { name: 'lagna', value: microseconds(200_000, (i) => sky.lagna(instant(i))), unit: 'µs', target: 3 },
    { name: 'a day: five risings, all anga ends', value: day / 1000, unit: 'ms', target: 0.25 },
    { name: 'days a second and core', value: 1e6 / day, unit: '/s', target: 4000, atLeast: true },
    {
      name: 'the same on the third engine',
      value: microseconds(3000, (i) => dayOfSky(third, dayNumber(i))) / 1000,
      unit: 'ms',
    },
    { name: 'the same far from the tables (year 0 on), cold', value: far / 1000, unit: 'ms' },
  ];
  for (const { name, target, day: theirs, calls } of await peers()) {
    const their = microseconds(calls, theirs);
    measured.push({ name: `${name}: a day`, value: their / 1000, unit: 'ms' });
    measured.push({ name: `${name}: how many times our time`, value: their / day, unit: '×', target, atLeast: true });
  }
  return measured;
}
