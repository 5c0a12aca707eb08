/** The embed in a page of another origin: the examples of the documentation, what they load, and that they leave nothing behind. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../kit/browser-kit.ts';
import { type LiveService, liveService, ROOT } from '../kit/live.ts';
import { violations } from './axe.ts';

const EXAMPLES = [...readFileSync(join(ROOT, 'docs/LIBRARY.md'), 'utf8').matchAll(/```html\n(.*?)```/gs)].map(
  ([, html = '']) => html,
);
const MOST_BYTES = 40_000;

let service: LiveService;
let temple: Server;
let browser: Browser;
let origin = '';
beforeAll(async () => {
  [service, browser] = await Promise.all([
    liveService(),
    openBrowser('--host-resolver-rules=MAP temple.example 127.0.0.1'),
  ]);
  temple = createServer((request, reply) => {
    const html = EXAMPLES[Number(request.url?.slice(1))] ?? '';
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.setHeader(
      'content-security-policy',
      `default-src 'none'; script-src ${service.url}; connect-src ${service.url}; style-src 'unsafe-inline'`,
    );
    reply.end(
      `<!doctype html><html lang="en"><title>A temple</title><main><h1>A temple</h1>${html.replaceAll('https://api.example', service.url)}</main>`,
    );
  });
  await new Promise<void>((resolve) => temple.listen(0, '127.0.0.1', resolve));
  const at = temple.address();
  if (at === null || typeof at === 'string') throw new Error('the pages have no port');
  origin = `http://temple.example:${at.port}`;
});
afterAll(async () => {
  await browser?.close();
  temple?.close();
  await service?.stop();
});

interface Opened {
  readonly visitor: BrowserContext;
  readonly page: Page;
  /** Errors of the console, and what axe finds. */
  readonly wrong: string[];
  /** Paths requested from the service. */
  readonly asked: string[];
  readonly scriptBytes: number;
}

async function opened(example: number): Promise<Opened> {
  const visitor = await browser.newContext();
  const page = await visitor.newPage();
  const [wrong, asked]: [string[], string[]] = [[], []];
  const sizes: Promise<number>[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('favicon')) wrong.push(message.text());
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith(service.url)) return;
    asked.push(request.url().slice(service.url.length));
    if (request.url().endsWith('.js')) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${origin}/${example}`);
  await page.locator('ganaka-day h2, ganaka-month h2').waitFor();
  wrong.push(...(await violations(page).catch((error: Error) => [error.message])));
  const scriptBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  return { visitor, page, wrong, asked, scriptBytes };
}

test('there are three examples', () => expect(EXAMPLES).toHaveLength(3));

test('today in Hindi: names in Devanagari, the series once, no cookie, and no more than was promised', async () => {
  const { visitor, page, wrong, asked, scriptBytes } = await opened(0);
  expect(await page.locator('ganaka-day dl').textContent()).toMatch(/तिथि.*नक्षत्र.*योग.*करण.*सूर्योदय/);
  expect(asked.filter((path) => path.endsWith('.bin'))).toHaveLength(1);
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual([]);
  expect(scriptBytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(await visitor.cookies()).toEqual([]);
  expect(wrong).toEqual([]);
});

/** Kartika Purnima of 2026, Guru Nanak's birthday, is on 24 November in the central government's list of holidays. */
test('a month by the Surya-siddhanta loads no series, and has its Purnima', async () => {
  const { page, wrong, asked } = await opened(1);
  expect(await page.locator('ganaka-month td', { hasText: 'Purnima' }).textContent()).toBe('24Purnima');
  expect(await page.locator('ganaka-month td b').count()).toBe(30);
  expect(asked.some((path) => path.endsWith('.bin'))).toBe(false);
  expect(wrong).toEqual([]);
});

test('a town is found by its name, and says where it was found', async () => {
  const { page, wrong, asked, scriptBytes } = await opened(2);
  expect(await page.locator('ganaka-day h2').textContent()).toContain('பௌர்ணமி');
  expect(await page.locator('ganaka-day p').nth(1).textContent()).toContain('Chennai');
  expect(asked.filter((path) => !path.startsWith('/assets/'))).toEqual(['/v1/geocode?limit=1&q=Chennai']);
  expect(scriptBytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(wrong).toEqual([]);

  await page.evaluate("document.querySelector('ganaka-day').setAttribute('date', '2026-11-31')");
  expect(await page.locator('ganaka-day [role=alert]').textContent()).toContain('date must be a date');
  await page.evaluate("document.querySelector('ganaka-day').setAttribute('date', '2026-11-08')");
  await expect.poll(() => page.locator('ganaka-day [role=alert]').count()).toBe(0);
  await page.evaluate("document.querySelector('ganaka-day').setAttribute('lang', 'xx')");
  expect(await page.locator('ganaka-day [role=alert]').textContent()).toContain('lang must be one of en, hi');

  await page.route('**/v1/geocode*', (route) => route.fulfill({ status: 503 }));
  await page.evaluate("document.querySelector('ganaka-day').setAttribute('lang', 'ta')");
  await page.evaluate("document.querySelector('ganaka-day').setAttribute('place', 'Pune')");
  await expect
    .poll(() => page.locator('ganaka-day [role=alert]').textContent())
    .toContain('the service cannot look up "Pune" now');
});

test('only the embed, its pieces and the series are open to other origins', async () => {
  const script = await fetch(`${service.url}/assets/embed.js`);
  expect(Object.fromEntries(script.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400',
  });
  const piece = /embed-[0-9A-Z]{8}\.js/.exec(await script.text())?.[0];
  const { headers } = await fetch(`${service.url}/assets/${piece}`);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toContain('immutable');
  const home = await fetch(`${service.url}/lab`);
  expect(home.headers.get('access-control-allow-origin')).toBeNull();
});
