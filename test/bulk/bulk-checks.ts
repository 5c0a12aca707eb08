/** A day row compared with the snapshot of the same day, place and engine, value for value. */

import { dateOf, dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { type CivilDay, plusDays } from 'ganaka/internal/kernel/units.ts';
import { offsetHoursAt } from 'ganaka/internal/places/zones.ts';
import type { Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { range } from 'ganaka/internal/views/bulk/range.ts';
import { panchanga } from 'ganaka/internal/views/day/panchanga.ts';
import { parvaMool } from 'ganaka/internal/views/festivals/parva-mool.ts';
import { IN_BOTH } from '../../packages/ganaka/test/kit/voices.ts';
import { answer } from '../../packages/service/src/api/answer/answer.ts';
import { askingAt } from '../../packages/service/src/api/read/read.ts';

/** Towns of plain clocks, of summer time, beyond the polar circle, and at the date line. */
const TOWNS = [
  ['Ujjain', 23.18, 75.78, 'Asia/Kolkata'],
  ['Dehradun', 30.32, 78.03, 'Asia/Kolkata'],
  ['Kathmandu', 27.71, 85.32, 'Asia/Kathmandu'],
  ['London', 51.51, -0.13, 'Europe/London'],
  ['New York', 40.71, -74.01, 'America/New_York'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney'],
  ['Tromsø', 69.65, 18.96, 'Europe/Oslo'],
  ['Apia', -13.83, -171.77, 'Pacific/Apia'],
  ['Ürümqi', 43.8, 87.6, 'Asia/Shanghai'],
] as const;
const ZONES = { offsetHoursAt };

export interface Case {
  readonly engine: Engine;
  readonly town: (typeof TOWNS)[number];
  readonly day: CivilDay;
}

/** The same cases in every run: a plain linear congruence, not chance. */
export function casesOf(engines: readonly Engine[], skip: number, count: number): Case[] {
  let state = 12_345;
  const next = (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  const all = Array.from({ length: skip + count }, (_, i): Case => {
    const engine = engines[i % engines.length];
    const town = TOWNS[next(TOWNS.length)];
    if (engine === undefined || town === undefined) throw new Error('no engine or town');
    return { engine, town, day: plusDays(dayOf({ year: 1850, month: 1, day: 1 }), next(250 * 365)) };
  });
  return all.slice(skip);
}

const placeOf = ([name, latDeg, lonDeg, zone]: Case['town']) => ({
  name,
  latDeg,
  lonDeg,
  zone,
  fixedHours: null,
  defaulted: false,
  assumedOffset: false,
});

interface Twin {
  readonly row: unknown;
  readonly snapshot: unknown;
}

/** The row as a walk of some days gives it, and in its shape what the snapshot of that day and the pack of its year say. */
export function twinsOf({ engine, town, day }: Case): Twin {
  const place = placeOf(town);
  const { info } = engine;
  const span = { from: plusDays(day, -20), to: plusDays(day, 2) };
  const walk = answer(range, askingAt(range, info, { place, day: span.from }, span), engine, ZONES, IN_BOTH).payload;
  const shot = answer(panchanga, askingAt(panchanga, info, { place, day }, {}), engine, ZONES, IN_BOTH).payload;
  const { year } = dateOf(day);
  const pack = answer(parvaMool, askingAt(parvaMool, info, { place, day }, { year }), engine, ZONES, IN_BOTH).payload;
  const date = isoDate(day);
  const row = walk.days.find((each) => each.date === date);
  if (row === undefined || !('tithi' in row)) throw new Error(`no row of ${date}`);
  const kept = (all: typeof pack.festivals | typeof pack.parvas) =>
    all.filter((each) => each.date === date).map(({ id, name, name_hi }) => ({ id, name, name_hi }));
  const { weekday, months, rise_set: rise, muhurta, grahas, special_yogas, badhaka, bhadra } = shot;
  const { anandadi: _, ...yogas } = special_yogas ?? { anandadi: null };
  const now = Date.parse(shot.instant.iso);
  const isRunning = (each: { start: string; end: string }) =>
    Date.parse(each.start) <= now && now < Date.parse(each.end);
  const snapshot = {
    date: shot.instant.date,
    weekday: { number: weekday?.number, name: weekday?.name, name_hi: weekday?.name_hi },
    sunrise: rise?.sunrise,
    sunset: rise?.sunset,
    next_sunrise: rise?.next_sunrise,
    moonrise: rise?.moonrise,
    moonset: rise?.moonset,
    paksha: shot.paksha,
    months: { amanta: months?.amanta, purnimanta: months?.purnimanta, solar: months?.solar },
    tithi: shot.tithi?.transitions,
    nakshatra: shot.nakshatra?.transitions,
    yoga: shot.yoga?.transitions,
    karana: shot.karana?.transitions,
    sun: { rashi: grahas?.surya.rashi, nakshatra: grahas?.surya.nakshatra },
    // the snapshot has the Moon's rashi of the moment alone; her entries are compared with the walk in `bulk.test.ts`
    moon: { rashi: row.moon.rashi.map((each) => (isRunning(each) ? { ...each, ...grahas?.chandra.rashi } : each)) },
    kalas: Object.fromEntries(
      KALAS.map((id) => {
        const found = muhurta?.[id];
        return [id, found ? { start: found.start, end: found.end } : null];
      }),
    ),
    bhadra: bhadra?.windows.map(({ start, end }) => ({ start, end })),
    special_yogas: Object.entries(yogas).flatMap(([id, windows]) =>
      windows.map(({ start, end }) => ({ id, start, end })),
    ),
    festivals: kept(pack.festivals),
    parvas: kept(pack.parvas),
    badhaka: (badhaka?.periods ?? []).map(({ period }) => ({ id: period })),
    notes: row.notes,
  };
  return { row, snapshot };
}

const KALAS = ['rahu_kala', 'gulika_kala', 'yamaganda', 'abhijit', 'brahma'] as const;
