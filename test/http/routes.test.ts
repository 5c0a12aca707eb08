/** The table of routes against the committed copy of the specification's, and every row × every way to be refused. */
import { expect, test } from 'vitest';
import { oneOfEach } from '../../packages/ganaka/test/kit/amount.ts';
import { infos } from '../../packages/ganaka/test/kit/engines.ts';
import { CREDITS } from '../../packages/service/src/accounts/credits.ts';
import { addresses, clashOf } from '../../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { filled, queryFor, THIRD, testApp, toyEngines } from '../kit/test-app.ts';
import spec from '../spec/routes.json' with { type: 'json' };

interface SpecRow {
  readonly path: string;
  readonly credits: number;
  readonly credit_class: string;
  readonly access: string;
  readonly params: readonly string[];
}

const FAMILIES = ['vedic', 'surya', THIRD];
/** What the calendar routes cost and who may call them. */
const CALENDARS = { credits: 1, credit_class: 'light', access: 'open' } as const;
/** Extensions that the table of the specification does not list: those of the contract, and the feed of an anniversary. */
const EXTENSIONS: readonly SpecRow[] = [
  { path: '/v1/languages', credits: 0, credit_class: 'none', access: 'open', params: [] },
  {
    path: '/v1/{family}/match/batch',
    credits: 5,
    credit_class: 'heavy',
    access: 'full',
    params: ['points', 'format'],
  },
  {
    path: '/v1/{family}/tithi-anniversary.ics',
    credits: 3,
    credit_class: 'chart',
    access: 'full',
    params: ['date*', 'year', 'years', 'kind*', 'calendar', 'at', 'name'],
  },
  {
    path: '/v1/{family}/panchanga.ics',
    credits: 5,
    credit_class: 'heavy',
    access: 'paid',
    params: ['year', 'years'],
  },
  { path: '/v1/{family}/lagnas', credits: 2, credit_class: 'standard', access: 'basic', params: [] },
  {
    path: '/v1/{family}/vivaha-varsha',
    credits: 5,
    credit_class: 'heavy',
    access: 'any',
    params: ['year*', 'stars', 'asta', 'format', 'bom'],
  },
  {
    path: '/v1/{family}/find',
    credits: 5,
    credit_class: 'heavy',
    access: 'full',
    params: ['from*', 'to*', 'when*', 'resolution', 'limit', 'format', 'bom'],
  },
  {
    path: '/v1/{family}/why-differs',
    credits: 5,
    credit_class: 'heavy',
    access: 'full',
    params: ['date*', 'festival', 'tithi', 'year', 'at'],
  },
  { path: '/v1/compare/{route}', credits: 1, credit_class: 'light', access: 'basic', params: ['engines'] },
  {
    path: '/v1/holidays',
    credits: 1,
    credit_class: 'light',
    access: 'paid',
    params: ['country*', 'state', 'year*', 'format', 'bom'],
  },
  { path: '/v1/calendars', ...CALENDARS, params: [] },
  { path: '/v1/calendars/{id}', ...CALENDARS, params: ['date', 'year', 'month', 'day', 'rule'] },
  { path: '/v1/calendars/{id}/year', ...CALENDARS, params: ['year*', 'rule', 'format', 'bom'] },
  { path: '/v1/calendars/gaurabda', ...CALENDARS, params: ['date', 'year', 'month', 'paksha', 'tithi', 'adhika'] },
  {
    path: '/v1/calendars/lunar',
    ...CALENDARS,
    params: ['date', 'shaka', 'samvat', 'masa', 'paksha', 'tithi', 'adhika', 'months', 'year_start'],
  },
];
/** Parameters that a route takes in addition to the table of the specification: conventions of other programs, by the path under an engine. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  '/v1/panchanga': ['gowri_night', 'moon_day', 'mula_varjyam', 'nalla_neram', 'region', 'mahadvadashi_names'],
  '/v1/parva-mool': ['region', 'explain', 'ekadashi', 'mahadvadashi_names'],
  '/v1/panchanga/range': ['bom', 'gowri_night', 'nalla_neram'],
  '/v1/panchanga-varsha-{engine}': ['bom'],
  '/v1/sanyoga': ['bom'],
  '/tithi-nirnaya': ['explain'],
  '/observances': ['explain', 'region', 'ekadashi', 'mahadvadashi_names'],
  '/kundali': ['uncertainty'],
  '/lagna-kundali': ['uncertainty'],
  '/planets': ['uncertainty'],
  '/ascendant': ['uncertainty'],
  '/match/ashtakoot': ['uncertainty'],
  '/festivals/{id}': ['explain', 'region', 'ekadashi', 'mahadvadashi_names'],
  '/festivals.ics': ['explain', 'brief', 'ekadashi', 'mahadvadashi_names'],
  '/parva-mool.ics': ['explain', 'brief', 'ekadashi', 'mahadvadashi_names'],
  '/panchanga': ['gowri_night', 'moon_day', 'mula_varjyam', 'nalla_neram', 'region', 'mahadvadashi_names'],
  '/tithi-anniversary': ['calendar'],
  '/rise-set': ['moon_day'],
  '/muhurta': ['mula_varjyam'],
  '/ashtakavarga': ['occupants'],
  '/shadbala': ['moolatrikona'],
  '/yogas': ['gajakesari', 'explain'],
  '/vivaha-milan': ['asta', 'explain'],
  '/karya-muhurta': ['explain', 'hours_by', 'shakha', 'varna'],
  '/kundali-book.html': ['paper'],
  '/kundali-book.pdf': ['paper'],
  '/kundali-pack': ['paper'],
};
const specified = new Map<string, SpecRow>(
  [...spec.routes, ...EXTENSIONS].flatMap((row: SpecRow) => {
    const path = row.path.replaceAll('{THIRD}', THIRD);
    return path.includes('{family}')
      ? FAMILIES.map((family): [string, SpecRow] => [path.replace('{family}', family), row])
      : [[path, row] as [string, SpecRow]];
  }),
);
const table = addresses(ALL_ROWS, infos(THIRD));

test('every route of the specification is in the table once, and no other', () => {
  expect(table.map(({ path }) => path).sort()).toEqual([...specified.keys()].sort());
});

test.each(table.map(({ row, path }) => ({ row, path })))(
  '$path costs, opens and takes what the specification says',
  ({ row, path }) => {
    const said = specified.get(path);
    expect({
      credits: CREDITS[row.credits],
      credit_class: row.credits,
      access: row.access,
      params: [...row.adds].sort(),
    }).toEqual({
      credits: said?.credits,
      credit_class: said?.credit_class,
      access: said?.access,
      params: [...(said?.params ?? []), ...(OPTIONS[row.path] ?? [])].sort(),
    });
  },
);

/** What a row refuses does not depend on its engine. */
const ofEachRow = oneOfEach(table, ({ row }) => row);

test.each(ofEachRow.map((address) => ({ address, path: address.path })))(
  'every refusal of $path has its status and the error envelope',
  async ({ address, path }) => {
    const { row } = address;
    const app = testApp();
    const url = `${filled(path)}?${queryFor(row.adds)}`;
    const key = { 'x-api-key': 'tg-enterprise' };
    const refused = async (status: number, to: string, headers: Record<string, string>, method = 'GET') => {
      const reply = await app.get(to, headers, method);
      expect(reply.statusCode, `${method} ${to} ${reply.body.slice(0, 300)}`).toBe(status);
      const body = reply.json();
      expect(body).toMatchObject({ success: false, error: expect.any(String), code: expect.any(String) });
    };
    const other = row.takesBody === true ? 'PUT' : row.method === 'GET' ? 'POST' : 'GET';
    for (const method of [other, 'PUT', 'DELETE', 'PATCH']) await refused(405, url, key, method);
    if (row.method === 'POST') return; // match-batch.test.ts
    const spent = app.gate.spent.length;
    expect((await app.get(url, key, 'HEAD')).statusCode).toBe(200);
    expect(app.gate.spent).toHaveLength(spent);
    expect((await app.get(url, key, 'OPTIONS')).statusCode).toBe(204);
    // health and the indexes ignore a wrong key
    if (row.access !== 'open' || row.credits !== 'none')
      for (const wrong of ['nonsense', 'tg-revoked', 'tg-mistyped']) await refused(401, url, { 'x-api-key': wrong });
    if (row.access !== 'open') await refused(401, url, {});
    if (row.access === 'enterprise') await refused(403, url, { 'x-api-key': 'tg-commercial' });
    if (row.access === 'full' || row.access === 'paid') await refused(403, url, { 'x-api-key': 'tg-free' });
    const keyed = address.engine !== null && row.access !== 'open' && row.access !== 'any';
    if (keyed && address.engine === 'surya-siddhanta') await refused(403, url, { 'x-api-key': 'drik-enterprise' });
    if (keyed && address.engine !== 'surya-siddhanta') await refused(403, url, { 'x-api-key': 'mool-enterprise' });
    await refused(400, `${url}&plase=Pune`, key);
    await refused(400, `${url}&plase=1&plase=2`, key);
    if (address.engine !== null) await refused(400, `${url}&engine=foo`, key);
  },
);

// the mathematics of the Surya-siddhanta needs that engine itself: isolation.test.ts runs those rows
// and a comparison is paid for as the route that it asks: compare.test.ts
const answering = ofEachRow.filter(
  ({ row }) =>
    row.method === 'GET' &&
    row.group !== 'ss' &&
    row.group !== 'instrument' &&
    !('compares' in row.shows && row.shows.compares),
);

test.each(answering.map((address) => [address.path, address] as const))(
  '%s answers 200 with its payload and is paid for once',
  async (path, { row, engine }) => {
    const app = testApp();
    const reply = await app.get(`${filled(path)}?${queryFor(row.adds)}`, { 'x-api-key': 'tg-enterprise' });
    expect(reply.statusCode, reply.body.slice(0, 500)).toBe(200);
    const cost = CREDITS[row.credits];
    expect(app.gate.spent.map(({ credits }) => credits)).toEqual(cost === 0 ? [] : [cost]);
    if ('plain' in row.shows || engine === null || row.shows.media !== undefined) return;
    expect(reply.json()).toMatchObject({
      success: true,
      engine: { drik: 'drik', 'true-chitra': THIRD, 'surya-siddhanta': 'surya_siddhanta' }[engine],
      request: expect.any(Object),
      // a view without a field of its own has its keys at the top
      ...(row.shows.field !== '' && { [row.shows.field]: expect.anything() }),
    });
  },
);

test('DRIK_STATUS=retired answers 410 for everything that resolves to Drik, and for nothing else', async () => {
  const app = testApp({ retired: ['drik'] });
  for (const { path, row, engine, family } of table) {
    if (row.method === 'POST') continue;
    const reply = await app.get(`${filled(path)}?${queryFor(row.adds)}`, { 'x-api-key': 'tg-enterprise' });
    expect(reply.statusCode === 410, `${path} ${reply.statusCode}`).toBe((engine ?? family) === 'drik');
  }
});

test("engine=drik on the third engine's path set is 410 whether Drik is active or not", async () => {
  const reply = await testApp().get(`/v1/${THIRD}/tithi?engine=drik`, { 'x-api-key': 'tg-enterprise' });
  expect(reply.statusCode).toBe(410);
});

test.each(['vedic', 'drik', 'surya', 'health', 'geocode', 'panchanga', 'parva-mool', 'openapi.json', 'ss-mean'])(
  'THIRD_ENGINE may not be %s, a path that is already taken',
  (name) => {
    expect(clashOf(ALL_ROWS, infos(name))).toBe(name);
    expect(() => addresses(ALL_ROWS, infos(name))).toThrow(name);
  },
);

test('THIRD_ENGINE renames the path set, the engine value, the id in replies and the year route', async () => {
  const app = testApp({ engines: toyEngines('foo') });
  const key = { 'x-api-key': 'tg-enterprise' };
  expect((await app.get('/v1/foo', key)).json()).toMatchObject({ success: true, engine: 'foo' });
  expect((await app.get('/v1/vedic/tithi?engine=foo', key)).json()).toMatchObject({ engine: 'foo' });
  expect((await app.get('/v1/panchanga-varsha-foo?year=2026', key)).statusCode).not.toBe(404);
  expect((await app.get(`/v1/${THIRD}/tithi`, key)).statusCode).toBe(404);
  expect((await app.get(`/v1/vedic/tithi?engine=${THIRD}`, key)).statusCode).toBe(400);
});
