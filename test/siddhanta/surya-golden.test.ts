/** Properties that must hold for every date, by the construction of the text itself. */

import { CITIES, cityLonDeg } from 'ganaka/internal/jyotisha/siddhanta/bhugola.ts';
import { lunisolarOf } from 'ganaka/internal/jyotisha/siddhanta/lunisolar.ts';
import {
  aharganaAt,
  aharganaFromLunisolar,
  instantOf,
  meanPlace,
} from 'ganaka/internal/jyotisha/siddhanta/madhyama.ts';
import { arc } from 'ganaka/internal/kernel/angle.ts';
import { dateOf, dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { ahargana, civilDay, jdUt } from 'ganaka/internal/kernel/units.ts';
import { isNone } from 'ganaka/internal/sky/engines/engine.ts';
import { exactJya, tableJya } from 'ganaka/internal/sky/engines/siddhantic/jya.ts';
import { turned } from 'ganaka/internal/sky/engines/siddhantic/madhyama.ts';
import { MOVERS } from 'ganaka/internal/sky/engines/siddhantic/siddhanta.ts';
import { CIVIL_DAYS, REVOLUTIONS } from 'ganaka/internal/sky/engines/surya-siddhanta/constants.ts';
import { suryaGanita } from 'ganaka/internal/sky/engines/surya-siddhanta/siddhanta.ts';
import { describe, expect, test } from 'vitest';
import { happens, skyAt } from './surya-cases.ts';

/** A fixed sequence, so that a failure can be run again. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}
const draw = (source: Generator<number>, from: number, to: number): number =>
  from + (to - from) * Number(source.next().value);

describe('mean places', () => {
  test('at the Kali epoch all are at 0, the Moon’s apsis at 90 and her node at 180', () => {
    for (const bija of ['full', 'none', 'apsis'] as const) {
      const ganita = suryaGanita(exactJya, bija);
      for (const mover of MOVERS)
        expect(ganita.mean(mover, 0)).toBe(mover === 'chandra_mandocca' ? 90 : mover === 'rahu' ? 180 : 0);
    }
  });

  test('plain numbers lose nothing against whole-number arithmetic of any size', () => {
    const source = numbers(7);
    let worst = 0;
    for (let i = 0; i < 2000; i++) {
      const day = Math.floor(draw(source, -1000, 2_230_000));
      for (const mover of MOVERS) {
        const rest = (BigInt(REVOLUTIONS[mover]) * BigInt(day)) % BigInt(CIVIL_DAYS);
        const exactly = (360 * Number(rest < 0n ? rest + BigInt(CIVIL_DAYS) : rest)) / CIVIL_DAYS;
        worst = Math.max(worst, Math.abs(arc(exactly, turned(REVOLUTIONS[mover], day, CIVIL_DAYS))));
      }
    }
    expect(worst).toBeLessThan(1e-11);
  });

  test('the positions cached for a day agree with newly computed ones', () => {
    const source = numbers(11);
    const ganita = suryaGanita(exactJya, 'full');
    let worst = 0;
    for (let i = 0; i < 3000; i++) {
      const days = draw(source, -40, 2_230_000);
      for (const mover of MOVERS) {
        const afresh = meanPlace(mover, ganita.revolutions[mover], days);
        worst = Math.max(worst, Math.abs(arc(afresh, ganita.mean(mover, days))));
      }
    }
    expect(worst).toBeLessThan(1e-8);
  });
});

describe('the day count', () => {
  test('leads from a civil date to the ahargana and back over −3101 … 3000', () => {
    const [first, last] = [dayOf({ year: -3101, month: 1, day: 1 }), dayOf({ year: 3000, month: 12, day: 31 })];
    for (let day: number = first; day <= last; day += 997) {
      const t = jdUt(day - 0.5 - 75.78333 / 360);
      const count = aharganaAt(t);
      expect(Math.abs(count - Math.round(count))).toBeLessThan(1e-6);
      expect(Math.abs(instantOf(ahargana(count)) - t)).toBeLessThan(1e-8);
      const back = civilDay(Math.round(count) + 588466);
      expect(isoDate(back)).toBe(isoDate(civilDay(day)));
      expect(dayOf(dateOf(back))).toBe(day);
    }
  });

  test('the working of I.48-51 gives every count back', () => {
    const source = numbers(13);
    for (let i = 0; i < 2000; i++) {
      const sinceCreation = 714_402_296_627 + Math.floor(draw(source, -60, 2_230_000));
      expect(aharganaFromLunisolar(...lunisolarOf(sinceCreation)).ahargana).toBe(sinceCreation);
    }
  });
});

test('the 24 sines never leave the ordinary sine by more than two and a half lipta', () => {
  let worst = 0;
  let worstArc = 0;
  for (let deg = -400; deg < 400; deg += 0.37) {
    worst = Math.max(worst, Math.abs(tableJya.sin(deg) - exactJya.sin(deg)));
    // an arc taken through the table and back is the same arc
    worstArc = Math.max(worstArc, Math.abs(tableJya.arc(tableJya.sin(deg)) - exactJya.arc(exactJya.sin(deg))));
  }
  expect(worst).toBeLessThan(2.5);
  expect(worstArc).toBeLessThan(1e-6);
});

describe('the day at a place', () => {
  test('at its own sunrise the lagna is the Sun', () => {
    const source = numbers(17);
    for (let i = 0; i < 400; i++) {
      const sky = skyAt(draw(source, -60, 60), draw(source, -180, 180), 0, 'full');
      const sunrise = happens(sky.sunrise(civilDay(Math.floor(draw(source, 588_600, 2_816_700)))));
      expect(Math.abs(arc(sky.lagna(sunrise), sky.longitude('surya', sunrise)))).toBeLessThan(1e-6);
    }
  });

  test('at true noon the culminating point is the Sun', () => {
    const source = numbers(19);
    for (let i = 0; i < 200; i++) {
      const sky = skyAt(draw(source, -89, 89), draw(source, -180, 180), 0, 'full');
      const noon = sky.noon(civilDay(Math.floor(draw(source, 588_600, 2_816_700))));
      expect(Math.abs(arc(sky.midheaven(noon), sky.longitude('surya', noon)))).toBeLessThan(1e-6);
    }
  });

  test('the four cities are a quarter day apart, and noon at one is sunrise at the next', () => {
    const day = dayOf({ year: 2026, month: 3, day: 21 });
    const skies = CITIES.map(({ eastOfLankaDeg }) => skyAt(0, cityLonDeg(eastOfLankaDeg), 0, 'full'));
    const noons = skies.map((sky) => sky.noon(day) % 1);
    const [yamakoti = 0, lanka = 0, romaka = 0, siddhapura = 0] = noons;
    const apart = (a: number, b: number): number => (((b - a) % 1) + 1) % 1;
    for (const [a, b] of [
      [yamakoti, lanka],
      [lanka, romaka],
      [romaka, siddhapura],
    ] as const)
      expect(Math.abs(apart(a, b) - 0.25) * 86400).toBeLessThan(10);
    // XII.70: noon at Yamakoti is sunrise at Lanka
    const sunriseAtLanka = happens(skies[1]?.sunrise(day) ?? { none: 'not_today' }) % 1;
    expect(Math.abs(apart(yamakoti, sunriseAtLanka + 0.5) - 0.5) * 1440).toBeLessThan(2);
  });

  test('sunrise, noon and sunset come in that order on every civil day, whatever the clock', () => {
    const source = numbers(23);
    for (let i = 0; i < 300; i++) {
      const tz = Math.round(draw(source, -14, 14));
      const sky = skyAt(draw(source, -60, 60), draw(source, -180, 180), tz, 'full');
      const day = civilDay(Math.floor(draw(source, 588_600, 2_816_700)));
      const [rise, noon, set] = [happens(sky.sunrise(day)), sky.noon(day), happens(sky.sunset(day))];
      expect(rise).toBeLessThan(noon);
      expect(noon).toBeLessThan(set);
      expect(Math.abs(noon - 0.25 - (day - tz / 24))).toBeLessThan(0.51); // its dawn lies in the day of the clock
      expect(happens(sky.sunrise(civilDay(day + 1))) - rise).toBeGreaterThan(0.99);
    }
  });

  test('beyond the circle the midsummer Sun stays up, the midwinter Sun stays down, and the reason is given', () => {
    const north = skyAt(80, 20, 0, 'full');
    expect(north.sunrise(dayOf({ year: 2026, month: 6, day: 21 }))).toEqual({ none: 'always_up' });
    expect(north.sunset(dayOf({ year: 2026, month: 12, day: 21 }))).toEqual({ none: 'always_down' });
    expect(isNone(north.sunrise(dayOf({ year: 2026, month: 3, day: 25 })))).toBe(false);
  });

  test('beyond the circle, too, the Sun is the lagna at its own sunrise, and not opposite to it', () => {
    for (const lat of [67.5, 69.65, 78.2, -68, -75])
      for (let i = 0; i < 365; i += 7) {
        const sky = skyAt(lat, 18.96, 1, 'full');
        const rise = sky.sunrise(civilDay(dayOf({ year: 2026, month: 1, day: 1 }) + i));
        if (isNone(rise)) continue;
        const apart = Math.abs(((sky.lagna(rise) - sky.longitude('surya', rise) + 540) % 360) - 180);
        expect(apart, `${lat}, day ${i}`).toBeLessThan(20);
      }
  });

  test('the Moon rises, culminates and sets once between most sunrises, about fifty minutes later each day', () => {
    const sky = skyAt(30.3165, 78.0322, 5.5, 'full');
    const first = dayOf({ year: 2026, month: 1, day: 1 });
    const rises: number[] = [];
    for (let i = 0; i < 365; i++) {
      const [from, to] = [happens(sky.sunrise(civilDay(first + i))), happens(sky.sunrise(civilDay(first + i + 1)))];
      const rise = sky.moonrise(from, to);
      if (!isNone(rise)) rises.push(rise);
    }
    expect(rises.length).toBeGreaterThan(350);
    rises.slice(1).forEach((rise, i) => {
      const gap = rise - (rises[i] ?? 0);
      expect(gap).toBeGreaterThan(1.01);
      expect(gap).toBeLessThan(1.07);
    });
  });
});
