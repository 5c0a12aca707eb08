/** The reference as it is served: every route has its page, search and trying work, samples run in the languages they are written in. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { violations } from './axe.ts';
import { callsThatFail } from './reference-calls.ts';

let service: LiveService;
let browser: Browser;
let key: string;
const folder = mkdtempSync(join(tmpdir(), 'ganaka-samples-'));
beforeAll(async () => {
  service = await liveService({ TRUST_PROXY: 'yes', SECURITY_CONTACT: 'security@example.org' });
  key = service.key('enterprise', 'tg');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const textOf = async (path: string): Promise<string> => (await fetch(service.url + path)).text();
const mapped = async (): Promise<string[]> =>
  [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
const routePages = async (): Promise<string[]> => (await mapped()).filter((path) => /^\/docs\/(?!guides\/)/.test(path));

test('every path of OpenAPI has a page, and the list leads to it', async () => {
  const { paths } = await (await fetch(`${service.url}/v1/openapi.json`)).json();
  const pages = await routePages();
  expect(pages.length).toBe(Object.keys(paths).length);
  const index = await textOf('/docs');
  expect(pages.filter((path) => !index.includes(`href="${path}"`))).toEqual([]);
});

test('every page of the map is there and small, and whatever it links to is there too', async () => {
  const wrong: string[] = [];
  const links = new Set<string>();
  for (const path of (await mapped()).filter((each) => /^\/(docs|changelog)/.test(each))) {
    const reply = await fetch(service.url + path);
    const html = await reply.text();
    if (reply.status !== 200 || html.length > 180_000) wrong.push(`${path} ${reply.status} ${html.length}`);
    if (/ style="|<style| on[a-z]+="|<script(?![^>]* src="\/assets\/)/.test(html))
      wrong.push(`${path} has something inline`);
    for (const [, to = ''] of html.matchAll(/(?:href|src)="(\/[^"#?]*)/g)) links.add(to);
  }
  for (const to of links) {
    const { status } = await fetch(service.url + to, { redirect: 'manual' });
    // account pages lead to the sign-in
    if (status !== 200 && !(status === 303 && to.startsWith('/account/'))) wrong.push(`${to} ${status}`);
  }
  expect(wrong).toEqual([]);
  expect(links.size).toBeGreaterThan(150);
});

test.each([
  ['/docs/', '/docs'],
  ['/docs/?lang=hi', '/docs?lang=hi'],
  ['/docs/tithi/', '/docs/tithi'],
  ['/docs/library?lang=hi', '/docs/guides/library?lang=hi'],
  ['/festivals/', '/festivals'],
])('%s is %s', async (typed, meant) => {
  const reply = await fetch(service.url + typed, { redirect: 'manual' });
  expect([reply.status, reply.headers.get('location')]).toEqual([308, meant]);
});

test('calls of the reference work as they are printed', async () => {
  const pages = await routePages();
  // one in ten here; all of them in the proofs, and what they are made of in the tests of OpenAPI
  const wrong = await callsThatFail(
    service.url,
    pages.filter((_page, index) => index % 10 === 0),
    key,
  );
  expect(wrong).toEqual([]);
}, 120_000);

/** The runtimes that a machine may have, and how each runs a sample. */
const RUNTIMES = [
  { id: 'curl', file: 'sample.sh', command: 'bash', flags: [] },
  { id: 'javascript', file: 'sample.mjs', command: 'node', flags: [] },
  { id: 'python', file: 'sample.py', command: 'python3', flags: [] },
  { id: 'php', file: 'sample.php', command: 'php', flags: [] },
  { id: 'dart', file: 'sample.dart', command: 'dart', flags: ['run'] },
];
const present = RUNTIMES.filter(({ command }) => spawnSync(command, ['--version']).error === undefined);

const unquoted = (html: string): string =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

describe('samples run as they are printed', () => {
  test('curl, node and python are here', () => {
    expect(present.map(({ id }) => id)).toEqual(expect.arrayContaining(['curl', 'javascript', 'python']));
  });

  test.each([
    ['/docs/ss-sphuta', /surya_siddhanta/],
    ['/docs/tithi', /drik/],
    ['/docs/match-batch', /match_batch/],
    ['/docs/kundali-svg', /<svg/],
  ])('those of %s', async (page, answer) => {
    const html = await textOf(page);
    for (const { id, file, command, flags } of present) {
      const text = new RegExp(`<pre id="sample-${id}"[^>]*><code>([^<]*)`).exec(html)?.[1] ?? '';
      writeFileSync(join(folder, file), unquoted(text));
      const run = () =>
        spawnSync(command, [...flags, join(folder, file)], {
          encoding: 'utf8',
          env: { ...process.env, GANAKA_KEY: key },
        });
      let { stdout, stderr } = run();
      // a busy machine may answer that the caller should retry
      for (let again = 0; !answer.test(stdout) && again < 20; again++) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        ({ stdout, stderr } = run());
      }
      expect(stdout, `${id}: ${stderr}`).toMatch(answer);
    }
  });
});

test('a route is found by its name, a parameter and a code by theirs, from the keyboard', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(`${service.url}/docs`);
  await page.keyboard.press('/');
  await page.keyboard.type('ss-sphuta');
  await page.locator('#found a').first().waitFor();
  expect(await page.locator('#found a b').first().textContent()).toBe('ss-sphuta');
  await page.keyboard.press('Enter');
  await page.waitForURL(`${service.url}/docs/ss-sphuta`);
  for (const [typed, url] of [
    ['janma_nakshatra', '/docs/panchanga'],
    ['no_credits', '/docs#e-no_credits'],
    ['अनामिक', undefined],
    ['diwali', '/docs/festivals-id'],
    ['rate limit', '/docs#rates'],
  ]) {
    await page.fill('#find', typed ?? '');
    if (url === undefined) {
      await page.locator('[role=status]', { hasText: 'nothing found' }).waitFor({ state: 'attached' });
      expect(await page.locator('#found-none').isVisible()).toBe(true);
    } else await page.locator(`#found a[href^="${url}"]`).first().waitFor();
  }
  await visitor.close();
});

test('the language of the samples stays chosen from page to page', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  const open = () =>
    page
      .locator('.docs-samples details[open]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-language')));
  await page.goto(`${service.url}/docs/tithi`);
  expect(await open()).toEqual(['curl']);
  await page.click('.docs-samples details[data-language=python] summary');
  await expect.poll(open).toEqual(['python']);
  await page.goto(`${service.url}/docs/kundali`);
  await expect.poll(open).toEqual(['python']);
  await visitor.close();
});

/** Sends the form, and again where a busy machine asks for patience. */
async function sent(page: Page, status: string): Promise<void> {
  const said = page.locator('#try-answer [role=status]', { hasText: /^HTTP/ });
  for (let again = 0; again < 20; again++) {
    await page.click('#try-form button[type=submit]');
    await said.waitFor();
    if (!(await said.textContent())?.startsWith('HTTP 503')) break;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  expect(await said.textContent()).toContain(status);
}

test('a route is tried with the visitor’s key, which stays in the tab and out of every address', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  const asked: { url: string; key: string | undefined }[] = [];
  page.on('request', (request) => asked.push({ url: request.url(), key: request.headers()['x-api-key'] }));
  await page.goto(`${service.url}/docs/tithi`);
  await page.fill('#try-key', key);
  await page.selectOption('#try-family', 'surya');
  await page.fill('#try-date', '2026-02-30');
  await sent(page, 'HTTP 400');
  expect(await page.textContent('#try-answer pre')).toContain('does not exist');
  await page.fill('#try-date', '2026-11-14');
  await sent(page, 'HTTP 200');
  expect(await page.textContent('#try-answer pre')).toContain('"surya_siddhanta"');
  expect(await page.textContent('#try-answer [role=status]')).toContain('X-Credits-Used 1');
  expect(asked.filter(({ url }) => url.includes(key))).toEqual([]);
  const keyed = asked.filter((each) => each.key !== undefined).map(({ url }) => new URL(url).pathname);
  expect([...new Set(keyed)]).toEqual(['/v1/surya/tithi']);

  // another page of the same tab knows it, another tab does not, and no cookie has it
  await page.goto(`${service.url}/docs/nakshatra`);
  expect(await page.inputValue('#try-key')).toBe(key);
  expect(JSON.stringify(await visitor.cookies())).not.toContain(key);
  const other = await visitor.newPage();
  await other.goto(`${service.url}/docs/nakshatra`);
  expect(await other.inputValue('#try-key')).toBe('');
  await page.click('#try-forget');
  await page.reload();
  expect(await page.inputValue('#try-key')).toBe('');

  // a body is sent too, from a page of the service itself
  await page.goto(`${service.url}/docs/match-batch`);
  await page.fill('#try-key', key);
  await sent(page, 'HTTP 200');
  expect(await page.textContent('#try-answer pre')).toContain('"match_batch"');
  await visitor.close();
});

test('without scripts the contents are a list, and an open route can be tried', async () => {
  const visitor = await newVisitor(browser, { scripts: false });
  const page = await visitor.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${service.url}/docs/ss-sphuta`);
  expect(await page.locator('#find').isVisible()).toBe(false);
  expect(await page.locator('#contents').isVisible()).toBe(false);
  await page.click('a[href="#contents"]');
  expect(await page.locator('#contents a[href="/docs/ss-mean"]').isVisible()).toBe(true);
  await page.click('#try-form button[type=submit]');
  await page.waitForURL(/\/v1\/ss-sphuta\?.*date=2026-11-14/);
  expect(await page.textContent('body')).toContain('surya_siddhanta');
  await visitor.close();
});

test('Hindi says that the guides are English, and marks what is', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(`${service.url}/docs/guides/engines?lang=hi`);
  expect(await page.getAttribute('html', 'lang')).toBe('hi');
  expect(await page.textContent('.notice')).toContain('अंग्रेज़ी');
  expect(await page.getAttribute('.prose', 'lang')).toBe('en');
  await page.goto(`${service.url}/docs/tithi`);
  expect(await page.getAttribute('.lead', 'lang')).toBe('en');
  await visitor.close();
});

test('common guesses at an address lead to the right page', async () => {
  for (const [door, page] of [
    ['/openapi.json', '/v1/openapi.json'],
    ['/pricing?lang=hi', '/account/plan?lang=hi'],
    ['/login', '/account/sign-in'],
    ['/panchang', '/'],
    ['/kundli', '/kundali'],
    ['/matching', '/milan'],
    ['/muhurta', '/karya-muhurta'],
  ]) {
    const { status, url } = await fetch(`${service.url}${door}`);
    expect([door, status, url]).toEqual([door, 200, `${service.url}${page}`]);
  }
});

test('programs find what they look for: llms.txt, robots, security.txt', async () => {
  const llms = await textOf('/llms.txt');
  expect(llms).toMatch(/^# Ganaka\n\n> /);
  expect(llms).toContain(`[GET /v1/{family}/tithi](${service.url}/docs/tithi)`);
  expect(await textOf('/robots.txt')).toContain(`Sitemap: ${service.url}/sitemap.xml`);
  const security = await textOf('/.well-known/security.txt');
  expect(security).toContain('Contact: mailto:security@example.org');
  const [, until = ''] = /^Expires: (.+)$/m.exec(security) ?? [];
  const days = (Date.parse(until) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365); // RFC 9116, 2.5.5
  const whole = await fetch(`${service.url}/docs/kundali-full/reply`);
  expect((await whole.json()).kundali_full.kundali.lagna.rashi.number).toBeGreaterThan(0);
});

test.each(['light', 'dark'])(
  'next to its contents, at desktop width, the reference is accessible on %s',
  async (theme) => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const path of ['/docs', '/docs/tithi', '/docs/guides/engines']) {
      await page.goto(`${service.url}${path}?theme=${theme}`);
      expect(await page.locator('.docs-nav a[aria-current]').first().isVisible(), path).toBe(true);
      expect(await violations(page), path).toEqual([]);
    }
    await visitor.close();
  },
);
