/** The modern sky against every outside authority: each row within the tolerance that `ephemeris-tolerances.ts` gives with its reason. */
import { describe, expect, test } from 'vitest';
import { everything } from './ephemeris-measure.ts';

const rows = everything();
const authorities = [...new Set(rows.map(({ authority }) => authority))];

for (const authority of authorities) {
  describe(authority, () => {
    for (const { quantity, count, max, tolerance } of rows.filter((row) => row.authority === authority)) {
      test(`${quantity} is within ${tolerance.limit} ${tolerance.unit}: ${tolerance.why}`, () => {
        expect(max).toBeLessThanOrEqual(tolerance.limit);
        // an optional outside table may be absent; one that is kept here may not
        if (!quantity.startsWith('US Naval')) expect(count).toBeGreaterThan(0);
      });
    }
  });
}
