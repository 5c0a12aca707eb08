/** `/mcp`, driven by the SDK's own client: keys, plans, credits and rates as over HTTP, pages of other hosts kept out. */
import { type Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import * as sdk from '@modelcontextprotocol/server';
import { readGazetteer } from 'ganaka/internal/library/node/package-files.ts';
import { CLOCKS } from 'ganaka/internal/places/zone-at.ts';
import { geocodeReply } from 'ganaka/internal/views/places/geocode.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { creditsOf } from '../../packages/service/src/accounts/credits.ts';
import { Buckets } from '../../packages/service/src/accounts/keys/rate.ts';
import { ALL_ROWS } from '../../packages/service/src/api/routes/all.ts';
import { type AdmissionRequest, NO_SHEDDING } from '../../packages/service/src/http/admission/load.ts';
import { TOOLS } from '../../packages/service/src/mcp/tools/index.ts';
import { CALLS, called, clientOf, YEARS, type Year } from '../kit/mcp.ts';
import { type TestApp, THIRD, testApp } from '../kit/test-app.ts';

const gazetteer = readGazetteer();
const parts = {
  engines: engines(THIRD),
  where: { resolve: gazetteer.resolve, stateAt: gazetteer.stateAt, ...CLOCKS },
  places: (q: string, limit: number, now: Parameters<typeof geocodeReply>[3], hindi: boolean) =>
    geocodeReply(gazetteer, q, limit, now, hindi),
  sdk: async () => sdk,
};

let app: TestApp;
let url: URL;
const clients: Client[] = [];
beforeAll(async () => {
  app = testApp({ ...parts, publicUrl: 'https://ganaka.example' });
  url = new URL('/mcp', await app.server.listen({ port: 0, host: '127.0.0.1' }));
});
afterAll(async () => {
  await Promise.all(clients.map((each) => each.close()));
  await app.server.close();
});
beforeEach(() => {
  app.gate.spent.length = 0;
  app.gate.balances.clear();
});

async function clientWith(year: Year, headers: Record<string, string> = {}, at = url): Promise<Client> {
  const client = clientOf(year);
  await client.connect(new StreamableHTTPClientTransport(at, { requestInit: { headers } }));
  clients.push(client);
  return client;
}

/** What a tool costs in this call, by the table of routes: a span over two years asks twice. */
const priceOf = (name: string): number => {
  const routes = TOOLS.find((each) => each.name === name)?.routes ?? [];
  const row = ALL_ROWS.find(({ path }) => path === routes[0]);
  return creditsOf(row?.credits ?? 'none') * (name === 'observances_between' ? 2 : 1);
};
const OPEN = ['muhurta', 'find_place', 'convert_date'];

describe.each(YEARS)('a client of %s', (year) => {
  test('every tool answers a key of a plan that covers it, at the price of its route', async () => {
    const client = await clientWith(year, { 'x-api-key': 'tg-pro' });
    for (const [name, given] of CALLS) {
      app.gate.spent.length = 0;
      const { answer, text } = await called(client, name, given);
      expect([name, answer === undefined ? text : 'answered']).toEqual([name, 'answered']);
      expect([name, app.gate.spent.reduce((sum, { credits }) => sum + credits, 0)]).toEqual([name, priceOf(name)]);
    }
  });

  test('without a key open tools answer, the others say that a key is needed', async () => {
    const client = await clientWith(year);
    for (const [name, given] of CALLS) {
      const { answer, isError, text } = await called(client, name, given);
      if (OPEN.includes(name)) expect([name, answer]).toEqual([name, expect.anything()]);
      else
        expect([name, isError, text]).toEqual([name, true, expect.stringMatching(/^Error key_missing: .*X-API-Key/)]);
    }
    expect(app.gate.spent).toEqual([]);
  });
});

test('what the plan, the key or the balance does not cover is refused as over HTTP, and costs nothing', async () => {
  const calls: [key: string, code: string][] = [
    ['tg-free', 'plan_not_covered'],
    ['tg-revoked', 'key_revoked'],
    ['nonsense', 'key_malformed'],
  ];
  const given = { date: '1990-05-17', time: '06:30', place: 'Pune', on: '2026-11-14' };
  for (const [key, code] of calls) {
    const client = await clientWith('2026', { authorization: `Bearer ${key}` });
    const { isError, text } = await called(client, 'dashas', given);
    const over = await app.get('/v1/vedic/dashas?date=1990-05-17&time=06:30&place=Pune', { 'x-api-key': key });
    expect([isError, text]).toEqual([true, expect.stringContaining(`Error ${code}:`)]);
    expect(over.json()).toMatchObject({ code });
  }
  app.gate.balances.set('tg-pro', 2);
  const poor = await clientWith('2026', { 'x-api-key': 'tg-pro' });
  expect((await called(poor, 'dashas', given)).text).toMatch(/^Error no_credits: .*do not call again/s);
  expect(app.gate.spent).toEqual([]);
  expect(app.gate.balances.get('tg-pro')).toBe(2);
});

test('a resource costs what its route costs; rules and passages cost nothing', async () => {
  const client = await clientWith('2026', { 'x-api-key': 'tg-pro' });
  const { links } = await called(client, 'festival_dates', { festival: 'deepavali', year: 2026, place: 'Pune' });
  app.gate.spent.length = 0;
  for (const uri of links) await client.readResource({ uri });
  expect([links.length, app.gate.spent.map(({ credits }) => credits)]).toEqual([3, [5]]);
});

test('every message is counted before it is looked at: beyond the rate each is 429, whatever it asks', async () => {
  const limited = testApp({ ...parts, rates: new Buckets(() => 0) });
  const call = (name: unknown, given: unknown) => ({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name, arguments: given },
  });
  const messages: unknown[] = [
    call('find_place', { name: 'Pune' }),
    call('no_such_tool', {}),
    call('find_place', { town: 7 }),
    { jsonrpc: '2.0', id: 1, method: ['tools/call'] },
    { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    '{',
    [],
  ];
  const statusOf = async (body: unknown, headers = {}) =>
    (await limited.post('/mcp', body, { accept: 'application/json, text/event-stream', ...headers })).statusCode;
  try {
    for (let i = 0; i < 60; i++) expect(await statusOf(messages[i % messages.length])).not.toBe(429);
    for (const message of messages) expect([message, await statusOf(message)]).toEqual([message, 429]);
    expect(await statusOf(call('find_place', { name: 'Pune' }), { 'x-api-key': 'tg-pro' })).toBe(200);
    const { headers, body } = await limited.post('/mcp', messages[0]);
    expect([headers['retry-after'], JSON.parse(body).code]).toEqual(['1', 'too_many_requests']);
  } finally {
    await limited.server.close();
  }
});

test('each message of a batch is counted', async () => {
  const limited = testApp({ ...parts, rates: new Buckets(() => 0) });
  const list = { jsonrpc: '2.0', id: 1, method: 'ping' };
  try {
    await limited.post('/mcp', Array(50).fill(list), { accept: 'application/json, text/event-stream' });
    for (let i = 0; i < 10; i++) expect((await limited.post('/mcp', list)).statusCode).not.toBe(429);
    expect((await limited.post('/mcp', list)).statusCode).toBe(429);
  } finally {
    await limited.server.close();
  }
});

test('messages wait in the queue of the load like every request, and are shed with it', async () => {
  const entered: string[] = [];
  const load = {
    ...NO_SHEDDING,
    enter: ({ owner, run, refuse }: AdmissionRequest) => {
      entered.push(owner);
      if (owner === 'tg-pro') run();
      else refuse();
    },
  };
  const queued = testApp({ ...parts, load });
  const nothing = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'no_such_tool', arguments: {} } };
  const accept = { accept: 'application/json, text/event-stream' };
  try {
    expect((await queued.post('/mcp', nothing, { ...accept, 'x-api-key': 'tg-pro' })).statusCode).toBe(200);
    const shed = await queued.post('/mcp', nothing, accept);
    expect([shed.statusCode, shed.json().code, entered]).toEqual([503, 'overloaded', ['tg-pro', '127.0.0.1']]);
  } finally {
    await queued.server.close();
  }
});

test('tools are made once: no message registers one', async () => {
  const registered = vi.spyOn(sdk.McpServer.prototype, 'registerTool');
  const made = TOOLS.map((tool) => vi.spyOn(tool, 'input'));
  const own = testApp(parts);
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  try {
    for (let i = 0; i < 5; i++) {
      const reply = await own.post('/mcp', list, { accept: 'application/json, text/event-stream' });
      expect(reply.statusCode).toBe(200);
    }
    expect(registered.mock.calls.length).toBeLessThanOrEqual(TOOLS.length);
    expect(made.map((each) => each.mock.calls.length)).toEqual(TOOLS.map(() => 1));
  } finally {
    for (const each of [registered, ...made]) each.mockRestore();
    await own.server.close();
  }
});

test('a call that asks no route counts too, and a Host that is no name is refused', async () => {
  const limited = testApp({ ...parts, rates: new Buckets(() => 0) });
  const nobody = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'no_such_tool', arguments: {} } };
  try {
    const nameless = await limited.post('/mcp', nobody, { accept: 'application/json', host: 'a b:[' });
    expect(nameless.statusCode).toBe(400);
    for (let i = 0; i < 60; i++) {
      const reply = await limited.post('/mcp', nobody, { accept: 'application/json' });
      expect(reply.statusCode).toBeLessThan(500);
    }
    expect((await limited.get('/v1/ss-mean')).statusCode).toBe(429);
  } finally {
    await limited.server.close();
  }
});

describe('at the door', () => {
  const BODY = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const post = (headers: Record<string, string>, body: unknown = BODY) =>
    app.post('/mcp', body, { accept: 'application/json, text/event-stream', ...headers });

  test('a page of another host is refused, one of this host or of the user’s machine is not', async () => {
    expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post({ origin: 'https://evil.example', 'x-api-key': 'tg-pro' })).statusCode).toBe(403);
    const rebound = { origin: 'http://evil.example', host: 'evil.example' };
    expect((await post(rebound)).statusCode).toBe(421);
    expect((await post({ origin: 'https://ganaka.example' })).statusCode).toBe(200);
    expect((await post({ origin: 'http://localhost:6274' })).statusCode).toBe(200);
    expect((await post({ origin: 'https://temple.example', 'x-api-key': 'tg-enterprise' })).statusCode).toBe(200);
    const preflight = await app.get('/mcp', { origin: 'http://localhost:6274' }, 'OPTIONS');
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([
      204,
      'http://localhost:6274',
    ]);
  });

  test('what is no call of the protocol', async () => {
    expect((await app.get('/mcp')).statusCode).toBe(405);
    expect((await app.get('/mcp', {}, 'DELETE')).statusCode).toBe(405);
    expect((await post({}, '{')).statusCode).toBe(400);
    expect((await post({}, 'null')).statusCode).toBe(400);
    expect((await post({ 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await post({}, { ...BODY, params: { x: 'y'.repeat(70_000) } })).statusCode).toBe(413);
    expect((await post({ 'x-api-key': 'tg-pro', authorization: 'Bearer tg-free' })).statusCode).toBe(400);
  });

  test('a key that an object of the body has twice is refused by its name, at any depth', async () => {
    const call = (args: string) =>
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"convert_date","arguments":${args}}}`;
    const twice = await post({}, call('{"date":"2026-11-14","d\\u0061te":"2026-11-15"}'));
    expect([twice.statusCode, twice.json().code, twice.json().error]).toEqual([
      400,
      'repeated_parameter',
      '"date" is given twice in the body; give it once',
    ]);
    expect((await post({}, '{"jsonrpc":"2.0","id":1,"id":2,"method":"tools/list"}')).json().code).toBe(
      'repeated_parameter',
    );
    expect((await post({}, BODY)).statusCode).toBe(200);
  });

  test('there is nothing to listen for: a subscription is refused and ends', async () => {
    const client = await clientWith('2026');
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
  });

  test('without the optional package it says what is missing', async () => {
    const bare = testApp();
    const reply = await bare.post('/mcp', BODY);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_installed']);
  });
});
