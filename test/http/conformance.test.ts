/**
 * What HTTP requires of a server, by RFC and section, checked over a real socket: RFC 9110 (semantics), 9111 (caching), 6750 (bearer
 * tokens), 6585 (429), the Fetch standard (CORS), and the RateLimit fields of the IETF draft.
 */
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Buckets } from '../../packages/service/src/accounts/keys/rate.ts';
import { type TestApp, testApp } from '../kit/test-app.ts';

const TITHI = '/v1/vedic/tithi?date=2026-11-14';
const KEY = { 'x-api-key': 'tg-pro' };
let app: TestApp;
let url: string;
let port: number;

beforeAll(async () => {
  app = testApp({ rates: new Buckets(() => 0, { perSecond: 1, burst: 1000 }) });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.server.address() as AddressInfo).port;
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => app.server.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { method, headers });

/** Bytes as they come, for what `fetch` hides. */
const raw = (head: string, body = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${head}\r\nhost: x\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
const bodyOf = (text: string): string => text.slice(text.indexOf('\r\n\r\n') + 4);

describe('HEAD (RFC 9110, 9.3.2)', () => {
  test('has no body, and the fields that GET would have', async () => {
    await ask('/v1/');
    const head = await raw('HEAD /v1/ HTTP/1.1');
    const get = await ask('/v1/', { 'accept-encoding': 'identity' });
    expect(bodyOf(head)).toBe('');
    expect(head).toMatch(/^HTTP\/1\.1 200/);
    expect(head.toLowerCase()).toContain(`content-length: ${(await get.arrayBuffer()).byteLength}`);
    expect(head.toLowerCase()).toContain(`etag: ${get.headers.get('etag')?.toLowerCase()}`);
  });

  test('computes nothing and costs nothing', async () => {
    const before = app.gate.spent.length;
    const head = await ask('/v1/vedic/tithi?date=2031-01-02', KEY, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBeNull();
    expect(head.headers.get('x-credits-used')).toBe('0');
    expect(app.gate.spent).toHaveLength(before);
  });

  test('has the ETag that GET would have, though nothing is computed for it', async () => {
    const path = '/v1/vedic/tithi?date=2031-01-03';
    const etag = (await ask(path, KEY, 'HEAD')).headers.get('etag');
    expect(etag).toMatch(/^W\/"/);
    expect((await ask(path, KEY)).headers.get('etag')).toBe(etag);
    expect((await ask(path, { ...KEY, 'if-none-match': etag ?? '' }, 'HEAD')).status).toBe(304);
  });

  test('of a kept reply has its ETag and length', async () => {
    const get = await ask(TITHI, { ...KEY, 'accept-encoding': 'identity' });
    const length = (await get.arrayBuffer()).byteLength;
    const head = await ask(TITHI, { ...KEY, 'accept-encoding': 'identity' }, 'HEAD');
    expect(head.headers.get('etag')).toBe(get.headers.get('etag'));
    expect(Number(head.headers.get('content-length'))).toBe(length);
  });

  test.each([
    [TITHI, {}, 401],
    ['/v1/vedic/dashas?date=1990-05-17&time=06:30', { 'x-api-key': 'tg-free' }, 403],
    [`${TITHI}&plase=Pune`, KEY, 400],
    ['/v1/nowhere', KEY, 404],
  ])('runs every check of GET: %s', async (path, headers, status) => {
    const head = await ask(path, headers, 'HEAD');
    expect(head.status).toBe(status);
    expect(await head.text()).toBe('');
  });
});

test('405 names what is allowed (RFC 9110, 15.5.6)', async () => {
  const reply = await ask(TITHI, KEY, 'DELETE');
  expect(reply.status).toBe(405);
  expect(reply.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});

test('401 names the scheme (RFC 9110, 11.6.1; RFC 6750, 3)', async () => {
  expect((await ask(TITHI)).headers.get('www-authenticate')).toBe('Bearer realm="ganaka"');
  expect((await ask(TITHI, { authorization: 'Bearer nonsense' })).headers.get('www-authenticate')).toMatch(/^Bearer/);
});

test('a bearer token is the key (RFC 6750, 2.1)', async () => {
  expect((await ask(TITHI, { authorization: 'Bearer tg-pro' })).status).toBe(200);
  expect((await ask(TITHI, { authorization: 'Bearer tg-pro', ...KEY })).status).toBe(200);
  const two = await ask(TITHI, { authorization: 'Bearer tg-free', ...KEY });
  expect(two.status).toBe(400);
  expect(await two.json()).toMatchObject({ code: 'two_keys' });
});

test.each(['/v1', '/v1/'])('%s is the index', async (path) => {
  expect(await (await ask(path)).json()).toMatchObject({ success: true, routes: expect.any(Array) });
});

test('a slash at the end is the same address, with or without a query', async () => {
  expect((await ask('/v1/health/')).status).toBe(200);
  const plain = await (await ask(TITHI, KEY)).text();
  expect(await (await ask('/v1/vedic/tithi/?date=2026-11-14', KEY)).text()).toBe(plain);
  expect((await ask('/v1/vedic/', {})).status).toBe(200);
  const id = await ask('/v1/vedic/festivals/deepavali/?year=2026', KEY);
  expect(id.status).toBe(200);
});

describe('encodings (RFC 9110, 8.4, 12.5.3)', () => {
  test('Vary names what the choice was made by, also where nothing was encoded (RFC 9110, 12.5.5)', async () => {
    for (const accepts of ['br', 'gzip', 'identity'])
      expect((await ask('/v1/', { 'accept-encoding': accepts })).headers.get('vary')).toContain('Accept-Encoding');
  });

  test.each([
    ['gzip;q=0.9, br;q=0.1', 'gzip'],
    ['br, gzip;q=0.5', 'br'],
    ['br;q=0', null],
    ['identity', null],
  ])('%s', async (accepts, encoding) => {
    const reply = await ask('/v1/', { 'accept-encoding': accepts });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(await reply.json()).toMatchObject({ success: true });
  });
});

describe('validators (RFC 9110, 13.1.2; RFC 9111, 4.3)', () => {
  test('If-None-Match is compared weakly, may be a list or a star, and its 304 has no body but the ETag and Vary', async () => {
    const { headers } = await ask(TITHI, KEY);
    const etag = headers.get('etag') ?? '';
    for (const sent of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const again = await ask(TITHI, { ...KEY, 'if-none-match': sent });
      expect(again.status, sent).toBe(304);
      expect(again.headers.get('etag')).toBe(etag);
      expect(again.headers.get('vary')).toContain('X-API-Key');
      expect(await again.text()).toBe('');
    }
    expect((await ask(TITHI, { ...KEY, 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('errors are not stored, births are not stored, keyed answers are private (RFC 9111, 5.2.2)', async () => {
    const said = async (path: string, headers = {}) => (await ask(path, headers)).headers.get('cache-control');
    expect(await said(TITHI)).toBe('no-store');
    expect(await said(TITHI, KEY)).toBe('private, no-cache');
    expect(await said('/v1/vedic/kundali?date=1990-05-17&time=06:30', KEY)).toBe('no-store');
    expect(await said('/v1/vedic/karya-muhurta?karya=puja&date=2026-11-14&days=1')).toBe('public, max-age=86400');
  });
});

describe('other origins (Fetch standard, CORS)', () => {
  const page = (origin: string, key = 'tg-pro') => ({ 'x-api-key': key, origin });

  test('a preflight needs no key and allows what we take', async () => {
    const reply = await ask(
      TITHI,
      { origin: 'https://a.example', 'access-control-request-headers': 'x-api-key' },
      'OPTIONS',
    );
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(reply.headers.get('access-control-allow-headers')).toMatch(/X-API-Key, Authorization/);
    expect(reply.headers.get('access-control-allow-methods')).toMatch(/GET, HEAD/);
  });

  test('a keyed call of a page that the key does not name is refused before the debit, and the page can read why', async () => {
    const before = app.gate.spent.length;
    const reply = await ask(TITHI, page('https://elsewhere.example'));
    expect(reply.status).toBe(403);
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    expect(await reply.json()).toMatchObject({
      success: false,
      code: 'origin_not_named',
      error: expect.stringMatching(/enterprise/),
    });
    expect(app.gate.spent).toHaveLength(before);
  });

  test.each([
    ['https://temple.example', 'tg-enterprise'],
    ['http://localhost:5173', 'tg-free'],
    ['http://127.0.0.1:8080', 'tg-free'],
  ])('a page of %s may read what %s is answered', async (origin, key) => {
    const reply = await ask(TITHI, page(origin, key));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
    expect(reply.headers.get('vary')).toContain('Origin');
    expect(reply.headers.get('access-control-expose-headers')).toMatch(/X-Credits-Remaining.*Retry-After/);
  });

  test('open routes are every page’s, errors too', async () => {
    const origin = 'https://elsewhere.example';
    expect((await ask('/v1/ss-mean', { origin })).headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask(TITHI, { origin })).headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('/v1/nowhere', { origin })).headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('/v1/geocode?q=Pune', page(origin))).status).toBe(200);
  });
});

describe('every reply describes itself', () => {
  test('an error has its id, all that is wrong, and what was not charged', async () => {
    const reply = await ask(`${TITHI}&plase=Pune&lat=91&lon=0`, KEY);
    const body = await reply.json();
    expect(body).toMatchObject({
      success: false,
      code: 'unknown_parameter',
      request_id: reply.headers.get('x-request-id'),
      errors: [
        { code: 'unknown_parameter', param: 'plase', message: expect.stringMatching(/did you mean place/) },
        { code: 'bad_lat', param: 'lat', allowed: '-90 to 90' },
      ],
    });
    // a long one has its beginning and its end
    const all = body.errors.map(({ message }: { message: string }) => message).join('; ');
    const [first = '', last = ''] = body.error.split('… ');
    expect(body.error.length).toBeLessThanOrEqual(200);
    expect([all.startsWith(first.trimEnd()), all.endsWith(last)]).toEqual([true, true]);
    expect(reply.headers.get('x-credits-used')).toBe('0');
    expect(reply.headers.get('x-credits-remaining')).toMatch(/^\d+$/);
  });

  test('a single error is in the list too', async () => {
    const { errors, error } = await (await ask('/v1/nowhere')).json();
    expect(errors).toEqual([{ code: 'unknown_route', message: error }]);
  });

  test.each([
    ['/v1/drik/tithi', '/v1/vedic/tithi'],
    ['/v1/surya_siddhanta/tithi', '/v1/surya/tithi'],
    ['/v1/drik/nakshtra', '/v1/vedic/nakshatra'],
    ['/v1/vedic/tihti', '/v1/vedic/tithi'],
    ['/v1/vedic/parva-mool', '/v1/parva-mool'],
    ['/v1/vedic/ashtakoot', '/v1/vedic/match/ashtakoot'],
    ['/v1/surya/panchang', '/v1/surya/panchanga'],
  ])('%s means %s: an engine called by its name is not taken for another', async (typed, meant) => {
    expect((await (await ask(typed)).json()).error).toBe(`there is no ${typed}; did you mean ${meant}?`);
  });

  test('a value that resembles nothing gets no suggestion', async () => {
    const { error } = await (await ask('/v1/vedic/matching')).json();
    expect(error).toBe('there is no /v1/vedic/matching; /v1/ lists every route');
  });

  test('the version of the engine is in header and envelope', async () => {
    const { engine_version: version } = (await (await ask('/v1/health')).json()).health;
    const tithi = await ask(TITHI, KEY);
    expect(tithi.headers.get('x-engine-version')).toBe(`drik=${version.drik}`);
    expect(await tithi.json()).toMatchObject({ engine: 'drik', engine_version: version.drik });
    for (const path of ['/v1/', '/v1/nowhere', TITHI])
      expect((await ask(path)).headers.get('x-engine-version')).toMatch(/drik=/);
  });

  test('rate and policy (draft-ietf-httpapi-ratelimit-headers)', async () => {
    const reply = await ask(TITHI, KEY);
    expect(reply.headers.get('ratelimit-policy')).toBe('"burst";q=40;w=2');
    expect(reply.headers.get('ratelimit')).toMatch(/^"burst";r=\d+;t=\d+$/);
  });
});

describe('messages (RFC 9112)', () => {
  test('HTTP/1.0 is answered and closed', async () => {
    expect(await raw('GET /v1/health HTTP/1.0')).toMatch(/^HTTP\/1\.1 200/);
  });

  test('an address in absolute form is the same address (RFC 9112, 3.2.2)', async () => {
    expect(await raw('GET http://x/v1/health HTTP/1.1')).toMatch(/^HTTP\/1\.1 (200|404)/);
  });

  test('a body on GET is not read and does no harm (RFC 9110, 9.3.1)', async () => {
    const text = await raw('GET /v1/health HTTP/1.1', 'hi');
    expect(text).toMatch(/^HTTP\/1\.1 200/);
  });

  test('Date is on every answer (RFC 9110, 6.6.1)', async () => {
    for (const path of ['/v1/health', '/v1/nowhere']) expect((await ask(path)).headers.get('date')).toMatch(/GMT$/);
  });
});

describe('a key in the query', () => {
  test.each(['api_key', 'apikey', 'key', 'X-API-Key', 'access_token'])(
    '?%s= gets a message that says where the key belongs',
    async (name) => {
      const missing = await ask(`${TITHI}&${name}=tg-enterprise`);
      expect(missing.status).toBe(401);
      expect(await missing.json()).toMatchObject({
        code: 'key_missing',
        error: `${name} in the query is not read: send the key in the header X-API-Key, or as Authorization: Bearer`,
      });
      for (const [path, headers] of [
        [TITHI, KEY],
        ['/v1/ss-ganita?x=1', {}],
      ] as const) {
        const reply = await ask(`${path}&${name}=tg-enterprise`, headers);
        expect(reply.status).toBe(400);
        const text = await reply.text();
        expect(text).toContain(`\\"${name}\\" is not a parameter: send the key in the header X-API-Key`);
        expect(text).not.toContain('tg-enterprise');
      }
    },
  );
});

test.each(['/v1/vedic/tithi', '/v1/surya/panchanga', '/v1/vedic/kundali?date=1990-05-17&time=06:30', '/v1/ss-ganita'])(
  '%s without a place says which one was used',
  async (path) => {
    const note = 'no place was given: Dehradun (30.3165, 78.0322) was taken';
    const body = await (await ask(path, KEY)).json();
    expect(body.request.notes).toContain(note);
    const placed = await ask(`${path}${path.includes('?') ? '&' : '?'}place=Ujjain`, KEY);
    expect((await placed.json()).request.notes).not.toContain(note);
  },
);

test.each(['shaka', 'nanakshahi', 'bangladesh'])('the calendar %s, which uses no place, names none', async (id) => {
  for (const path of [
    `/v1/calendars/${id}?date=2026-11-14`,
    `/v1/calendars/${id}/year?year=${id === 'nanakshahi' ? 558 : id === 'shaka' ? 1948 : 1433}`,
  ]) {
    const { request } = await (await ask(path)).json();
    expect(request.notes).toEqual([]);
    expect(request).not.toHaveProperty('place');
  }
});
