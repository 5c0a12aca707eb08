/** The same tithi in other years, compared with the snapshots of the days around it. */
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const key = { 'x-api-key': 'tg-enterprise' };
const json = async (path: string) => {
  const reply = await app.get(path, key);
  expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
  return reply.json();
};
const found = async (query: string, family = 'vedic') =>
  (await json(`/v1/${family}/tithi-anniversary?${query}`)).tithi_anniversary;

interface Told {
  readonly year: number;
  readonly date: string;
  readonly adhika: boolean;
  readonly because: string;
  readonly citation: { readonly locus: string };
  readonly alternatives: readonly { readonly tradition: string; readonly date: string }[];
  readonly notes: readonly string[];
}
interface Run {
  readonly number: number;
  readonly start: string;
  readonly end: string;
}

/** How much of a day's aparahna its tithi `number` has, from the snapshot: 0 to 1. */
async function shareOf(date: string, number: number): Promise<number> {
  const { panchanga } = await json(`/v1/vedic/panchanga?date=${date}&place=Ujjain&blocks=tithi,shastra_kala`);
  const { start, end } = panchanga.shastra_kala.aparahna;
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const run = panchanga.tithi.transitions.find((each: Run) => each.number === number);
  if (run === undefined) return 0;
  return Math.max(0, Math.min(to, Date.parse(run.end)) - Math.max(from, Date.parse(run.start))) / (to - from);
}
const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

describe('the yearly shraddha', async () => {
  const told = await found('date=1998-09-12&time=15:30&kind=shraddha&year=2018&years=12&place=Ujjain');

  test('is of the month and tithi that ran at that hour', () => {
    expect(told).toMatchObject({ masa: { name: 'Bhadrapada', adhika: false }, paksha: 'krishna' });
    expect(told.dates.map(({ year }: Told) => year)).toEqual(Array.from({ length: 12 }, (_, i) => 2018 + i));
  });

  test('is on the day that has the tithi in aparahna, the one that has more of it, the earlier of two alike', async () => {
    for (const { date } of told.dates) {
      const [before, on, after] = await Promise.all(
        [-1, 0, 1].map((n) => shareOf(dayAfter(date, n), told.tithi.number)),
      );
      const best = Math.max(before ?? 0, on ?? 0, after ?? 0);
      expect(on ?? 0, date).toBeGreaterThanOrEqual(best - 1e-3);
      if (best > 0) expect(before ?? 0, date).toBeLessThan((on ?? 0) - 1e-4);
    }
  });
});

describe('where the month is doubled: Jyeshtha in 2026', () => {
  const YEARS = 'year=2026&years=1&place=Ujjain';

  test('a birthday is kept in the true month', async () => {
    const { dates } = await found(`date=1990-05-26&time=08:00&kind=janma&${YEARS}`);
    expect(dates).toEqual([expect.objectContaining({ adhika: false, date: expect.stringMatching(/^2026-06-1[5-9]/) })]);
    expect(dates[0].notes.join()).toMatch(/in the true one, not in the adhika/);
  });

  test('so is the shraddha from the second year on; the first is done in the adhika month', async () => {
    const second = await found(`date=2024-06-08&time=12:00&kind=shraddha&${YEARS}`);
    const first = await found(`date=2025-05-29&time=12:00&kind=shraddha&${YEARS}`);
    expect(second.masa).toMatchObject({ name: 'Jyeshtha', adhika: false });
    expect(first.masa).toMatchObject({ name: 'Jyeshtha', adhika: false });
    expect(second.dates.map(({ adhika }: Told) => adhika)).toEqual([false]);
    expect(first.dates.map(({ adhika }: Told) => adhika)).toEqual([true]);
  });

  test('and what was of an adhika month comes again in one', async () => {
    const told = await found(`date=2007-05-20&time=12:00&kind=shraddha&year=2024&years=3&place=Ujjain`);
    expect(told.masa).toMatchObject({ name: 'Jyeshtha', adhika: true });
    expect(told.dates.map(({ adhika }: Told) => adhika)).toEqual([false, false, true]);
  });
});

describe('a birthday', () => {
  test('goes with the birth star when two days are possible; the day by sunrise alone is given too', async () => {
    const told = await found('date=1990-05-17&time=06:30&kind=janma&year=2000&years=20&place=Ujjain', 'surya');
    for (const { date, because, citation, alternatives } of told.dates as Told[]) {
      expect(citation.locus).toBe('3, vardhapana-vidhi');
      const { panchanga } = await json(`/v1/surya/panchanga?date=${date}&place=Ujjain&blocks=tithi,nakshatra,months`);
      expect(panchanga.tithi.transitions.map((each: Run) => each.number)).toContain(told.tithi.number);
      if (because === 'all')
        expect(panchanga.nakshatra.transitions.map((each: Run) => each.number)).toContain(told.nakshatra.number);
      for (const each of alternatives) {
        expect(each.tradition).toBe('udaya');
        const { panchanga: other } = await json(`/v1/surya/panchanga?date=${each.date}&place=Ujjain&blocks=tithi`);
        expect(other.tithi.transitions.map((run: Run) => run.number)).toContain(told.tithi.number);
      }
    }
  });

  test('is looked for where it is kept, and the tithi where it began', async () => {
    const here = await found('date=1990-05-17&time=06:30&kind=janma&year=2030&place=Ujjain');
    const there = await found('date=1990-05-17&time=06:30&kind=janma&year=2030&place=Ujjain&at=Pune');
    expect(there.tithi).toEqual(here.tithi);
    expect(there.dates[0].tithi).toEqual(here.dates[0].tithi); // one clock in both towns
  });

  test('without an hour the tithi at sunrise is used, and the reply says so', async () => {
    const { request, tithi_anniversary } = await json('/v1/vedic/tithi-anniversary?date=1990-05-17&kind=janma');
    expect(request.notes.join()).toMatch(/that of sunrise/);
    expect(tithi_anniversary.dates[0].year).toBe(2026);
  });
});

test.each([
  ['date=1990-05-17', /kind is required/],
  ['date=1990-13-17&kind=janma', /"error":"date 1990-13-17 has no month 13; months are 01 to 12","code"/],
  ['kind=janma', /date is required/],
  ['kind=janma&year=1959', /"error":"date is required on this route","code"/],
  ['date=1990-13-17&kind=janma&year=1959', /"error":"date 1990-13-17 has no month 13; months are 01 to 12","code"/],
  ['date=1990-05-17&kind=name-day', /kind must be one of janma, shraddha/],
  ['date=1990-05-17&kind=janma&year=1989', /lies before the date itself/],
  ['date=1990-05-17&kind=janma&year=2990&years=20', /reach beyond 3000/],
  ['date=1990-05-17&kind=janma&years=21', /years must be a whole number from 1 to 20/],
  ['date=1990-05-17&kind=janma&at=Atlantis', /Atlantis/],
])('%s is refused', async (query, text) => {
  const reply = await app.get(`/v1/vedic/tithi-anniversary?${query}`, key);
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toMatch(text);
});
