/** Bodies: no route reads one before the caller has passed the checks of rate, engine, key and plan. */
import { connect } from 'node:net';
import * as sdk from '@modelcontextprotocol/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Buckets, type RateLimits } from '../../packages/service/src/accounts/keys/rate.ts';
import { answersTo } from '../../packages/service/src/api/route.ts';
import { loadOf } from '../../packages/service/src/http/admission/load.ts';
import { memoryGate, type TestApp, TWO_BIRTHS, testApp } from '../kit/test-app.ts';

/** The requests that an address may send at once. */
const ALLOWANCE = 60;
let buckets: Buckets;
const rates: RateLimits = {
  address: (address) => buckets.address(address),
  exhausted: (address) => buckets.exhausted(address),
  form: (address) => buckets.form(address),
  key: (keyId, plan) => buckets.key(keyId, plan),
  spare: (keyId, plan) => buckets.spare(keyId, plan),
  stranger: (address) => buckets.stranger(address),
  unknown: (address) => buckets.unknown(address),
};

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = testApp({ rates, sdk: async () => sdk });
  port = Number(new URL(await app.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.server.close());
beforeEach(() => {
  buckets = new Buckets(() => 0);
  app.gate.spent.length = 0;
});

/** Sends a head that announces a body, and not the body; resolves with the reply's text when it ends or pauses. */
const announced = (path: string, bytes: number, more = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: x\r\naccept: application/json, text/event-stream\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n${more}\r\n`,
      ),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (!text.includes('}')) return;
      socket.destroy();
      resolve(text);
    });
    socket.on('error', reject);
    socket.setTimeout(5_000, () => {
      socket.destroy();
      resolve('no reply before the body');
    });
  });
const statusOf = (text: string): string => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? text;

const POSTS = [
  ...testApp()
    .service.directory.addresses.filter(({ row }) => answersTo(row) !== 'GET')
    .map(({ path }) => path),
  '/mcp',
];

describe.each(POSTS)('POST %s', (path) => {
  test('a flood without a key meets 429 after its allowance, and no byte of a body is waited for', async () => {
    const statuses: string[] = [];
    for (let i = 0; i < ALLOWANCE; i++) {
      statuses.push(statusOf(await announced(path, 900_000)));
    }
    expect(new Set(statuses)).toEqual(new Set([path === '/mcp' ? '413' : '401']));
    for (let i = 0; i < 5; i++) expect(statusOf(await announced(path, 900_000))).toBe('429');
  });
});

const FIND = '/v1/vedic/find';
const BATCH = '/v1/vedic/match/batch';

test('the plan and the engine are checked before the body is read', async () => {
  expect(await announced(FIND, 100, 'x-api-key: tg-free\r\n')).toMatch(/^HTTP\/1\.1 403[\s\S]*plan_not_covered/);
  expect(await announced(BATCH, 100, 'x-api-key: tg-free\r\n')).toMatch(/^HTTP\/1\.1 403[\s\S]*plan_not_covered/);
  expect(await announced(`${FIND}?engine=x`, 100)).toMatch(/^HTTP\/1\.1 400[\s\S]*bad_engine/);
});

test('the limit of a body is that of its route', async () => {
  const pro = 'x-api-key: tg-pro\r\n';
  expect(await announced(FIND, 16 * 1024 + 1, pro)).toMatch(/^HTTP\/1\.1 413[\s\S]*at most 16 kB/);
  expect(await announced(BATCH, 1024 * 1024 + 1, pro)).toMatch(/^HTTP\/1\.1 413[\s\S]*at most 1 MB/);
  const chunked = await app.server.inject({
    url: FIND,
    method: 'POST',
    headers: { 'x-api-key': 'tg-pro', 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
    payload: 'x'.repeat(20_000),
  });
  expect(chunked.statusCode).toBe(413);
});

test.each([
  [FIND, '['.repeat(8_000), 'nested deeper than 24'],
  [FIND, `{"when":${'{"not":'.repeat(100)}`, 'nested deeper than 24'],
  [FIND, `{${Array.from({ length: 300 }, (_, i) => `"a${i}":1`).join()}}`, 'at most 200 names'],
  [BATCH, '['.repeat(500_000), 'nested deeper than 4'],
  [BATCH, `{${Array.from({ length: 9_000 }, (_, i) => `"a${i}":1`).join()}}`, 'at most 6000 names'],
])('%s refuses a body of too much shape before it is parsed', async (path, body, says) => {
  const reply = await app.post(path, body, { 'x-api-key': 'tg-pro' });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_body']);
  expect(reply.json().error).toContain(says);
});

test('brackets, braces and colons in texts do not count', async () => {
  const place = `${'[{:'.repeat(30)}\\"${'[{:'.repeat(30)}`;
  const births = [{ ...TWO_BIRTHS.births[0], place }, TWO_BIRTHS.births[1]];
  const reply = await app.post(BATCH, { births, pairs: [[0, 1]] }, { 'x-api-key': 'tg-pro' });
  expect(reply.json().errors?.[0]?.param).toBe('births[0].place');
});

test('a body may name another engine than the path, and then that one is checked', async () => {
  const find = { when: { tithi: [11] }, from: '2026-11-01', to: '2026-11-30' };
  const asOf = async (body: object, key: string) => {
    const reply = await app.post(FIND, body, { 'x-api-key': key });
    return [reply.statusCode, reply.json().code ?? reply.json().engine];
  };
  expect(await asOf(find, 'tg-pro')).toEqual([200, 'drik']);
  expect(await asOf({ ...find, engine: 'none' }, 'tg-pro')).toEqual([400, 'bad_engine']);
});

test('a refused body of a caller with a key leaves the connection open; a long one without a key closes it', async () => {
  expect(await announced(BATCH, 900_000)).toMatch(/connection: close/i);
  expect(await announced(FIND, 900)).not.toMatch(/connection: close/i);
  expect(await announced(BATCH, 900_000, 'x-api-key: tg-free\r\n')).not.toMatch(/connection: close/i);
});

test('nothing more is read of the body of a refused request, and its reply arrives whole', async () => {
  const reply = await new Promise<{ text: string; wrote: number }>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${BATCH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99000000\r\n\r\n`,
      );
      for (let i = 0; i < 400; i++) socket.write(Buffer.alloc(65_536, 0x20));
    });
    socket.on('data', (chunk) => {
      text += chunk.toString();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, wrote: socket.bytesWritten - socket.writableLength }));
  });
  expect(reply.text).toMatch(/^HTTP\/1\.1 401[\s\S]*key_missing[\s\S]*\}$/);
  expect(reply.wrote).toBeLessThan(20_000_000); // the buffers of the operating system hold what is not read
});

test('a client that leaves before its body is read, or while it is, occupies nothing', async () => {
  const load = loadOf();
  const gate = memoryGate();
  let found = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    gate.find = (text) => {
      resolve();
      return new Promise((done) => {
        found = () => done({ accountId: text, keyId: text, prefix: 'tg', plan: 'pro', domains: [] });
      });
    };
  });
  const own = testApp({ load, gate });
  const at = Number(new URL(await own.server.listen({ port: 0, host: '127.0.0.1' })).port);
  const head = `POST ${FIND} HTTP/1.1\r\nhost: x\r\nx-api-key: tg-pro\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n`;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  try {
    const early = connect(at, '127.0.0.1', () => early.write(head));
    await asked;
    early.destroy();
    await pause(50);
    found();
    const late = connect(at, '127.0.0.1', () => late.write(`${head}{"when"`));
    await pause(50);
    found();
    await pause(50);
    late.destroy();
    for (let i = 0; i < 100 && load.state.inFlight > 0; i++) await pause(20);
    expect([load.state.begun, load.state.inFlight]).toEqual([2, 0]);
  } finally {
    await own.server.close();
  }
});

describe('what is no call counts in the rate of its address', () => {
  const junk = Buffer.alloc(1_200, 7).toString('base64url');
  test.each([
    ['an unknown route', '/v1/no-such-route', 'GET', 404],
    ['a wrong method', '/v1/vedic/tithi', 'DELETE', 405],
    ['a sealed URL that is none', `/v1/s/${junk}`, 'GET', 403],
  ])('%s', async (_name, url, method, status) => {
    const statuses: number[] = [];
    for (let i = 0; i < ALLOWANCE + 3; i++) statuses.push((await app.get(url, {}, method)).statusCode);
    expect(statuses.slice(0, ALLOWANCE)).toEqual(Array(ALLOWANCE).fill(status));
    expect(statuses.slice(ALLOWANCE)).toEqual([429, 429, 429]);
    expect((await app.get('/v1/ss-mean')).statusCode).toBe(429);
    expect((await app.get('/v1/vedic/tithi', { 'x-api-key': 'tg-pro' })).statusCode).toBe(200);
  });

  test('a refused junk request is not compared with every route', async () => {
    for (let i = 0; i < ALLOWANCE; i++) buckets.address('127.0.0.1');
    let compared = 0;
    const { directory } = app.service;
    const { meant } = directory;
    const counted = (path: string): string | null => {
      compared++;
      return meant(path);
    };
    Object.assign(directory, { meant: counted });
    for (let i = 0; i < 20; i++) expect((await app.get('/v1/vedic/tithy')).statusCode).toBe(429);
    expect(compared).toBe(0);
    Object.assign(directory, { meant });
  });
});
