/** A page of another origin, in a real browser, calls the API with a key: what it may read, and what error it gets when it may not. */
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser-kit.ts';
import { type LiveService, liveService, ROOT } from '../kit/live.ts';

const TITHI = '/v1/vedic/tithi?date=2026-01-14&place=Ujjain';
let service: LiveService;
let pages: Server;
let browser: Browser;
let page: Page;
let origin = '';

beforeAll(async () => {
  service = await liveService();
  pages = createServer((_, reply) => reply.setHeader('content-type', 'text/html').end('<title>A temple</title>'));
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  const at = pages.address();
  if (at === null || typeof at === 'string') throw new Error('the pages have no port');
  origin = `http://temple.example:${at.port}`;
  browser = await openBrowser('--host-resolver-rules=MAP temple.example 127.0.0.1');
  page = await browser.newPage();
  await page.goto(origin);
});
afterAll(async () => {
  await browser?.close();
  pages?.close();
  await service?.stop();
});

/** What a script of the page sees. */
const asked = (path: string, headers: Record<string, string>) =>
  page.evaluate(
    async ([url, sent]) => {
      try {
        const reply = await fetch(url, { headers: sent });
        const body = await reply.json();
        return { status: reply.status, code: body.code, left: reply.headers.get('x-credits-remaining') };
      } catch (error) {
        return String(error);
      }
    },
    [service.url + path, headers] as const,
  );

test('an open route is read by any page', async () => {
  expect(await asked('/v1/ss-mean', {})).toMatchObject({ status: 200 });
});

test('a key that names no domain is refused before it pays, and the page can read why', async () => {
  const key = service.key('free', 'tg');
  const paid = await fetch(service.url + TITHI, { headers: { 'x-api-key': key } });
  const before = paid.headers.get('x-credits-remaining');
  expect(await asked(TITHI, { 'x-api-key': key })).toMatchObject({ status: 403, code: 'origin_not_named' });
  expect(await asked(TITHI, { authorization: `Bearer ${key}` })).toMatchObject({ status: 403, left: before });
});

test('a key that names the page’s origin is answered, and its script reads the credits that are left', async () => {
  const { stdout } = spawnSync(
    'node',
    [
      join(ROOT, 'packages/service/dist/cli.js'),
      ...['key', 'create', '--email', 'temple@example.org', '--plan', 'enterprise', '--prefix', 'tg'],
      ...['--domains', origin],
    ],
    { env: { ...process.env, DATA_DIR: service.dataDir }, encoding: 'utf8' },
  );
  const { key } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  expect(await asked(TITHI, { 'x-api-key': key })).toMatchObject({ status: 200, left: 'unlimited' });
  expect(await asked(`${TITHI}&plase=x`, { 'x-api-key': key })).toMatchObject({
    status: 400,
    code: 'unknown_parameter',
  });
});
