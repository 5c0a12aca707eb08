import { connect } from 'node:net';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import { expect, test } from 'vitest';
import { countedApp } from '../../../../../test/kit/counted-app.ts';
import { NOW } from '../../../../../test/kit/test-app.ts';
import { Buckets } from '../../accounts/keys/rate.ts';
import { type AdmissionRequest, NO_SHEDDING } from '../admission/load.ts';
import type { Parts } from '../app.ts';

const LINE = '/v1/calendars/shaka?date=2026-11-14';
/** Its reply is long enough to be compressed. */
const LONG_LINE = '/v1/calendars/shaka/year?year=1948';
const OF_ONE_REPLY = ['x-request-id', 'date', 'ratelimit'];

/** A service on a port, and the number of requests that Fastify saw. */
async function served(changed: Partial<Parts> = {}) {
  const { url, long } = await countedApp(changed);
  const get = (headers: Record<string, string> = {}, method = 'GET', line = LINE) =>
    fetch(url + line, { method, headers });
  /** The first two requests go the long way; the second is recognized and its reply kept. */
  const warmed = async (headers: Record<string, string> = {}) => {
    await (await get(headers)).text();
    await (await get(headers)).text();
    long.count = 0;
  };
  return { get, long, url, warmed };
}

const lasting = ({ headers }: Response): [string, string][] =>
  [...headers].filter(([name]) => !OF_ONE_REPLY.includes(name)).sort();

test('the third request for a line is answered without Fastify, with the same bytes and headers', async () => {
  const { get, long } = await served();
  const replies = [await get(), await get(), await get()];
  expect(long.count).toBe(2);
  const [first, , third] = replies as [Response, Response, Response];
  expect(lasting(third)).toEqual(lasting(first));
  expect(third.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'));
  expect(await third.text()).toBe(await first.text());
});

test.each([
  ['gzip', 'gzip'],
  ['br', 'br'],
])('a reply compressed as %s is kept compressed', async (accepted, encoding) => {
  const { get, long } = await served();
  const headers = { 'accept-encoding': accepted };
  const ask = () => get(headers, 'GET', LONG_LINE);
  await (await ask()).text();
  await (await ask()).text();
  const reply = await ask();
  expect(long.count).toBe(2);
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(JSON.parse(await reply.text())).toMatchObject({ success: true });
});

test.each([
  ['with a key', { 'x-api-key': 'tg_invented' }, 'GET', 401],
  ['with a bearer', { authorization: 'Bearer tg_invented' }, 'GET', 401],
  ['that only revalidates', { 'if-none-match': '*' }, 'GET', 304],
  ['that carries a trace', { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }, 'GET', 200],
  ['for the headers alone', {}, 'HEAD', 200],
  ['of another method', {}, 'PUT', 405],
])('a request %s goes the long way', async (_, headers, method, status) => {
  const { get, long, warmed } = await served();
  await warmed();
  const reply = await get(headers as Record<string, string>, method);
  expect(reply.status).toBe(status);
  // a hook before the test's own has refused the others
  if (status < 400) expect(long.count).toBe(1);
});

test('two Hosts are refused for a ready line too', async () => {
  const { url, warmed } = await served();
  await warmed();
  const { hostname, port } = new URL(url);
  const text = await new Promise<string>((resolve) => {
    let got = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${LINE} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`),
    );
    socket.on('data', (chunk) => {
      got += chunk;
    });
    socket.on('close', () => resolve(got));
  });
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
});

test('a ready reply takes one token of its address, and none of an empty bucket', async () => {
  const { get, warmed } = await served({ rates: new Buckets(() => 0, { perSecond: 1, burst: 5 }) });
  await warmed();
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) statuses.push((await get()).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});

test('behind a proxy the forwarded address counts', async () => {
  const { get, warmed } = await served({
    trustProxy: true,
    rates: new Buckets(() => 0, { perSecond: 1, burst: 3 }),
  });
  await warmed({ 'x-forwarded-for': '198.51.100.9' });
  const statusOf = async (from: string) => (await get({ 'x-forwarded-for': from })).status;
  expect([await statusOf('198.51.100.9:1000'), await statusOf('198.51.100.9:1001')]).toEqual([200, 429]);
  expect(await statusOf('198.51.100.10')).toBe(200);
});

test('a ready line that is refused under load is refused at once', async () => {
  let entered = 0;
  let isBusy = false;
  const load = {
    ...NO_SHEDDING,
    enter({ run, refuse }: AdmissionRequest) {
      entered++;
      if (isBusy) refuse();
      else run();
    },
  };
  const { get, long, warmed } = await served({ load });
  await warmed();
  isBusy = true;
  entered = 0;
  const reply = await get();
  expect([reply.status, reply.headers.get('retry-after'), entered, long.count]).toEqual([503, '1', 1, 0]);
  expect(await reply.json()).toMatchObject({ code: 'overloaded' });
  expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-\w+$/);
});

test('without a cache nothing is kept ready', async () => {
  const { get, long, warmed } = await served({ cacheMb: 0 });
  await warmed();
  await get();
  expect(long.count).toBe(1);
});

test('after a minute the long path answers again', async () => {
  let now: number = NOW;
  const { get, long, warmed } = await served({ now: () => now as JdUt });
  await warmed();
  await get();
  expect(long.count).toBe(0);
  now += 1 / 1440;
  await get();
  expect(long.count).toBe(1);
});

test('while the service drains, connections are closed as on the long path', async () => {
  let draining = false;
  const { get, long, warmed } = await served({ draining: () => draining });
  await warmed();
  draining = true;
  expect((await get()).headers.get('connection')).toBe('close');
  expect(long.count).toBe(1);
});
