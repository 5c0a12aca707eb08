/** The land's own date in the snapshot: one engine in a reply, one day in all its blocks. */

import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const gazetteer = readGazetteer();
const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
const app = testApp({ engines: engines(THIRD), where });
const snapshot = async (family: string, place: string, date: string, blocks = 'months,calendar_of_land,display') => {
  const url = `/v1/${family}/panchanga?date=${date}&place=${place}&blocks=${blocks}`;
  const reply = await app.get(url, { 'x-api-key': 'tg-enterprise' });
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply.json();
};

/** First days that were printed or are law; the civil day of each, and its date in the land's own letters. */
const FIRST_DAYS = [
  ['Kolkata', '2025-04-15', 'bangla', '১ বৈশাখ ১৪৩২'],
  ['Chennai', '2025-04-14', 'tamil', '1 சித்திரை 1947'],
  ['Thiruvananthapuram', '2024-08-17', 'kollam', '1 ചിങ്ങം 1200'],
  ['Bhubaneswar', '2023-05-15', 'odia', '୧ ଜ୍ୟେଷ୍ଠ ୧୪୩୦'],
  ['Amritsar', '2023-04-14', 'punjab', '੧ ਵੈਸਾਖ ੨੦੮੦'],
] as const;

test.each(FIRST_DAYS)('%s: %s is the first day of its month in every block', async (place, date, id, native) => {
  const { panchanga, conventions } = await snapshot('vedic', place, date);
  const { calendar_of_land: land, months, display } = panchanga;
  expect(land).toMatchObject({ id, date, text_native: native, day: 1, engine: 'drik' });
  expect(months.solar.day).toBe(1);
  expect(display.hi[1]).toContain(`सौर ${months.solar.name_hi} मास, दिन 1`);
  expect(conventions.solar_month).toContain(`(${id} calendar)`);
});

test('Kathmandu: Bikram Sambat is the Surya-siddhanta’s; another engine says where to find it', async () => {
  const { panchanga } = await snapshot('surya', 'Kathmandu', '2026-04-14');
  expect(panchanga.calendar_of_land).toMatchObject({ id: 'bikram', text: '1 Baisakh 2083', engine: 'surya_siddhanta' });
  expect(panchanga.months.solar.day).toBe(1);
  const other = (await snapshot('vedic', 'Kathmandu', '2026-04-14')).panchanga;
  expect(other.calendar_of_land).toEqual({
    id: 'bikram',
    engine: 'surya_siddhanta',
    at: '/v1/calendars/bikram?date=2026-04-14',
  });
  const found = (await app.get(other.calendar_of_land.at)).json();
  expect(found.calendar.text).toBe('1 Baisakh 2083');
});

test('Bikram Sambat has the print’s table of sines in every reply, whatever sines the reply has', async () => {
  // with exact sines this sankranti falls on the other side of midnight
  const { panchanga, conventions } = await snapshot('surya', 'Kathmandu', '1920-10-16');
  expect(conventions.jya).toBe('exact');
  expect(panchanga.calendar_of_land).toMatchObject({ text: '1 Kartik 1977', rule: 'punyakala', edge: true });
  expect(panchanga.months.solar.day).toBe(1);
});

test('a printed day that overrides the rule overrides it here too', async () => {
  const { panchanga } = await snapshot('surya', 'Kathmandu', '2005-05-14');
  expect(panchanga.calendar_of_land).toMatchObject({ text: '1 Jestha 2062', rule: 'printed' });
  expect(panchanga.months.solar.day).toBe(1);
});

test('the third engine reckons the calendars of drik when they are asked for by name', async () => {
  const named = (await snapshot(THIRD, 'Chennai', '2025-04-14', 'calendar_of_land')).panchanga;
  expect(named.calendar_of_land).toMatchObject({ id: 'tamil', text: '1 Chithirai 1947', engine: THIRD });
  const whole = await app.get(`/v1/${THIRD}/panchanga?date=2025-04-14&place=Chennai`, { 'x-api-key': 'tg-enterprise' });
  expect(whole.json().panchanga.calendar_of_land).toEqual({
    id: 'tamil',
    engine: 'drik',
    at: '/v1/calendars/tamil?date=2025-04-14',
  });
});

test('where no solar calendar is kept the national one is given, on every engine', async () => {
  for (const family of ['vedic', 'surya', THIRD])
    expect((await snapshot(family, 'Pune', '2026-01-26')).panchanga.calendar_of_land).toMatchObject({
      id: 'shaka',
      text: '6 Magha 1947',
      engine: null,
      rule: 'civil',
    });
});

test('the Nanakshahi date is given with the Punjabi one', async () => {
  const { panchanga } = await snapshot('vedic', 'Amritsar', '2026-03-14');
  expect(panchanga.calendar_of_land.beside).toMatchObject({ id: 'nanakshahi', text: '1 Chet 558' });
});
