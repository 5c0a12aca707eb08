/** Ten thousand births drawn the same way every time: 1900 to 2023, any minute, anywhere in India. For the frequencies of the yogas. */

import { type Chart, chartOf } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { dayOf, midnight } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { daysBetween, plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { drik } from '../packages/ganaka/test/kit/engines.ts';

export const BIRTHS = 10_000;
const IST_HOURS = 5.5;
const FIRST = dayOf({ year: 1900, month: 1, day: 1 });
const LAST = dayOf({ year: 2023, month: 12, day: 31 });

/** A small generator with a fixed seed (the multiplier of the Park–Miller minimal standard). */
function drawer(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export function* births(count = BIRTHS, engine: Engine = drik()): Generator<Chart> {
  const options = defaultsOf(engine.info);
  const draw = drawer(20_240_814);
  for (let n = 0; n < count; n++) {
    const day = plusDays(FIRST, Math.floor(draw() * daysBetween(FIRST, LAST)));
    const minute = Math.floor(draw() * 1440);
    const place = placeWithOffset('', 8 + draw() * 27, 69 + draw() * 26, IST_HOURS);
    yield chartOf(engine.skyOver(place, options), plusDays(midnight(day, IST_HOURS), minute / 1440));
  }
}
