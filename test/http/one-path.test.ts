/**
 * A remembered request line is only a shortcut: whatever is asked, by whom and with which balance, and whatever fails,
 * the service gives the same replies, debits, log lines and counters as one that remembers nothing.
 */
import { Agent, request as send } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { type DebitResult, type Gate, StoreAway } from '../../packages/service/src/accounts/gate.ts';
import { Buckets } from '../../packages/service/src/accounts/keys/rate.ts';
import type { NotedCall } from '../../packages/service/src/http/api-options.ts';
import { memoryGate, testApp } from '../kit/test-app.ts';

type Failure = 'none' | 'away' | 'refused' | 'broken' | 'late';

/** A gate that fails as told, and records what becomes of every debit. */
function scripted() {
  const gate = memoryGate();
  const state = { failure: 'none' as Failure, hold: null as Promise<void> | null, ledger: [] as unknown[] };
  const scriptedGate: Gate = {
    ...gate,
    async debit(caller, credits, { creditClass, routePath }): Promise<DebitResult> {
      await state.hold;
      if (state.failure === 'away') throw new StoreAway('away');
      if (state.failure === 'broken') throw new Error('broken');
      if (state.failure === 'refused') return { ok: false, remaining: 0, resetAt: 0 };
      const debited = await gate.debit(caller, credits, { creditClass, routePath, requestId: 'any' });
      state.ledger.push(['debit', caller.keyId, credits, creditClass, routePath, debited.ok]);
      return debited;
    },
    sending({ seq }) {
      state.ledger.push(['sending', seq, state.failure !== 'late']);
      return state.failure !== 'late';
    },
    undelivered: ({ seq }) => void state.ledger.push(['undelivered', seq]),
  };
  return { state, balances: gate.balances, gate: scriptedGate };
}

const open: (() => Promise<unknown>)[] = [];
afterAll(() => Promise.all(open.map((close) => close())));

/** A service on a port with everything that it leaves behind. */
async function service(remembers?: false) {
  const { gate, state, balances } = scripted();
  const lines: unknown[] = [];
  const noted: unknown[] = [];
  const time = { now: 0 };
  const { server } = testApp({
    gate,
    remembers,
    rates: new Buckets(() => time.now),
    log: {
      info: (fields) => void lines.push({ ...fields, id: 0, ms: 0 }),
      error: (fields) => void lines.push({ ...fields, id: 0, err: 'failed' }),
    },
    noted: (_, { address, status, credits }: NotedCall) => void noted.push([address.path, status, credits]),
  });
  let long = 0;
  server.addHook('onRequest', (_request, _reply, done) => {
    long++;
    done();
  });
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  open.push(async () => {
    agent.destroy();
    await server.close();
  });
  const ask = ({ line, headers, method }: Asked): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const sent = send({ port, path: line, headers, method, agent }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const body = Buffer.concat(chunks)
            .toString('latin1')
            .replace(/"request_id":"[^"]*"/, '');
          resolve([reply.statusCode, lastingHeaders(reply.rawHeaders), body]);
        });
      });
      sent.on('error', reject).end();
    });
  /** Asks and leaves before the debit is durable. */
  const askAndLeave = async ({ line, headers }: Asked): Promise<void> => {
    const before = lines.length;
    let durable = (): void => undefined;
    state.hold = new Promise((resolve) => {
      durable = resolve;
    });
    const sent = send({ port, path: line, headers, agent: false });
    sent.on('error', () => undefined).end();
    await new Promise((resolve) => setTimeout(resolve, 30));
    sent.destroy();
    await new Promise((resolve) => setTimeout(resolve, 30));
    durable();
    state.hold = null;
    while (lines.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const counters = async (): Promise<string[]> => {
    const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
    const text = await reply.text();
    return text
      .split('\n')
      .filter((each) => /^ganaka_(?:requests_total|cache|accounts|request_seconds_count)/.test(each));
  };
  return { ask, askAndLeave, counters, state, balances, time, lines, noted, long: () => long };
}

/** Every header but those that name the reply and its moment; the framework may order them as it likes. */
const lastingHeaders = (raw: readonly string[]): string[] =>
  raw
    .flatMap((name, i) => (i % 2 === 0 ? [`${name.toLowerCase()}: ${raw[i + 1]}`] : []))
    .filter((each) => !/^(?:date|x-request-id):/.test(each))
    .sort();

interface Asked {
  readonly line: string;
  readonly headers: Record<string, string>;
  readonly method: string;
}

/** Numbers from a seed (mulberry32). */
function drawn(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
}

const LINES = [
  '/v1/vedic/tithi?date=2026-11-14',
  '/v1/vedic/tithi?date=2026-11-14',
  '/v1/vedic/tithi?date=2026-11-14',
  '/v1/surya/tithi?date=2026-11-14',
  '/v1/vedic/tithi?date=2026-11-14&lang=hi',
  '/v1/vedic/tithi',
  '/v1/vedic/panchanga?date=2026-11-14',
  '/v1/calendars/shaka?date=2026-11-14',
  '/v1/calendars/shaka?date=2026-11-14',
  '/v1/calendars/shaka/year?year=1948',
  '/v1/ss-mean?date=2026-11-14',
  '/v1/vedic/kundali?date=1990-05-17&time=06:30',
  '/v1/vedic/tithi?date=x',
  '/v1/vedic/tithi?date=2026-11-14&engine=none',
  '/v1/no-such-route',
  '/v1/',
] as const;
const KEYS: readonly Record<string, string>[] = [
  {},
  {},
  { 'x-api-key': 'tg-free' },
  { 'x-api-key': 'tg-commercial' },
  { 'x-api-key': 'tg-commercial' },
  { authorization: 'Bearer tg-commercial' },
  { 'x-api-key': 'tg-enterprise' },
  { 'x-api-key': 'ss-pro' },
  { 'x-api-key': 'tg-revoked' },
  { 'x-api-key': 'tg-unknown' },
  { 'x-api-key': 'tg-commercial', authorization: 'Bearer tg-free' },
];
const MORE: readonly Record<string, string>[] = [
  {},
  {},
  {},
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'br' },
  { origin: 'https://temple.example' },
  { 'if-none-match': '*' },
];
const METHODS = ['GET', 'GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'PUT'] as const;
const REQUESTS = 400;

/** What is remembered soon. */
const usual = (line: string, headers: Record<string, string>): Asked => ({ line, headers, method: 'GET' });
const USUAL: readonly Asked[] = [
  usual(LINES[0], { 'x-api-key': 'tg-commercial' }),
  usual(LINES[0], { 'x-api-key': 'tg-free' }),
  usual(LINES[6], { 'x-api-key': 'tg-commercial', 'accept-encoding': 'br' }),
  usual(LINES[7], {}),
  usual(LINES[9], { 'accept-encoding': 'gzip' }),
];

describe.each([20261119, 7, 108])('seed %i', (seed) => {
  test('the same replies, debits, log lines and counters', { timeout: 120_000 }, async () => {
    const pick = drawn(seed);
    const [short, long] = await Promise.all([service(), service(false)]);
    const both = [short, long];
    for (let i = 0; i < REQUESTS; i++) {
      const asked = pick([true, true, false])
        ? pick(USUAL)
        : { line: pick(LINES), headers: { ...pick(KEYS), ...pick(MORE) }, method: pick(METHODS) };
      const failure = pick<Failure>([
        'none',
        'none',
        'none',
        'none',
        'none',
        'none',
        'away',
        'refused',
        'broken',
        'late',
      ]);
      const left = pick([null, null, null, 0, 1, 2, 100]);
      const pause = pick([0, 0, 200, 500, 1_000, 60_000]);
      for (const each of both) {
        each.state.failure = failure;
        if (left !== null) for (const key of ['tg-free', 'tg-commercial']) each.balances.set(key, left);
        each.time.now += pause;
      }
      const [one, other] = await Promise.all(both.map((each) => each.ask(asked)));
      expect([i, asked, one]).toEqual([i, asked, other]);
    }
    expect(short.state.ledger).toEqual(long.state.ledger);
    expect(short.lines).toEqual(long.lines);
    expect(short.noted).toEqual(long.noted);
    expect(await short.counters()).toEqual(await long.counters());
    // the shortcut was taken, or nothing was compared
    expect(long.long() - short.long()).toBeGreaterThan(REQUESTS / 20);
  });
});

test('a client that leaves before its debit is durable is refunded on both, and both say 499', async () => {
  const asked: Asked = { line: LINES[0], headers: { 'x-api-key': 'tg-commercial' }, method: 'GET' };
  const both = await Promise.all([service(), service(false)]);
  for (const each of both) {
    for (let i = 0; i < 3; i++) await each.ask(asked);
    await each.askAndLeave(asked);
  }
  const [short, long] = both;
  expect(short?.long()).toBe(2);
  expect(short?.state.ledger).toEqual(long?.state.ledger);
  expect(short?.state.ledger.at(-1)).toEqual(['undelivered', 4]);
  expect(short?.lines).toEqual(long?.lines);
  expect(short?.lines.at(-1)).toMatchObject({ status: 499 });
  expect(short?.noted).toEqual(long?.noted);
});

test('an address that has used up its rate is refused in the same words, whatever it asks', async () => {
  const both = await Promise.all([service(), service(false)]);
  const asks: Asked[] = ['GET', 'HEAD', 'POST', 'PUT'].flatMap((method) =>
    [...LINES, '/v1/vedic/find', '/v1/vedic/match/batch', '/v1/health/'].map((line) => ({ line, headers: {}, method })),
  );
  for (const each of both) for (let i = 0; i < 60; i++) await each.ask({ line: LINES[7], headers: {}, method: 'GET' });
  for (const asked of asks) {
    const [one, other] = await Promise.all(both.map((each) => each.ask(asked)));
    expect([asked, one]).toEqual([asked, other]);
    expect(JSON.stringify(one)).toMatch(/^\[429,/);
  }
  const [short, long] = both;
  expect(short?.lines).toEqual(long?.lines);
  expect(await short?.counters()).toEqual(await long?.counters());
});
