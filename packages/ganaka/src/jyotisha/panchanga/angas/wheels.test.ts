import { describe, expect, test } from 'vitest';
import { drik, suryaSiddhanta } from '../../../../test/kit/engines.ts';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, plusDays } from '../../../kernel/units.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import {
  type AngaPart,
  angleAt,
  CUTS,
  partAt,
  partsTouching,
  reachedNear,
  stepReached,
  turnAt,
  type Wheel,
} from './wheels.ts';

const UJJAIN = placeWithOffset('Ujjain', 23.18, 75.78, 5.5);
const LONDON = placeWithOffset('London', 51.5, 0, 0);
const MODERN = { node: 'mean', positions: 'apparent', rise: 'limb' };
const CLASSICAL = { bija: 'full', jya: 'exact' };
const modern = drik();
const SKIES: readonly (readonly [string, Sky])[] = [
  ['Drik', modern.skyOver(UJJAIN, MODERN)],
  ['Surya-siddhanta', suryaSiddhanta().skyOver(UJJAIN, CLASSICAL)],
  ['a toy', toyEngine('drik', 'drik').skyOver(UJJAIN, {})],
];
const PARTS = Object.keys(CUTS) as AngaPart[];
const WHEELS: readonly Wheel[] = ['elongation', 'moon', 'sum', 'sun'];
const MILLISECOND_DEG = 15 / 86_400_000;

describe.each(SKIES)('the wheels of %s', (_, sky) => {
  test('are at the boundary of a part when it begins and when it ends, in every age', () => {
    for (const year of [-3000, -1500, 0, 1000, 1900, 2026, 2900])
      for (const part of PARTS) {
        const { wheel, sizeDeg } = CUTS[part];
        const t = jdUt(1_721_058 + year * 365.25 + 0.37);
        const { number, from, to } = partAt(sky, part, t);
        expect(from <= t && t < to, `${part} of ${year}`).toBe(true);
        for (const [at, deg] of [
          [from, (number - 1) * sizeDeg],
          [to, number * sizeDeg],
        ] as const) {
          const off = Math.abs(((angleAt(sky, wheel, at) - deg + 540) % 360) - 180);
          expect(off, `${part} of ${year}`).toBeLessThan(MILLISECOND_DEG);
        }
      }
  });

  test('go through their parts one after another, each the same from wherever it is looked at', () => {
    const from = jdUt(2_461_000.2);
    for (const part of PARTS) {
      const runs = partsTouching(sky, part, { from, to: plusDays(from, 65) });
      runs.slice(1).forEach((run, i) => {
        expect(run.from).toBe(runs[i]?.to);
        expect(run.number).toBe(((runs[i]?.number ?? 0) % CUTS[part].count) + 1);
      });
      for (const run of runs) expect(partAt(sky, part, jdUt((run.from + run.to) / 2))).toEqual(run);
    }
  });

  test('find the nearest time at a degree, whether it is a step or not', () => {
    for (const wheel of WHEELS)
      for (const deg of [0, 30, 41.7, 180, 276.667, 350]) {
        const near = jdUt(2_460_500.5 + deg);
        const at = reachedNear(sky, wheel, deg, near);
        expect(Math.abs(((angleAt(sky, wheel, at) - deg + 540) % 360) - 180)).toBeLessThan(MILLISECOND_DEG);
        // half a turn at most, with what the wheel runs ahead of its mean or behind it
        expect(Math.abs(at - near)).toBeLessThan(
          ({ elongation: 15.6, moon: 14.6, sum: 13.5, sun: 185 } as const)[wheel],
        );
      }
  });

  test('count a turn from the step with which it begins', () => {
    for (const wheel of WHEELS) {
      const turn = turnAt(sky, wheel, 0, jdUt(2_461_000));
      for (let n = 0; n < 13; n++) {
        const begins = stepReached(sky, wheel, turn + n, 0);
        expect(turnAt(sky, wheel, 0, begins)).toBe(turn + n);
      }
    }
  });
});

test('a tithi ends at one instant for every place of an engine, to the last digit', () => {
  const t = jdUt(2_461_100.9);
  const [ujjain, london] = [UJJAIN, LONDON].map((place) => partAt(modern.skyOver(place, MODERN), 'tithi', t));
  expect(ujjain).toEqual(london);
  expect(partAt(drik().skyOver(UJJAIN, MODERN), 'tithi', plusDays(t, 0.01))).toEqual(ujjain);
});
