/** `/kundali` and `/milan` in a real browser: what leaves the device, what is wrong in a form, saving, links, paper, weight. */

import { LANGUAGE_IDS } from 'ganaka/internal/text/languages.ts';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { type LiveService, liveService } from '../kit/live.ts';
import { violations } from './axe.ts';
import { BIRTHS, chooseTown, compute, ENGINES, fill, hashOf, townOf } from './births-kit.ts';
import { wrongMarks } from './page-languages.ts';

let service: LiveService;
let browser: Browser;
const towns: Record<string, Awaited<ReturnType<typeof townOf>>> = {};
const [asha, ravi] = BIRTHS;
if (asha === undefined || ravi === undefined) throw new Error('no births');

beforeAll(async () => {
  [service, browser] = await Promise.all([liveService({ TRUST_PROXY: 'yes', LOG_LEVEL: 'info' }), openBrowser()]);
  for (const { place } of BIRTHS) towns[place] = await townOf(service, place);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

async function open(path: string): Promise<[BrowserContext, Page]> {
  const visitor = await newVisitor(browser);
  const page = await visitor.newPage();
  await page.goto(service.url + path);
  return [visitor, page];
}
const shared = (path: '/kundali' | '/milan'): string =>
  path === '/kundali' ? hashOf({ birth: asha }, towns) : hashOf({ boy: asha, girl: ravi }, towns);

describe('nothing about a birth leaves the device', () => {
  test('a town is sought by its name; no date, time or name of a person is in any request or log', async () => {
    const [visitor, page] = await open('/kundali?lang=en');
    const sent: Request[] = [];
    page.on('request', (request) => sent.push(request));
    await fill(page, 'birth', { ...asha, name: 'Ashalata Vaidehi' });
    await compute(page, 'drik');
    const paths = sent.map((request) => new URL(request.url()));
    const others = paths.filter(({ pathname }) => !pathname.startsWith('/assets/') && pathname !== '/favicon.svg');
    expect(others.length).toBeGreaterThan(0);
    for (const { pathname, searchParams } of others) {
      expect(pathname).toBe('/v1/geocode');
      expect([...searchParams.keys()].sort()).toEqual(['limit', 'q']);
      expect(asha.place.startsWith(searchParams.get('q') ?? '?')).toBe(true);
    }
    expect(sent.map((request) => request.method())).toEqual(sent.map(() => 'GET'));
    for (const request of sent) {
      const all = `${request.url()} ${JSON.stringify(await request.allHeaders())}`;
      for (const secret of ['Ashalata', '1990', '06%3A30', '06:30']) expect(all).not.toContain(secret);
    }
    const geocoded = sent.find((request) => request.url().includes('/v1/geocode'));
    expect((await geocoded?.allHeaders())?.['cache-control']).toBe('no-cache');
    await visitor.close();
    for (const secret of ['Ashalata', 'Vaidehi', `q=${asha.place}`]) expect(service.output()).not.toContain(secret);
  });

  test.each(['/kundali', '/milan'] as const)(
    '%s computes on three engines with the network cut, and sends nothing',
    async (path) => {
      const [visitor, page] = await open(`${path}?lang=en${shared(path)}`);
      for (const engine of Object.keys(ENGINES)) await compute(page, engine);
      const tried: string[] = [];
      page.on('request', (request) => tried.push(request.url()));
      await visitor.route('**', (route) => route.abort());
      await visitor.setOffline(true);
      const id = path === '/kundali' ? 'birth' : 'girl';
      await page.fill(`#${id}-date`, '1988-11-03');
      await page.fill(`#${id}-time`, '21:07');
      for (const engine of Object.keys(ENGINES)) {
        await compute(page, engine);
        expect(await page.textContent('.birth-sheet')).toContain('3 Nov 1988');
      }
      if (path === '/kundali')
        for (const style of ['South', 'East']) {
          await page.getByLabel(style).check();
          expect(await page.locator('[data-chart] svg').count()).toBe(2);
        }
      await page.getByRole('button', { name: 'Save on this device' }).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      expect(tried).toEqual([]);
      await visitor.close();
    },
  );

  test('the page says so, in both languages', async () => {
    for (const [lang, said] of [
      ['en', 'Nothing about a birth leaves this device'],
      ['hi', 'जन्म का कोई विवरण इस उपकरण से बाहर नहीं जाता'],
    ] as const) {
      const [visitor, page] = await open(`/kundali?lang=${lang}`);
      expect(await page.textContent('.device')).toContain(said);
      await visitor.close();
    }
  });
});

describe('what is wrong is said by its field', () => {
  const wrong = (page: Page, field: string) => page.textContent(`#birth-${field}-wrong`);

  test('nothing entered, a year the engine does not cover, a town that was not chosen', async () => {
    const [visitor, page] = await open('/kundali?lang=en');
    await page.click('form[data-births] button[type=submit]');
    expect(await wrong(page, 'date')).toBe('Enter the date of birth.');
    expect(await wrong(page, 'time')).toContain('such as 06:30');
    expect(await wrong(page, 'town')).toContain('Choose a town from the list');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('birth-date');
    expect(await page.getAttribute('#birth-date', 'aria-invalid')).toBe('true');
    await page.fill('#birth-date', '9000-01-01');
    expect(await wrong(page, 'date')).toBe('');
    await page.fill('#birth-time', '06:30');
    await chooseTown(page, 'birth', 'Pune');
    await page.click('form[data-births] button[type=submit]');
    expect(await wrong(page, 'date')).toMatch(/^This engine covers the years -?\d+–\d+\.$/);
    await page.fill('#birth-date', '1990-05-17');
    await page.locator('#birth-town').pressSequentially(' nagar qqq');
    await page.waitForFunction(() => document.getElementById('birth-town-wrong')?.textContent !== '');
    expect(await wrong(page, 'town')).toContain('No town of that name was found');
    await page.click('form[data-births] button[type=submit]');
    expect(await page.locator('.birth-sheet').count()).toBe(0);
    await visitor.close();
  });

  test('a time that the clocks left out is refused, one that they showed twice is asked about', async () => {
    const [visitor, page] = await open('/kundali?lang=en');
    // Europe/London, 1990: forward on 25 March at 01:00, back on 28 October at 02:00 (IANA)
    await fill(page, 'birth', { name: '', date: '1990-03-25', time: '01:30', place: 'London' });
    await page.click('form[data-births] button[type=submit]');
    expect(await wrong(page, 'time')).toContain('never showed this time');
    await page.fill('#birth-date', '1990-10-28');
    await page.fill('#birth-time', '01:30');
    await page.click('form[data-births] button[type=submit]');
    const choices = await page.locator('.twice label').allTextContents();
    expect(choices).toEqual(['the first (UTC+01:00)', 'the second (UTC+00:00)']);
    expect(await page.locator('.birth-sheet').count()).toBe(0);
    const moons: string[] = [];
    for (const choice of choices) {
      await page.getByLabel(choice).check();
      await compute(page, 'drik');
      moons.push((await page.textContent('[data-graha=lagna] .num')) ?? '');
    }
    // an hour moves the lagna by some fifteen degrees
    expect(new Set(moons).size).toBe(2);
    await page.fill('#birth-time', '03:30');
    expect(await page.locator('.twice').isHidden()).toBe(true);
    await visitor.close();
  });

  test('a damaged link is called so and fills nothing', async () => {
    const [visitor, page] = await open('/kundali?lang=en#birth.date=1990-05-17&birth.time=99:99');
    expect(await page.textContent('.births-status')).toContain('incomplete or damaged');
    expect(await page.inputValue('#birth-date')).toBe('');
    await visitor.close();
  });

  test('data that do not arrive are said, and the next attempt succeeds', async () => {
    const [visitor, page] = await open(`/kundali?lang=en${shared('/kundali')}`);
    await visitor.route('**/series-*.bin', (route) => route.abort());
    await page.click('form[data-births] button[type=submit]');
    await page.waitForFunction(() =>
      document.querySelector('.births-status')?.textContent?.includes('could not be loaded'),
    );
    await visitor.unroute('**/series-*.bin');
    await compute(page, 'drik');
    expect(await page.textContent('.births-status')).toBe('The chart is ready.');
    await visitor.close();
  });
});

describe('a birth is kept on the device and shared by a link', () => {
  test('saved, opened again after a reload in either page, and deleted', async () => {
    const [visitor, page] = await open(`/kundali?lang=en${shared('/kundali')}`);
    await compute(page, 'surya');
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.getByRole('button', { name: 'Save on this device' }).click();
    await page.goto(`${service.url}/milan`);
    await page.click('[data-kept] summary');
    expect(await page.locator('.kept-births li').count()).toBe(1);
    await page.getByRole('button', { name: 'Girl Asha' }).click();
    expect(await page.inputValue('#girl-date')).toBe(asha.date);
    expect(await page.inputValue('#girl-town')).toContain('Pune');
    expect(await page.inputValue('#boy-date')).toBe('');
    await page.getByRole('button', { name: 'Delete Asha' }).click();
    expect(await page.locator('.kept-births li').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('ganaka.births'))).toBe('[]');
    await visitor.close();
  });

  test('the link has everything after #, and makes the same sheet', async () => {
    const [visitor, page] = await open(`/kundali?lang=en${shared('/kundali')}`);
    await visitor.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: service.url });
    await compute(page, 'surya');
    await page.getByLabel('South').check();
    const sheet = await page.innerHTML('.birth-sheet');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.waitForFunction(() => document.querySelector('.births-said')?.textContent !== '');
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(`${link.pathname}${link.search}`).toBe('/kundali?lang=en');
    expect(link.hash).toContain('birth.date=1990-05-17');
    const [other, again] = await open(`${link.pathname}${link.search}${link.hash}`);
    expect(await again.locator('.birth-sheet').count()).toBe(0);
    await again.click('form[data-births] button[type=submit]');
    await again.waitForSelector('.birth-sheet');
    expect(await again.innerHTML('.birth-sheet')).toBe(sheet);
    await Promise.all([visitor.close(), other.close()]);
  });
});

describe.each(['/kundali', '/milan'] as const)('%s', (path) => {
  test.each([
    ['en', 'light'],
    ['hi', 'dark'],
  ])('is free of faults that axe finds, before and after (%s, %s)', async (lang, theme) => {
    const [visitor, page] = await open(`${path}?lang=${lang}&theme=${theme}${shared(path)}`);
    expect(await violations(page)).toEqual([]);
    await compute(page, 'surya');
    expect(await violations(page)).toEqual([]);
    await visitor.close();
  });

  test.each(['en', 'hi', 'ta'])('is not wider than a phone or a desk screen (%s)', async (lang) => {
    const [visitor, page] = await open(`${path}?lang=${lang}${shared(path)}`);
    await compute(page, 'surya');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await visitor.close();
  });

  test.each(['en', 'hi'])('is one sheet of paper (%s)', async (lang) => {
    const [visitor, page] = await open(`${path}?lang=${lang}${shared(path)}`);
    await compute(page, 'surya');
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
    await visitor.close();
  });

  test.each([
    ['en', 100_000],
    ['hi', 102_400],
  ])(
    'weighs at most what is allowed without fonts and series, and loads these after the click (%s)',
    async (lang, most) => {
      const [visitor, page] = await open(`${path}?lang=${lang}${shared(path)}`);
      const loaded = (): Promise<{ url: string; bytes: number }[]> =>
        page.evaluate(() =>
          [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((each) => ({
            url: each.name,
            bytes: (each as PerformanceResourceTiming).encodedBodySize,
          })),
        );
      expect((await loaded()).filter(({ url }) => url.endsWith('.bin'))).toEqual([]);
      await compute(page, 'drik');
      const all = await loaded();
      expect(all.filter(({ url }) => url.endsWith('.bin'))).toHaveLength(1);
      const counted = all.filter(({ url }) => !/\.(bin|woff2)$/.test(url));
      expect(counted.every(({ bytes }) => bytes > 0)).toBe(true);
      expect(counted.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most);
      await visitor.close();
    },
  );

  test('says without scripts that it needs them, and sends no form', async () => {
    const visitor = await newVisitor(browser, { scripts: false });
    const page = await visitor.newPage();
    await page.goto(`${service.url}${path}`);
    expect(await page.textContent('noscript')).toContain('needs scripts');
    expect(await page.locator('form[data-births] button[disabled]').count()).toBe(1);
    expect(await page.locator('form[data-births] [name]').count()).toBe(0);
    await visitor.close();
  });
});

test('a birth is entered and computed with the keyboard alone', async () => {
  const [visitor, page] = await open('/kundali?lang=en');
  await page.focus('#birth-name');
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab');
  await page.keyboard.type('05171990');
  await page.focus('#birth-time');
  await page.keyboard.type('0630AM');
  await page.focus('#birth-town');
  await page.keyboard.type('Pune');
  await page.waitForSelector('#birth-town-suggested li');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.inputValue('#birth-town')).toBe('Pune, Maharashtra, India');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.birth-sheet');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-sheet'))).toBe(true);
  await visitor.close();
});

test('names are in every language of the menu', async () => {
  const names = new Set<string>();
  const [visitor, page] = await open('/kundali');
  for (const lang of LANGUAGE_IDS) {
    await page.goto(`${service.url}/kundali?lang=${lang}${shared('/kundali')}`);
    await compute(page, 'surya');
    const moon = page.locator('[data-graha=chandra] td:nth-child(4) span').first();
    names.add((await moon.textContent()) ?? '');
    expect(await moon.getAttribute('lang'), lang).toBe(lang === 'en' || lang === 'hi' ? null : lang);
    if (lang !== 'en') expect(await wrongMarks(page, lang, ['sa-Latn']), lang).toEqual([]);
  }
  // Hindi, Sanskrit, Marathi and Nepali write the star alike
  expect(names.size).toBeGreaterThanOrEqual(10);
  await visitor.close();
});

/** The words of packages/ganaka/data/lexicon/ta.yaml; it has none for the weekday. */
test('the labels of a day are in the language of the names, and the page says that it has them', async () => {
  const [visitor, page] = await open(`/kundali?lang=ta${shared('/kundali')}`);
  expect(await page.textContent('.tongue')).toContain('Names: தமிழ்');
  await compute(page, 'surya');
  const labels = page.locator('#birth-day ~ dl dt');
  expect((await labels.allTextContents()).slice(0, 6)).toEqual([
    ...['Weekday', 'திதி', 'நட்சத்திரம்', 'யோகம்', 'கரணம்', 'மாதம்'],
  ]);
  expect(await labels.nth(1).locator('span').getAttribute('lang')).toBe('ta');
  await visitor.close();
});

/** Labels without a name in the language are in English, and longer than its own. */
test.each(['en', 'kn', 'ta', 'ml'])(
  'in %s the values of a sheet have half of a phone, and no degree is broken',
  async (lang) => {
    const [visitor, page] = await open(`/kundali?lang=${lang}${hashOf({ birth: asha }, towns)}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await compute(page, 'surya');
    const narrow = await page.$$eval(
      '.birth-sheet .facts',
      (all) => all.filter((each) => (each.querySelector('dd')?.clientWidth ?? 0) < each.clientWidth / 2).length,
    );
    const broken = await page.$$eval(
      '.grahas td:nth-child(3)',
      (all) =>
        all.filter((each) => each.clientHeight > 1.5 * Number.parseFloat(getComputedStyle(each).lineHeight)).length,
    );
    expect([narrow, broken]).toEqual([0, 0]);
    await visitor.close();
  },
);
