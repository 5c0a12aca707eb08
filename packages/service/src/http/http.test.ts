/** The pipeline's manners: caching, 304, encodings, CORS, credits, limits, overload. */
import { describe, expect, test } from 'vitest';
import { memoryGate, THIRD, testApp } from '../../../../test/kit/test-app.ts';
import { engines } from '../../../ganaka/test/kit/engines.ts';
import type { Gate } from '../accounts/gate.ts';
import { Buckets } from '../accounts/keys/rate.ts';
import { NO_SHEDDING } from './admission/load.ts';

const key = { 'x-api-key': 'tg-pro' };
const TITHI = '/v1/vedic/tithi?date=2026-11-14';

describe('credits', () => {
  test('a keyed reply says what was used, what is left and when it is filled again', async () => {
    const { headers } = await testApp().get(TITHI, key);
    expect(headers).toMatchObject({
      'x-credits-used': '1',
      'x-credits-remaining': '999',
      'x-credits-reset': '2026-12-01T00:00:00+05:30',
    });
  });

  test('without credits a paid route is 402 and costs nothing', async () => {
    const app = testApp();
    app.gate.balances.set('tg-pro', 0);
    const reply = await app.get(TITHI, key);
    expect(reply.statusCode).toBe(402);
    expect(reply.json()).toMatchObject({ success: false, code: 'no_credits' });
    expect(app.gate.spent).toEqual([]);
  });

  test('without credits an open route is still served, as to anybody', async () => {
    const app = testApp();
    app.gate.balances.set('tg-pro', 0);
    const reply = await app.get('/v1/geocode?q=Ujjain', key);
    expect(reply.statusCode).toBe(200);
    expect(app.gate.spent).toEqual([]);
  });

  test('a 304 costs nothing but needs the key', async () => {
    const app = testApp();
    const { etag } = (await app.get(TITHI, key)).headers;
    const again = await app.get(TITHI, { ...key, 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(app.gate.spent).toHaveLength(1);
    expect((await app.get(TITHI, { 'if-none-match': String(etag) })).statusCode).toBe(401);
  });

  test('a kept reply is paid for like a computed one', async () => {
    const app = testApp();
    const first = await app.get(TITHI, key);
    const second = await app.get(TITHI, key);
    expect(second.body).toBe(first.body);
    expect(app.gate.spent).toHaveLength(2);
    expect(app.service.cache.counts.hits).toBe(1);
  });
});

test('births are not kept', async () => {
  const app = testApp();
  const url = '/v1/vedic/kundali?date=1990-05-17&time=06:30';
  await app.get(url, key);
  await app.get(url, key);
  expect(app.service.cache.counts.hits).toBe(0);
  expect(app.service.cache.size()).toBe(0);
});

test('Hindi is for every paid plan', async () => {
  const app = testApp();
  const names = async (url: string, who: string) => (await app.get(url, { 'x-api-key': who })).body.includes('name_hi');
  expect(await names('/v1/vedic/panchanga', 'tg-developer')).toBe(true);
  expect(await names('/v1/vedic/panchanga', 'tg-free')).toBe(false);
  expect(await names('/v1/vedic/panchanga?engine=surya', 'tg-developer')).toBe(true);
  expect(await names('/v1/surya/panchanga', 'tg-commercial')).toBe(true);
});

test('a reply is compressed the way the client accepts', async () => {
  const app = testApp();
  const url = '/v1/';
  expect((await app.get(url, { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
  expect((await app.get(url, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await app.get(url, {})).headers['content-encoding']).toBeUndefined();
});

test('keyless routes are open to every origin, keyed ones to the origins the key names', async () => {
  const app = testApp();
  const from = (origin: string) => ({ 'x-api-key': 'tg-enterprise', origin });
  const allowed = async (url: string, headers: Record<string, string>) =>
    (await app.get(url, headers)).headers['access-control-allow-origin'];
  expect(await allowed('/v1/health', {})).toBe('*');
  expect(await allowed(TITHI, from('https://temple.example'))).toBe('https://temple.example');
  expect((await app.get(TITHI, from('https://elsewhere.example'))).statusCode).toBe(403);
});

test('a rate used up is 429 with Retry-After and the RateLimit fields, before anything else is looked at', async () => {
  const app = testApp({ rates: new Buckets(() => 0) });
  let last = await app.get('/v1/vedic/tithi?engine=foo', { 'x-api-key': 'tg-free' });
  for (let i = 0; i < 10; i++) last = await app.get('/v1/vedic/tithi?engine=foo', { 'x-api-key': 'tg-free' });
  expect(last.statusCode).toBe(429);
  expect(last.headers).toMatchObject({
    'retry-after': expect.stringMatching(/^\d+$/),
    ratelimit: expect.stringMatching(/r=0/),
  });
});

test('requests wait in a line of their own key, or of their address where they have none; health in none', async () => {
  const owners: string[] = [];
  const load: typeof NO_SHEDDING = {
    ...NO_SHEDDING,
    enter(request) {
      owners.push(request.owner);
      request.run();
    },
  };
  const app = testApp({ load, trustProxy: true });
  await app.get(TITHI, key);
  await app.get(TITHI, { authorization: 'Bearer tg-free' });
  for (const last of [5, 6]) await app.get('/v1/ss-ganita', { 'x-forwarded-for': `198.51.100.1, 203.0.113.${last}` });
  await app.get('/v1/health');
  expect(owners).toEqual(['tg-pro', 'Bearer tg-free', '203.0.113.5', '203.0.113.6']);
});

test('behind a proxy the address it saw is counted, whatever the caller wrote before it', async () => {
  const app = testApp({ rates: new Buckets(() => 0), trustProxy: true });
  const from = (spoofed: number) => ({ 'x-forwarded-for': `198.51.100.${spoofed}, 203.0.113.5` });
  for (let i = 0; i < 60; i++) expect((await app.get('/v1/ss-ganita', from(i))).statusCode).toBe(200);
  expect((await app.get('/v1/ss-ganita', from(60))).statusCode).toBe(429);
  expect((await app.get('/v1/ss-ganita', { 'x-forwarded-for': '203.0.113.6' })).statusCode).toBe(200);
});

test.each([
  ['an address with another port each time', (i: number) => `198.51.100.9:${1000 + i}`],
  ['text that is no address, another each time', (i: number) => `caller-${i}`],
])('behind a proxy that passes on %s, one caller is counted', async (_name, passedOn) => {
  const app = testApp({ rates: new Buckets(() => 0), trustProxy: true });
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++)
    statuses.push((await app.get('/v1/ss-ganita', { 'x-forwarded-for': passedOn(i) })).statusCode);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
});

test.each(['/v1/vedic/kundali.svg', '/v1/vedic/kundali-book.html'])(
  '%s runs nothing and is shown in no other page',
  async (path) => {
    const app = testApp({ engines: engines(THIRD) });
    const { statusCode, headers } = await app.get(`${path}?date=1990-05-17&time=06:30&place=Ujjain`, {
      'x-api-key': 'tg-enterprise',
    });
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'none'$/);
    expect(headers['x-frame-options']).toBe('DENY');
  },
);

test('once an address has named sixty keys nobody knows, the store is not asked about another', async () => {
  let asked = 0;
  const gate: Gate = {
    ...memoryGate(),
    find(_, asking) {
      asking?.();
      asked++;
      return Promise.resolve({ refused: 'unknown' });
    },
  };
  const app = testApp({ rates: new Buckets(() => 0), gate });
  for (let i = 0; i < 60; i++) expect((await app.get(TITHI, { 'x-api-key': `tg_${i}` })).statusCode).toBe(401);
  for (let i = 0; i < 10; i++) expect((await app.get(TITHI, { 'x-api-key': `tg_${i}` })).statusCode).toBe(429);
  expect(asked).toBe(60);
});

test('an overloaded service refuses new work with 503 and still tells its health', async () => {
  const app = testApp({ load: { ...NO_SHEDDING, enter: ({ refuse }) => refuse() } });
  const reply = await app.get(TITHI, key);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('1');
  expect((await app.get('/v1/health')).statusCode).toBe(200);
});

test('a failure inside is a 500 in the envelope, says nothing of the request and costs nothing', async () => {
  const lines: object[] = [];
  const app = testApp({
    where: {
      resolve: () => {
        throw new Error('broken');
      },
      stateAt: () => null,
      zoneAt: () => 'Asia/Kolkata',
      isZone: () => false,
      offsetHoursAt: () => 5.5,
      localToUt: () => ({ skipped: true }),
      meanTimeHours: () => 5.5,
      standardSince: () => null,
    },
    log: { info: (fields) => void lines.push(fields), error: (fields) => void lines.push(fields) },
  });
  const reply = await app.get('/v1/vedic/kundali?date=1990-05-17&time=06:30&place=Secret', key);
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toMatchObject({ success: false, code: 'internal_error' });
  expect(JSON.stringify(lines)).not.toMatch(/1990|Secret/);
  expect(app.gate.spent).toEqual([]);
});

test('the same request gives the same bytes', async () => {
  const [one, two] = await Promise.all([testApp().get(TITHI, key), testApp().get(TITHI, key)]);
  expect(one.body).toBe(two.body);
  expect(one.headers.etag).toBe(two.headers.etag);
});

test('every reply has an id of its own', async () => {
  const app = testApp();
  const ids = [await app.get('/v1/health'), await app.get('/v1/nothing')].map(({ headers }) => headers['x-request-id']);
  expect(new Set(ids).size).toBe(2);
});
