/** The page of calendars in a real browser without scripts: both forms, the month in each script, what is close, what is refused. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

let service: ReadService;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  service = await sharedService('reading');
  browser = await openBrowser();
  page = await (await newVisitor(browser, { scripts: false })).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
});
afterAll(async () => {
  await browser?.close();
});

const open = async (query: string) => (await page.goto(`${service.url}/calendars?${query}`))?.status();

/** Rabindranath's birthday is 25 Boishakh: 9 May 2026 in West Bengal, 8 May in Bangladesh. */
test('a date typed in its form becomes a civil day, and the day a date of another calendar', async () => {
  await open('id=bangla');
  await page.selectOption('#month', '1');
  await page.fill('#day', '25');
  await page.fill('#year', '1433');
  await page.click('form:has(#year) button');
  expect(await page.textContent('#found')).toContain('২৫ বৈশাখ ১৪৩৩');
  expect(await page.getAttribute('#found time', 'datetime')).toBe('2026-05-09');
  expect(await page.textContent('.same')).toContain('26 Boishakh 1433');

  await page.fill('#date', '2026-04-14');
  await page.click('form:has(#date) button');
  expect(await page.textContent('#found')).toContain('30 Choitro 1432');
  await page.click('nav.lands a:has-text("Bangladesh")');
  expect(await page.textContent('#found')).toContain('1 Boishakh 1433');
});

/** First of the month in the digits of the script, as wall calendars there print it; Tamil and Malayalam print European digits. */
test.each([
  ['bikram', 'ne', '१', 'वैशाख'],
  ['tamil', 'ta', '1', 'சித்திரை'],
  ['kollam', 'ml', '1', 'മേടം'],
  ['bangla', 'bn', '১', 'বৈশাখ'],
  ['odia', 'or', '୧', 'ବୈଶାଖ'],
  ['punjab', 'pa', '੧', 'ਵੈਸਾਖ'],
])('the month of %s is in its script, marked as %s, and fits a phone', async (id, language, one, month) => {
  await open(`id=${id}&date=2026-04-20`);
  const cells = page.locator('.month.of-land td a b');
  expect(await cells.first().textContent()).toBe(one);
  expect(await cells.first().getAttribute('lang')).toBe(language);
  expect(await page.textContent('.month-head b')).toBe(month);
  expect([30, 31, 32]).toContain(await cells.count());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await page.locator('nav.lands a[aria-current]').isVisible()).toBe(true);
});

/** Sanskrit, Nepali and Bengali have long names of months: अक्तूबरमासः is as wide as a cell of a phone. */
test.each(['sa', 'ne', 'bn', 'ml', 'en'])('in %s every everyday date fits its cell on a phone', async (lang) => {
  await open(`id=bikram&date=2026-11-14&lang=${lang}`);
  const over = await page.evaluate(
    () =>
      [...document.querySelectorAll('.month.of-land td :is(time, small)')].filter((each) => {
        const cell = each.closest('td')?.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(each);
        const { left, right } = text.getBoundingClientRect();
        return !each.matches('.whole') && cell !== undefined && (left < cell.left || right > cell.right);
      }).length,
  );
  expect(over).toBe(0);
  const dates = await page.locator('.month.of-land td time').evaluateAll((all) => all.map((each) => each.textContent));
  expect(new Set(dates).size).toBe(30);
});

test('a month that began close to its cut-off says so in words, in both languages', async () => {
  await open('id=kollam&date=2023-08-17');
  expect(await page.textContent('main .notice')).toMatch(
    /^the Sun entered Simha [\d.]+ minutes before three fifths of the day; the other first day would be 18 Aug 2023$/,
  );
  await open('id=kollam&date=2023-08-17&lang=hi');
  expect(await page.textContent('main .notice')).toMatch(/सिंह राशि में प्रवेश किया; .*18 अगस्त 2023/);
  await open('id=kollam&lang=en');
});

test('a day that the month does not have is refused with its length, and what was typed stays', async () => {
  expect(await open('id=bikram&year=2083&month=1&day=33')).toBe(400);
  expect(await page.textContent('[role=alert]')).toContain('Baisakh 2083 of the bikram calendar has 31 days');
  expect(await page.inputValue('#day')).toBe('33');
  expect(await open('id=nowhere')).toBe(400);
});

test('the months before and after lead through the year', async () => {
  await open('id=tamil&date=2026-04-20');
  await page.click('a[rel=next]');
  expect(await page.textContent('.month-head')).toContain('Vaikasi 1948');
  await page.click('a[rel=prev]');
  expect(await page.textContent('.month-head')).toContain('Chithirai 1948');
});
