/** The year's list of wedding days: the same days and hours as vivaha-milan, in three formats, and reasons for empty months. */
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { vivahaVarsha } from '../../src/views/muhurta/vivaha-varsha.ts';
import { engines } from '../kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const KEY = { 'x-api-key': 'tg-enterprise' };
const PLACE = 'lat=27.7&lon=85.33&tz=5.75';

interface Day {
  readonly date: string;
  readonly verdict: string;
  readonly day: string;
  readonly because: readonly string[];
  readonly hours: readonly { readonly start: string; readonly grade: string; readonly faults: readonly string[] }[];
}
interface Month {
  readonly month: number;
  readonly days: readonly Day[];
  readonly because: readonly { readonly id: string; readonly days: number; readonly citation: { locus: string } }[];
}

const varsha = async (query: string, family = 'surya') =>
  (await app.get(`/v1/${family}/vivaha-varsha?${PLACE}&${query}`, KEY)).json();
const daysOf = (months: readonly Month[]): Day[] => months.flatMap(({ days }) => days);

describe('vivaha-varsha', () => {
  test.each(['surya', 'vedic', THIRD])('under %s it fits its schema and has twelve months', async (family) => {
    const { vivaha_varsha: list } = await varsha('year=2026', family);
    expect([...Compile(vivahaVarsha.reply).Errors(list)]).toEqual([]);
    expect(list.months.map(({ month }: Month) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(list.count).toBe(daysOf(list.months).length);
  });

  test('a month has the days and hours that vivaha-milan gives', async () => {
    const { vivaha_varsha: list } = await varsha('year=2022');
    const [, , , , may] = list.months as readonly Month[];
    const milan = (await app.get(`/v1/surya/vivaha-milan?${PLACE}&date=2022-05-01&days=31`, KEY)).json().vivaha_milan;
    const fit = milan.days.filter((each: { day: { verdict: string } }) => each.day.verdict !== 'varjya');
    expect(may?.days.map(({ date }) => date)).toEqual(fit.map(({ date }: Day) => date));
    for (const [i, day] of (may?.days ?? []).entries()) {
      expect([day.verdict, day.day]).toEqual([fit[i].verdict, fit[i].day.verdict]);
      expect(day.hours.map(({ start }) => start)).toEqual(fit[i].windows.map(({ start }: { start: string }) => start));
    }
  });

  test('the months in which the print has no weddings are empty, and say why', async () => {
    // January to March 2021: Jupiter, then Venus set; July to October: the four months of Vishnu's sleep
    const months: readonly Month[] = (await varsha('year=2021')).vivaha_varsha.months;
    const empty = months.filter(({ days }) => days.length === 0);
    expect(empty.map(({ month }) => month)).toEqual(expect.arrayContaining([2, 3, 8, 9, 10]));
    for (const { because } of empty) {
      expect(because.length).toBeGreaterThan(0);
      expect(because[0]?.citation.locus).not.toBe('');
    }
    const reasons = (month: number) => months[month - 1]?.because.map(({ id }) => id) ?? [];
    expect(reasons(2)).toContain('vv.asta');
    expect(reasons(8)).toContain('vv.ds_month');
  });

  test('as a table and as a calendar it has the same days', async () => {
    const dates = daysOf((await varsha('year=2026')).vivaha_varsha.months).map(({ date }) => date);
    const csv = await app.get(`/v1/surya/vivaha-varsha?${PLACE}&year=2026&format=csv`, KEY);
    expect(csv.headers['content-type']).toMatch(/^text\/csv/);
    const rows: Record<string, string>[] = parse(csv.body, { columns: true });
    expect(rows.map(({ date }) => date)).toEqual(dates);
    for (const { hours_start, hours_lagnas, hours_faults } of rows) {
      const count = hours_start?.split(' | ').length;
      expect([hours_lagnas?.split(' | ').length, hours_faults?.split(' | ').length]).toEqual([count, count]);
    }
    const ics = await app.get(`/v1/surya/vivaha-varsha?${PLACE}&year=2026&format=ics`, KEY);
    expect(ics.headers['content-type']).toMatch(/^text\/calendar/);
    const events = new ICAL.Component(ICAL.parse(ics.body)).getAllSubcomponents('vevent');
    expect(events.map((each) => String(each.getFirstPropertyValue('dtstart')))).toEqual(dates);
  });

  test('any valid key and no other; a year is required; what is wrong is said', async () => {
    expect((await app.get(`/v1/surya/vivaha-varsha?${PLACE}&year=2026`)).statusCode).toBe(401);
    for (const [query, code] of [
      ['', 'missing_year'],
      ['year=9999', 'bad_year'],
      ['year=2026&asta=print', 'bad_asta'],
      ['year=2026&format=pdf', 'bad_format'],
    ]) {
      const reply = await app.get(`/v1/surya/vivaha-varsha?${PLACE}&${query}`, KEY);
      expect([reply.statusCode, reply.json().code], query).toEqual([400, code]);
    }
  });
});
