/** Pages of a day, a month, a year and a festival in a real browser: as the API says, without scripts, by keyboard, on a phone, and never a failure. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser, windows } from '../kit/browser-kit.ts';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';
import { violations } from './axe.ts';
import { wrongMarks } from './page-languages.ts';

let service: ReadService;
let browser: Browser;
let key: string;
let windowOf: (scripts: boolean) => Promise<Page>;
beforeAll(async () => {
  service = await sharedService('fixed');
  browser = await openBrowser();
  windowOf = await windows(browser);
  key = service.key('enterprise', 'tg');
});
afterAll(async () => {
  await browser?.close();
});

const LONDON = '2643743';
const asked = async (path: string) => (await fetch(service.url + path, { headers: { 'x-api-key': key } })).json();
const opened = async (path: string, { scripts = false, width = 390 } = {}): Promise<Page> => {
  const page = await windowOf(scripts);
  await page.setViewportSize({ width, height: 844 });
  await page.goto(service.url + path);
  return page;
};
const htmlAt = async (path: string) => (await fetch(service.url + path)).text();

const EVERY = [
  `/day/2027-01-14?town=${LONDON}`,
  '/month/2027-01',
  '/festivals/2027',
  `/festivals/deepavali/2027?town=${LONDON}`,
  '/festivals/sankranti/2027',
];

describe('a day', () => {
  test('has every name and clock of the snapshot', async () => {
    const page = await opened(`/day/2027-01-14?town=${LONDON}`);
    const { panchanga: day } = await asked(
      `/v1/vedic/panchanga?date=2027-01-14&place=${LONDON}&blocks=tithi,nakshatra,yoga,karana,weekday,rise_set,muhurta,chaughadiya,observances,calendar_of_land`,
    );
    const said = (await page.textContent('main')) ?? '';
    for (const anga of ['tithi', 'nakshatra', 'yoga', 'karana'])
      for (const { name } of day[anga].transitions) expect(said).toContain(name);
    for (const what of ['sunrise', 'sunset', 'moonrise', 'moonset'])
      expect(said).toContain(day.rise_set[what].slice(11, 16));
    for (const kala of ['rahu_kala', 'gulika_kala', 'yamaganda', 'abhijit'])
      expect(said).toContain(`${day.muhurta[kala].start.slice(11, 16)} – ${day.muhurta[kala].end.slice(11, 16)}`);
    expect(await page.locator('.watches tr').count()).toBe(16);
    for (const { name, start } of [...day.chaughadiya.day, ...day.chaughadiya.night]) {
      expect(said).toContain(name);
      expect(said).toContain(start.slice(11, 16));
    }
    for (const { name } of day.observances) expect(said).toContain(name);
    expect(said).toContain(day.calendar_of_land.text);
  });

  test('its arrows, its field and the arrow keys lead to other days of the same town', async () => {
    const page = await opened(`/day/2027-01-14?town=${LONDON}`);
    await page.click('.turn a[rel=next]');
    expect(page.url()).toBe(`${service.url}/day/2027-01-15?town=${LONDON}`);
    await page.fill('#goto', '2027-03-22');
    await page.click('.goto button');
    expect(page.url()).toBe(`${service.url}/day/2027-03-22?town=${LONDON}`);
    const scripted = await opened(`/day/2027-01-14?town=${LONDON}`, { scripts: true });
    await scripted.keyboard.press('ArrowLeft');
    await scripted.waitForURL(`${service.url}/day/2027-01-13?town=${LONDON}`);
  });

  test('the bare address follows the chosen town; an address with a town does not change the choice', async () => {
    const page = await opened('/day/2027-01-14');
    expect(await page.textContent('h1')).toContain('Dehradun');
    await page.click('.change-town summary');
    await page.fill('#place', 'उज्जैन');
    await page.click('.town button[type=submit]');
    expect(page.url()).toBe(`${service.url}/day/2027-01-14?town=1253914`);
    await page.goto(`${service.url}/day/2027-01-14?town=${LONDON}`);
    expect(await page.textContent('h1')).toContain('London');
    await page.goto(`${service.url}/day/2027-01-15`);
    expect(await page.textContent('h1')).toContain('Ujjain');
  });

  test('where the Sun does not rise it says so', async () => {
    const html = await htmlAt('/day/2027-01-14?town=89,20');
    expect(html).toContain('class="notice"');
    expect(html).not.toMatch(/NaN|undefined/);
  });
});

test('every cell of a month leads to its day, and the months turn', async () => {
  const page = await opened(`/month/2026-12?town=${LONDON}`);
  expect(await page.locator('.month td a.cell-day').count()).toBe(31);
  await page.click('.turn a[rel=next]');
  expect(page.url()).toBe(`${service.url}/month/2027-01?town=${LONDON}`);
  await page.click('.month td a.cell-day >> nth=13');
  expect(page.url()).toBe(`${service.url}/day/2027-01-14?town=${LONDON}`);
});

describe('a festival', () => {
  test('has the date, hours and other traditions of the API, and links to the years around', async () => {
    const page = await opened(`/festivals/deepavali/2025?town=${LONDON}`);
    expect(await page.textContent('h1')).toBe('Diwali 2025 in London');
    expect(await page.getAttribute('.the-day time', 'datetime')).toBe('2025-10-20');
    const { festival } = await asked(`/v1/vedic/festivals/deepavali?year=2025&place=${LONDON}`);
    const said = (await page.textContent('main')) ?? '';
    for (const { name, window } of festival.observances) {
      expect(said).toContain(name);
      expect(said).toContain(window.start.slice(11, 16));
    }
    expect(said).toContain(festival.citation.gist);
    for (const { citation } of festival.alternatives) expect(said).toContain(citation.gist);
    expect(said).toContain('31 October 2024');
    expect(await page.locator('.two-days svg').count()).toBe(1);
    expect(await page.locator('.two-days .taken').count()).toBe(1);
    expect(said).not.toMatch(/Dharmasindhu|Nirnayasindhu/);
  });

  test('at moonrise has one clock, not two', async () => {
    for (const path of ['/festivals/karaka-chaturthi/2026', '/day/2026-10-29']) {
      const html = await htmlAt(path);
      expect(html).toContain('20:03');
      expect(html).not.toContain('20:03 – 20:03');
    }
  });

  test('is described for search engines, in every language', async () => {
    const page = await opened(`/festivals/deepavali/2027?town=${LONDON}`);
    const canonical = `${service.url}/festivals/deepavali/2027?town=${LONDON}`;
    expect(await page.title()).toBe('Diwali 2027 in London · Ganaka');
    expect(await page.getAttribute('link[rel=canonical]', 'href')).toBe(canonical);
    expect(await page.getAttribute('link[hreflang=hi]', 'href')).toBe(`${canonical}&lang=hi`);
    expect(await page.locator('link[rel=alternate][hreflang]').count()).toBe(15);
    expect(await page.getAttribute('meta[name=description]', 'content')).toContain('Thursday 28 October 2027');
    const event = JSON.parse((await page.textContent('script[type="application/ld+json"]')) ?? '');
    expect(event).toMatchObject({
      '@type': 'Event',
      startDate: '2027-10-28',
      location: { name: 'London' },
      url: canonical,
    });
  });

  test('can be taken into a calendar', async () => {
    const reply = await fetch(`${service.url}/festivals/deepavali/2027.ics?town=${LONDON}`);
    expect(reply.headers.get('content-type')).toContain('text/calendar');
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="deepavali-2027.ics"');
    const text = await reply.text();
    expect(text).toContain('DTSTART;VALUE=DATE:20271028');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    // STANDS_AT
    expect(text).toContain('DTSTAMP:20261114T0608');
  });

  test('is found by its other names', async () => {
    const reply = await fetch(`${service.url}/festivals/diwali/2027`, { redirect: 'manual' });
    expect(reply.headers.get('location')).toBe('/festivals/deepavali/2027');
  });
});

test('a phone says nothing of words in the cells of a month, because they have none', async () => {
  for (const path of ['/month/2026-11', '/karya-muhurta?karya=vahana&month=2026-11', '/']) {
    for (const width of [390, 1280])
      expect(await (await opened(path, { width })).locator('.of-cells').isVisible()).toBe(width === 1280);
  }
});

test('the list of a year calls Deepavali by its most common name too', async () => {
  expect((await (await opened('/festivals/2026')).textContent('.year'))?.replace(/\s+/g, ' ')).toContain(
    'Deepavali (Lakshmi Puja), Diwali',
  );
});

test('a year that is not shown leads on to the same kind of page', async () => {
  for (const [path, to, said] of [
    ['/day/2040-01-01', '/day', 'Today'],
    ['/month/2040-01', '/month', 'This month'],
    ['/festivals/holi/2040', '/festivals', 'Festivals of 2026'],
  ] as const)
    expect(await (await opened(path)).locator(`main a[href="${to}"]`).textContent()).toBe(said);
});

test.each([
  ['/day/2027-02-30', 400],
  ['/day/tomorrow', 400],
  ['/day/%00', 400],
  ['/day/2031-01-01', 404],
  ['/day/0000-01-01', 404],
  ['/day/2027-01-14?town=nowhereatall', 400],
  ['/day/2027-01-14?town=London', 200],
  ['/day/2027-01-14?town=99,400', 400],
  ['/day/2027-01-14?town=a&town=b', 400],
  ['/month/2027-13', 400],
  ['/month/1999-01', 404],
  ['/festivals/2040', 404],
  ['/festivals/20270', 404],
  ['/festivals/nosuch', 404],
  ['/festivals/nosuch/2027', 404],
  ['/festivals/deepavali/2040', 404],
  ['/festivals/deepavali/2040.ics', 404],
  ['/festivals/deepavali/next', 404],
  ['/festivals/__proto__/2027', 404],
])('%s is answered with %i and a page that says what there is', async (path, status) => {
  const reply = await fetch(service.url + path);
  expect(reply.status).toBe(status);
  const html = await reply.text();
  expect(html).toContain('<h1');
  expect(html).not.toMatch(/NaN|undefined|\[object/);
});

describe.each(EVERY)('%s', (path) => {
  test.each(['en', 'hi', 'ta'] as const)(
    'in %s is clean by axe, fits a phone and marks its languages',
    async (lang) => {
      const page = await opened(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`, { scripts: true });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      // the English field of the town has an example in Devanagari
      if (lang !== 'en') expect(await wrongMarks(page, lang, ['hi'])).toEqual([]);
    },
  );

  test('weighs at most 60 kB without fonts, and nothing comes from elsewhere or is refused by the policy', async () => {
    const page = await (await newVisitor(browser)).newPage();
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    page.on('request', (request) => expect(new URL(request.url()).origin).toBe(service.url));
    await page.goto(service.url + path, { waitUntil: 'networkidle' });
    const bytes = await page.evaluate(() =>
      performance
        .getEntries()
        .filter((each) => each instanceof PerformanceResourceTiming && !each.name.endsWith('.woff2'))
        .reduce((sum, each) => sum + (each as PerformanceResourceTiming).encodedBodySize, 0),
    );
    expect(refused).toEqual([]);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(60_000);
  });
});
