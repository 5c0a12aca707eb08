/** Years in which printed dates mislead: before the common era they sort backwards, and far ages shift the seasons. */
import { describe, expect, test } from 'vitest';
import { suryaSiddhanta } from '../../../test/kit/engines.ts';
import { dayOf } from '../../kernel/civil.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { jdUt } from '../../kernel/units.ts';
import { ENGLISH } from '../../text/voice.ts';
import { rituAyanaOf } from '../instruments/ritu-ayana.ts';
import { nakshatraYutiOf } from './nakshatra-yuti.ts';
import { pataOf } from './pata.ts';
import { udayastaOf } from './udayasta.ts';

const UJJAIN = suryaSiddhanta().skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5), { bija: 'full', jya: 'exact' });

function on(year: number, month: number, days: number) {
  const day = dayOf({ year, month, day: 1 });
  return { sky: UJJAIN, t: jdUt(day), day, say: ENGLISH, params: { days } };
}
/** Years from the first to the last, in the order of the list. */
const yearsOf = (clocks: readonly string[]): number[] => clocks.map((at) => Number.parseInt(at, 10));
const inOrder = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

describe('across a New Year before the common era the earlier date comes first', () => {
  const at = on(-276, 11, 120);
  test.each([
    ['settings and risings', udayastaOf(at).events.map((each) => each.at)],
    ['meetings with the stars', nakshatraYutiOf(at).conjunctions.map((each) => each.at)],
    ['junctions of nakshatras', pataOf(at).gandanta.map((each) => each.start)],
  ])('%s', (_, clocks) => {
    const years = yearsOf(clocks);
    expect(new Set(years).size).toBe(2);
    expect(years).toEqual(inOrder(years));
  });
});

describe('equinoxes and solstices are those of the calendar year', () => {
  test.each([-2900, -1000, 2026, 2748, 2990])('%i', (year) => {
    const { points } = rituAyanaOf(on(year, 6, 1));
    expect(yearsOf(points.map((each) => each.at))).toEqual([year, year, year, year]);
  });
});
