/**
 * Gaurabda against a printout of VCAL 4.01 for Pune (agrawaldn/vaishnavacalendar, test/input/PUN12-13.VCC): the headings
 * of its months and the tithis of days in them.
 */

import { gaurabdaReply } from 'ganaka/internal/views/calendars/gaurabda.reply.ts';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const PUNE = 'lat=18.5333&lon=73.8667&tz=5.5';
const reply = (query: string) => app.get(`/v1/calendars/gaurabda?${query}`);
const read = async (query: string) => {
  const { statusCode, body } = await reply(query);
  expect(statusCode, body.slice(0, 300)).toBe(200);
  return JSON.parse(body).calendar;
};

const PRINTED: readonly [date: string, month: string, number: number, paksha: string, tithi: number][] = [
  ['2012-03-09', 'Vishnu', 1, 'krishna', 1],
  ['2012-03-22', 'Vishnu', 1, 'krishna', 15],
  ['2012-03-23', 'Vishnu', 1, 'shukla', 1],
  ['2012-04-06', 'Vishnu', 1, 'shukla', 15],
  ['2012-04-07', 'Madhusudana', 2, 'krishna', 1],
  ['2012-05-07', 'Trivikrama', 3, 'krishna', 2],
  ['2012-06-05', 'Vamana', 4, 'krishna', 1],
  ['2012-07-04', 'Shridhara', 5, 'krishna', 1],
  ['2012-08-17', 'Hrishikesha', 6, 'krishna', 15],
  ['2012-08-18', 'Purushottama', 6, 'shukla', 1],
  ['2012-09-16', 'Purushottama', 6, 'krishna', 15],
  ['2012-09-17', 'Hrishikesha', 6, 'shukla', 2],
  ['2012-10-01', 'Padmanabha', 7, 'krishna', 1],
  ['2012-10-30', 'Damodara', 8, 'krishna', 1],
  ['2012-11-29', 'Keshava', 9, 'krishna', 1],
];

describe('Gaurabda 526', () => {
  test.each(PRINTED)('%s is %s (%i) %s %i', async (date, month, number, paksha, tithi) => {
    const found = await read(`date=${date}&${PUNE}`);
    expect(found).toMatchObject({ year: 526, month: { number, name: month }, paksha, tithi: { number: tithi } });
    expect([...Compile(gaurabdaReply).Errors(found)]).toEqual([]);
    const back = await read(
      `year=526&month=${number}&paksha=${paksha}&tithi=${tithi}&adhika=${String(month === 'Purushottama')}&${PUNE}`,
    );
    expect(back.dates).toContain(date);
  });
  test('the day before it is the last of 525', async () => {
    expect(await read(`date=2012-03-08&${PUNE}`)).toMatchObject({
      year: 525,
      month: { number: 12 },
      text: 'Govinda shukla 15, Gaurabda 525',
    });
  });
  test('a year without an adhika month says so', async () => {
    const found = await read('year=527&month=6&paksha=shukla&tithi=1&adhika=true');
    expect(found).toMatchObject({ exists: false, date: null, reason: 'no_adhika', dates: [] });
    expect([...Compile(gaurabdaReply).Errors(found)]).toEqual([]);
  });
});

test.each([
  ['', 'date'],
  ['date=2026-11-14&year=540', 'date'],
  ['year=540&month=8', 'paksha'],
  ['year=540&month=13&paksha=shukla&tithi=1', 'month'],
  ['year=540&month=8&paksha=dark&tithi=1', 'paksha'],
  ['year=540&month=8&paksha=shukla&tithi=16', 'tithi'],
  ['year=4999&month=8&paksha=shukla&tithi=1', 'year'],
  ['date=1400-01-01', 'date'],
  ['date=2026-02-30', 'date'],
  ['datte=2026-11-14', 'datte'],
])('refused: %s', async (query, param) => {
  const { statusCode, body } = await reply(query);
  expect(statusCode).toBe(400);
  expect(JSON.parse(body).errors[0].param).toBe(param);
});
