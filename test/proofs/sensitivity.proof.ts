/** Birth-time sensitivity equals a scan by seconds: 24 births at ±5 minutes and one at ±120; with `SENSITIVITY=whole` 500 and 20. */
import { expect, test } from 'vitest';
import { defaultsOf } from '../../src/engines/engine.ts';
import { placeWithOffset } from '../../src/kernel/place.ts';
import { jdUt } from '../../src/kernel/units.ts';
import { seeded } from '../find/find-checks.ts';
import { engines } from '../kit/engines.ts';
import { THIRD } from '../kit/test-app.ts';
import { foundByScan, foundBySearch } from '../kundali/sensitivity-checks.ts';

const known = engines(THIRD);
const KEYS = ['drik', 'true-chitra', 'surya-siddhanta'] as const;
const WHOLE = process.env.SENSITIVITY === 'whole';

const births = (count: number, seed: number) => {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => {
    const key = KEYS[i % KEYS.length] ?? 'drik';
    const place = placeWithOffset('anywhere', -40 + random() * 95, -180 + random() * 360, 0);
    return {
      sky: known[key].skyOver(place, defaultsOf(known[key].info)),
      t: jdUt(2_433_282 + random() * 36_500),
    };
  });
};

test.each([
  [5, WHOLE ? 500 : 24],
  [120, WHOLE ? 20 : 1],
])('within %i minutes, %i births', (minutes, count) => {
  for (const { sky, t } of births(count, minutes))
    expect(foundBySearch(sky, t, minutes), `${sky.engine.key} ${t}`).toEqual(foundByScan(sky, t, minutes));
});
