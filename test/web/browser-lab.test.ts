/** The laboratory in a real browser: the library computes in the page, nothing typed leaves it, and it works with the network cut. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { violations } from './axe.ts';

let service: LiveService;
let browser: Browser;
let visitor: BrowserContext;
let page: Page;
/** Paths with their queries. */
const asked: string[] = [];

beforeAll(async () => {
  [service, browser] = await Promise.all([liveService(), openBrowser()]);
  visitor = await newVisitor(browser);
  page = await visitor.newPage();
  visitor.on('request', (request) => {
    // what the worker asks in turn is the same request again
    if (request.serviceWorker() === null) asked.push(request.url().slice(service.url.length));
  });
  await page.goto(`${service.url}/lab`);
  await page.waitForSelector('#offline');
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const series = () => asked.filter((path) => /^\/assets\/series-[0-9A-F]{8}\.bin$/.test(path));
const marks = () => page.locator('.hashes .tag').allTextContents();

test('the Surya-siddhanta is there at once, and its panchanga has the hash of the server', async () => {
  expect(await marks()).toEqual(['the same']);
  expect(await page.textContent('[data-engine=surya] td:nth-child(2)')).toMatch(/^[0-9a-f]{64}$/);
  expect(series()).toEqual([]);
});

test('the series come after a click, once for two engines, and their hashes are those of the server', async () => {
  await page.click('#series');
  await expect.poll(marks, { timeout: 20_000 }).toEqual(['the same', 'the same', 'the same']);
  expect(series()).toHaveLength(1);
  expect(await page.isChecked('[name=engine][value=drik]')).toBe(true);
});

test('a typed day at a typed place is what the service answers, and nothing of it is sent', async () => {
  const before = asked.length;
  await page.selectOption('#town', { label: 'Ujjain' });
  await page.fill('#date', '2025-08-16');
  await page.fill('#time', '23:59');
  await page.click('#asked button[type=submit]');
  const shown = (await page.textContent('#answer section')) ?? '';
  expect(asked.slice(before)).toEqual([]);
  const [latitude, longitude] = await Promise.all(['#latitude', '#longitude'].map((id) => page.inputValue(id)));
  const query = `date=2025-08-16&lat=${latitude}&lon=${longitude}&tz=Asia/Kolkata`;
  const reply = await fetch(`${service.url}/v1/vedic/panchanga?${query}`, {
    headers: { 'x-api-key': service.key('enterprise', 'tg') },
  });
  const { panchanga } = await reply.json();
  for (const anga of ['tithi', 'nakshatra', 'yoga', 'karana']) {
    expect(shown).toContain(panchanga[anga].name);
    expect(shown).toContain(panchanga[anga].end.slice(11, 16));
  }
  expect(await page.locator('#answer .month td[aria-current]').textContent()).toContain(panchanga.tithi.name);
  expect(await page.locator('.lab-chart svg').getAttribute('aria-label')).toContain('Lagna');
  for (const style of ['South', 'East']) {
    await page.check(`.lab-styles label:has-text("${style}") input`);
    expect(await page.locator('.lab-chart svg').count()).toBe(1);
  }
});

test.each([
  ['date', '2026-02-30', 'date must be a date such as 2026-11-17'],
  ['latitude', '91', 'latitude must be a number from -90 to 90'],
  ['zone', 'Asia/Atlantis', 'zone must be an IANA name'],
])('what cannot be (%s %s) is refused in words', async (id, wrong, words) => {
  const right = await page.inputValue(`#${id}`);
  await page.fill(`#${id}`, wrong);
  await page.click('#asked button[type=submit]');
  expect(await page.textContent('#answer [role=alert]')).toContain(words);
  await page.fill(`#${id}`, right);
  await page.click('#asked button[type=submit]');
  expect(await page.locator('#answer [role=alert]').count()).toBe(0);
});

test('it can be installed', async () => {
  const session = await visitor.newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // a test browser forgets everything, as a private window does
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('only this page may have a worker and a manifest', async () => {
  const policy = async (path: string) => (await fetch(service.url + path)).headers.get('content-security-policy');
  expect(await policy('/lab')).toContain("worker-src 'self';manifest-src 'self'");
  expect(await policy('/')).not.toMatch(/worker-src|manifest-src/);
});

describe.each(['en', 'hi'])('in %s', (lang) => {
  test.each(['light', 'dark'])('it is accessible on %s and fits a phone', async (theme) => {
    const own = await (await newVisitor(browser)).newPage();
    const wrong: string[] = [];
    own.on('pageerror', (error) => wrong.push(error.message));
    own.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
    await own.setViewportSize({ width: 360, height: 740 });
    await own.goto(`${service.url}/lab?lang=${lang}&theme=${theme}`);
    await own.waitForSelector('#offline');
    wrong.push(...(await violations(own)));
    expect(wrong).toEqual([]);
    expect(await own.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await own.context().close();
  });
});

/** The last test: it stops the service. */
test('with the network cut it opens again and computes on three engines', async () => {
  await service.stop();
  await visitor.setOffline(true);
  await page.reload();
  await expect.poll(marks).toEqual(['the same']);
  await page.click('#series');
  await expect.poll(marks, { timeout: 20_000 }).toEqual(['the same', 'the same', 'the same']);
  await page.check('[name=engine][value=chitrapaksha]');
  await page.fill('#date', '1947-08-15');
  await page.click('#asked button[type=submit]');
  expect(await page.textContent('#month')).toContain('August 1947');
  expect(await page.textContent('#answer section')).toContain('Friday');
});
