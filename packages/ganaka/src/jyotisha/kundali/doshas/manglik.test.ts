import { expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, sidereal } from '../../../kernel/units.ts';
import type { Graha, Sky } from '../../../sky/engines/engine.ts';
import { chartOf } from '../chart/chart.ts';
import { manglikOf } from './manglik.ts';

const toy = toyEngine('drik', 'drik').skyOver(placeWithOffset('', 0, 0, 0), { node: 'mean' });

/** A chart with the lagna in Mesha and the grahas where the test says, in whole degrees. */
function chartWith(places: Partial<Record<Graha, number>>, elsewhere = 75) {
  const sky: Sky = {
    ...toy,
    lagna: () => sidereal(15),
    longitude: (graha) => sidereal(places[graha] ?? elsewhere),
  };
  return chartOf(sky, jdUt(2_451_545));
}

test('Mangala in the printed houses has the dosha, in the second only by practice', () => {
  const houses = Array.from({ length: 12 }, (_, i) => manglikOf(chartWith({ mangala: i * 30 + 5 })));
  expect(houses.flatMap(({ dosha }, i) => (dosha ? [i + 1] : []))).toEqual([1, 4, 7, 8, 12]);
  expect(houses.flatMap(({ doshaWith2nd }, i) => (doshaWith2nd ? [i + 1] : []))).toEqual([1, 2, 4, 7, 8, 12]);
});

test('Guru with him, or looking at him, removes it (BPHS 80.47)', () => {
  const together = manglikOf(chartWith({ mangala: 185, guru: 190, shukra: 70, budha: 70, surya: 70 }));
  expect(together).toMatchObject({ dosha: true, effective: false });
  expect(together.bhangas[0]).toMatchObject({ id: 'benefic_conjunction', by: ['guru'], printed: true });
  const looked = manglikOf(chartWith({ mangala: 185, guru: 65 })); // the fifth from Mithuna is Tula
  expect(looked.bhangas.some(({ id, by }) => id === 'benefic_aspect' && by.includes('guru'))).toBe(true);
});

test('a waning Moon and a Mercury among malefics do not', () => {
  // Moon 20° behind the Sun, Mercury with the Sun, all with Mangala; Guru and Shukra look elsewhere
  const chart = chartWith({ mangala: 185, surya: 205, chandra: 185, budha: 200, guru: 250, shukra: 40 });
  expect(manglikOf(chart)).toMatchObject({ dosha: true, effective: true, bhangas: [] });
});

test('a sign that excuses him is named as practice and does not change the printed answer', () => {
  const chart = chartWith({ mangala: 95, surya: 300, chandra: 290, budha: 300, guru: 40, shukra: 10 });
  const karka = manglikOf(chart); // fourth from Mesha: Karka is not among its signs
  expect(karka.bhangas).toEqual([]);
  const scorpio = manglikOf(chartWith({ mangala: 215, surya: 300, chandra: 290, budha: 300, guru: 250, shukra: 10 }));
  expect(scorpio).toMatchObject({ dosha: true, effective: true });
});
