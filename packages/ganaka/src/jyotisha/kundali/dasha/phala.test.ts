import { expect, test } from 'vitest';
import { toyEngine } from '../../../../test/kit/toy-engine.ts';
import { placeWithOffset } from '../../../kernel/place.ts';
import { jdUt, sidereal } from '../../../kernel/units.ts';
import type { Graha, Sky } from '../../../sky/engines/engine.ts';
import { chartOf } from '../chart/chart.ts';
import { factsOf } from './phala.ts';

const toy = toyEngine('drik', 'drik').skyOver(placeWithOffset('', 0, 0, 0), { node: 'mean' });

function chartWith(places: Partial<Record<Graha, number>>, speeds: Partial<Record<Graha, number>> = {}) {
  const sky: Sky = {
    ...toy,
    lagna: () => sidereal(5),
    longitude: (graha) => sidereal(places[graha] ?? 75),
    speed: (graha) => speeds[graha] ?? 1,
  };
  return chartOf(sky, jdUt(2_451_545));
}

test('Mangala in Mesha under a Mesha lagna: own part of his moolatrikona, first house, lord of first and eighth', () => {
  const { read, timing } = factsOf(chartWith({ mangala: 8 })).of('mangala');
  expect(read).toMatchObject({ dignity: 'moolatrikona', house: 1, lordships: [1, 8] });
  expect(timing).toBe('beginning');
});

test('a retrograde lord acts in the reverse order (BPHS 47.3-47.4), a node in the plain one', () => {
  const facts = factsOf(chartWith({ shani: 25, rahu: 25 }, { shani: -0.05, rahu: -0.05 }));
  expect(facts.of('shani').timing).toBe('beginning');
  expect(facts.of('rahu').timing).toBe('end');
});

test('friendship is between two grahas with bodies; a node or the same graha has none', () => {
  const facts = factsOf(chartWith({ surya: 5, guru: 35 }));
  expect(facts.between('surya', 'guru')).toEqual({ natural: 'mitra', temporary: 'mitra', panchadha: 'adhimitra' });
  expect(facts.between('surya', 'rahu')).toBeNull();
  expect(facts.between('surya', 'surya')).toBeNull();
});

test('the nodes own no house', () => expect(factsOf(chartWith({})).of('ketu').read.lordships).toEqual([]));
