/** Every page in both languages and themes, without scripts, from the keyboard, on paper. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../browser-kit.ts';
import { CLOCK_STANDS, type LiveService, liveService } from '../live.ts';
import { lookedAt, TOOL_PAGES } from '../tool-pages.ts';

let service: LiveService;
let browser: Browser;
beforeAll(async () => {
  service = await liveService({ TRUST_PROXY: 'yes', ...CLOCK_STANDS });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

describe.each(TOOL_PAGES)('%s', (path) => {
  test.each([
    ['en', 'light'],
    ['en', 'dark'],
    ['hi', 'light'],
    ['hi', 'dark'],
  ])('%s, %s: accessible, fits a phone, labels can be read, nothing from elsewhere', async (lang, theme) => {
    const visitor = await newVisitor(browser);
    expect(await lookedAt(await visitor.newPage(), service.url, path, lang, theme)).toEqual([]);
    await visitor.close();
  });

  test('is whole without scripts, and the same', async () => {
    const pictures = async (scripts: boolean) => {
      const visitor = await newVisitor(browser, { scripts });
      const page = await visitor.newPage();
      await page.goto(service.url + path);
      const shown = await page.locator('.figure svg').count();
      const rows = await page.locator('main table tbody tr').count();
      await visitor.close();
      return { shown, rows };
    };
    const without = await pictures(false);
    expect(without).toEqual(await pictures(true));
    expect(without.shown).toBeGreaterThan(0);
    expect(without.rows).toBeGreaterThan(1);
  });

  test('prints on two sheets at most', async () => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    await page.goto(service.url + path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0).toBeLessThanOrEqual(2);
    await visitor.close();
  });
});

describe.each(['/yatra', '/karya-muhurta', '/karya-muhurta?span=year', '/', '/festivals'])('%s', (path) => {
  test.each([
    ['en', 'light'],
    ['hi', 'dark'],
  ])('%s, %s: accessible, fits a phone, drawn words can be read, nothing from elsewhere', async (lang, theme) => {
    const visitor = await newVisitor(browser);
    expect(await lookedAt(await visitor.newPage(), service.url, path, lang, theme)).toEqual([]);
    await visitor.close();
  });
});

test('a page on paper has no more than two sheets: the muhurta of a day and the year of festivals too', async () => {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  for (const path of ['/yatra', '/karya-muhurta', '/festivals']) {
    await page.goto(service.url + path);
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0, path).toBeLessThanOrEqual(2);
  }
  await visitor.close();
});

test('the slider is moved from the keyboard and moves the hand', async () => {
  const key = service.key('enterprise', 'tg');
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(`${service.url}/surya-chakra`);
  await page.click('.keyform summary, details:has(.keyform) summary');
  await page.fill('input[name=key]', key);
  await page.click('.keyform button');
  await page.waitForSelector('#hand');
  for (const path of [
    '/surya-chakra',
    '/udaya-yantra',
    '/dina-ratri-yantra',
    '/ritu-ayana-yantra',
    '/tithi-nirnaya-yantra',
  ]) {
    await page.goto(service.url + path);
    const before = await page.innerHTML('.figure');
    await page.focus('#hand');
    await page.keyboard.press('Home');
    await page.waitForTimeout(100);
    const first = await page.innerHTML('.figure');
    await page.keyboard.press('End');
    await page.waitForTimeout(100);
    expect(new Set([before, first, await page.innerHTML('.figure')]).size, path).toBeGreaterThanOrEqual(2);
    expect(await page.getAttribute('#hand', 'aria-valuetext')).not.toBe('');
  }
  await visitor.close();
});
