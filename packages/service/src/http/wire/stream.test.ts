/** A reply that is made while it is sent: paid for before its first byte, made no faster than the client reads, and ended when the client leaves. */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { type CivilDay, type JdUt, plusDays } from 'ganaka/internal/kernel/units.ts';
import type { Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { defaulted, oneOf, wholeNumber } from 'ganaka/internal/views/kit/parameter.ts';
import { view } from 'ganaka/internal/views/view.ts';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../../../test/kit/test-app.ts';
import { EVERY_ENGINE, table } from '../../api/route.ts';

/** How many parts were made, and whether the making was ended. */
let made = 0;
let ended = false;
const PADDING = 'x'.repeat(64 * 1024);

interface Wanted {
  readonly count: number;
  readonly size: number;
  readonly fails: number;
}

function* partsOf(sky: Sky, day: CivilDay, t: JdUt, { count, size, fails }: Wanted) {
  try {
    for (let i = 0; i < count; i++) {
      if (i === fails) throw new Error('broken');
      made++;
      const elongation = sky.longitude('chandra', plusDays(t, i)) - sky.longitude('surya', plusDays(t, i));
      yield {
        date: isoDate(plusDays(day, i)),
        tithi: Math.floor((((elongation % 360) + 360) % 360) / 12) + 1,
        padding: PADDING.slice(0, size),
      };
    }
  } finally {
    ended = true;
  }
}

const daysReply = Type.Object({
  days: Type.Array(Type.Object({ date: Type.String(), tithi: Type.Integer(), padding: Type.String() })),
});
const days = view<typeof daysReply>()({
  field: 'days',
  summary: 'Days one after another',
  reads: 'moment',
  params: {
    count: defaulted(wholeNumber(0, 100_000, { meaning: 'how many', example: '3' }), 3),
    size: defaulted(wholeNumber(0, 65_536, { meaning: 'how long each is', example: '0' }), 0),
    format: defaulted(oneOf(['json', 'ndjson'], { meaning: 'how it is written', example: 'ndjson' }), 'ndjson'),
    fails: defaulted(wholeNumber(-1, 100_000, { meaning: 'which one cannot be made', example: '-1' }), -1),
  },
  of: ({ sky, day, t, params }) => ({ days: [...partsOf(sky, day, t, params)] }),
  inLines: ({ sky, day, t, params }) => ({ head: {}, lines: partsOf(sky, day, t, params) }),
});

const app = testApp({ rows: table('bulk', EVERY_ENGINE, [['/days', 'bulk', 'full', days, daysReply]]) });
const server = createServer((req, res) => app.server.routing(req, res));
const key = { 'x-api-key': 'tg-pro' };

beforeEach(async () => {
  await app.server.ready();
  made = 0;
  ended = false;
  app.gate.spent.length = 0;
  app.gate.balances.clear();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const ask = (query: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    get({ port, path: `/v1/vedic/days?${query}`, headers: { ...key, 'accept-encoding': 'gzip' } }, resolve).on(
      'error',
      reject,
    );
  });

async function textOf(reply: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of reply) text += chunk;
  return text;
}

/** How many parts were made once no more came for a while; a busy machine may be slow. */
async function settled(): Promise<number> {
  for (let round = 0; round < 100; round++) {
    const before = made;
    await soon(150);
    if (made === before) return made;
  }
  throw new Error('it never stands still');
}

const soon = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('each part is a line; the whole is paid for once and not cached', async () => {
  const reply = await ask('date=2026-11-14&count=400');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    'cache-control': 'no-store',
    'x-credits-used': '8',
  });
  expect(reply.headers.etag).toBeUndefined();
  const lines = (await textOf(reply)).trimEnd().split('\n');
  expect(lines).toHaveLength(402); // the envelope, the days, and how many they were
  expect(JSON.parse(lines[400] ?? '')).toMatchObject({ date: '2027-12-18', tithi: expect.any(Number) });
  expect(app.gate.spent).toEqual([{ keyId: 'tg-pro', credits: 8 }]);
  expect(app.service.cache.size()).toBe(0);
});

test('a stream of nothing says so', async () => {
  const reply = await ask('count=0');
  const lines = (await textOf(reply)).trimEnd().split('\n');
  expect([reply.statusCode, lines.length, JSON.parse(lines[1] ?? '')]).toEqual([200, 2, { done: true, count: 0 }]);
});

describe('before the first byte', () => {
  test('a wrong parameter is refused as everywhere', async () => {
    const reply = await ask('count=-1');
    expect(reply.statusCode).toBe(400);
    expect(made).toBe(0);
  });

  test('a caller without credits is refused before anything is made', async () => {
    app.gate.balances.set('tg-pro', 7);
    expect((await ask('count=3')).statusCode).toBe(402);
    expect(made).toBe(0);
  });

  test('a first part that cannot be made is a 500 and costs nothing', async () => {
    const reply = await ask('count=3&fails=0');
    expect(reply.statusCode).toBe(500);
    expect(app.gate.spent).toEqual([]);
    expect(ended).toBe(true);
  });

  test('the credits are taken', async () => {
    const reply = await ask('count=100&size=65536');
    expect(app.gate.spent).toHaveLength(1);
    reply.destroy();
  });
});

test('a part that cannot be made breaks the reply off, so that nobody takes it for whole', async () => {
  const reply = await ask('count=1000&size=20000&fails=500');
  await expect(textOf(reply)).rejects.toThrow(/aborted/);
  expect(ended).toBe(true);
});

test('no more is made than the client reads', async () => {
  const reply = await ask('count=100000&size=65536');
  reply.pause();
  expect(await settled()).toBeLessThan(1000); // what fits the buffers of two sockets
  expect(ended).toBe(false);
  reply.destroy();
});

test('when the client leaves, nothing more is made', async () => {
  const reply = await ask('count=100000&size=65536');
  reply.once('data', () => reply.destroy());
  await once(reply, 'close');
  expect(await settled()).toBeLessThan(1000);
  expect(ended).toBe(true);
});

test('others are answered meanwhile', async () => {
  const long = ask('count=3000&size=65536').then(textOf);
  const short = await ask('count=1').then(textOf);
  expect(short).toContain('\n{"date"');
  expect(made).toBeLessThan(3001);
  expect((await long).split('\n')).toHaveLength(3003);
});
