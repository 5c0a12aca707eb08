/**
 * Akshaya Tritiya by the Purushartha-chintamani, as Dharmasindhu 2, Vaishakha reports it: the third at ghatikas 13 to 15 of daylight; there
 * on both days or on neither, the later; ended on the later day before the thirteenth and there on the earlier, the earlier.
 */

import { festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { expect, test } from 'vitest';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';

const SETTINGS = { node: 'mean', positions: 'apparent', rise: 'limb' } as const;
const sky = drik().skyOver(placeWithOffset('Delhi', 28.6139, 77.209, 5.5), SETTINGS);
const keptIn = (year: number) => {
  const [found] = occurrencesOf(new FestivalYear(sky, year), festivalNamed('akshaya-tritiya'));
  if (found === undefined) throw new Error(`no akshaya-tritiya in ${year}`);
  const other = found.alternatives.find(({ tradition }) => tradition === 'purushartha-chintamani');
  return { date: isoDate(found.day), other: other === undefined ? null : isoDate(other.day) };
};

test.each(['1956-05-13', '1965-05-04', '1974-04-25'])(
  '%s: begun after ghati 15 of the day before and ended before ghati 13: at neither, so the same day',
  (date) => {
    expect(keptIn(Number(date.slice(0, 4)))).toEqual({ date, other: null });
  },
);

test('2027: at ghatikas 13 to 15 of 8 May alone, so the day before', () => {
  expect(keptIn(2027)).toEqual({ date: '2027-05-09', other: '2027-05-08' });
});
