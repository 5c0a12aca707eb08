/** The year's list of wedding days: the same days and hours as vivaha-milan, in three formats, and reasons for empty months. */

import { parse } from 'csv-parse/sync';
import { vivahaVarsha } from 'ganaka/internal/views/muhurta/vivaha-varsha.ts';
import ICAL from 'ical.js';
import { Compile } from 'typebox/compile';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { schemaOfView } from '../kit/reply-schema.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const KEY = { 'x-api-key': 'tg-enterprise' };
const PLACE = 'lat=27.7&lon=85.33&tz=5.75';

interface Day {
  readonly date: string;
  readonly verdict: string;
  readonly day: string;
  readonly because: readonly string[];
  readonly hours: readonly Hours[];
}
interface Hours {
  readonly start: string;
  readonly end: string;
  readonly grade: string;
  readonly lagnas: readonly { readonly number: number }[];
  readonly faults: readonly string[];
}
interface Window {
  readonly rank?: number;
  readonly open: readonly Hours[];
  readonly except: readonly { readonly start: string; readonly end: string; readonly clause: string }[];
}
interface Rising {
  readonly rashi: { readonly number: number };
  readonly start: string;
  readonly end: string;
  readonly faults: readonly { readonly id: string; readonly by: readonly string[]; readonly weight: string }[];
}
interface Month {
  readonly month: number;
  readonly days: readonly Day[];
  readonly because: readonly { readonly id: string; readonly days: number; readonly citation: { locus: string } }[];
}

const varsha = async (query: string, family = 'surya') =>
  (await app.get(`/v1/${family}/vivaha-varsha?${PLACE}&${query}`, KEY)).json();
const isOpen = ({ faults }: Hours): boolean => faults.length === 0;
const timesOf = ({ start, end, lagnas }: Hours) => ({ start, end, signs: lagnas.map(({ number }) => number) });
const meet = (a: { start: string; end: string }, b: { start: string; end: string }): boolean =>
  Date.parse(a.start) < Date.parse(b.end) && Date.parse(b.start) < Date.parse(a.end);
const daysOf = (months: readonly Month[]): Day[] => months.flatMap(({ days }) => days);

describe('vivaha-varsha', () => {
  test.each(['surya', 'vedic', THIRD])('under %s it fits its schema and has twelve months', async (family) => {
    const { vivaha_varsha: list } = await varsha('year=2026', family);
    expect([...Compile(schemaOfView(vivahaVarsha)).Errors(list)]).toEqual([]);
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
      const open = (fit[i].windows as Window[]).flatMap((each) => (each.rank === undefined ? each.open : []));
      expect(day.hours.filter(isOpen).map(timesOf)).toEqual(open.map(timesOf));
    }
  });

  test('in open hours no sign rises that the Dharmasindhu bars, and no gap falls', async () => {
    const days = daysOf((await varsha('year=2022')).vivaha_varsha.months).filter(({ hours }) => hours.some(isOpen));
    expect(days.length).toBeGreaterThan(20);
    let signs = 0;
    for (const { date, hours } of days.slice(0, 20)) {
      const milan = (await app.get(`/v1/surya/vivaha-milan?${PLACE}&date=${date}`, KEY)).json().vivaha_milan;
      const gaps = (milan.windows as Window[])
        .flatMap(({ except }) => except)
        .filter(({ clause }) => clause !== 'all.paksha_randhra');
      for (const each of hours.filter(isOpen)) {
        expect(
          gaps.filter((gap) => meet(gap, each)),
          `${date} ${each.start}`,
        ).toEqual([]);
        const rising = (milan.lagna_shuddhi.lagnas as Rising[]).filter((sign) => meet(sign, each));
        expect([...new Set(rising.map(({ rashi }) => rashi.number))]).toEqual(each.lagnas.map(({ number }) => number));
        for (const { faults } of rising)
          expect(faults.filter(({ by, weight }) => weight === 'must' && by.includes('ds'))).toEqual([]);
        signs += each.lagnas.length;
      }
    }
    expect(signs).toBeGreaterThan(20);
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
    const listed = daysOf((await varsha('year=2026')).vivaha_varsha.months);
    const dates = listed.map(({ date }) => date);
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
    for (const [i, { hours }] of listed.entries()) {
      const said = String(events[i]?.getFirstPropertyValue('description'));
      const [open, needed] = [hours.some(isOpen), !hours.every(isOpen)];
      expect(said.includes('No hour is free of faults'), dates[i]).toBe(!open && needed);
      expect(said.includes('a verse allows one in need:'), dates[i]).toBe(open && needed);
    }
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
