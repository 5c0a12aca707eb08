/** The first page and the festivals, in a real browser against the built service. */

import { withoutPlain } from 'ganaka/internal/views/day/plain-names.ts';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { liveService, type ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

let service: ReadService;
let browser: Browser;
let key: string;
beforeAll(async () => {
  service = await sharedService('reading');
  browser = await openBrowser();
  key = service.key('enterprise', 'tg');
});
afterAll(async () => {
  await browser?.close();
});

const asked = async (path: string) => (await fetch(service.url + path, { headers: { 'x-api-key': key } })).json();

interface Named {
  readonly id: string;
  readonly name: string;
}

async function visit(options: { scripts?: boolean } = {}): Promise<[BrowserContext, Page]> {
  const visitor = await newVisitor(browser, options);
  return [visitor, await visitor.newPage()];
}

describe('today at a town', () => {
  test('the line is drawn from the reply: every span begins and ends where its clock says, horizontal and vertical', async () => {
    const [visitor, page] = await visit();
    await page.goto(`${service.url}/?place=Ujjain`);
    const { panchanga: day } = await asked('/v1/vedic/panchanga?place=Ujjain&blocks=tithi,nakshatra,muhurta,rise_set');
    const [from, to] = [Date.parse(day.rise_set.sunrise), Date.parse(day.rise_set.next_sunrise)];
    const part = (instant: string) => Math.min(1, Math.max(0, (Date.parse(instant) - from) / (to - from)));
    const spans = [
      ...day.tithi.transitions,
      ...day.nakshatra.transitions,
      day.muhurta.rahu_kala,
      day.muhurta.abhijit,
    ].map(({ start, end }: { start: string; end: string }) => [part(start), part(end)]);
    for (const lie of ['across', 'down'] as const) {
      const [at, size] = lie === 'across' ? ['x', 'width'] : ['y', 'height'];
      const drawn = await page.$$eval(
        `.dayline.${lie} .span rect`,
        (all, [a, b]) => all.map((each) => [Number(each.getAttribute(a ?? '')), Number(each.getAttribute(b ?? ''))]),
        [at, size],
      );
      const line = page.locator(`.dayline.${lie}`);
      const [first, run] = [Number(await line.getAttribute('data-first')), Number(await line.getAttribute('data-run'))];
      expect(drawn).toHaveLength(spans.length);
      drawn.forEach(([start = 0, long = 0], i) => {
        const [begins = 0, ends = 0] = spans[i] ?? [];
        expect(Math.abs(start - first - begins * run)).toBeLessThan(0.1);
        // two units of air between one span and the next; the shortest can still be seen
        expect(Math.abs(long - Math.max(3, (ends - begins) * run - 2))).toBeLessThan(0.2);
      });
    }
    await visitor.close();
  });

  test('every name and clock in words is the reply’s own', async () => {
    const [visitor, page] = await visit({ scripts: false });
    await page.goto(`${service.url}/?place=Ujjain`);
    const { panchanga: day } = await asked(
      '/v1/vedic/panchanga?place=Ujjain&blocks=tithi,nakshatra,yoga,muhurta,rise_set&lang=both',
    );
    const said = (await page.textContent('.today')) ?? '';
    for (const { name, name_hi, end } of [day.tithi, day.nakshatra, day.yoga])
      for (const text of [name, name_hi, end.slice(11, 16)]) expect(said).toContain(text);
    for (const instant of [day.rise_set.sunrise, day.rise_set.sunset, day.muhurta.rahu_kala.start])
      expect(said).toContain(instant.slice(11, 16));
    expect(await page.textContent('h1')).toBe('Today in Ujjain');
    await visitor.close();
  });

  test('the three engines are in one table, and only lines that differ are marked', async () => {
    const [visitor, page] = await visit();
    await page.goto(`${service.url}/?place=Ujjain`);
    const told = await Promise.all(
      ['surya', 'vedic', 'chitrapaksha'].map(async (set) => {
        const { panchanga } = await asked(`/v1/${set}/panchanga?place=Ujjain&blocks=rise_set`);
        return panchanga.rise_set.sunrise.slice(11, 19);
      }),
    );
    const row = page.locator('.engines tbody tr').first();
    expect(await row.locator('td').allTextContents()).toEqual(told);
    expect(await row.getAttribute('class')).toBe(new Set(told).size > 1 ? 'differs' : '');
    await visitor.close();
  });

  test('the month has the moon, the tithi and the festivals of the month route', async () => {
    const [visitor, page] = await visit();
    await page.goto(`${service.url}/?place=Ujjain`);
    const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    const { month } = await asked(`/v1/panchanga/month?month=${today}&place=Ujjain`);
    interface Cell {
      readonly in_month: boolean;
      readonly tithi: readonly { readonly number: number }[];
      readonly festivals: readonly Named[];
      readonly parvas: readonly Named[];
    }
    const cells: Cell[] = month.weeks.flat().filter(({ in_month }: Cell) => in_month);
    const drawn = await page.$$eval('.month td:not(.none)', (all) =>
      all.map((each) => ({
        moon: Number(each.querySelector('.moon')?.getAttribute('data-elongation')),
        // without what people call it, in brackets
        kept: [...each.querySelectorAll('li')]
          .map((li) => (li.textContent ?? '').replace(li.querySelector('.called')?.textContent ?? '', ''))
          .sort(),
      })),
    );
    expect(drawn.map(({ kept }) => kept)).toEqual(
      cells.map(({ festivals, parvas }) =>
        withoutPlain([...festivals, ...parvas])
          .map(({ name }) => name)
          .sort(),
      ),
    );
    expect(drawn.map(({ moon }) => moon)).toEqual(cells.map(({ tithi }) => ((tithi[0]?.number ?? 0) - 0.5) * 12));
    await visitor.close();
  });

  test('a town that was chosen is remembered; a name that fits none shows no day', async () => {
    const [visitor, page] = await visit({ scripts: false });
    await page.goto(service.url);
    await page.fill('#place', 'उज्जैन');
    await page.click('.town button[type=submit]');
    expect(await page.textContent('h1')).toBe('Today in Ujjain');
    await page.goto(`${service.url}/?lang=hi`);
    expect(await page.textContent('h1')).toBe('उज्जैन में आज');
    const reply = await page.goto(`${service.url}/?place=Nosuchplaceatall`);
    expect(reply?.status()).toBe(400);
    expect(await page.locator('.today, .dayline').count()).toBe(0);
    await visitor.close();
  });

  test('where the Sun does not rise the page says so and draws no line', async () => {
    const html = await (await fetch(`${service.url}/?lat=89&lon=20`)).text();
    expect(html).not.toMatch(/NaN|undefined/);
    expect(html).toContain('class="notice"');
    expect(html).not.toContain('class="dayline');
  });

  test('another day is not shown here', async () => {
    for (const query of ['date=2026-01-01', 'year=2027', 'month=2026-12']) {
      const reply = await fetch(`${service.url}/?${query}`);
      expect(reply.status).toBe(400);
      expect(await reply.text()).not.toContain('dayline');
    }
  });

  test('the browser’s location is asked for only when the button is pressed, and leaves rounded to a kilometre', async () => {
    const [visitor, page] = await visit();
    await visitor.grantPermissions(['geolocation']);
    await visitor.setGeolocation({ latitude: 23.179_312, longitude: 75.784_912 });
    await page.goto(service.url);
    expect(page.url()).toBe(`${service.url}/`);
    await page.click('[data-locate]');
    await page.waitForURL(`${service.url}/?lat=23.18&lon=75.78`);
    expect(await page.textContent('h1')).toContain('23.18° N, 75.78° E');
    await visitor.close();
  });

  test('on a phone the header is one row, the line is vertical, and an answer opens where the user tapped', async () => {
    const [visitor, page] = await visit();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(service.url);
    const heights = await page.$$eval('.bar > *', (all) => all.map((each) => each.getBoundingClientRect().top));
    expect(Number(await page.locator('.top').evaluate((top) => top.getBoundingClientRect().height))).toBeLessThan(70);
    expect(heights.length).toBeGreaterThan(2);
    expect(await page.locator('.dayline.down').isVisible()).toBe(true);
    expect(await page.locator('.dayline.across').isVisible()).toBe(false);
    const third = page.locator('[data-call]').nth(2);
    await third.click();
    await page.locator('#answer [role=status]', { hasText: /^\s*HTTP 200/ }).waitFor();
    const [tap, answer] = [await third.boundingBox(), await page.locator('#answer').boundingBox()];
    expect(Math.abs((answer?.y ?? 0) - (tap?.y ?? 0) - (tap?.height ?? 0))).toBeLessThan(40);
    await visitor.close();
  });
});

test('a year or a date in the query of the festivals leads to the page of that year', async () => {
  for (const query of ['year=2027', 'date=2027-10-29']) {
    const reply = await fetch(`${service.url}/festivals?${query}`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')?.split('?')[0]]).toEqual([303, '/festivals/2027']);
  }
});

test('the festivals of the year are those of parva-mool, by name and date, and nothing of their reasons', async () => {
  const html = await (await fetch(`${service.url}/festivals?place=Ujjain`)).text();
  const year = new Date(Date.now() + 5.5 * 3_600_000).getUTCFullYear();
  const { parva_mool: pack } = await asked(`/v1/parva-mool?year=${year}&engine=drik&place=Ujjain`);
  const shown = [...html.matchAll(/<time datetime="([^"]+)">.*?<\/time><\/a><span>(?:<a [^>]*>)?([^<]+)/g)].map(
    ([, date, name]) => `${date} ${name?.trim()}`,
  );
  const listed: readonly (Named & { readonly date: string })[] = [...pack.festivals, ...pack.parvas];
  const days = [...new Set(listed.map(({ date }) => date))];
  const kept = days.flatMap((day) => withoutPlain(listed.filter(({ date }) => date === day)));
  expect([...shown].sort()).toEqual(kept.map(({ date, name }) => `${date} ${name}`).sort());
  expect(html).not.toMatch(/citation|Dharmasindhu|Nirnayasindhu/);
});

test('a page is cached for a minute and is the same bytes for the next reader', async () => {
  const one = await fetch(service.url);
  expect(one.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await one.text()).toBe(await (await fetch(service.url)).text());
  const chosen = await fetch(`${service.url}/?place=Ujjain`);
  expect(chosen.headers.get('cache-control')).toBe('private, no-cache');
});

test('on a narrow phone every label of the line is large enough to read, in both languages', async () => {
  const [visitor, page] = await visit();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const lang of ['en', 'hi']) {
    await page.goto(`${service.url}/?lang=${lang}`);
    const sizes = await page.$$eval('.dayline.down text', (all) =>
      all.map((each) => {
        const svg = each.closest('svg');
        const scale = (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1);
        return Number.parseFloat(getComputedStyle(each).fontSize) * scale;
      }),
    );
    expect(sizes.length).toBeGreaterThan(8);
    expect(Math.min(...sizes)).toBeGreaterThan(11);
  }
  await visitor.close();
});

test('the calls that the pages print are answered', async () => {
  for (const path of ['/', '/festivals', '/?lat=12.97&lon=77.59']) {
    const html = await (await fetch(service.url + path)).text();
    const calls = [...html.matchAll(/curl (?:'|&#39;)([^'&]+(?:&amp;[^'&]+)*)(?:'|&#39;)/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&'),
    );
    expect(calls.length).toBeGreaterThan(0);
    for (const url of calls) expect((await fetch(url, { headers: { 'x-api-key': key } })).status).toBe(200);
  }
});

const MOST_ROUNDS = 10;

test('an address that requests one new page after another must wait', async () => {
  const strict = await liveService({ RATE_LIMIT: 'on', TRUST_PROXY: 'yes' });
  try {
    // an address may ask for sixty a minute, so of many more at once some must wait; a busy machine answers slowly, or 503
    const replies: Response[] = [];
    for (let round = 0; round < MOST_ROUNDS && !replies.some(({ status }) => status === 429); round++) {
      const places = Array.from({ length: 120 }, (_, i) => `lat=${20 + i / 100}&lon=${70 + round}`);
      replies.push(...(await Promise.all(places.map((place) => fetch(`${strict.url}/?${place}`)))));
    }
    await Promise.all(replies.map((reply) => reply.arrayBuffer()));
    const waiting = replies.filter(({ status }) => status === 429);
    expect(waiting.length).toBeGreaterThan(0);
    expect(replies.length - waiting.length).toBeGreaterThanOrEqual(60);
    expect(waiting.every(({ headers }) => headers.has('retry-after'))).toBe(true);
  } finally {
    await strict.stop();
  }
});
