/** Many days in one call, as a client gets them. */

import { isZone, localToUt, offsetHoursAt } from 'ganaka/internal/places/zones.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp, twoTowns } from '../kit/test-app.ts';

const app = testApp({
  engines: engines(THIRD),
  where: { ...twoTowns, isZone, zoneAt: () => 'Pacific/Apia', offsetHoursAt, localToUt },
});
const key = { 'x-api-key': 'tg-enterprise' };
const ask = (path: string) => app.get(path, key);
const json = async (path: string) => {
  const reply = await ask(path);
  expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
  return reply.json();
};
const refused = async (path: string) => {
  const reply = await ask(path);
  expect(reply.statusCode).toBe(400);
  return reply.body;
};

describe('a range of days', () => {
  const YEAR = '/v1/panchanga/range?from=2026-04-01&to=2027-03-31&place=Ujjain';

  test('as lines is the same as in one piece, between an envelope and a count', async () => {
    const whole = await json(YEAR);
    expect(whole.range).toMatchObject({ from: '2026-04-01', to: '2027-03-31', count: 365 });
    expect(whole.request).toMatchObject({ from: '2026-04-01', to: '2027-03-31', format: 'json' });
    const reply = await ask(`${YEAR}&format=ndjson`);
    expect(reply.headers['content-type']).toBe('application/x-ndjson');
    const [first, ...lines] = reply.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.pop()).toEqual({ done: true, count: 365 });
    const { range, request, ...envelope } = first;
    expect({ ...envelope, request: { ...request, format: 'json' }, range: { ...range, days: lines } }).toEqual(whole);
  });

  test.each(['tithi', 'nakshatra', 'yoga', 'karana'])(
    'has every %s of the year once, each where the last ended',
    async (anga) => {
      const { range } = await json(YEAR);
      const runs = new Map<string, { number: number; start: string; end: string }>();
      for (const day of range.days) for (const each of day[anga]) runs.set(each.start, each);
      const inOrder = [...runs.values()];
      const count = { tithi: 30, nakshatra: 27, yoga: 27, karana: 60 }[anga] ?? 0;
      for (const [i, each] of inOrder.entries()) {
        const next = inOrder[i + 1];
        if (next === undefined) continue;
        expect(next).toMatchObject({ number: (each.number % count) + 1, start: each.end });
      }
    },
  );

  test('has what was asked for by name, and no more', async () => {
    const { range } = await json('/v1/panchanga/range?from=2026-11-07&to=2026-11-09&blocks=tithi,rise_set');
    expect(range.days.map((each: object) => Object.keys(each))).toEqual(Array(3).fill(['date', 'tithi', 'rise_set']));
    const shot = await json('/v1/panchanga?date=2026-11-08&blocks=tithi,rise_set&engine=drik');
    expect(range.days[1]).toMatchObject({ tithi: shot.panchanga.tithi, rise_set: shot.panchanga.rise_set });
  });

  test('leaves out the date that Samoa left out', async () => {
    const { range } = await json(
      '/v1/panchanga/range?from=2011-12-29&to=2011-12-31&lat=-13.83&lon=-171.77&tz=Pacific/Apia',
    );
    expect(range.days.map(({ date }: { date: string }) => date)).toEqual(['2011-12-29', '2011-12-31']);
    expect(range.count).toBe(2);
    const text = await refused(
      '/v1/panchanga/range?from=2011-12-30&to=2011-12-31&lat=-13.83&lon=-171.77&tz=Pacific/Apia',
    );
    expect(text).toMatch(/from 2011-12-30 did not exist in Pacific.Apia/);
  });

  test.each([
    ['from=2026-11-02&to=2026-11-01', /to 2026-11-01 lies before from 2026-11-02/],
    ['from=2026-01-01&to=2027-01-02', /are 367 days; at most 366/],
    ['from=2026-11-01&to=2026-11-02&format=xls', /format must be one of json, ndjson, csv, ics/],
    ['from=2026-11-01&to=2026-11-02&format=csv&blocks=tithi', /blocks are given as json or ndjson, not as csv/],
    ['from=2026-11-01&to=2026-11-02&windows=1', /windows has a meaning for format=ics alone/],
    ['from=-0043-11-01&to=-0043-11-02&format=ics', /a calendar file has years from 0001 on; got -0043/],
    ['from=2026-11-01', /to is required/],
    ['from=2026-11-31&to=2026-12-01', /does not exist/],
    ['from=2026-11-01&to=2026-11-02&date=2026-11-02', /date.* is not a parameter of this route/],
    ['from=2026-11-01&to=2026-11-02&blocks=tithy', /did you mean tithi/],
    ['from=3000-12-31&to=3001-01-01', /to must be in the years/],
  ])('%s is refused', async (query, text) => {
    expect(await refused(`/v1/panchanga/range?${query}`)).toMatch(text);
  });
});

describe('a month', () => {
  test('is whole weeks of the rows that a range gives', async () => {
    const { month } = await json('/v1/panchanga/month?month=2026-11&place=Ujjain');
    const cells = month.weeks.flat();
    expect(month.weeks.map((week: unknown[]) => week.length)).toEqual([7, 7, 7, 7, 7]);
    expect([cells[0].date, cells.at(-1).date]).toEqual(['2026-11-01', '2026-12-05']);
    const { range } = await json('/v1/panchanga/range?from=2026-11-01&to=2026-12-05&place=Ujjain');
    expect(cells).toEqual(
      range.days.map((day: { date: string }) => ({ ...day, in_month: day.date.startsWith('2026-11') })),
    );
    expect(month.lunar_months.map(({ name }: { name: string }) => name)).toEqual(['Ashvina', 'Kartika']);
    expect(month).toMatchObject({ samvat: { vikram: 2083, shaka: 1948 }, counts: { ekadashi: 2 } });
    expect(month).not.toHaveProperty('samvat_next');
  });

  test('begins its weeks on Monday when that is asked for, and says where the year changes', async () => {
    const { month } = await json('/v1/panchanga/month?month=2026-03&place=Ujjain&week_start=monday');
    expect(month.weeks[0].map(({ date }: { date: string }) => date.slice(5))[0]).toBe('02-23');
    expect(month).toMatchObject({ samvat: { vikram: 2082, shaka: 1947 }, samvat_next: { vikram: 2083, shaka: 1948 } });
  });

  test.each([
    ['month=2026-13', /month must be YYYY-MM/],
    ['month=3001-01', /month must be in the years/],
    ['', /month is required/],
    ['month=2026-11&date=2026-11-01', /is not a parameter of this route/],
  ])('%s is refused', async (query, text) => {
    expect(await refused(`/v1/panchanga/month?${query}`)).toMatch(text);
  });
});
