/** Many pairs in one call: the same numbers as one by one, one debit for all, nothing kept. */
import { describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const KEY = { 'x-api-key': 'tg-enterprise' };
const PRO = { 'x-api-key': 'tg-pro' };
const URL = '/v1/vedic/match/batch';
const app = testApp({ engines: engines(THIRD) });

const BIRTHS = [
  { date: '1990-05-17', time: '06:30', place: 'Ujjain' },
  { date: '1992-02-03', time: '22:15:30', lat: 18.52, lon: 73.86, tz: 5.5 },
  { date: '1988-11-29', hour: 3.25, lat: '28.61', lng: '77.21', tz: '+05:30' },
  { date: '1995-07-08', time: '6:05' },
] as const;
const ONE_BY_ONE = [
  'boy_date=1990-05-17&boy_time=06:30&boy_place=Ujjain',
  'boy_date=1992-02-03&boy_time=22:15:30&boy_lat=18.52&boy_lon=73.86&boy_tz=5.5',
  'boy_date=1988-11-29&boy_time=03:15&boy_lat=28.61&boy_lon=77.21&boy_tz=5.5',
  'boy_date=1995-07-08&boy_time=06:05',
];
const PAIRS = [
  [0, 1],
  [2, 1],
  [2, 3],
  [1, 0],
] as const;

interface BriefPair {
  readonly boy: number;
  readonly girl: number;
  readonly total: number;
  readonly total_effective: number;
  readonly dosha: { readonly boy: boolean; readonly girl: boolean };
}

describe.each(['vedic', 'surya', THIRD])('on the %s path set', (family) => {
  const single = async (route: string, boy: number, girl: number) => {
    const query = `${ONE_BY_ONE[boy]}&${ONE_BY_ONE[girl]?.replaceAll('boy_', 'girl_')}`;
    return (await app.get(`/v1/${family}/match/${route}?${query}`, KEY)).json();
  };

  test('brief pairs have the totals and doshas that the single routes give', async () => {
    const reply = await app.post(`/v1/${family}/match/batch`, { births: BIRTHS, pairs: PAIRS }, KEY);
    expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
    const { match_batch: batch, request } = reply.json();
    expect(request).toMatchObject({ births: 4, pairs: 4, brief: true, points: 'modern' });
    expect(batch.pairs).toHaveLength(PAIRS.length);
    for (const { boy, girl, total, total_effective, dosha } of batch.pairs as BriefPair[]) {
      const { ashtakoot } = await single('ashtakoot', boy, girl);
      const { match_manglik: manglik } = await single('manglik', boy, girl);
      expect([total, total_effective]).toEqual([ashtakoot.total, ashtakoot.total_effective]);
      expect(dosha).toEqual({ boy: manglik.boy.dosha, girl: manglik.girl.dosha });
    }
  });

  test('whole pairs have the payload of the single route', async () => {
    const reply = await app.post(`/v1/${family}/match/batch`, { births: BIRTHS, pairs: [[0, 1]], brief: false }, KEY);
    const [pair] = reply.json().match_batch.pairs;
    expect(pair.ashtakoot).toEqual((await single('ashtakoot', 0, 1)).ashtakoot);
  });
});

test('format=ndjson gives the same pairs line by line, and says when it has all', async () => {
  const body = { births: BIRTHS, pairs: PAIRS };
  const whole = (await app.post(URL, body, KEY)).json();
  const reply = await app.post(`${URL}?format=ndjson`, body, KEY);
  expect(reply.headers['content-type']).toBe('application/x-ndjson');
  const [head, ...lines] = reply.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(head.success).toBe(true);
  expect(lines.at(-1)).toEqual({ done: true, count: PAIRS.length });
  expect(lines.slice(0, -1)).toEqual(whole.match_batch.pairs);
});

describe('credits', () => {
  test('five for each pair, in one debit', async () => {
    const own = testApp();
    const reply = await own.post(URL, { births: BIRTHS, pairs: PAIRS }, PRO);
    expect(own.gate.spent).toEqual([{ keyId: 'tg-pro', credits: 20 }]);
    expect(reply.headers['x-credits-used']).toBe('20');
    const lines = await own.post(`${URL}?format=ndjson`, { births: BIRTHS, pairs: PAIRS }, PRO);
    expect(lines.headers['x-credits-used']).toBe('20');
  });

  test('refused whole when they do not suffice, and nothing is taken', async () => {
    const own = testApp();
    own.gate.balances.set('tg-pro', 19);
    const reply = await own.post(URL, { births: BIRTHS, pairs: PAIRS }, PRO);
    expect(reply.statusCode).toBe(402);
    expect(reply.json().error).toContain('costs 20 credits and 19 are left');
    expect(own.gate.spent).toEqual([]);
    expect(own.gate.balances.get('tg-pro')).toBe(19);
  });
});

test('births are neither kept nor to be stored', async () => {
  const own = testApp();
  await own.post(URL, { births: BIRTHS, pairs: PAIRS }, PRO); // other lines are remembered from the second ask on
  const reply = await own.post(URL, { births: BIRTHS, pairs: PAIRS }, PRO);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(own.service.cache.size()).toBe(0);
  expect(own.service.parsedQueries.size).toBe(0);
  expect(reply.body).not.toMatch(/1990-05-17|1992-02-03/);
});

test.each([
  ['{', 400, 'the body must be JSON'],
  ['[]', 400, 'the body must be JSON'],
  ['null', 400, 'the body must be JSON'],
  [{}, 400, 'births must be a list of 1 to 500; got none; pairs must be a list of 1 to 5000; got none'],
  [{ births: BIRTHS, pairs: [] }, 400, 'pairs must be a list of 1 to 5000; got 0'],
  [{ births: BIRTHS, pairs: [[0, 4]] }, 400, 'pairs[0] must be two different places in births'],
  [{ births: BIRTHS, pairs: [[1, 1]] }, 400, 'pairs[0] must be two different places in births'],
  [{ births: BIRTHS, pairs: [[0.5, 1]] }, 400, 'pairs[0]'],
  [{ births: BIRTHS, pairs: [['0', 1]] }, 400, 'pairs[0]'],
  [{ births: [{ time: '06:30' }, BIRTHS[1]], pairs: [[0, 1]] }, 400, 'births[0]: date is required'],
  [{ births: [{ date: '1990-05-17' }, BIRTHS[1]], pairs: [[0, 1]] }, 400, 'births[0]: time is required'],
  [{ births: [{ ...BIRTHS[0], city: 'Pune' }, BIRTHS[1]], pairs: [[0, 1]] }, 400, '"city" is not a field of a birth'],
  [{ births: [{ ...BIRTHS[0], date: [1990] }, BIRTHS[1]], pairs: [[0, 1]] }, 400, 'births[0]: date must be a text'],
  [{ births: [BIRTHS[0], 7], pairs: [[0, 1]] }, 400, 'births[1]: must be an object'],
  [{ births: BIRTHS, pairs: PAIRS, brief: 'yes' }, 400, 'brief must be true or false'],
  [{ births: BIRTHS, pairs: PAIRS, extra: 1 }, 400, '"extra" is not a field of the body'],
  [{ births: BIRTHS, pairs: Array(501).fill([0, 1]), brief: false }, 400, 'format=ndjson'],
  [{ births: Array(501).fill(BIRTHS[3]), pairs: [[0, 1]] }, 400, 'births must be a list of 1 to 500; got 501'],
  [`{"births": "${'x'.repeat(1_100_000)}"}`, 413, 'at most 1 MB'],
])('%j is refused', { timeout: 20_000 }, async (body, status, says) => {
  const own = testApp();
  const reply = await own.post(URL, body, PRO);
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(status);
  expect(reply.json()).toMatchObject({ success: false, request_id: reply.headers['x-request-id'] });
  expect(reply.json().error).toContain(says);
  expect(own.gate.spent).toEqual([]);
});

test('a list that is wrong throughout does not get five hundred messages', async () => {
  const reply = await app.post(
    URL,
    { births: Array(400).fill({ date: '1990-13-01', time: '25:00' }), pairs: [[0, 1]] },
    KEY,
  );
  expect(reply.statusCode).toBe(400);
  expect(reply.json().errors).toHaveLength(21);
  expect(reply.json().errors[0]).toMatchObject({ param: 'births[0].date', code: 'bad_date' });
});

test('other media, other methods, no key, another plan', async () => {
  const body = { births: BIRTHS, pairs: PAIRS };
  expect((await app.post(URL, 'births=1', { ...KEY, 'content-type': 'text/plain' })).statusCode).toBe(415);
  const get = await app.get(URL, KEY);
  expect(get.statusCode).toBe(405);
  expect(get.headers.allow).toBe('POST, OPTIONS');
  expect((await app.get(URL, {}, 'OPTIONS')).headers['access-control-allow-methods']).toBe('POST, OPTIONS');
  expect((await app.post(URL, body)).statusCode).toBe(401);
  expect((await app.post(URL, body, { 'x-api-key': 'tg-free' })).statusCode).toBe(403);
  expect((await app.post(`${URL}?plase=1`, body, KEY)).statusCode).toBe(400);
  expect((await app.post('/v1/vedic/tithi', body, KEY)).statusCode).toBe(405);
});

test('a key that a birth, or the body, has twice is refused by its name and costs nothing', async () => {
  const spent = app.gate.spent.length;
  const [one, two] = BIRTHS.map((birth) => JSON.stringify(birth));
  for (const [body, key] of [
    [
      `{"births": [${one}, {"date": "1992-02-03", "time": "22:15", "d\\u0061te": "1992-02-04"}], "pairs": [[0, 1]]}`,
      'date',
    ],
    [`{"births": [${one}, ${two}], "pairs": [[0, 1]], "pairs": [[1, 0]]}`, 'pairs'],
  ] as const) {
    const reply = await app.post(URL, body, KEY);
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json().error).toContain(`"${key}" is given twice in the body; give it once`);
  }
  expect(app.gate.spent.length).toBe(spent);
});
