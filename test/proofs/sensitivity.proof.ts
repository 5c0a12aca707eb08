/**
 * Birth-time sensitivity equals a scan by seconds: 24 births and 24 pairs at ±5 minutes, one birth and 6 pairs at ±120; with
 * `SENSITIVITY=whole` 500 and 500, 20 and 60.
 */

import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { seeded } from '../find/find-checks.ts';
import { THIRD } from '../kit/test-app.ts';
import { foundByScan, foundBySearch } from '../kundali/sensitivity-checks.ts';
import { pairByScan, pairBySearch } from '../matching/pair-sensitivity-checks.ts';

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

test.each([
  [5, WHOLE ? 500 : 24],
  [120, WHOLE ? 60 : 6],
])('points of a pair within %i minutes, %i pairs', (minutes, count) => {
  const boys = births(count, minutes + 1);
  const girls = births(count, minutes + 2);
  let changes = 0;
  for (const [i, boy] of boys.entries()) {
    const girl = girls[i];
    if (girl === undefined) throw new Error('no girl');
    const found = pairBySearch({ boy, girl }, minutes);
    changes += found.length - 1;
    expect(found, `${boy.sky.engine.key} ${boy.t} ${girl.t}`).toEqual(pairByScan({ boy, girl }, minutes));
  }
  console.log('pairs', minutes, count, 'changes', changes);
});
