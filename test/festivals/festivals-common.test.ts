/** Festivals that everybody knows and no digest names, on the days that publishers printed for them. */

import { festivalNamed } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { occurrencesOfDay } from 'ganaka/internal/jyotisha/festivals/day.ts';
import { occurrencesOf } from 'ganaka/internal/jyotisha/festivals/occurrence.ts';
import { FestivalYear } from 'ganaka/internal/jyotisha/festivals/year.ts';
import { dayUnder } from 'ganaka/internal/jyotisha/panchanga/day/day.ts';
import { dayOf, isoDate } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { notesReplyOf } from 'ganaka/internal/text/sentences/notes.ts';
import { ENGLISH } from 'ganaka/internal/text/voice.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';

const skyIn = (state: string) =>
  engines('x').drik.skyOver(
    { ...placeWithOffset('Delhi', 28.6139, 77.209, 5.5), state },
    { node: 'mean', positions: 'apparent', rise: 'limb' },
  );
const sky = skyIn('Delhi');

/** timeanddate.com, as the holidays library (vacanza/holidays, calendars/hindu.py) keeps its dates. */
const TIME_AND_DATE = 'timeanddate.com';

/** The day and who printed it. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hanuman-jayanti': {
    '2023-04-06': 'CNBC-TV18, 4 April 2023',
    '2024-04-23': 'Lokmat Times, 18 April 2024',
    '2025-04-12': 'Mint, 12 April 2025, after Drik Panchang',
    '2026-04-02': 'vividhgyan.com, Hanuman Jayanti 2026',
  },
  // the arghya of the evening; timeanddate.com has the morning after it for 2025
  chhath: {
    '2016-11-06': TIME_AND_DATE,
    '2017-10-26': TIME_AND_DATE,
    '2021-11-10': TIME_AND_DATE,
    '2022-10-30': TIME_AND_DATE,
    '2023-11-19': TIME_AND_DATE,
    '2024-11-07': TIME_AND_DATE,
    '2025-10-27': 'News24, 27 October 2025, after Drik Panchang',
  },
  // 2018 and 2026 in an adhika Jyeshtha, as the Dharmasindhu orders (2, Jyeshtha)
  'ganga-dashahara': {
    '2015-05-28': 'hindupad.com, Ganga Dashahara 2015',
    '2018-05-24': 'newsjox.com, Ganga Dussehra 2018',
    '2025-06-05': 'IndiaVista’s list of 2025, after Drik Panchang',
    '2026-05-25': 'hindunidhi.com, Ganga Dussehra 2026',
  },
  ugadi: {
    '2023-03-22': TIME_AND_DATE,
    '2024-04-09': TIME_AND_DATE,
    '2025-03-30': TIME_AND_DATE,
    '2026-03-19': TIME_AND_DATE,
  },
  'tulsi-vivaha': {
    '2022-11-05': 'India Today, 4 November 2022',
    '2023-11-24': 'sangeetaspen.com, Tulsi Vivah 2023',
    '2024-11-13': 'lalluram.com, Tulsi Vivah 2024',
    '2025-11-02': 'India Today, 1 November 2025',
  },
  'dev-deepavali': {
    '2022-11-07': 'Latestly, 1 November 2022',
    '2023-11-26': 'Webdunia, 25 November 2023, which tells of others who go by the sunrise of the 27th',
    '2024-11-15': 'India TV, 15 November 2024',
    '2025-11-05': 'Hindustan, 4 November 2025',
  },
  // timeanddate.com has the 20th for 2021; the press and the Dharmasindhu the 19th
  'ananta-chaturdashi': {
    '2021-09-19': 'Latestly, 18 September 2021',
    '2022-09-09': TIME_AND_DATE,
    '2024-09-17': TIME_AND_DATE,
    '2025-09-06': TIME_AND_DATE,
  },
  'ratha-yatra': {
    '2022-07-01': TIME_AND_DATE,
    '2023-06-20': TIME_AND_DATE,
    '2024-07-07': TIME_AND_DATE,
    '2025-06-27': TIME_AND_DATE,
  },
  'dattatreya-jayanti': {
    '2021-12-18': TIME_AND_DATE,
    '2023-12-26': TIME_AND_DATE,
    '2024-12-14': TIME_AND_DATE,
    '2025-12-04': TIME_AND_DATE,
  },
  'buddha-purnima': {
    '2008-05-20': TIME_AND_DATE,
    '2023-05-05': TIME_AND_DATE,
    '2024-05-23': TIME_AND_DATE,
    '2025-05-12': TIME_AND_DATE,
  },
  // timeanddate.com and the circulars of the National Stock Exchange, by vacanza/holidays
  'guru-nanak-jayanti': {
    '2001-11-30': 'NSE circular of 2001',
    '2003-11-08': TIME_AND_DATE,
    '2005-11-15': TIME_AND_DATE,
    '2008-11-13': 'NSE circular of 2008',
    '2012-11-28': 'NSE circular of 2012',
    '2015-11-25': 'NSE circular of 2015',
    '2021-11-19': 'NSE circular of 2021',
    '2024-11-15': 'NSE circular of 2024',
    '2025-11-05': 'Swami Vivekananda University: holidays of 2025',
    '2026-11-24': TIME_AND_DATE,
  },
  'valmiki-jayanti': {
    '2001-11-01': TIME_AND_DATE,
    '2025-10-07': TIME_AND_DATE,
  },
  'ravidas-jayanti': {
    '2001-02-08': TIME_AND_DATE,
    '2024-02-24': TIME_AND_DATE,
  },
  'mahavir-jayanti': {
    '2001-04-06': TIME_AND_DATE,
    '2008-04-18': TIME_AND_DATE,
    '2013-04-24': TIME_AND_DATE,
    '2016-04-19': 'NSE circular of 2016; officeholidays.com tells of states that moved it from the 20th',
    '2018-03-29': 'NSE circular of 2018',
    '2020-04-06': 'NSE circular of 2020',
    '2023-04-04': 'NSE circular of 2023',
    '2025-04-10': 'Sakshi Post, 7 April 2025',
    '2026-03-31': 'list of the Bombay Stock Exchange',
  },
  'shankara-jayanti': {
    '2020-04-28': 'india.com, April 2020',
    '2021-05-17': 'India Today, 15 May 2021',
    '2024-05-12': 'Hindustan Times, 11 May 2024',
  },
  'vallabha-jayanti': {
    '2022-04-26': 'Deccan Republic, April 2022',
    '2023-04-16': 'Latestly, 11 April 2023',
    '2025-04-24': 'Latestly, April 2025; Sakshi Post, 7 April 2025',
  },
  'pitru-paksha-0': {
    '2023-09-29': 'The Hans India, 11 September 2023',
    '2024-09-17': 'Business Standard, 13 September 2024',
    '2025-09-07': 'ABP Live, 28 August 2025',
  },
  'pitru-paksha-15': {
    '2023-10-14': 'The Hans India, 11 September 2023',
    '2024-10-02': 'Business Standard, 13 September 2024',
    '2025-09-21': 'ABP Live, 28 August 2025',
  },
  pongal: {
    '2024-01-15': TIME_AND_DATE,
    '2025-01-14': TIME_AND_DATE,
    '2026-01-14': TIME_AND_DATE,
  },
  vishu: {
    '2022-04-15': 'Kerala’s list of holidays, Onmanorama, 21 October 2021',
    '2023-04-15': 'India TV, 15 April 2023',
    '2024-04-14': 'Latestly, 11 April 2024',
    '2025-04-14': 'NDTV, 14 April 2025',
  },
  puthandu: {
    '2012-04-14': 'drikpanchang.com, Puthandu 2012, which names almanacs that printed the 13th',
    '2024-04-14': 'Mint, 13 April 2024',
    '2025-04-14': 'Mint, 14 April 2025, after Drik Panchang',
  },
  bihu: {
    '2024-04-14': 'The Sentinel, Assam, 12 April 2024',
    '2025-04-14': 'Latestly, 14 April 2025',
    '2026-04-14': 'hyring.com, holidays of Assam 2026',
  },
  onam: {
    '2023-08-29': TIME_AND_DATE,
    '2024-09-15': TIME_AND_DATE,
    '2025-09-05': TIME_AND_DATE,
    '2026-08-26': TIME_AND_DATE,
  },
  'karaka-chaturthi': {
    '2023-11-01': 'infipark.com, Indian festival calendar 2023',
    '2024-10-20': 'The Free Press Journal, 19 October 2024',
    '2025-10-10': 'Mint, 10 October 2025',
  },
};

test.each(Object.entries(PRINTED))('%s', (id, days) => {
  for (const [date, by] of Object.entries(days)) {
    const kept = occurrencesOf(new FestivalYear(sky, Number(date.slice(0, 4))), festivalNamed(id));
    expect(
      kept.map(({ day }) => isoDate(day)),
      by,
    ).toEqual([date]);
  }
});

test('the day itself knows them too', () => {
  for (const [id, days] of Object.entries(PRINTED)) {
    const [date = ''] = Object.keys(days);
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
    // of a region alone: in a state where it is kept
    const [state = 'Delhi'] = festivalNamed(id).regions ?? [];
    const kept = occurrencesOfDay(dayUnder(skyIn(state), dayOf({ year, month, day })));
    expect(
      kept.map((each) => each.id),
      `${id} ${date}`,
    ).toContain(id);
  }
});

test('Ganga Dashahara is kept in the adhika Jyeshtha and not again in the true one', () => {
  const [found, ...more] = occurrencesOf(new FestivalYear(sky, 2026), festivalNamed('ganga-dashahara'));
  expect([found?.lunation?.adhika, notesReplyOf(ENGLISH, found?.notes ?? []).notes.join(), more]).toEqual([
    true,
    'kept in the adhika month and not in the true one, as the Dharmasindhu orders',
    [],
  ]);
  // the tenth of the true Jyeshtha of 2026 is on 24 June
  const kept = occurrencesOfDay(dayUnder(sky, dayOf({ year: 2026, month: 6, day: 24 }))).map(({ id }) => id);
  expect(kept).not.toContain('ganga-dashahara');
});

/** Days that others keep, which the reply gives in addition to its own. */
test.each([
  ['rakshabandhan', 2022, '2022-08-11', 'sunrise', '2022-08-12'], // Nepal’s list of holidays: Janai Purnima
  ['rakshabandhan', 2023, '2023-08-30', 'sunrise', '2023-08-31'], // the same
  ['pongal', 2026, '2026-01-14', 'next-morning', '2026-01-15'], // Tamil Nadu’s list of holidays
  ['kamada-ekadashi', 2029, '2029-04-24', 'sunrise', '2029-04-25'], // Dharmasindhu 1, uddesha 17: the twelfth at no sunrise, householders the day before
  ['kamada-ekadashi', 2038, '2038-04-15', 'sunrise', '2038-04-16'], // the same
])('%s %i is %s, with %s %s as an alternative', (id, year, date, tradition, other) => {
  const [found] = occurrencesOf(new FestivalYear(sky, year), festivalNamed(id));
  expect(found && isoDate(found.day)).toBe(date);
  expect(found?.alternatives.map((each) => [each.tradition, isoDate(each.day)])).toContainEqual([tradition, other]);
});

test('no alternative of Pongal is its own day: 2027 at Chennai the first of Thai is the morning after the entry', () => {
  const [found] = occurrencesOf(new FestivalYear(skyIn('Tamil Nadu'), 2027), festivalNamed('pongal'));
  expect([found && isoDate(found.day), found?.alternatives]).toEqual(['2027-01-15', []]);
});

test('a festival of a region is kept there: Rongali Bihu in Assam, not in Delhi', () => {
  const idsIn = (state: string) =>
    occurrencesOfDay(dayUnder(skyIn(state), dayOf({ year: 2025, month: 4, day: 14 }))).map(({ id }) => id);
  expect(idsIn('Assam')).toContain('bihu');
  expect(idsIn('Tamil Nadu')).toContain('puthandu');
  for (const id of ['bihu', 'vishu', 'puthandu']) expect(idsIn('Delhi'), id).not.toContain(id);
});

test('the fathers have a day for each tithi: 2025 as ABP Live printed it on 28 August', () => {
  const year = new FestivalYear(sky, 2025);
  const days = Array.from({ length: 16 }, (_, i) =>
    occurrencesOf(year, festivalNamed(`pitru-paksha-${i}`)).map(({ day }) => isoDate(day)),
  );
  const printed = [7, 8, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21];
  expect(days).toEqual(printed.map((day) => [`2025-09-${String(day).padStart(2, '0')}`]));
});
