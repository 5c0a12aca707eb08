/** Ten random days of every work, looked at minute by minute, clause by clause, without intervals. */

import { WORKS } from 'ganaka/internal/jyotisha/muhurta/karya/catalog.ts';
import { resolved } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import { judge } from 'ganaka/internal/jyotisha/muhurta/karya/judge.ts';
import { ownOf } from 'ganaka/internal/jyotisha/muhurta/karya/own.ts';
import { KARYAS } from 'ganaka/internal/jyotisha/muhurta/karya/work.ts';
import { muhurtaDay } from 'ganaka/internal/jyotisha/muhurta/spans/muhurta-day.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { outside, united } from 'ganaka/internal/kernel/spans.ts';
import { type CivilDay, civilDay, jdUt } from 'ganaka/internal/kernel/units.ts';
import { isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import { inProofs } from '../../packages/ganaka/test/kit/amount.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD } from '../kit/test-app.ts';
import { casesOf, faultsOfDay, faultsOfWedding } from './karya-cases.ts';

const ENGINES = engines(THIRD);

/** Ten days in all, of which `npm test` takes four. */
const SHARES = [
  [ENGINES.drik, inProofs(4, 2)],
  [ENGINES['true-chitra'], inProofs(3, 1)],
  [ENGINES['surya-siddhanta'], inProofs(3, 1)],
] as const;

describe('every minute of ten days says the same as the windows of nine works, clause by clause', () => {
  for (const [engine, days] of SHARES)
    test(`on ${engine.info.id}`, () => {
      for (const each of casesOf(engine, days, 17 * days)) expect(faultsOfDay(each)).toEqual([]);
    });
});

describe('every minute of some wedding days says the same as their clauses', () => {
  for (const [engine] of SHARES)
    test(`on ${engine.info.id}`, () => {
      for (const each of casesOf(engine, inProofs(2, 1), 71)) expect(faultsOfWedding(each)).toEqual([]);
    });
});

test('windows, the time between them and nothing else make up the day; none overlaps another', () => {
  const sky: Sky = ENGINES.drik.skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {
    node: 'mean',
    positions: 'apparent',
    rise: 'limb',
  });
  for (let n = 0; n < inProofs(120, 30); n++) {
    const civil: CivilDay = civilDay(2_460_000 + n * 7);
    const day = muhurtaDay(sky, civil);
    if (isNone(day)) throw new Error('no day');
    for (const karya of KARYAS) {
      const { rows, principal, kinds } = WORKS[karya];
      const { checked } = resolved(kinds?.nava.rows ?? rows, { asta: 'kalamsha' });
      const { windows } = judge(day, ownOf(checked, principal));
      for (const [i, { from, to, except, lagnas }] of windows.entries()) {
        expect(to - from).toBeGreaterThanOrEqual(48 / 1440 - 1e-9);
        expect(windows[i + 1]?.from ?? jdUt(Number.POSITIVE_INFINITY)).toBeGreaterThanOrEqual(to);
        for (const hole of except) expect(hole.from >= from && hole.to <= to).toBe(true);
        expect(lagnas.at(0)?.from).toBe(from);
        expect(lagnas.at(-1)?.to).toBe(to);
        for (const [j, sign] of lagnas.entries()) expect(lagnas[j + 1]?.from ?? to).toBe(sign.to);
      }
      const plain = windows.map(({ from, to }) => ({ from, to }));
      expect(united([...plain, ...outside(day.bounds, united(plain))])).toEqual([day.bounds]);
    }
  }
});
