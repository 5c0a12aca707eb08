/** The proxy of deploy/ in front of two services whose store goes away: every caller is answered by a service, including callers that were waiting when the last one ceased to be ready. */
import { Agent, createServer, request, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Front, startProxy } from '../kit/proxy.ts';

const PATIENT = { timeout: 30_000, interval: 100 };
const REFUSED = '{"success":false,"code":"accounts_away"}';

/** Whether each service reports ready, and the keyed calls that it keeps waiting while it hopes for its store. */
let ready = true;
let hoping = false;
/** How often each has reported that it is not ready. */
const notReady = [0, 0];
const waiting: (() => void)[] = [];

const standIn = (which: 0 | 1): Server =>
  createServer((asked, reply) => {
    const path = asked.url ?? '';
    const say = (status: number, body: string) => reply.writeHead(status, { 'content-length': body.length }).end(body);
    if (path === '/readyz') {
      if (!ready) notReady[which] = (notReady[which] ?? 0) + 1;
      return say(ready ? 200 : 503, '');
    }
    if (path === '/livez' || path === '/open') return say(200, '');
    if (ready) return say(200, 'paid');
    if (hoping) waiting.push(() => say(503, REFUSED));
    else say(503, REFUSED);
  });

const services = [standIn(0), standIn(1)];
const agent = new Agent({ keepAlive: true });
let proxy: Front;

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(address && typeof address === 'object' ? address.port : 0);
    });
  });

beforeAll(async () => {
  const [a = 0, b = 0] = await Promise.all(services.map(listening));
  proxy = await startProxy(a, b);
});
afterAll(() => {
  agent.destroy();
  proxy?.end();
  for (const each of services) {
    each.close();
    each.closeAllConnections();
  }
});

/** Status and body, or how the connection broke. */
const ask = (path: string): Promise<readonly [number, string]> =>
  new Promise((resolve) => {
    const asked = request({ agent, host: '127.0.0.1', port: proxy.port, path }, (reply) => {
      let body = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      reply.on('end', () => resolve([reply.statusCode ?? 0, body]));
    });
    asked.on('error', (error) => resolve([0, error.message]));
    asked.end();
  });

test('a call that waited while no service was ready any more gets a service’s own answer', async () => {
  const calls = Array.from({ length: 20 }, (_, i) => `/keyed/${i}`);
  const all = () => Promise.all(calls.map(ask));
  await expect.poll(() => ask('/keyed'), PATIENT).toEqual([200, 'paid']);
  // connections that have served before, on either side of the proxy
  expect(await all()).toEqual(calls.map(() => [200, 'paid']));

  ready = false;
  hoping = true;
  const answers = all();
  await expect.poll(() => waiting.length, PATIENT).toBe(calls.length);
  // reported twice, and believed by the proxy by the time of the next call
  await expect.poll(() => Math.min(...notReady), PATIENT).toBeGreaterThanOrEqual(3);
  hoping = false;
  for (const refuse of waiting.splice(0)) refuse();
  expect(await answers).toEqual(calls.map(() => [503, REFUSED]));

  // while it lasts
  expect(await all()).toEqual(calls.map(() => [503, REFUSED]));
  expect(await ask('/open')).toEqual([200, '']);

  ready = true;
  await expect.poll(() => ask('/keyed'), PATIENT).toEqual([200, 'paid']);
  expect(await all()).toEqual(calls.map(() => [200, 'paid']));
});
