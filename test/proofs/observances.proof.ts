/**
 * Twenty years at four places on three engines: the observances of the days and the year's pack are the same set; and what one year's
 * festivals, day rows, months and calendars say over HTTP is one decision. Among the years those with a kshaya month (1963–64, 1982–83).
 */

import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/index.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { differencesIn, PLACES } from '../festivals/observances.ts';
import { inlineWork, THIRD, testApp } from '../kit/test-app.ts';

const known = engines(THIRD);
const NAMES = Object.keys(PLACES).filter((name): name is keyof typeof PLACES => name in PLACES);
const KEYS = ['drik', 'true-chitra', 'surya-siddhanta'] as const;
const YEARS = [1901, 1920, 1947, 1963, 1964, 1977, 1982, 1983, 1995, 2003, 2012, 2018, 2023];
const LATER = [2024, 2025, 2026, 2028, 2029, 2031, 2063, 2099];

test.each(NAMES.flatMap((place) => KEYS.map((key) => [place, key] as const)))(
  '%s under %s, every day of twenty-one years',
  (place, key) => {
    for (const year of [...YEARS, ...LATER]) expect(differencesIn(known[key], year, place), `${year}`).toEqual([]);
  },
);

const gazetteer = readGazetteer();
const where = { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS };
const app = testApp({ engines: known, where, heavy: inlineWork(known, where) });

interface KeptDay {
  readonly id: string;
  readonly date: string;
}
interface Row {
  readonly date: string;
  readonly festivals: readonly { readonly id: string }[];
  readonly parvas: readonly { readonly id: string }[];
}

const linesOf = (rows: readonly Row[]): string[] =>
  rows.flatMap(({ date, festivals, parvas }) => [...festivals, ...parvas].map(({ id }) => `${date} ${id}`)).sort();

test.each([
  ['drik', 'vedic', 'Varanasi', 2026],
  ['surya', 'surya', 'Ujjain', 1983],
  [THIRD, THIRD, 'London', 2027],
] as const)(
  '%s (%s) at %s in %i: year, festivals, day rows, months and calendars',
  async (engine, family, place, year) => {
    const ask = async (path: string) => {
      const reply = await app.get(`${path}&place=${place}`, { 'x-api-key': 'tg-enterprise' });
      expect(reply.statusCode, reply.body).toBe(200);
      return reply;
    };
    const { parva_mool } = (await ask(`/v1/parva-mool?engine=${engine}&year=${year}`)).json();
    const kept: KeptDay[] = [...parva_mool.festivals, ...parva_mool.parvas];
    const listed = kept.map(({ id, date }) => `${date} ${id}`).sort();

    const { range } = (await ask(`/v1/panchanga/range?engine=${engine}&from=${year}-01-01&to=${year}-12-31`)).json();
    expect(linesOf(range.days)).toEqual(listed);

    const cells: Row[] = [];
    for (let month = 1; month <= 12; month++) {
      const name = `${year}-${`${month}`.padStart(2, '0')}`;
      const reply = (await ask(`/v1/panchanga/month?engine=${engine}&month=${name}`)).json();
      cells.push(...reply.month.weeks.flat().filter(({ in_month }: { in_month: boolean }) => in_month));
    }
    expect(linesOf(cells)).toEqual(listed);

    for (const { id, date } of parva_mool.festivals as KeptDay[]) {
      const { festival } = (await ask(`/v1/${family}/festivals/${id}?year=${year}`)).json();
      expect(
        festival.occurrences.map((each: KeptDay) => each.date),
        id,
      ).toContain(date);
    }

    const ics = (await ask(`/v1/${family}/parva-mool.ics?year=${year}`)).body;
    const events = [...ics.matchAll(/DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/g)].map(([, y, m, d]) => `${y}-${m}-${d}`);
    expect(events.sort()).toEqual(kept.map(({ date }) => date).sort());
  },
  120_000,
);
