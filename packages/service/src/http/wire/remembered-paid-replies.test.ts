import { connect } from 'node:net';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import { expect, test } from 'vitest';
import { countedApp } from '../../../../../test/kit/counted-app.ts';
import { memoryGate, NOW } from '../../../../../test/kit/test-app.ts';
import { type DebitResult, type Gate, StoreAway } from '../../accounts/gate.ts';
import { Buckets } from '../../accounts/keys/rate.ts';
import { type AdmissionRequest, NO_SHEDDING } from '../admission/load.ts';
import type { NotedCall } from '../api-options.ts';
import type { Parts } from '../app.ts';

const LINE = '/v1/vedic/tithi?date=2026-11-14';
/** Costs two credits, and is long enough to be compressed. */
const LONG_LINE = '/v1/vedic/panchanga?date=2026-11-14';
const KEY = { 'x-api-key': 'tg-commercial' };
const OF_ONE_REPLY = ['x-request-id', 'date', 'ratelimit', 'x-credits-remaining'];

type Asked = Record<string, string>;

/** A service on a port, and the number of requests that Fastify saw. */
async function served(changed: Partial<Parts> = {}) {
  const gate = memoryGate();
  const { url, long } = await countedApp({ gate, ...changed });
  const get = (headers: Asked = KEY, line = LINE, method = 'GET') => fetch(url + line, { method, headers });
  /** The reply is cached by the first request, or by the second if it is large; the next one is kept. */
  const warmed = async (headers: Asked = KEY, line = LINE) => {
    for (let i = 0; i < 3; i++) expect((await get(headers, line)).status).toBe(200);
    long.count = 0;
    gate.spent.length = 0;
  };
  return { get, long, url, warmed, gate };
}

const lasting = ({ headers }: Response): [string, string][] =>
  [...headers].filter(([name]) => !OF_ONE_REPLY.includes(name)).sort();

test('a kept line is answered without Fastify, with the same bytes and headers, and is paid', async () => {
  const { get, long, gate } = await served();
  const replies: Response[] = [];
  for (let i = 0; i < 5; i++) replies.push(await get());
  expect(long.count).toBe(2);
  const [first, , , fourth, fifth] = replies as [Response, Response, Response, Response, Response];
  expect(lasting(fourth)).toEqual(lasting(first));
  expect(await fourth.text()).toBe(await first.text());
  expect(gate.spent).toEqual(Array(5).fill({ keyId: 'tg-commercial', credits: 1 }));
  expect([fourth, fifth].map(({ headers }) => headers.get('x-credits-remaining'))).toEqual(['996', '995']);
  expect(fifth.headers.get('x-request-id')).not.toBe(fourth.headers.get('x-request-id'));
});

test('a key sent as a bearer pays for a kept line too', async () => {
  const { get, long, warmed, gate } = await served();
  await warmed();
  const reply = await get({ authorization: 'Bearer tg-commercial' });
  expect([reply.status, long.count, gate.spent.length]).toEqual([200, 0, 1]);
});

test.each(['gzip', 'br'])('a snapshot compressed as %s is kept compressed, at its own price', async (encoding) => {
  const { get, long, warmed, gate } = await served();
  const headers = { ...KEY, 'accept-encoding': encoding };
  await warmed(headers, LONG_LINE);
  const reply = await get(headers, LONG_LINE);
  expect(long.count).toBe(0);
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(JSON.parse(await reply.text())).toMatchObject({ success: true });
  expect(gate.spent).toEqual([{ keyId: 'tg-commercial', credits: Number(reply.headers.get('x-credits-used')) }]);
});

test('another plan gets its own bytes: Hindi is not sent to a free key', async () => {
  const { get, warmed } = await served();
  await warmed();
  const texts: string[] = [];
  for (const key of ['tg-free', 'tg-free', 'tg-free', 'tg-free', 'tg-commercial'])
    texts.push(await (await get({ 'x-api-key': key })).text());
  expect(new Set(texts.slice(0, 4)).size).toBe(1);
  expect(texts[4]).not.toBe(texts[0]);
  // verses of a source are in Sanskrit for everybody
  expect(texts[0]).not.toMatch(/"\w+_hi":/);
  expect(texts[4]).toMatch(/"\w+_hi":/);
});

test.each([
  ['with a revoked key', { 'x-api-key': 'tg-revoked' }, 'GET', 401],
  ['with an unknown key', { 'x-api-key': 'tg-unknown' }, 'GET', 401],
  ['with two keys', { ...KEY, authorization: 'Bearer tg-free' }, 'GET', 400],
  ['without a key', {}, 'GET', 401],
  ['of a page whose origin the key does not name', { ...KEY, origin: 'https://else.example' }, 'GET', 403],
  ['that only revalidates', { ...KEY, 'if-none-match': '*' }, 'GET', 304],
  ['that carries a trace', { ...KEY, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` }, 'GET', 200],
  ['for the headers alone', KEY, 'HEAD', 200],
  ['of another method', KEY, 'PUT', 405],
])('a request %s goes the long way', async (_, headers, method, status) => {
  const { get, long, warmed, gate } = await served();
  await warmed();
  const reply = await get(headers, LINE, method);
  expect(reply.status).toBe(status);
  expect(gate.spent.length).toBe(status === 200 && method === 'GET' ? 1 : 0);
  if (status !== 405) expect(long.count).toBe(1); // a hook before the test's own has refused the PUT
});

test.each(['/v1/vedic/kundali?date=1990-05-17&time=06:30', '/v1/vedic/panchanga?date=2026-11-14&janma_nakshatra=8'])(
  'nothing of a birth is kept: %s',
  async (line) => {
    const { get, long, warmed } = await served();
    await warmed(KEY, line);
    await get(KEY, line);
    expect(long.count).toBe(1);
  },
);

test('when the credits are used up, the reply is a 402 and costs nothing', async () => {
  const { get, warmed, gate } = await served();
  await warmed();
  gate.balances.set('tg-commercial', 1);
  const statuses = [(await get()).status, (await get()).status];
  expect([statuses, gate.spent.length]).toEqual([[200, 402], 1]);
});

test('a kept line takes one token of its key, and none of an empty bucket', async () => {
  const { get, warmed } = await served({ rates: new Buckets(() => 0) });
  await warmed({ 'x-api-key': 'tg-free' });
  const left: (string | null)[] = [];
  let status = 200;
  while (status === 200) {
    const reply = await get({ 'x-api-key': 'tg-free' });
    status = reply.status;
    left.push(reply.headers.get('ratelimit'));
  }
  expect(status).toBe(429);
  const counts = left.map((text) => Number(/r=(\d+)/.exec(text ?? '')?.[1]));
  expect(counts).toEqual([...counts.slice(0, -1).map((_, i) => counts.length - 2 - i), 0]);
});

/** A gate whose debits can be made to fail. */
function failing(): Gate & { next: (() => Promise<DebitResult>) | null; may: boolean; returned: number } {
  const gate = memoryGate();
  const changed = {
    ...gate,
    next: null as (() => Promise<DebitResult>) | null,
    may: true,
    returned: 0,
    debit: (...asked: Parameters<Gate['debit']>) => changed.next?.() ?? gate.debit(...asked),
    sending: () => changed.may,
    undelivered: () => void changed.returned++,
  };
  return changed;
}

test('a failure of the store, a refused debit and a late one are answered as on the long path', async () => {
  const gate = failing();
  const { get, long, warmed } = await served({ gate });
  await warmed();
  const failures: [typeof gate.next, number, string][] = [
    [() => Promise.reject(new StoreAway('away')), 503, 'accounts_away'],
    [async () => ({ ok: false, remaining: 0, resetAt: 0 }), 402, 'no_credits'],
    [() => Promise.reject(new Error('broken')), 500, 'internal_error'],
    [null, 503, 'late'],
  ];
  for (const [fail, status, code] of failures) {
    gate.next = fail;
    gate.may = fail !== null;
    long.count = 0;
    const short = await get();
    expect([short.status, long.count]).toEqual([status, 0]);
    const longer = await get({ ...KEY, traceparent: 'none' });
    expect([longer.status, long.count]).toEqual([status, 1]);
    expect(lasting(short)).toEqual(lasting(longer));
    expect(await short.json()).toMatchObject({ code, success: false });
  }
});

test('if the client leaves before its debit is durable, the debit is refunded', async () => {
  const gate = failing();
  const noted: NotedCall[] = [];
  const { url, warmed } = await served({ gate, noted: (_, call) => void noted.push(call) });
  await warmed();
  noted.length = 0;
  const { hostname, port } = new URL(url);
  const asked = new Promise<() => void>((resolve) => {
    gate.next = () =>
      new Promise((taken) =>
        resolve(() => taken({ ok: true, receipt: { writer: 1, seq: 9, committedAt: 0 }, remaining: 5, resetAt: 0 })),
      );
  });
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${LINE} HTTP/1.1\r\nHost: a\r\nX-API-Key: tg-commercial\r\n\r\n`);
  const take = await asked;
  socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  take();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect([gate.returned, noted.map(({ status, credits }) => [status, credits])]).toEqual([1, [[499, 0]]]);
});

test('the log, the counters and the last calls say the same as on the long path', async () => {
  const lines: Record<string, unknown>[] = [];
  const noted: NotedCall[] = [];
  const { get, url, warmed } = await served({
    log: { info: (fields) => void lines.push({ ...fields }), error: () => undefined },
    noted: (_, call) => void noted.push(call),
  });
  await warmed();
  await get();
  const plain = ({ id, ms, ...rest }: Record<string, unknown>) => ({ rest, typed: [typeof id, typeof ms] });
  expect(plain(lines.at(-1) ?? {})).toEqual(plain(lines[0] ?? {}));
  expect(noted.map(({ address, status, credits }) => [address.path, status, credits])).toEqual(
    Array(4).fill(['/v1/vedic/tithi', 200, 1]),
  );
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/ganaka_requests_total\{[^}]*status="200"[^}]*\} 4\n/);
  expect(metrics).toMatch(/ganaka_cache_hits 3\n/);
});

test('a kept line that is refused under load is refused at once', async () => {
  let isBusy = false;
  const load = { ...NO_SHEDDING, enter: ({ run, refuse }: AdmissionRequest) => (isBusy ? refuse() : run()) };
  const { get, long, warmed, gate } = await served({ load });
  await warmed();
  isBusy = true;
  const reply = await get();
  expect([reply.status, long.count, gate.spent.length]).toEqual([503, 0, 0]);
});

test('after a minute, and without a cache, the long path answers', async () => {
  let now: number = NOW;
  const { get, long, warmed } = await served({ now: () => now as JdUt });
  await warmed();
  now += 1 / 1440;
  await get();
  expect(long.count).toBe(1);
  const uncached = await served({ cacheMb: 0 });
  await uncached.warmed();
  await uncached.get();
  expect(uncached.long.count).toBe(1);
});

test('while the service drains, connections are closed as on the long path', async () => {
  let draining = false;
  const { get, warmed } = await served({ draining: () => draining });
  await warmed();
  draining = true;
  expect((await get()).headers.get('connection')).toBe('close');
});
