/** The strip of time on `/kundali`: its changes and its charts against the replies of the service, by mouse and by keyboard. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';
import { violations } from './axe.ts';
import { BIRTHS, compute, ENGINES, hashOf, townOf } from './births-kit.ts';

let service: ReadService;
let browser: Browser;
let key: string;
let hash: string;
let place: string;
const [birth] = BIRTHS;
if (birth === undefined) throw new Error('no birth');

beforeAll(async () => {
  [service, browser] = await Promise.all([sharedService('reading'), openBrowser()]);
  key = service.key('enterprise', 'tg');
  const town = await townOf(service, birth.place);
  place = town.id;
  hash = hashOf({ birth }, { [birth.place]: town });
});
afterAll(async () => {
  await browser?.close();
});

async function opened(engine: string, query = 'lang=en'): Promise<Page> {
  const page = await (await newVisitor(browser)).newPage();
  await page.goto(`${service.url}/kundali?${query}${hash}`);
  await compute(page, engine);
  return page;
}
const show = async (page: Page): Promise<void> => {
  await page.click('.time-strip > .btn');
  await page.waitForSelector('#strip-time');
};
const asked = (path: string, query: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${service.url}${path}?${new URLSearchParams({ date: birth.date, place, lang: 'en', ...query })}`, {
    headers: { 'x-api-key': key },
  });

interface Change {
  readonly what: string;
  readonly seconds: number;
  readonly at: string;
  readonly from: { readonly name: string } | number;
  readonly to: { readonly name: string } | number;
}
const textOf = (value: Change['from']): string => (typeof value === 'number' ? String(value) : value.name);

describe.each(Object.entries(ENGINES))('on %s', (engine, segment) => {
  test('the changes are those of uncertainty=, and the charts are drawn for the time moved to', async () => {
    const page = await opened(engine);
    await show(page);
    const rows = await page.$$eval('.time-strip tbody tr', (all) =>
      all.map((row) => [
        row.querySelector('button')?.textContent ?? '',
        ...[...row.querySelectorAll('td')].slice(1).map((each) => each.textContent ?? ''),
      ]),
    );
    const reply = await asked(`/v1/${segment}/kundali`, { time: birth.time, uncertainty: '30' });
    const { kundali } = await reply.json();
    const wanted = (kundali.sensitivity.changes as Change[])
      .filter(({ what }) => /^(lagna|D9\.lagna|chandra\.(nakshatra|pada)|\w+\.rashi)$/.test(what))
      .map(({ at, seconds, from, to }) => [
        at.slice(11, 19),
        ...(seconds > 0 ? [textOf(from), textOf(to)] : [textOf(to), textOf(from)]),
      ]);
    expect(rows.length).toBeGreaterThan(2);
    expect([...rows].sort()).toEqual(wanted.sort());

    await page.locator('.time-strip tbody button').last().click();
    const [time = ''] = rows.at(-1) ?? [];
    expect(await page.textContent('.time-strip output')).toContain(time);
    const words = (text: string): string[] => [...text.matchAll(/>([^<]+)</g)].map(([, word]) => word ?? '');
    for (const [i, chart] of ['D1', 'D9'].entries()) {
      const svg = await (await asked(`/v1/${segment}/kundali.svg`, { time, chart, style: 'north' })).text();
      const drawn = await page.locator('.time-strip .chart').nth(i).innerHTML();
      expect(words(drawn)).toEqual(words(svg.replace(/<style>[^<]*<\/style>/, '')));
    }
    await page.context().close();
  });
});

test('the keyboard moves the time, another number of minutes begins again, another style redraws', async () => {
  const page = await opened('surya');
  await show(page);
  const told = () => page.textContent('.time-strip output');
  const before = await told();
  await page.focus('#strip-time');
  for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowRight');
  expect(await told()).not.toBe(before);
  expect(await told()).toContain('(+12:00)');
  expect(await page.getAttribute('#strip-time', 'aria-valuetext')).toBe(await told());
  const drawn = await page.locator('.time-strip .chart').first().innerHTML();
  await page.check('.chart-style label:nth-of-type(2) input');
  expect(await page.locator('.time-strip .chart').first().innerHTML()).not.toBe(drawn);
  expect(await told()).toContain('(+12:00)');
  await page.selectOption('#strip-minutes', '120');
  expect(await told()).toBe(before);
  expect(await page.locator('.time-strip tbody tr').count()).toBeGreaterThan(10);
  await page.context().close();
});

test.each([
  ['en', 'light'],
  ['hi', 'dark'],
])('is free of faults that axe finds, and as wide as the screen (%s, %s)', async (lang, theme) => {
  const page = await opened('surya', `lang=${lang}&theme=${theme}`);
  await show(page);
  expect(await violations(page)).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const wide = await page.$$eval('.birth-sheet .scroll', (all) =>
      all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent),
    );
    expect(wide, `tables that scroll sideways at ${width}`).toEqual([]);
  }
  await page.context().close();
});

test('it is loaded by its button alone, and no request is sent while the time is moved', async () => {
  const page = await opened('surya');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await show(page);
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.every((url) => url.startsWith(`${service.url}/assets/`))).toBe(true);
  loaded.length = 0;
  await page.focus('#strip-time');
  await page.keyboard.press('PageUp');
  expect(loaded).toEqual([]);
  await page.context().close();
});
