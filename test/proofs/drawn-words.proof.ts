/**
 * Words in pictures through the year: at moments of every season and hour of the day, and where the Sun does not rise, no drawn word covers
 * another, lies outside its picture, is smaller than 11 px on a phone or has too little contrast with what lies under it. A picture of one
 * day proves little: marks meet, hands pass over words, and a tithi may end where a name is written.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { CLOCK_STANDS, type LiveService, liveService } from '../kit/live.ts';
import { wrongWords } from '../web/drawn-words.ts';
import { TOOL_PAGES } from '../web/tool-pages.ts';

const INSTRUMENTS = TOOL_PAGES.map(([path]) => path);
const OPEN = [...INSTRUMENTS, '/yatra', '/karya-muhurta', '/'];
const WIDTHS = [360, 390, 1280];
/** Tall enough that no picture lies outside the window, where the browser does not tell what is painted. */
const ALL_OF_IT = 6000;

/** About sunrise, noon, sunset, midnight and between, through a year, on days of every weekday. */
const MOMENTS = [
  '2026-01-14T00:50:00Z',
  '2026-02-17T12:20:00Z',
  '2026-03-22T01:00:00Z',
  '2026-04-25T18:30:00Z',
  '2026-05-30T04:00:00Z',
  '2026-06-23T09:10:00Z',
  '2026-07-28T13:40:00Z',
  '2026-09-01T15:45:00Z',
  '2026-10-07T20:15:00Z',
  '2026-11-11T23:30:00Z',
  '2026-12-16T06:30:00Z',
  '2027-01-08T12:00:00Z',
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function lookedAt(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await page.evaluate("document.querySelectorAll('main details').forEach((each) => (each.open = true))");
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: ALL_OF_IT });
    for (const each of await page.evaluate(wrongWords)) found.push(`${new URL(url).pathname} ${width} px: ${each}`);
  }
  return found;
}

/** Both languages side by side, each with a page whose clock is the service's. */
async function inBoth(at: string, look: (page: Page, lang: string) => Promise<string[]>): Promise<string[]> {
  const found = await Promise.all(
    ['en', 'hi'].map(async (lang) => {
      const visitor = await newVisitor(browser);
      const page = await visitor.newPage();
      await page.clock.setFixedTime(at);
      const wrong = await look(page, lang);
      await visitor.close();
      return wrong.map((each) => `${lang} ${each}`);
    }),
  );
  return found.flat();
}

async function during<T>(at: string, use: (service: LiveService) => Promise<T>): Promise<T> {
  const service = await liveService({ TRUST_PROXY: 'yes', ...CLOCK_STANDS, CLOCK_STANDS_AT: at });
  try {
    return await use(service);
  } finally {
    await service.stop();
  }
}

async function enter(page: Page, url: string, key: string): Promise<void> {
  await page.goto(url);
  await page.evaluate("document.querySelectorAll('main details').forEach((each) => (each.open = true))");
  await page.fill('input[name=key]', key);
  await page.click('.keyform button[type=submit]');
  await page.waitForURL(url);
}

test.each(MOMENTS)('at %s every word can be read', async (at) => {
  await during(at, async (service) => {
    const wrong = await inBoth(at, async (page, lang) => {
      const found: string[] = [];
      for (const path of OPEN) found.push(...(await lookedAt(page, `${service.url}${path}?lang=${lang}`)));
      return found;
    });
    expect(wrong).toEqual([]);
  });
});

test.each(MOMENTS.filter((_, i) => i % 3 === 0))('of a wedding day, %s, every word can be read', async (at) => {
  await during(at, async (service) => {
    const key = service.key('enterprise', 'tg');
    const wrong = await inBoth(at, async (page, lang) => {
      await enter(page, `${service.url}/vivaha-milan`, key);
      await page.click('form[action="/vivaha-milan"] button[type=submit]');
      return lookedAt(page, `${page.url()}&lang=${lang}`);
    });
    expect(wrong).toEqual([]);
  });
});

test('where the Sun does not rise or set, at the equator and at the pole every word can be read', async () => {
  const at = MOMENTS[0] ?? '';
  await during(at, async (service) => {
    const key = service.key('enterprise', 'tg');
    const wrong = await inBoth(at, async (page, lang) => {
      await enter(page, `${service.url}/surya-chakra`, key);
      const found: string[] = [];
      for (const asked of [
        'date=2026-06-21&lat=67&lon=20&tz=1',
        'date=2026-12-21&time=13:00&lat=67&lon=20&tz=1',
        'date=2026-06-21&lat=89&lon=0&tz=0',
        'date=2026-03-21&time=18:05&lat=0&lon=0&tz=0',
        'date=2026-09-02&time=05:40&lat=-55&lon=-70&tz=-4',
      ])
        for (const path of [...INSTRUMENTS, '/yatra'])
          for (const each of await lookedAt(page, `${service.url}${path}?${asked}&lang=${lang}`))
            found.push(`${asked} ${each}`);
      found.push(...(await lookedAt(page, `${service.url}/?lat=67&lon=20&lang=${lang}`)));
      return found;
    });
    expect(wrong).toEqual([]);
  });
});
