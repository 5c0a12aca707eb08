import { describe, expect, test } from 'vitest';
import { drik } from '../../../test/kit/engines.ts';
import { placeWithOffset } from '../../kernel/place.ts';
import { FESTIVALS } from './catalog/index.ts';
import { keptIn } from './decide/decide.ts';
import { occurrenceOf, occurrenceOfEntry, occurrencesOf } from './occurrence.ts';
import { isOfTithi } from './rule.ts';
import { FestivalYear } from './year.ts';

const sky = drik().skyOver(placeWithOffset('Delhi', 28.6139, 77.209, 5.5), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});
const whole = new FestivalYear(sky, 2026);

/** A year that does not know its months or its entries of the Sun, only the one it is asked about. */
class Near extends FestivalYear {
  override get lunations(): never {
    throw new Error('the months of the whole year were asked for');
  }
  override get sankrantis(): never {
    throw new Error('the entries of the whole year were asked for');
  }
}

describe('a keeping is decided without the rest of the year', () => {
  test.each(FESTIVALS.filter(isOfTithi))('$id, from its lunar month', (festival) => {
    const found = occurrencesOf(whole, festival).filter(({ day }) => whole.holds(day));
    const near = new Near(sky, 2026);
    for (const { day, name, lunation, anga } of found) {
      const decided = lunation && anga && keptIn(near, lunation, anga.number, festival);
      const kept = decided && occurrenceOf(festival, decided);
      expect([kept?.day, kept?.name]).toEqual([day, name]);
    }
  });

  test('an entry of the Sun, from its instant', () => {
    for (const festival of FESTIVALS)
      if (!isOfTithi(festival) && festival.on.rashi !== 'every')
        for (const { day, sankranti } of occurrencesOf(whole, festival))
          expect(sankranti && occurrenceOfEntry(new Near(sky, 2026), sankranti, festival).day).toBe(day);
  });
});
