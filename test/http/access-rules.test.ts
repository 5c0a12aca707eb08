/** Who may ask for what: the rules of the specification on paid routes, languages, wrong keys and clocks of other lands. */
import { describe, expect, test } from 'vitest';
import { testApp, twoTowns } from '../kit/test-app.ts';

const app = testApp();
const statusOf = async (url: string, key?: string) =>
  (await app.get(url, key === undefined ? {} : { 'x-api-key': key })).statusCode;

describe('festivals and eclipses need a paid key of any plan', () => {
  const ROUTES = [
    '/v1/surya/festivals',
    '/v1/surya/festivals/holi?year=2026',
    '/v1/surya/grahan?year=2026',
    '/v1/parva-mool?year=2026&brief=1',
    '/v1/vedic/festivals',
  ];
  test.each(ROUTES)('%s', async (url) => {
    for (const plan of ['developer', 'pro', 'commercial', 'enterprise'])
      expect(await statusOf(url, `tg-${plan}`), plan).toBe(200);
    expect(await statusOf(url, 'tg-free')).toBe(403);
    expect(await statusOf(url)).toBe(401);
  });
  test('full routes of the Surya-siddhanta still need Commercial', async () => {
    const url = '/v1/surya/shadbala?date=1990-05-15&time=06:30';
    expect(await statusOf(url, 'tg-pro')).toBe(403);
    expect(await statusOf(url, 'tg-commercial')).toBe(200);
  });
});

test('Hindi comes with every paid plan, on the Surya-siddhanta too', async () => {
  const bodyOf = async (key: string, query = '') =>
    (await app.get(`/v1/surya/panchanga?date=2026-11-14${query}`, { 'x-api-key': key })).json().panchanga;
  for (const plan of ['developer', 'pro', 'commercial']) {
    const day = await bodyOf(`surya-${plan}`);
    expect(day.display?.hi, plan).toBeDefined();
    expect(day.tithi.name_hi, plan).toBeDefined();
  }
  const free = await bodyOf('surya-free');
  expect(free.display).toBeUndefined();
  expect(free.tithi.name_hi).toBeUndefined();
  expect(await statusOf('/v1/surya/tithi?lang=ta', 'surya-free')).toBe(403);
});

test('health and the indexes ignore a wrong key; open routes that compute do not', async () => {
  for (const url of ['/v1/health', '/v1/', '/v1/vedic', '/v1/surya', '/v1/openapi.json'])
    expect(await statusOf(url, 'nothing-at-all'), url).toBe(200);
  for (const url of ['/v1/ss-ganita', '/v1/geocode?q=Pune', '/v1/vedic/karya-muhurta'])
    expect(await statusOf(url, 'nothing-at-all'), url).toBe(401);
});

test('engine= takes the values that replies carry', async () => {
  const { engine } = (await app.get('/v1/panchanga?engine=surya_siddhanta', { 'x-api-key': 'tg-pro' })).json();
  expect(engine).toBe('surya_siddhanta');
  expect(await statusOf('/v1/panchanga?engine=suryasiddhanta', 'tg-pro')).toBe(400);
});

test('an error has at most 200 characters, and what is allowed is in errors[]', async () => {
  const url = `/v1/vedic/panchanga?blocks=${'nothing,'.repeat(40)}x&lang=${'y'.repeat(90)}&nosuch=1&other=2&third=3&fourth=4`;
  const { error, errors } = (await app.get(url, { 'x-api-key': 'tg-pro' })).json();
  expect(error.length).toBeLessThanOrEqual(200);
  expect(errors.length).toBeGreaterThan(1);
  expect(errors.some((each: { allowed?: unknown }) => Array.isArray(each.allowed))).toBe(true);
});

test('today is written in small letters', async () => {
  expect(await statusOf('/v1/vedic/tithi?date=today', 'tg-pro')).toBe(200);
  expect(await statusOf('/v1/vedic/tithi?date=TODAY', 'tg-pro')).toBe(400);
});

describe('a clock time at coordinates of another land, without tz', () => {
  const abroad = testApp({
    where: { ...twoTowns, zoneAt: () => 'America/New_York', offsetHoursAt: () => -4 },
  });
  const NOTE = '06:30 was read as +5:30; New York had −4:00: tz=auto';
  const get = async (path: string) => {
    const { headers, body } = await abroad.get(path, { 'x-api-key': 'tg-enterprise' });
    return { note: headers['x-ganaka-note'], notes: JSON.parse(body).request.notes };
  };

  test('the first note says which clock was taken, and a header says that there is one', async () => {
    for (const path of ['/v1/vedic/kundali?date=1990-07-04&time=06:30', '/v1/vedic/tithi?date=1990-07-04&time=06:30']) {
      const { note, notes } = await get(`${path}&lat=40.7&lon=-74`);
      expect(note, path).toBe('tz');
      expect(notes[0], path).toBe(NOTE);
    }
  });
  test('of a pair, either birth', async () => {
    const { note, notes } = await get(
      '/v1/vedic/match/ashtakoot?boy_date=1990-05-15&boy_time=07:00&boy_place=Pune&girl_date=1992-08-11&girl_time=06:30&girl_lat=40.7&girl_lon=-74',
    );
    expect([note, notes[0]]).toEqual(['tz', NOTE]);
  });
  test('not with tz, nor for a place by name, nor without a clock time', async () => {
    for (const query of [
      'time=06:30&lat=40.7&lon=-74&tz=5.5',
      'time=06:30&lat=40.7&lon=-74&tz=auto',
      'time=06:30&place=Pune',
      'lat=40.7&lon=-74',
    ])
      expect((await get(`/v1/vedic/tithi?date=1990-07-04&${query}`)).note, query).toBeUndefined();
  });
});
