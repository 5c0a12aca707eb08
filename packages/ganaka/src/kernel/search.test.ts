import { describe, expect, test } from 'vitest';
import { norm360, sinDeg } from './angle.ts';
import { crossings, rootBetween, rootNear, signChanges, whenReaches } from './search.ts';
import { jdUt } from './units.ts';

const t0 = jdUt(2_451_545);

describe('the root finder', () => {
  test('finds where a line crosses zero, to a thousandth of a second', () => {
    const root = rootBetween((t) => t - t0 - Math.SQRT1_2, t0, jdUt(t0 + 1));
    expect(Math.abs(root - t0 - Math.SQRT1_2)).toBeLessThan(1e-8);
  });

  test('a guess, good or bad, leads to the root between its bounds', () => {
    // the parabola x² − 2 − 1e-3 x has one root in [0, 2] and turns at its beginning, where every secant points astray
    const f = (t: number) => (t - t0) ** 2 - 2 - 0.001 * (t - t0);
    const root = (0.001 + Math.sqrt(0.001 ** 2 + 8)) / 2;
    for (const guess of [1.41, 1, 1e-9, -3, 2])
      for (const perDay of [2.8, 0.01, -5]) {
        const asked = { guess: t0 + guess, perDay, from: t0, to: jdUt(t0 + 2), rises: true };
        expect(Math.abs(rootNear(f, asked) - t0 - root)).toBeLessThan(1e-8);
      }
  });

  test('finds the end of a steadily growing angle across 0°', () => {
    // 13.2° a day from 350°: 12 more degrees bring it to 2°
    const at = whenReaches((t) => norm360(350 + 13.2 * (t - t0)), 2, t0, 13);
    expect(at - t0).toBeCloseTo(12 / 13.2, 7);
  });

  test('an angle that swings about a boundary crosses it forwards and backwards in turn', () => {
    // zeros of the sine at every 50th day: 100 forwards, 150 backwards, 200 forwards, 250 backwards
    const swing = (t: number) => 30 + 4 * sinDeg((t - t0) * 3.6);
    const found = crossings(swing, 30, jdUt(t0 + 60), jdUt(t0 + 260), 1);
    expect(found.map(({ deg, forward }) => [deg, forward])).toEqual([
      [30, true],
      [30, false],
      [30, true],
      [30, false],
    ]);
    found.forEach(({ at }, i) => {
      expect(at - t0).toBeCloseTo(100 + 50 * i, 6);
    });
  });

  test('sign changes are found in order', () => {
    const zeros = signChanges((t) => sinDeg((t - t0) * 36 + 18), t0, jdUt(t0 + 20), 1);
    expect(zeros.map((t) => Math.round((t - t0) * 10) / 10)).toEqual([4.5, 9.5, 14.5, 19.5]);
  });
});
