/** Dashain at Kathmandu by the Surya-siddhanta, as Nepal's Panchanga committee printed it, with its names there. */

import { packOf } from 'ganaka/internal/jyotisha/festivals/pack.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { names } from 'ganaka/internal/text/languages/ne/names.generated.ts';
import { expect, test } from 'vitest';
import { suryaSiddhanta } from '../../packages/ganaka/test/kit/engines.ts';

const engine = suryaSiddhanta();
const KATHMANDU = engine.skyOver(placeWithOffset('Kathmandu', 27.7172, 85.324, 5.75), defaultsOf(engine.info));

const COMMITTEE = 'the Panchanga committee of Nepal';
const PRINTED: readonly (readonly [by: string, days: Readonly<Record<string, string>>])[] = [
  [
    `${COMMITTEE}, in Dhading News, 2017`,
    { घटस्थापना: '2017-09-21', फूलपाती: '2017-09-27', महाअष्टमी: '2017-09-28', 'विजया दशमी': '2017-09-30' },
  ],
  [
    `${COMMITTEE}, in National Power News, 2018; Spotlight, 16 October 2018`,
    { घटस्थापना: '2018-10-10', फूलपाती: '2018-10-16' },
  ],
  [`${COMMITTEE}, in newsnepal.com, 2023`, { घटस्थापना: '2023-10-15', 'विजया दशमी': '2023-10-24' }],
  [`${COMMITTEE}, in Mero Chitwan, 2024`, { घटस्थापना: '2024-10-03', फूलपाती: '2024-10-10', 'विजया दशमी': '2024-10-12' }],
  [
    'the ministry of culture, in newsofnepal.com, 16 September 2025',
    {
      घटस्थापना: '2025-09-22',
      फूलपाती: '2025-09-29',
      महाअष्टमी: '2025-09-30',
      महानवमी: '2025-10-01',
      'विजया दशमी': '2025-10-02',
    },
  ],
];

test.each(PRINTED)('the days of Dashain have their names and dates: %s', (by, days) => {
  const year = Number(Object.values(days)[0]?.slice(0, 4));
  const { festivals, parvas } = packOf(new FestivalYear(KATHMANDU, year));
  for (const [name, date] of Object.entries(days)) {
    const named = [...festivals, ...parvas].filter((each) => names.festival?.[each.name] === name);
    expect(
      named.map(({ day }) => `${name} ${isoDate(day)}`),
      by,
    ).toEqual([`${name} ${date}`]);
  }
});

test('only the first day is that of the pot; the others are counted', () => {
  const { festival } = names;
  expect(festival?.navaratri).toBe('घटस्थापना');
  expect([2, 3, 4, 5, 6].map((n) => festival?.[`ashvina-navaratra-${n}` as 'ashvina-navaratra-2'])).toEqual(
    ['२', '३', '४', '५', '६'].map((n) => `नवरात्र, दिन ${n}`),
  );
});
