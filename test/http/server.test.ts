/** The built service as its users run it: one process, real sockets, real threads. */
import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveService, liveService, ROOT } from '../kit/live.ts';
import { testApp } from '../kit/test-app.ts';

let service: LiveService;
let key: string;
beforeAll(async () => {
  service = await liveService({ LOG_LEVEL: 'info' });
  key = service.key('enterprise', 'tg');
});
afterAll(async () => {
  await service.stop();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${service.url}${path}`, { ...init, headers: { 'x-api-key': key, ...init.headers } });

/** What comes back for bytes that no HTTP client would send. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(service.port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

test('health gives versions and the hashes of the data', async () => {
  const { health } = await (await fetch(`${service.url}/v1/health`)).json();
  expect(health).toMatchObject({ status: 'ok', version: expect.any(String) });
  expect(Object.keys(health.engine_version).sort()).toEqual(['chitrapaksha', 'drik', 'surya_siddhanta']);
  expect(Object.keys(health.data)).toContain('ephemeris/chebyshev.bin');
});

test.each(['vedic', 'surya', 'chitrapaksha'])('the %s panchanga of a named place answers', async (family) => {
  const reply = await get(`/v1/${family}/panchanga?date=2026-11-14&place=Ujjain`);
  expect(reply.status).toBe(200);
  const { panchanga } = await reply.json();
  expect(panchanga.place).toMatchObject({ name: 'Ujjain', zone: 'Asia/Kolkata' });
});

describe('long work', () => {
  const LONG = '/v1/vedic/sade-sati?date=1990-05-17&time=06:30&on=2026-11-14';

  test('runs in a thread and gives the same bytes again', async () => {
    const [one, two] = await Promise.all([get(LONG), get(LONG)]);
    expect(one.status).toBe(200);
    expect(await one.text()).toBe(await two.text());
  });

  test('the work of a client that leaves is dropped, and the service goes on', async () => {
    const leaving = new AbortController();
    const gone = get(LONG, { signal: leaving.signal }).catch((error: Error) => error.name);
    leaving.abort();
    expect(await gone).toBe('AbortError');
    expect((await get(LONG)).status).toBe(200);
  });
});

test('clients that leave in a burst before the answers are ready pay nothing', { timeout: 120_000 }, async () => {
  const own = service.key('commercial', 'tg');
  const price = Number(
    (await get('/v1/vedic/panchanga', { headers: { 'x-api-key': own } })).headers.get('x-credits-used'),
  );
  let asked = 0;
  let id: string | null = null;
  /** Credits left, without the one credit of each of these calls; an overloaded server is asked again. */
  const remaining = async (): Promise<number> => {
    const reply = await get('/v1/vedic/tithi?date=2026-11-14', { headers: { 'x-api-key': own } });
    if (reply.status === 503) return remaining();
    expect(reply.status).toBe(200);
    id ??= reply.headers.get('x-request-id'); // of the first, whose line in the log is there by now
    return Number(reply.headers.get('x-credits-remaining')) + asked++;
  };
  const before = await remaining();
  const leave = (n: number): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(service.port, '127.0.0.1', () =>
        socket.write(
          `GET /v1/vedic/panchanga?date=2029-03-01&lat=${(10 + n / 4).toFixed(2)}&lon=81.5 HTTP/1.1\r\nhost: x\r\nx-api-key: ${own}\r\n\r\n`,
          () => socket.destroy(),
        ),
      );
      socket.on('close', () => resolve());
    });
  await Promise.all(Array.from({ length: 64 }, (_, n) => leave(n)));
  /** A client that is slow to leave may be answered before it does: the log knows how many were. */
  const answered = (): number => {
    const lines = service
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{') && line.endsWith('}'))
      .map((line): Record<string, unknown> => JSON.parse(line));
    const account = lines.find((line) => line.id === id)?.account;
    const whole = lines.filter((line) => line.path === '/v1/vedic/panchanga' && line.status === 200);
    return whole.filter((line) => account !== undefined && line.account === account).length - 1; // one asked for the price
  };
  await expect
    .poll(async () => before - (await remaining()) - price * answered(), { timeout: 60_000, interval: 500 })
    .toBe(0);
  expect(answered()).toBeLessThan(64);
});

test('what is not HTTP is refused in the same envelope as everything else', async () => {
  const reply = await raw('GET /v1/vedic/tithi?place=\0 HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(reply).toMatch(/^HTTP\/1\.1 400/);
  expect(reply).toMatch(/"success":false/);
  expect(await raw(`GET /v1/health HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431/,
  );
});

test('metrics are readable from the machine itself and not through a proxy', async () => {
  expect(await (await fetch(`${service.url}/metrics`)).text()).toMatch(/ganaka_requests_total/);
  for (const [name, value] of [
    ['forwarded', 'for=203.0.113.5'],
    ['x-real-ip', '203.0.113.5'],
    ['via', '1.1 proxy'],
  ] as const)
    expect([name, (await fetch(`${service.url}/metrics`, { headers: { [name]: value } })).status]).toEqual([name, 404]);
  const proxied = await fetch(`${service.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.5' } });
  expect(proxied.status).toBe(404);
});

test('from elsewhere metrics are read with the token alone', async () => {
  const token = 'm'.repeat(32);
  const app = testApp({ metricsToken: token });
  const asked = async (authorization?: string) => {
    const headers = { 'x-forwarded-for': '203.0.113.5', ...(authorization && { authorization }) };
    return (await app.get('/metrics', headers)).statusCode;
  };
  expect(await asked(`Bearer ${token}`)).toBe(200);
  expect(await asked(`Bearer ${token}x`)).toBe(404);
  expect(await asked()).toBe(404);
});

test('neither keys nor births are printed', async () => {
  await get('/v1/vedic/kundali?date=1987-06-05&time=04:03&place=Ujjain');
  const other = await liveService({ LOG_LEVEL: 'debug' });
  const asked = other.key('enterprise', 'tg');
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const reply = await fetch(`${other.url}/v1/vedic/kundali?date=1987-06-05&time=04:03`, {
    headers: { 'x-api-key': asked, traceparent: `00-${trace}-00f067aa0ba902b7-01` },
  });
  expect(reply.headers.get('traceparent')).toContain(trace);
  await other.stop();
  const line =
    other
      .output()
      .split('\n')
      .find((each) => each.includes('vedic/kundali')) ?? '';
  // the caller is logged by its ids
  expect(JSON.parse(line)).toMatchObject({
    account: expect.any(String),
    key: expect.any(String),
    from: '127.0.0.1',
    trace,
  });
  expect(other.output()).not.toMatch(/1987|04:03/);
  expect(other.output()).not.toContain(asked);
});

test('on a stop signal it answers every request that has reached the machine and exits with 0', async () => {
  const other = await liveService();
  const asked = other.key('enterprise', 'tg');
  const sockets = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const socket = connect(other.port, '127.0.0.1');
      // one is long work, which is in a thread when the signal comes; a queue of it might be refused on a busy machine
      const route = i === 0 ? 'sade-sati?on=2026-11-14&' : 'kundali?';
      const path = `/v1/vedic/${route}date=1990-05-${10 + i}&time=06:30`;
      await new Promise<void>((resolve) =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nx-api-key: ${asked}\r\n\r\n`, () => resolve()),
      );
      return socket;
    }),
  );
  // the signal follows at once: most of these connections have not been accepted yet
  const ended = other.stop();
  const replies = await Promise.all(sockets.map(async (socket) => (await socket.toArray()).join('')));
  // on a busy machine the service sheds load; that is an answer too
  for (const reply of replies) expect(reply).toMatch(/^HTTP\/1\.1 (200|503) /);
  expect(await ended).toBe(0);
});

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number'],
  [{ THIRD_ENGINE: 'surya' }, 'THIRD_ENGINE'],
])('a wrong setting %o stops the start with one line', (env, says) => {
  const { status, stderr } = spawnSync('node', [join(ROOT, 'packages/service/dist/main.js')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(says);
});
