/** Any date in range and any place: numbers are numbers, what does not happen says why, pages keep to their schema. */

import { dateOf, dayOf } from 'ganaka/internal/kernel/civil.ts';
import { civilDay, type JdUt, jdUt } from 'ganaka/internal/kernel/units.ts';
import { GRAHAS, isNone, type Sky, TARA_GRAHAS } from 'ganaka/internal/sky/engines/engine.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { suryaExtras } from 'ganaka/internal/views/siddhanta/extras.ts';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { ss } from '../../packages/service/src/api/routes/ss.ts';
import { skyAt } from './surya-cases.ts';

const FIRST = dayOf({ year: -3101, month: 1, day: 1 });
const LAST = dayOf({ year: 3000, month: 12, day: 31 });
const EDGE_LATITUDES = [-90, -89.9, -66.03, -66, -23.975, 0, 23.975, 66, 66.02, 66.03, 66.5, 89.999, 90];

function* places(seed: number, count: number): Generator<{ sky: Sky; day: number; hours: number }> {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  for (let i = 0; i < count; i++) {
    const lat = i % 3 === 0 ? (EDGE_LATITUDES[Math.floor(next() * EDGE_LATITUDES.length)] ?? 0) : next() * 180 - 90;
    const bija = ['full', 'none', 'apsis'][i % 3] ?? 'full';
    const sky = skyAt(lat, next() * 360 - 180, Math.round((next() * 28 - 14) * 4) / 4, bija, i % 2 ? 'table' : 'exact');
    const day = i < 4 ? [FIRST, FIRST + 1, LAST, FIRST + 48][i] : FIRST + Math.floor(next() * (LAST - FIRST));
    yield { sky, day: day ?? FIRST, hours: next() * 24 };
  }
}

const isInstant = (value: unknown): boolean => isNone(value) || (typeof value === 'number' && Number.isFinite(value));
const inCircle = (deg: number): boolean => deg >= 0 && deg < 360;

function faults(sky: Sky, day: number, t: JdUt): string[] {
  const found: string[] = [];
  const must = (what: string, holds: boolean): void => {
    if (!holds) found.push(`${what} at ${JSON.stringify(sky.place)} ${t}`);
  };
  const civil = civilDay(day);
  for (const at of [sky.sunrise(civil), sky.sunset(civil), sky.noon(civil)]) must('sun', isInstant(at));
  const to = jdUt(t + 1);
  for (const at of [sky.moonrise(t, to), sky.moonset(t, to), sky.moonTransit(t, to)]) {
    must('moon', isInstant(at));
    if (!isNone(at)) must('moon within the day', at >= t && at < to);
  }
  for (const graha of GRAHAS) {
    must(`${graha} longitude`, inCircle(sky.longitude(graha, t)) && inCircle(sky.meanLongitude(graha, t)));
    must(`${graha} motion`, Math.abs(sky.speed(graha, t)) < 16);
    must(`${graha} latitude`, Math.abs(sky.latitude(graha, t)) < 10);
    must(`${graha} declination`, Math.abs(sky.declination(graha, t)) < 35);
  }
  for (const graha of [...TARA_GRAHAS, 'chandra'] as const) {
    const { deg, limitDeg, visible } = sky.kalamsha(graha, t);
    must(`${graha} kalamsha`, Number.isFinite(deg) && limitDeg > 0 && typeof visible === 'boolean');
  }
  must('lagna', inCircle(sky.lagna(t)) && inCircle(sky.midheaven(t)));
  must('ayanamsa', Math.abs(sky.ayanamsa(t)) <= 27);
  return found;
}

test('a Sky answers anywhere, at any time', () => {
  const found: string[] = [];
  for (const { sky, day, hours } of places(5, 1500)) found.push(...faults(sky, day, jdUt(day - 0.5 + hours / 24)));
  expect(found.slice(0, 5)).toEqual([]);
});

/** Every number in a reply that is not finite. */
const badNumber = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(badNumber);

const askedOf = <T extends object>(sky: Sky, day: number, hours: number, params: T) => ({
  sky,
  day: civilDay(day),
  t: jdUt(day - 0.5 + (hours - sky.place.tzHours) / 24),
  basis: 'time' as const,
  say: ENGLISH,
  params,
  today: civilDay(day),
  note: () => undefined,
});

describe('every page keeps to its schema', () => {
  for (const { path, shows, reply: schema } of ss) {
    if (!('reads' in shows) || shows.reads === 'pair' || shows.reads === 'births') continue;
    test(path, () => {
      let i = 0;
      for (const { sky, day, hours } of places(path.length, 24)) {
        const days = shows.params?.days === undefined ? undefined : [1, 20, 31][i++ % 3];
        const params = { days, year: dateOf(civilDay(day)).year, suggest: true, shadow: (hours * hours) / 3 };
        const reply: unknown = shows.of(askedOf(sky, day, hours, params));
        const wrong = [...Value.Errors(schema, reply)].slice(0, 2);
        expect(wrong, JSON.stringify({ place: sky.place, day })).toEqual([]);
        expect(badNumber(reply)).toBe(false);
      }
    });
  }
});

test('the extras of the snapshot are numbers everywhere', () => {
  for (const { sky, day, hours } of places(31, 120))
    expect(badNumber(suryaExtras(askedOf(sky, day, hours, {})))).toBe(false);
});
