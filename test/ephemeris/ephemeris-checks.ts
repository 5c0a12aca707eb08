/** Holds what was measured of the modern sky to its tolerances, one test a row. */
import { describe, expect, test } from 'vitest';
import type { Measured } from './ephemeris-measure.ts';

export function checkMeasured(rows: readonly Measured[]): void {
  for (const authority of new Set(rows.map((row) => row.authority)))
    describe(authority, () => {
      for (const { quantity, count, max, tolerance } of rows.filter((row) => row.authority === authority))
        test(`${quantity} is within ${tolerance.limit} ${tolerance.unit}: ${tolerance.why}`, () => {
          expect(max).toBeLessThanOrEqual(tolerance.limit);
          expect(count).toBeGreaterThan(0);
        });
    });
}
