/** The holidays of countries and states over the whole pipeline, with the real engines. */

import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp, twoTowns } from '../kit/test-app.ts';

const app = testApp({ engines: engines(THIRD), where: { ...twoTowns, ...CLOCKS } });
const PAID = { 'x-api-key': 'tg-enterprise' };
const ask = (query: string) => app.get(`/v1/holidays?${query}`, PAID);
interface Row {
  readonly id: string;
  readonly date: string;
  readonly rule_date: string;
  readonly festival: string;
  readonly gazetted: { readonly date: string; readonly kind: string; readonly substitute_for: string | null } | null;
  readonly differs: { readonly tradition: string | null } | null;
}
const holidaysOf = async (query: string): Promise<Row[]> => JSON.parse((await ask(query)).body).holidays;

test('the exchange closed on the day after the Lakshmi puja of our rule in 2025, and the row says by which tradition', async () => {
  // circular of the National Stock Exchange for 2025
  const row = (await holidaysOf('country=IN&state=MH&year=2025')).find(({ festival }) => festival === 'deepavali');
  expect(row).toMatchObject({
    id: 'deepavali',
    date: '2025-10-21',
    rule_date: '2025-10-20',
    gazetted: { date: '2025-10-21', kind: 'exchange', substitute_for: null },
    differs: { days: 1, tradition: 'purushartha-chintamani' },
    festival: 'deepavali',
  });
  expect(Object.keys(row ?? {})).toEqual(
    expect.arrayContaining(['name', 'margin_minutes', 'edge', 'differs', 'rule_date']),
  );
});

test('a Sunday of Fiji has its Monday, with the day that it replaces', async () => {
  const [row] = await holidaysOf('country=FJ&year=2016');
  expect(row).toMatchObject({
    date: '2016-10-31',
    rule_date: '2016-10-31',
    gazetted: { date: '2016-10-31', substitute_for: '2016-10-30' },
    differs: null,
  });
});

test('Nepal is computed on the Surya engine, other lands on Drik, and engine= chooses another', async () => {
  expect(JSON.parse((await ask('country=NP&year=2025')).body)).toMatchObject({
    engine: 'surya_siddhanta',
    conventions: { bija: 'full' },
    request: { place: { name: 'Kathmandu', zone: 'Asia/Kathmandu' } },
  });
  expect(JSON.parse((await ask('country=LK&year=2025')).body).engine).toBe('drik');
  expect(JSON.parse((await ask('country=NP&year=2025&engine=drik')).body).engine).toBe('drik');
});

test('a state has the festivals of its region, decided at its capital', async () => {
  const ids = async (query: string) => (await holidaysOf(query)).map(({ festival }) => festival);
  expect(await ids('country=IN&state=KL&year=2024')).toEqual(expect.arrayContaining(['onam', 'vishu']));
  expect(await ids('country=IN&state=TN&year=2024')).toEqual(expect.arrayContaining(['pongal', 'thaipusam']));
  expect(await ids('country=IN&year=2024')).not.toContain('onam');
  expect(JSON.parse((await ask('country=IN&state=KL&year=2024')).body).request.place).toMatchObject({
    name: 'Thiruvananthapuram',
  });
});

test.each([
  ['country=XX&year=2025', 'country', ['IN', 'NP', 'LK', 'MU', 'FJ', 'SG', 'MY', 'GY', 'SR', 'TT', 'KE']],
  ['country=IN&state=QQ&year=2025', 'state', expect.arrayContaining(['MH', 'TN', 'WB'])],
  ['country=NP&state=MH&year=2025', 'state', []],
  ['country=IN&year=1899', 'year', '1900 to 2100'],
  ['country=IN&year=2101', 'year', '1900 to 2100'],
])('%s is refused with what is allowed', async (query, param, allowed) => {
  const reply = await ask(query);
  expect(reply.statusCode).toBe(400);
  expect(JSON.parse(reply.body).errors).toContainEqual(expect.objectContaining({ param, allowed }));
});

test.each([
  'country=IN',
  'year=2025',
  'country=IN&year=2025&lat=12&lon=77',
  'country=IN&year=x',
  'country=IN&year=2025&bom=1',
])('%s is refused', async (query) => {
  expect((await ask(query)).statusCode).toBe(400);
});

test('as a table and as a calendar file it has the same dates', async () => {
  const rows = await holidaysOf('country=MU&year=2024');
  const csv = (await ask('country=MU&year=2024&format=csv')).body.trim().split(/\r?\n/);
  expect(csv[0]).toContain('gazetted_substitute_for');
  expect(csv).toHaveLength(rows.length + 1);
  const ics = (await ask('country=MU&year=2024&format=ics')).body;
  for (const { date } of rows) expect(ics).toContain(`DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`);
});

test('it needs a key of a paid plan that opens the engine, and takes a light credit', async () => {
  expect((await app.get('/v1/holidays?country=IN&year=2025')).statusCode).toBe(401);
  expect((await app.get('/v1/holidays?country=IN&year=2025', { 'x-api-key': 'tg-starter' })).statusCode).not.toBe(500);
});
