/**
 * Birthdays and the yearly shraddha by the star in a solar month. Printed days of the same rule hold them: Onam is
 * Shravana of Chingam, and the star days of Kerala are the stars of temple years.
 */
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
/**
 * Onam in the list of timeanddate.com that vacanza/holidays carries (holidays/calendars/hindu.py). The list's 24 August
 * 2018 is left out: it is the eve.
 */
const ONAM = [
  ...['2005-09-15', '2006-09-05', '2008-09-12', '2010-08-23', '2011-09-09'],
  ...['2015-08-28', '2019-09-11', '2021-08-21', '2022-09-08', '2023-08-29'],
];
const key = { 'x-api-key': 'tg-enterprise' };
const KOCHI = 'lat=9.9312&lon=76.2673&tz=5.5';
const CHENNAI = 'lat=13.0827&lon=80.2707&tz=5.5';

interface Entry {
  readonly year: number;
  readonly date: string;
  readonly because: string;
  readonly nakshatra: { readonly start: string; readonly end: string };
  readonly citation: { readonly work: string };
  readonly alternatives: readonly { readonly tradition: string; readonly date: string }[];
  readonly notes?: readonly string[];
}
async function found(query: string, family = 'vedic') {
  const reply = await app.get(`/v1/${family}/tithi-anniversary?${query}`, key);
  expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
  return reply.json();
}
const datesOf = async (query: string, family?: string): Promise<Entry[]> =>
  (await found(query, family)).tithi_anniversary.dates;

describe('by the star in the month of Kollam', () => {
  test('born on Thiruvonam: the day of Onam as listed, where no later star of the month takes it', async () => {
    const reply = await found(`date=1990-09-02&time=12:00&kind=star&calendar=kollam&year=2005&years=19&${KOCHI}`);
    const { nakshatra, solar_month, calendar, dates } = reply.tithi_anniversary;
    expect([nakshatra.number, solar_month.name, calendar]).toEqual([22, 'Chingam', 'kollam']);
    expect(dates.map(({ date }: Entry) => date)).toEqual(expect.arrayContaining(ONAM));
    expect(reply.conventions.solar_months).toBe('kollam');
  });

  test('the star lasts six nazhika after the sunrise of the day, or the day before has it', async () => {
    for (const { date, nakshatra } of await datesOf(
      `date=1985-02-10&time=09:00&kind=star&calendar=kollam&year=2010&years=20&${KOCHI}`,
    )) {
      const { panchanga } = (await app.get(`/v1/vedic/panchanga?date=${date}&${KOCHI}&blocks=rise_set`, key)).json();
      const sunrise = Date.parse(panchanga.rise_set.sunrise);
      const [from, to] = [Date.parse(nakshatra.start), Date.parse(nakshatra.end)];
      const lasts = from <= sunrise && to >= sunrise + 144 * 60_000;
      const next = sunrise + 86_400_000;
      expect(lasts || (from > sunrise && to < next + 146 * 60_000), date).toBe(true);
    }
  });

  test('of two in a month the second for a birthday, the first for the shraddha; the other is named', async () => {
    const at = `date=1985-02-10&time=09:00&calendar=kollam&year=2000&years=20&${KOCHI}`;
    const births = await datesOf(`${at}&kind=star`);
    const rites = await datesOf(`${at}&kind=star_shraddha`);
    const twice = births.filter(({ alternatives }) => alternatives.length > 0);
    expect(twice.length).toBeGreaterThan(0);
    for (const { alternatives, date, notes } of twice) {
      const [other] = alternatives;
      if (other?.tradition === 'first') expect(other.date < date).toBe(true);
      expect(notes?.join()).toMatch(/Twice in one solar month: the second/);
    }
    for (const { alternatives, date } of rites.filter((each) => each.alternatives.length > 0))
      expect([alternatives[0]?.tradition, (alternatives[0]?.date ?? '') > date]).toEqual(['second', true]);
  });
});

describe('by the star in the Tamil month', () => {
  test('without calendar it is that of the place, and every engine answers by its own Moon', async () => {
    for (const family of ['vedic', 'surya', THIRD]) {
      const reply = await found(`date=1990-05-17&time=06:30&kind=star&year=2026&${CHENNAI}`, family);
      expect(reply.tithi_anniversary.calendar).toBe('tamil');
      expect(reply.tithi_anniversary.dates[0].date).toMatch(/^2026-0[56]-/);
      expect(reply.tithi_anniversary.dates[0].citation.work).toMatch(/Sudarsanam/);
    }
  });
});

test('a calendar without a star, another calendar and another kind are refused', async () => {
  const at = `date=1990-05-17&time=06:30&${CHENNAI}`;
  for (const [query, code] of [
    ['kind=janma&calendar=tamil', 'bad_calendar'],
    ['kind=star&calendar=bikram', 'bad_calendar'],
    ['kind=moon', 'bad_kind'],
  ]) {
    const reply = await app.get(`/v1/vedic/tithi-anniversary?${at}&${query}`, key);
    expect([reply.statusCode, reply.json().code], query).toEqual([400, code]);
  }
});

test('the calendar file has the same days', async () => {
  const at = `date=1990-09-02&time=12:00&kind=star&calendar=kollam&year=2026&years=2&${KOCHI}`;
  const reply = await app.get(`/v1/vedic/tithi-anniversary.ics?${at}`, key);
  expect(reply.statusCode).toBe(200);
  const [first] = await datesOf(at);
  expect(reply.body).toContain(`DTSTART;VALUE=DATE:${first?.date.replaceAll('-', '')}`);
  expect(reply.body).toContain('Janma-nakshatra');
});

test.each([
  ['vedic', '-2999'],
  ['surya', '-3101'],
])('on %s the first and the last year answer, also where the Sun does not rise', async (family, first) => {
  for (const at of [CHENNAI, 'lat=69.65&lon=18.96&tz=1'])
    for (const [date, year] of [
      [`${first}-01-05`, first],
      [`${first}-12-28`, first],
      ['1990-01-02', '3000'],
      ['1990-04-10', '3000'],
      ['1990-12-28', '3000'],
    ])
      for (const kind of ['star', 'star_shraddha'])
        for (const { date: day } of await datesOf(`date=${date}&time=03:00&kind=${kind}&year=${year}&${at}`, family))
          if (day !== null) expect(day, `${date} ${year} ${kind}`).toMatch(new RegExp(`^${year}-`));
});
