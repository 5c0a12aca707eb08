/** Connections that keep the service waiting, and requests that come one behind the other; on real sockets, with short deadlines. */
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Deadlines } from '../../packages/service/src/http/server.ts';
import {
  type ConnectionLimits,
  type ConnectionState,
  watchConnections,
} from '../../packages/service/src/http/wire/sockets/connections.ts';
import { type TestApp, testApp } from '../kit/test-app.ts';

/** Short for what is tried, long for the rest: a machine may be slow. */
const LONG = { headers: 60_000, request: 60_000, silent: 60_000, idle: 60_000, lookEvery: 50 };
const SHORT = { headers: 300, request: 600, silent: 800, idle: 300, lookEvery: 50 };
/** By then everything that is going to happen has happened. */
const PATIENCE_MS = 30_000;
type Limits = ConnectionLimits & { readonly deadlines: Deadlines };
let app: TestApp;
let sockets: Socket[] = [];

async function listening({ deadlines = LONG, ...limits }: Partial<Limits> = {}): Promise<{
  port: number;
  state: ConnectionState;
}> {
  app = testApp({ deadlines });
  const { server } = app.server;
  const state = watchConnections(server, { most: 100, mostOfOne: 50, writeMs: 300, sweepMs: 50, ...limits });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.address();
  return { port: typeof address === 'object' && address !== null ? address.port : 0, state };
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await app.server.close();
});

interface Exchange {
  readonly socket: Socket;
  /** What has come so far. */
  readonly text: () => string;
  /** All that came, when the other side has closed; false when it has not for a long while. */
  readonly closed: Promise<string | false>;
}

/** Sends bytes and collects what comes back; with `allowHalfOpen` the client does not close its end when the server does. */
function exchange(port: number, bytes: string, allowHalfOpen = false): Exchange {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen }, () => void (bytes !== '' && socket.write(bytes)));
  sockets.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string | false>((resolve) => {
    socket.on('close', () => resolve(text));
    setTimeout(resolve, PATIENCE_MS, false).unref();
  });
  return { socket, text: () => text, closed };
}

/** Polls until it is true. */
async function until(isSo: () => boolean): Promise<void> {
  const began = performance.now();
  while (!isSo() && performance.now() - began < PATIENCE_MS) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isSo()).toBe(true);
}

const LAST = 'connection: close\r\n';
const GET = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\nx-api-key: tg-enterprise\r\n${more}\r\n`;

describe('several requests in one write', () => {
  test('five are answered, in their order, and each is paid for once', async () => {
    const { port } = await listening();
    const paths = ['tithi', 'nakshatra', 'yoga', 'karana', 'tithi'];
    const asked = paths.map((each, i) => GET(`/v1/vedic/${each}?date=2026-11-14`, i === 4 ? LAST : ''));
    const text = String(await exchange(port, asked.join('')).closed);
    expect([...text.matchAll(/HTTP\/1\.1 200/g)]).toHaveLength(5);
    const order = [...text.matchAll(/"(tithi|nakshatra|yoga|karana)":\{/g)].map(([, name]) => name);
    expect(order.filter((name, i) => name !== order[i - 1])).toEqual(paths);
    expect(app.gate.spent).toHaveLength(5);
  });

  test('a refusal among them does not stop the others', async () => {
    const { port } = await listening();
    const asked = GET('/v1/health') + GET('/v1/nothing') + GET('/v1/vedic/tithi?date=x') + GET('/v1/health', LAST);
    const text = String(await exchange(port, asked).closed);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '404', '400', '200']);
  });
});

describe('a client that keeps the service waiting is disconnected', () => {
  test.each([
    ['silent from the start', ''],
    ['headers that never end', 'GET /v1/health HTTP/1.1\r\nhost: x\r\nx: '],
    ['a body that never comes', 'POST /account/keys HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nabc'],
  ])('%s', async (_name, bytes) => {
    const { port } = await listening({ deadlines: SHORT });
    const text = await exchange(port, bytes).closed;
    expect(text).not.toBe(false);
    if (bytes.startsWith('GET')) expect(text).toMatch(/^HTTP\/1\.1 408 Request Timeout.*"code":"too_slow"/s);
  });

  test('a body that comes letter by letter, so that it is never silent', async () => {
    const { port } = await listening({ deadlines: { ...LONG, headers: 300, request: 600 } });
    const head =
      'POST /v1/vedic/match/batch HTTP/1.1\r\nhost: x\r\nx-api-key: tg-pro\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n';
    const { socket, closed } = exchange(port, head);
    const letters = setInterval(() => socket.write(' '), 50);
    expect(await closed).toMatch(/^HTTP\/1\.1 408 Request Timeout.*"code":"too_slow"/s);
    clearInterval(letters);
  });

  test('idle between two requests', async () => {
    const { port } = await listening({ deadlines: { ...LONG, idle: 300 } });
    expect(await exchange(port, GET('/v1/health')).closed).toMatch(/^HTTP\/1\.1 200/);
  });

  test('garbage: refused, and closed though the other side keeps its end open', async () => {
    const { port, state } = await listening();
    const held = exchange(port, 'GET /v1/vedic/tithi?place=\0 HTTP/1.1\r\nhost: x\r\n\r\n', true);
    await until(() => held.text() !== '' && state.open === 0);
    expect(held.text()).toMatch(/^HTTP\/1\.1 400.*"success":false/s);
  });

  test('never reading what it asked for', async () => {
    const { port, state } = await listening();
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.pause();
    socket.on('error', () => undefined);
    socket.write(GET('/v1/openapi.json').repeat(60)); // some 40 MB of answers
    await until(() => state.stalled > 0 && state.open === 0);
  });
});

test('a bad chunk after an early answer closes the connection and is not answered again', async () => {
  const { port } = await listening();
  const head =
    'POST /v1/vedic/tithi HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
  const { socket, text, closed } = exchange(port, head);
  await until(() => text().includes('"code":"method_not_allowed"'));
  socket.write('no chunk\r\n');
  expect([...String(await closed).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['405']);
});

test('a bad chunk of a body that is still read is refused', async () => {
  const { port } = await listening();
  const head =
    'POST /v1/vedic/match/batch HTTP/1.1\r\nhost: x\r\nx-api-key: tg-pro\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
  expect(await exchange(port, `${head}no chunk\r\n`).closed).toMatch(/^HTTP\/1\.1 400/);
});

test.each([
  ['/v1/health', 'the same', 'x'],
  ['/v1/health', 'another', 'y'],
  ['/livez', 'another', 'y'],
])('%s with a second Host, %s, is refused', async (path, _name, host) => {
  const { port } = await listening();
  const text = String(await exchange(port, GET(path, `Host: ${host}\r\n`)).closed);
  expect(text).toMatch(/^HTTP\/1\.1 400.*a request must name one Host/s);
});

test.each(['a b', 'a/b', 'a@b', '[::1', 'a:80a'])('a Host of %j is refused, on the API and on pages', async (host) => {
  const { port } = await listening();
  for (const path of ['/v1/health', '/livez']) {
    const text = String(await exchange(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`).closed);
    expect(text).toMatch(/^HTTP\/1\.1 400.*Host must be a name or an address/s);
  }
});

test.each(['', 'a', 'a:80', 'a_b.example', '127.0.0.1', '[::1]', '[::1]:8080'])(
  'a Host of %j is served',
  async (host) => {
    const { port } = await listening();
    const text = await exchange(port, `GET /v1/health HTTP/1.1\r\nHost: ${host}\r\n${LAST}\r\n`).closed;
    expect(text).toMatch(/^HTTP\/1\.1 200/);
  },
);

// RFC 9112, 3.2.2: a server must accept the absolute form, and take its host for the Host of the request
test.each([
  ['GET', 'http://other.example/v1/health', 200],
  ['GET', 'HTTPS://other.example:8080/v1/health', 200],
  ['HEAD', 'http://other.example/v1/health', 200],
  ['GET', 'http://other.example/livez', 200],
  ['GET', 'http://other.example/v1/vedic/tithi?date=2026-11-14', 401],
  ['POST', 'http://other.example/v1/vedic/tithi', 405],
  ['GET', 'http://other.example', 404],
  ['GET', 'http://a b/v1/health', 400],
])('%s %s, the absolute form, is answered with %i', async (method, target, status) => {
  const { port } = await listening();
  const text = await exchange(port, `${method} ${target} HTTP/1.1\r\nHost: x\r\n${LAST}\r\n`).closed;
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
});

test('a reply that is kept is sent for the absolute form too', async () => {
  const { port } = await listening();
  const replies: string[] = [];
  for (let i = 0; i < 4; i++) {
    const target = i === 3 ? 'http://other.example/v1/' : '/v1/';
    const text = String(await exchange(port, `GET ${target} HTTP/1.1\r\nHost: x\r\n${LAST}\r\n`).closed);
    replies.push(text.slice(text.indexOf('\r\n\r\n')));
  }
  expect(new Set(replies).size).toBe(1);
});

test('a request without a Host is refused with a message; HTTP/1.0 needs none', async () => {
  const { port } = await listening();
  const refused = String(await exchange(port, 'GET /livez HTTP/1.1\r\n\r\n').closed);
  expect(refused).toMatch(/^HTTP\/1\.1 400.*a request must name one Host; got none/s);
  expect(await exchange(port, 'GET /livez HTTP/1.0\r\n\r\n').closed).toMatch(/^HTTP\/1\.[01] 200/);
});

test('the number of connections of one address is limited, and closed ones are freed', async () => {
  const { port, state } = await listening({ mostOfOne: 3 });
  const held = Array.from({ length: 5 }, () => exchange(port, GET('/v1/health')));
  const answered = () => held.filter(({ text }) => text().includes('HTTP/1.1 200'));
  await until(() => answered().length === 3 && state.refused === 2);
  for (const { socket } of held) socket.destroy();
  await until(() => state.open === 0);
  expect(await exchange(port, GET('/v1/health', LAST)).closed).toMatch(/^HTTP\/1\.1 200/);
});

test('an Expect that cannot be met is 417 in the envelope', async () => {
  const { port } = await listening();
  expect(await exchange(port, GET('/v1/health', 'expect: tea\r\n')).closed).toMatch(
    /^HTTP\/1\.1 417.*"code":"bad_expectation"/s,
  );
});

test('livez is always ok; readyz follows the store and draining', async () => {
  let draining = false;
  let away = false;
  app = testApp({ draining: () => draining });
  app.gate.ready = async () => !away;
  const ready = async () => {
    const reply = await app.get('/readyz');
    return [reply.statusCode, reply.json()];
  };
  expect((await app.get('/livez')).json()).toEqual({ status: 'ok' });
  expect(await ready()).toEqual([200, { status: 'ok', store: 'ok', draining: false }]);
  away = true;
  expect(await ready()).toEqual([503, { status: 'not_ready', store: 'away', draining: false }]);
  away = false;
  draining = true;
  expect(await ready()).toEqual([503, { status: 'not_ready', store: 'ok', draining: true }]);
  expect((await app.get('/v1/health')).headers.connection).toBe('close');
});
