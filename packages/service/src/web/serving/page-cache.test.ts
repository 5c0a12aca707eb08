/** Cached pages and the clock: no page outlives its minute, and a page is rendered once for all who wait for it. */
import Fastify from 'fastify';
import { jdUt } from 'ganaka/internal/kernel/units.ts';
import { expect, test } from 'vitest';
import { NO_SHEDDING } from '../../http/admission/load.ts';
import { pageCache } from './page-cache.ts';
import { pageTurnsOf } from './page-queue.ts';

const MIDNIGHT = 2461000.5;
const SECOND = 1 / 86_400;

/** A server of one page, which `make` renders, at a clock that the test sets. */
function served(make: () => string | Promise<string>) {
  const clock = { now: MIDNIGHT - 30 * SECOND };
  const kept = pageCache(pageTurnsOf(NO_SHEDDING), () => jdUt(clock.now));
  const app = Fastify();
  app.addHook('onRequest', kept.early);
  app.get('/', (request, reply) => kept.send(request, reply, { key: 'page', leavesCookie: false, make }));
  const get = async () => (await app.inject('/')).body;
  return { clock, get };
}

test('a page of the last minute before midnight is not sent after it', async () => {
  const { clock, get } = served(() => (clock.now < MIDNIGHT ? 'yesterday' : 'today'));
  expect([await get(), await get()]).toEqual(['yesterday', 'yesterday']);
  clock.now = MIDNIGHT + SECOND;
  expect([await get(), await get()]).toEqual(['today', 'today']);
});

test('a page that was begun before midnight and finished after it is sent to its reader alone', async () => {
  let finish = (_page: string): void => undefined;
  const slow = new Promise<string>((resolve) => {
    finish = resolve;
  });
  const { clock, get } = served(() => (clock.now < MIDNIGHT ? slow : 'today'));
  const first = get();
  await new Promise((resolve) => setTimeout(resolve, 20));
  clock.now = MIDNIGHT + SECOND;
  finish('yesterday');
  expect(await first).toBe('yesterday');
  expect([await get(), await get()]).toEqual(['today', 'today']);
});

test('readers that come while a page is rendered share it', async () => {
  let count = 0;
  const { get } = served(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    return `page ${++count}`;
  });
  expect(await Promise.all([get(), get(), get()])).toEqual(['page 1', 'page 1', 'page 1']);
});

test('if rendering fails for one reader, the next one renders it', async () => {
  let count = 0;
  const { get } = served(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (++count === 1) throw new Error('gone');
    return 'page';
  });
  const [first, second] = await Promise.all([get(), get()]);
  expect(first).toContain('gone');
  expect(second).toBe('page');
});
