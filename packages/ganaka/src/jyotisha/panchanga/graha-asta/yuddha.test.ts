import { expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt } from '../../../kernel/units.ts';
import type { TaraGraha } from '../../../sky/engines/engine.ts';
import { yuddhasAt } from './yuddha.ts';

const T = jdUt(2_460_000);
const sky = (latitudes: Partial<Record<string, number>>) => ({
  ...toyEngine('drik', 'drik').skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {}),
  latitude: (graha: string) => latitudes[graha] ?? 0,
});
const places = (given: Partial<Record<TaraGraha, number>>) => (graha: TaraGraha) =>
  given[graha] ?? { mangala: 10, budha: 60, guru: 120, shukra: 200, shani: 300 }[graha];

test('two star-planets less than a degree apart are at war, and the northern one wins', () => {
  const [war, ...more] = yuddhasAt(sky({ mangala: -0.2, guru: 0.3 }), T, places({ mangala: 100.2, guru: 100.6 }));
  expect(more).toEqual([]);
  expect(war).toMatchObject({ grahas: ['mangala', 'guru'], winner: 'guru' });
  expect(war?.separationDeg).toBeCloseTo(Math.hypot(0.4, 0.5), 4);
});

test('Shukra wins from the south too (Surya-siddhanta VII.23)', () => {
  const [war] = yuddhasAt(sky({ shukra: -0.5, shani: 0.1 }), T, places({ shukra: 359.8, shani: 0.1 }));
  expect(war?.winner).toBe('shukra');
});

test('a degree apart, in longitude or across it, is no war', () => {
  expect(yuddhasAt(sky({}), T, places({ mangala: 100, guru: 101 }))).toEqual([]);
  expect(yuddhasAt(sky({ mangala: 1.2 }), T, places({ mangala: 100, guru: 100.1 }))).toEqual([]);
});
