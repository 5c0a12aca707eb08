/** Dashain at Kathmandu by the Surya-siddhanta, as Nepal's Panchanga committee printed it, with its names there. */

import { festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { occurrencesOfDay } from 'ganaka/internal/jyotisha/festivals/day.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { packOf } from 'ganaka/internal/jyotisha/festivals/pack.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { dayUnder } from 'ganaka/internal/jyotisha/panchanga/day/day.ts';
import { dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
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

/** The lists of holidays of the Ministry of Home Affairs, by vacanza/holidays and dantwoashim/Project_Parva. */
const MOHA = 'a list of holidays of the Ministry of Home Affairs';
const KEPT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gai-jatra': { '2018-08-27': 'nepalkameleonholidays.com, holidays of 2075', '2022-08-12': MOHA, '2023-08-31': MOHA },
  'indra-jatra': {
    '2018-09-24': 'nepalkameleonholidays.com, holidays of 2075',
    '2021-09-19': MOHA,
    '2026-09-25': MOHA,
  },
  'ghode-jatra': {
    '2019-04-05': 'nepalkameleonholidays.com, holidays of 2075',
    '2024-04-08': MOHA,
    '2025-03-29': MOHA,
  },
  'gaura-parva': {
    '2011-08-21': 'The Himalayan Times, 19 August 2011: moved from 5 September',
    '2018-09-03': 'nepalkameleonholidays.com, holidays of 2075',
    '2020-08-26': 'khabarkunj.com, 25 August 2020',
    '2022-09-03': MOHA,
    '2023-08-24': 'nigaranikhabar.com, 5 September 2023: the decision of the Panchanga committee',
    '2024-08-26': 'nepalpress.com, 20 August 2024',
    '2025-08-31': MOHA,
  },
  jitiya: {
    '2018-10-02': 'nepalkameleonholidays.com, holidays of 2075',
    '2022-09-18': MOHA,
    '2023-10-07': MOHA,
    '2024-09-25': MOHA,
    '2025-09-15': MOHA,
  },
  'sonam-losar': { '2019-02-05': MOHA, '2020-01-25': MOHA, '2023-01-22': MOHA, '2027-02-07': MOHA },
  'gyalpo-losar': {
    '2019-03-07': 'nepalkameleonholidays.com, holidays of 2075',
    '2022-03-03': MOHA,
    '2023-02-21': MOHA,
    '2024-03-11': MOHA,
    '2026-02-18': MOHA,
    '2027-03-09': MOHA,
  },
  rakshabandhan: {
    '2019-08-15': MOHA,
    '2021-08-22': MOHA,
    '2022-08-12': 'gyanpark.com.np, holidays of 2079',
    '2023-08-31': MOHA,
  },
  'kag-tihar': { '2020-11-13': COMMITTEE, '2021-11-03': COMMITTEE },
  'kukur-tihar': { '2020-11-14': COMMITTEE, '2021-11-03': COMMITTEE },
  'nepali-new-year': {
    '2019-04-14': MOHA,
    '2022-04-14': MOHA,
    '2023-04-14': MOHA,
    '2024-04-13': MOHA,
    '2025-04-14': MOHA,
  },
};
const PRINT = engine.skyOver(placeWithOffset('Kathmandu', 27.7172, 85.324, 5.75), { sunrise: 'velantara' });

test.each(Object.entries(KEPT))('%s is on the day of the lists, by either sunrise', (id, days) => {
  for (const [date, by] of Object.entries(days))
    for (const sky of [KATHMANDU, PRINT]) {
      const found = occurrencesOf(new FestivalYear(sky, Number(date.slice(0, 4))), festivalNamed(id));
      expect(
        found.map(({ day }) => isoDate(day)),
        by,
      ).toEqual([date]);
    }
});

test('the day lists them as the year does', () => {
  for (const [id, days] of Object.entries(KEPT))
    for (const date of Object.keys(days)) {
      const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
      const kept = occurrencesOfDay(dayUnder(PRINT, dayOf({ year, month, day })));
      expect(
        kept.map((each) => each.id),
        date,
      ).toContain(id);
    }
});
