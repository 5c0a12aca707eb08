/** Chhath where the sixth begins minutes after sunrise, and where the fifth has hours of the morning. */

import { festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { describe, expect, test } from 'vitest';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';

const TOWNS = {
  Delhi: [28.6139, 77.209, 5.5],
  Varanasi: [25.3176, 82.9739, 5.5],
  Patna: [25.5941, 85.1376, 5.5],
  Ranchi: [23.3441, 85.3096, 5.5],
  Kolkata: [22.5726, 88.3639, 5.5],
  Guwahati: [26.1445, 91.7362, 5.5],
  Kathmandu: [27.7172, 85.324, 5.75],
} as const;
type Town = keyof typeof TOWNS;
const NAMES = Object.keys(TOWNS) as Town[];

const keptIn = (town: Town, year: number) => {
  const [lat, lon, tz] = TOWNS[town];
  const sky = drik().skyOver(placeWithOffset(town, lat, lon, tz), {
    node: 'mean',
    positions: 'apparent',
    rise: 'limb',
  });
  const [found] = occurrencesOf(new FestivalYear(sky, year), festivalNamed('chhath'));
  if (found === undefined) throw new Error(`no chhath in ${year}`);
  return {
    date: isoDate(found.day),
    others: found.alternatives.map(({ tradition, day }) => `${tradition} ${isoDate(day)}`),
  };
};

describe('2025: the sixth begins at 06:05, in the east minutes after sunrise', () => {
  // kept on 27 October: Nepal’s list of holidays for Kathmandu, the press of Bihar; timeanddate.com prints the sunrise, the 28th
  test.each(NAMES)('%s: the evening of 27 October, with the sunrise of the 28th as an alternative', (town) => {
    expect(keptIn(town, 2025)).toEqual({ date: '2025-10-27', others: ['sunrise 2025-10-28'] });
  });
});

describe('three muhurtas of the fifth or more in the morning: the later day', () => {
  // timeanddate.com; in 2023 the fifth ends at 09:18 on 18 November
  test.each(['2016-11-06', '2017-10-26', '2021-11-10', '2023-11-19'])('%s everywhere', (date) => {
    for (const town of NAMES) expect(keptIn(town, Number(date.slice(0, 4))).date, town).toBe(date);
  });
  test('with less than six muhurtas the Dharmasindhu allows the earlier too (1, uddesha 12)', () => {
    expect(keptIn('Patna', 2023).others).toEqual(['purva-viddha 2023-11-18']);
  });
});

test('2010 at Guwahati, where the sixth begins ten minutes after sunrise, is the day of the rest of India', () => {
  for (const town of NAMES) expect(keptIn(town, 2010).date, town).toBe('2010-11-11'); // timeanddate.com
});
