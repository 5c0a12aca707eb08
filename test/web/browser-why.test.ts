/** `/why` in a real browser: with a script the end of the tithi can be moved, without one a table says the same. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

let service: ReadService;
let browser: Browser;
beforeAll(async () => {
  service = await sharedService('fixed');
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const opened = async (scripts: boolean, query = ''): Promise<Page> => {
  const page = await (await newVisitor(browser, { scripts })).newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.goto(`${service.url}/why?place=Delhi${query}`))?.status()).toBe(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  return page;
};
const days = (page: Page): Promise<string[]> => page.locator('tbody td:last-child').allTextContents();
/** What is said with the end of the tithi at one end of the slider. */
const told = async (page: Page, end: 'min' | 'max'): Promise<string | null> => {
  await page.$eval(
    '#end',
    (input, which) => {
      const slider = input as HTMLInputElement;
      slider.value = slider[which];
      slider.dispatchEvent(new Event('input'));
    },
    end,
  );
  return page.textContent('output');
};

test('moved to either side, the end of the tithi gives the days of the table', async () => {
  const page = await opened(true);
  const said = await days(page);
  expect(said.length).toBeGreaterThan(1);
  expect(await told(page, 'min')).toContain(said[0]);
  expect(await told(page, 'max')).toContain(said.at(-1));
});

test.each(['en', 'hi'])('every end that the slider gives has its date, as in the table (%s)', async (lang) => {
  const page = await opened(true, `&lang=${lang}`);
  const ends = await page.locator('tbody td:first-child').allTextContents();
  const dateIn = (text: string | null | undefined): string | undefined => /^[^,]+(?=, \d\d:\d\d)/.exec(text ?? '')?.[0];
  expect(await page.textContent('output')).toMatch(/^\d+ \p{L}[\p{L}\p{M}]*, \d\d:\d\d · /u);
  expect(dateIn(await told(page, 'min'))).toBe(dateIn(ends[0]));
  const last = dateIn(await told(page, 'max'));
  expect(last).toBeDefined();
  expect(ends.at(-1)).toContain(`${last}, `);
});

test('without a script the days, the rules and the table are there', async () => {
  const page = await opened(false, '&lang=hi');
  expect((await days(page)).length).toBeGreaterThan(1);
  expect(await page.locator('.rungs .decided').count()).toBe(1);
  expect(await page.locator('#end').isVisible()).toBe(false);
});

const TODAY = '&festival=todays-tithi';

test('the end of today’s tithi can be moved too, and each tithi of the day has its rules', async () => {
  const page = await opened(true, TODAY);
  const said = await days(page);
  expect(said.length).toBeGreaterThan(0);
  expect(await told(page, 'min')).toContain(said[0]);
  expect(await told(page, 'max')).toContain(said.at(-1));
  expect(await page.locator('.rungs .decided').count()).toBe(await page.locator('.rungs').count());
  expect(await page.inputValue('#festival')).toBe('todays-tithi');
});

test.each(['en', 'hi'])('without a script today’s tithi has its days, its rules and its table (%s)', async (lang) => {
  const page = await opened(false, `${TODAY}&lang=${lang}`);
  expect((await days(page)).length).toBeGreaterThan(0);
  expect(await page.locator('.rungs .decided').count()).toBeGreaterThan(0);
  expect(await page.locator('.why-days .kala').count()).toBeGreaterThan(0);
});

test('a festival of the Sun has no tithi to move', async () => {
  const page = await opened(true, '&festival=makarsankranti');
  expect(await page.locator('#end').count()).toBe(0);
  expect(await page.locator('.rungs li').count()).toBeGreaterThan(0);
});

test('of the twelve sankrantis of a year the next one is shown', async () => {
  // the clock is set to 14 November 2026; Swiss Ephemeris 2.10.03, Lahiri: the Sun enters Vrishchika on the 16th at 19:43
  const page = await opened(false, '&festival=sankranti');
  expect(await page.textContent('#kept')).toContain('Monday 16 November 2026');
});

test('a festival that is not in the list is refused', async () => {
  expect((await fetch(`${service.url}/why?festival=nothing`)).status).toBe(400);
});

test('every festival of the list has its page', async () => {
  const page = await opened(false);
  const ids = await page.$$eval('#festival option', (options) => options.map((each) => each.getAttribute('value')));
  expect(ids.length).toBeGreaterThan(30);
  for (const id of ids.filter((_, i) => i % 12 === 0))
    expect([id, (await fetch(`${service.url}/why?festival=${id}`)).status]).toEqual([id, 200]);
});
