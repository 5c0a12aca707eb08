/** A chart whose grahas are where a test wants them; the others are where the toy engine has them. */

import { type Chart, chartOf } from 'ganaka/internal/jyotisha/kundali/chart/chart.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { jdUt, sidereal } from 'ganaka/internal/kernel/units.ts';
import type { Graha, Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { toyEngine } from '../../packages/ganaka/test/kit/toy-engine.ts';

export type Placed = Readonly<Partial<Record<Graha | 'lagna', number>>>;

const NOON = jdUt(2_451_545);

export function chartWith(placed: Placed): Chart {
  const sky = toyEngine('drik', 'drik').skyOver(placeWithOffset('', 23.5, 76, 5.5), { node: 'mean' });
  const moved: Sky = {
    ...sky,
    longitude: (graha, t) => {
      const given = placed[graha];
      return given === undefined ? sky.longitude(graha, t) : sidereal(given);
    },
    lagna: (t) => (placed.lagna === undefined ? sky.lagna(t) : sidereal(placed.lagna)),
  };
  return chartOf(moved, NOON);
}
