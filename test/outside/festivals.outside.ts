/** Every published festival date of the outside table. */
import { expect, test } from 'vitest';
import { checkFestivals, PUBLISHERS_AGREE } from '../festivals/festivals-checks.ts';
import { wholeFestivals } from './tables.ts';

checkFestivals(wholeFestivals);

test('the named exceptions are counted against as many cases as the table has', () => {
  expect(wholeFestivals.filter(({ tier }) => tier === 'A' || tier === 'B')).toHaveLength(PUBLISHERS_AGREE);
});
