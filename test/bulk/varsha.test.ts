/** A whole year in one call: what it says of the year agrees with its days. */
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD) });
const key = { 'x-api-key': 'tg-enterprise' };
const ask = async (path: string) => {
  const reply = await app.get(path, key);
  expect(reply.statusCode, reply.body.slice(0, 400)).toBe(200);
  return reply;
};
const varshaOf = async (query: string, word = 'drik') =>
  (await ask(`/v1/panchanga-varsha-${word}?place=Ujjain&${query}`)).json().varsha;

interface Run {
  readonly number: number;
  readonly start: string;
  readonly end: string;
}
interface Row {
  readonly date: string;
  readonly sunrise: string;
  readonly next_sunrise: string;
  readonly tithi: readonly Run[];
  readonly festivals: readonly { readonly id: string }[];
  readonly parvas: readonly { readonly id: string }[];
}

describe('Vikram 2083', async () => {
  const varsha = await varshaOf('samvat=2083');
  const rows: Row[] = varsha.days;

  test('runs from Chaitra shukla 1 to the day before the next, with its adhika month', () => {
    // the Rashtriya Panchang has Chaitra shukla pratipada on 19 March 2026 and on 7 April 2027, Jyeshtha adhika between
    expect([varsha.start, varsha.end]).toEqual(['2026-03-19', '2027-04-06']);
    expect(rows).toHaveLength(384);
    expect(varsha).toMatchObject({ samvat: { vikram: 2083, shaka: 1948, kali: 5128 } });
    expect(varsha).not.toHaveProperty('samvat_next');
    const months: { number: number; name: string; adhika: boolean }[] = varsha.months;
    expect(months.map(({ number }) => number)).toEqual([1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(months.filter(({ adhika }) => adhika).map(({ name }) => name)).toEqual(['Jyeshtha']);
  });

  test('its months join, and its sankrantis go round', () => {
    for (const [i, month] of varsha.months.entries()) if (i > 0) expect(month.start).toBe(varsha.months[i - 1].end);
    const rashis: number[] = varsha.sankrantis.map(({ rashi }: { rashi: Run }) => rashi.number);
    expect(rashis).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('lists what its days have', () => {
    const ofDays = (list: 'festivals' | 'parvas') =>
      rows.flatMap((row) => row[list].map(({ id }) => `${row.date} ${id}`));
    const listed = (list: { date: string; id: string }[]) => list.map(({ date, id }) => `${date} ${id}`);
    expect(listed(varsha.festivals)).toEqual(ofDays('festivals'));
    expect(listed(varsha.parvas)).toEqual(ofDays('parvas'));
    expect(varsha.ekadashis).toHaveLength(26);
  });

  test('its kshaya tithis begin and end between two sunrises, its vriddhi tithis hold two', () => {
    const found: string[] = [];
    for (const { date, sunrise, next_sunrise, tithi } of rows)
      for (const { number, start, end } of tithi) {
        const [from, to] = [Date.parse(start), Date.parse(end)];
        if (from > Date.parse(sunrise) && to < Date.parse(next_sunrise)) found.push(`${date} kshaya ${number}`);
        if (from <= Date.parse(sunrise) && to >= Date.parse(next_sunrise)) found.push(`${date} vriddhi ${number}`);
      }
    const told = varsha.tithi_changes.map((each: { date: string; kind: string; tithi: Run }) =>
      [each.date, each.kind, each.tithi.number].join(' '),
    );
    expect(told).toEqual(found);
    // 384 sunrises pass 391 tithis: the first finds amavasya still, since no sunrise meets the pratipada
    const count = (kind: string) => told.filter((each: string) => each.includes(kind)).length;
    expect(count('kshaya') - count('vriddhi')).toBe(7);
    expect(told[0]).toBe('2026-03-19 kshaya 1');
  });

  test('Guru and Shukra set and rise as often as they do', () => {
    const of = (graha: string) => varsha.asta.filter((each: { graha: string }) => each.graha === graha);
    expect(of('guru')).toHaveLength(1); // once in 399 days
    expect(of('shukra')).toHaveLength(1); // behind or before the Sun: every ten months
    for (const { asta, udaya } of varsha.asta) expect(Date.parse(asta)).toBeLessThan(Date.parse(udaya));
  });
});

test('a Gregorian year says where the samvat changes, and its days are those of a range', async () => {
  const varsha = await varshaOf('year=2026', 'surya');
  expect(varsha).toMatchObject({
    year: 2026,
    start: '2026-01-01',
    end: '2026-12-31',
    samvat: { vikram: 2082 },
    samvat_next: { vikram: 2083 },
  });
  const range = '/v1/panchanga/range?from=2026-01-01&to=2026-12-31&place=Ujjain&engine=surya';
  expect(varsha.days).toEqual((await ask(range)).json().range.days);
  const { days: _, ...head } = varsha;
  expect(await varshaOf('year=2026&days=0', 'surya')).toEqual(head);
});

test('as JSON lines it is the same', async () => {
  const path = `/v1/panchanga-varsha-${THIRD}?place=Ujjain&samvat=2084`;
  const whole = (await ask(path)).json();
  const reply = await ask(`${path}&format=ndjson`);
  expect(reply.headers['content-type']).toBe('application/x-ndjson');
  const [first, ...lines] = reply.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.pop()).toEqual({ done: true, count: whole.varsha.days.length });
  expect({ ...first.varsha, days: lines }).toEqual(whole.varsha);
});

test('as a table every clock time of a day is in its line', async () => {
  const path = '/v1/panchanga-varsha-drik?place=Ujjain&year=2026';
  const { days } = (await ask(path)).json().varsha;
  const reply = await ask(`${path}&format=csv`);
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  const table: Record<string, string>[] = parse(reply.body, { columns: true });
  expect(table).toHaveLength(365);
  expect(Object.keys(table[0] ?? {})[0]).toBe('date');
  for (const [i, row] of days.entries()) {
    const line = Object.values(table[i] ?? {}).join(' ');
    const clocks = JSON.stringify(row).match(/\d{4}-\d\d-\d\dT[\d:]+[+-]\d\d:\d\d/g) ?? [];
    expect(clocks.filter((clock) => !line.includes(clock))).toEqual([]);
    expect(table[i]).toMatchObject({
      date: row.date,
      weekday: row.weekday.name,
      sunrise: row.sunrise,
      tithi: row.tithi.map(({ name }: { name: string }) => name).join(' | '),
      tithi_end: row.tithi.map(({ end }: Run) => end).join(' | '),
      nakshatra_hi: row.nakshatra.map((each: { name_hi: string }) => each.name_hi).join(' | '),
      kalas_rahu_kala_start: row.kalas.rahu_kala.start,
    });
  }
});

test.each([
  ['', /give one of year .* neither was given/],
  ['year=2026&samvat=2083', /both were given/],
  ['samvat=3057', /"error":"samvat must be a whole number from 1 to 3056; got \\"3057\\""/],
  ['year=99999', /"error":"year must be a whole number from -3101 to 3000; got \\"99999\\""/],
  ['year=2026&days=0&format=csv', /days=0 leaves nothing of format=csv/],
  ['year=2026&windows=1', /windows has a meaning for format=ics alone/],
  ['year=2026&date=2026-01-01', /is not a parameter of this route/],
])('%s is refused', async (query, text) => {
  const reply = await app.get(`/v1/panchanga-varsha-drik?${query}`, key);
  expect(reply.statusCode).toBe(400);
  expect(reply.body).toMatch(text);
});

test.each([
  ['year=-2999', 'drik'],
  ['year=-3101', 'surya'],
  ['samvat=3056', THIRD],
])('%s is answered by %s', async (query, word) => {
  expect((await varshaOf(query, word)).days.length).toBeGreaterThan(350);
});
