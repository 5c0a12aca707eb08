/** Dharmasindhu 1, uddesha 2, and 2, Ashadha and Pausha, rule by rule, under a Sun that rises at six and sets at eighteen. */
import { describe, expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import type { Span } from '../../../kernel/span.ts';
import { civilDay, type JdUt, jdUt } from '../../../kernel/units.ts';
import { isNone } from '../../../sky/engines/engine.ts';
import { punyaKala } from './punya-kala.ts';

// at longitude 0 on the clock of Greenwich the toy Sun rises at 6:00 and sets at 18:00
const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('Greenwich', 51.5, 0, 0), {});
const DAY = civilDay(2_460_000);
const at = (hour: number): JdUt => jdUt(DAY - 0.5 + hour / 24);
const KARKA = 4;
const MAKARA = 10;

function found(rashi: number, hour: number): [day: number, from: number, to: number] {
  const holy = punyaKala(sky, { rashi, at: at(hour) });
  if (isNone(holy)) throw new Error(holy.none);
  return [holy.day - DAY, hourOf(holy.window.from), hourOf(holy.window.to)];
}

const hourOf = (t: JdUt) => Math.round((t - (DAY - 0.5)) * 24 * 1000) / 1000;
const partsOf = (rashi: number, hour: number) => {
  const holy = punyaKala(sky, { rashi, at: at(hour) });
  if (isNone(holy)) throw new Error(holy.none);
  const hours = (part: Span | null) => part && [hourOf(part.from), hourOf(part.to)];
  return { better: hours(holy.better), best: hours(holy.best) };
};

describe('by day', () => {
  test('Mesha and Tula: fifteen ghatikas before and after', () => {
    expect(found(1, 12)).toEqual([0, 6, 18]);
    expect(found(7, 13)).toEqual([0, 7, 18]);
  });
  test('Vrishabha and its class: sixteen before', () => expect(found(2, 14)).toEqual([0, 7.6, 14]));
  test('Mithuna and its class: sixteen after', () => expect(found(3, 9)).toEqual([0, 9, 15.4]));
  test('Karka: thirty before, within daylight', () => expect(found(KARKA, 15)).toEqual([0, 6, 15]));
  test('Makara: forty after, within daylight', () => expect(found(MAKARA, 15)).toEqual([0, 15, 18]));
  const VISHNUPADA: [string, number][] = [
    ['Vrishabha', 2],
    ['Simha', 5],
    ['Vrishchika', 8],
    ['Kumbha', 11],
  ];
  const SHADASHITI: [string, number][] = [
    ['Mithuna', 3],
    ['Kanya', 6],
    ['Dhanu', 9],
    ['Mina', 12],
  ];
  // two ghatikas are 48 minutes: the edges are at 6:48 and 17:12
  for (const [name, rashi] of VISHNUPADA) {
    test(`${name}: sixteen ghatikas before`, () => expect(found(rashi, 14)).toEqual([0, 7.6, 14]));
    test(`${name}: within two ghatikas after sunrise those after, just outside those before`, () => {
      expect(found(rashi, 6.79)).toEqual([0, 6.79, 13.19]);
      expect(found(rashi, 6.81)).toEqual([0, 6, 6.81]);
    });
    test(`${name}: near sunset still those before`, () => expect(found(rashi, 17.5)).toEqual([0, 11.1, 17.5]));
  }
  for (const [name, rashi] of SHADASHITI) {
    test(`${name}: sixteen ghatikas after`, () => expect(found(rashi, 9)).toEqual([0, 9, 15.4]));
    test(`${name}: with less than two ghatikas of day left those before, just outside those after`, () => {
      expect(found(rashi, 17.21)).toEqual([0, 10.81, 17.21]);
      expect(found(rashi, 17.19)).toEqual([0, 17.19, 18]);
    });
    test(`${name}: near sunrise still those after`, () => expect(found(rashi, 6.5)).toEqual([0, 6.5, 12.9]));
  }
  test('Karka within two ghatikas after sunrise takes those after, just outside those before', () => {
    expect(found(KARKA, 6.79)).toEqual([0, 6.79, 18]);
    expect(found(KARKA, 6.81)).toEqual([0, 6, 6.81]);
  });
  test('Makara with less than two ghatikas of day left takes those before, just outside those after', () => {
    expect(found(MAKARA, 17.21)).toEqual([0, 6, 17.21]);
    expect(found(MAKARA, 17.19)).toEqual([0, 17.19, 18]);
  });
  test('with less than two ghatikas of day left Mithuna takes those before', () =>
    expect(found(3, 17.5)).toEqual([0, 11.1, 17.5]));
  test('within two ghatikas after sunrise Vrishabha takes those after', () =>
    expect(found(2, 6.5)).toEqual([0, 6.5, 12.9]));
});

describe('by night', () => {
  test('before midnight the second half of that day', () => expect(found(2, 22)).toEqual([0, 12, 18]));
  test('after midnight the first half of the next', () => expect(found(2, 26)).toEqual([1, 30, 36]));
  test('Mesha, Tula and the eight others: halves of the days by midnight', () => {
    for (const rashi of [1, 2, 3, 5, 6, 7, 8, 9, 11, 12]) {
      expect(found(rashi, 23.9), `${rashi}`).toEqual([0, 12, 18]);
      expect(found(rashi, 24.1), `${rashi}`).toEqual([1, 30, 36]);
    }
  });
  test('Makara always the whole next day: in the evening twilight, before and after midnight (2, Pausha)', () => {
    for (const hour of [18.1, 19, 20, 23.9, 24.1, 29.9]) expect(found(MAKARA, hour)).toEqual([1, 30, 42]);
  });
  test('of Makara’s day the first half is better, the first five nadis best', () => {
    expect(partsOf(MAKARA, 23)).toEqual({ better: [30, 36], best: [30, 32] });
    expect(partsOf(MAKARA, 12)).toEqual({ better: null, best: null });
  });
  test('Karka always the whole day before: in the evening, before and after midnight, in the morning twilight (2, Ashadha)', () => {
    for (const hour of [18.5, 22, 24.1, 27, 28.79, 28.81, 29.9]) expect(found(KARKA, hour)).toEqual([0, 6, 18]);
  });
  test('of Karka’s day the hours after midday are best', () => {
    expect(partsOf(KARKA, 29.5)).toEqual({ better: null, best: [12, 18] });
    expect(partsOf(KARKA, 15)).toEqual({ better: null, best: null });
  });
  test('of the half day before the last five nadis are best (2, Pausha); of the half day after the text gives none', () => {
    expect(partsOf(1, 22)).toEqual({ better: null, best: [16, 18] });
    expect(partsOf(1, 26)).toEqual({ better: null, best: null });
  });
  test('each case cites the sentence that decided it', () => {
    const locus = (rashi: number, hour: number) => {
      const holy = punyaKala(sky, { rashi, at: at(hour) });
      return isNone(holy) ? null : 'at' in holy.source ? holy.source.at : null;
    };
    expect([locus(MAKARA, 20), locus(MAKARA, 12)]).toEqual(['2, Pausha', '1, uddesha 2 (sankranti)']);
    expect([locus(KARKA, 20), locus(KARKA, 12)]).toEqual(['2, Ashadha', '1, uddesha 2 (sankranti)']);
    expect([locus(1, 20), locus(1, 26)]).toEqual(['1, uddesha 2 (sankranti); 2, Pausha', '1, uddesha 2 (sankranti)']);
  });
});

test('where the Sun does not rise there is none', () => {
  const dark = toyEngine('drik', 'drik').skyOver(placeWithOffset('pole', 80, 0, 0), {});
  expect(punyaKala(dark, { rashi: 1, at: at(12) })).toEqual({ none: 'always_down' });
});

test('an entry before the first sunrise after a polar night has none: the day before has no light', () => {
  const down = { none: 'always_down' } as const;
  const spring: typeof sky = Object.assign(Object.create(sky), {
    sunrise: (day: typeof DAY) => (day < DAY ? down : sky.sunrise(day)),
    sunset: (day: typeof DAY) => (day < DAY ? down : sky.sunset(day)),
  });
  expect(punyaKala(spring, { rashi: MAKARA, at: at(5.9) })).toEqual(down);
  expect(punyaKala(spring, { rashi: MAKARA, at: at(6.1) })).toMatchObject({ day: DAY });
});
