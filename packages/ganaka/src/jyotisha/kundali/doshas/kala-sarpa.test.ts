import { expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, sidereal } from '../../../kernel/units.ts';
import type { Graha, Sky } from '../../../sky/engines/engine.ts';
import { chartOf } from '../chart/chart.ts';
import { kalaSarpaOf } from './kala-sarpa.ts';

const toy = toyEngine('drik', 'drik').skyOver(placeWithOffset('', 0, 0, 0), { node: 'mean' });

function chartWith(places: Partial<Record<Graha, number>>, elsewhere: number) {
  const sky: Sky = { ...toy, lagna: () => sidereal(15), longitude: (graha) => sidereal(places[graha] ?? elsewhere) };
  return chartOf(sky, jdUt(2_451_545));
}

test('kala-sarpa by degree needs all seven on one side; by sign the nodes’ own rashis count', () => {
  const within = kalaSarpaOf(chartWith({ rahu: 10, ketu: 190 }, 100));
  expect(within).toMatchObject({ direction: 'rahu_to_ketu', directionBySign: 'rahu_to_ketu', rahuHouse: 1 });
  const behind = kalaSarpaOf(chartWith({ rahu: 10, ketu: 190, chandra: 5 }, 100));
  expect(behind).toMatchObject({ direction: null, directionBySign: 'rahu_to_ketu' });
  const other = kalaSarpaOf(chartWith({ rahu: 190, ketu: 10 }, 100));
  expect(other).toMatchObject({ direction: 'ketu_to_rahu', directionBySign: 'ketu_to_rahu', rahuHouse: 7 });
  const outside = kalaSarpaOf(chartWith({ rahu: 10, ketu: 190, guru: 300 }, 100));
  expect(outside).toMatchObject({ direction: null, directionBySign: null });
});
