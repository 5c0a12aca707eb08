/**
 * 1900 to 2100 at six places on three engines: no reply contradicts another about what is kept and when. A seeded twentieth of those years
 * here; `ONE_DECISION=whole npm run proofs` goes through them all, and docs/FESTIVALS.md has the figures of that run.
 */
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { contradictionsIn, PLACES } from '../../packages/ganaka/test/kit/one-decision.ts';
import { THIRD } from '../kit/test-app.ts';

const FIRST = 1900;
const LAST = 2100;
const SEED = 33;
const ONE_IN = 20;

/** Mulberry32: the same numbers from the same seed on any machine. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
const random = numbersFrom(SEED);
const isDrawn = (): boolean => random() * ONE_IN < 1 || process.env.ONE_DECISION === 'whole';

for (const engine of Object.values(engines(THIRD)))
  for (const place of PLACES) {
    const years = Array.from({ length: LAST - FIRST + 1 }, (_, n) => FIRST + n).filter(isDrawn);
    test(`${engine.info.id} at ${place.name}: ${years.length} years`, () => {
      expect(years.length).toBeGreaterThan(2);
      expect(years.flatMap((year) => contradictionsIn(engine, place, year))).toEqual([]);
    });
  }
