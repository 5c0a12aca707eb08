/** Questions that families ask, answered on a phone: what the first screen shows, and how few steps lead to the rest. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser } from '../kit/browser-kit.ts';
import { type ReadService, STANDS_AT } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';

const SCREEN = { width: 390, height: 844 };
let service: ReadService;
let browser: Browser;
let key: string;

beforeAll(async () => {
  [service, browser] = await Promise.all([sharedService('fixed'), openBrowser()]);
  key = service.key('enterprise', 'tg');
});
afterAll(async () => {
  await browser?.close();
});

async function opened(path: string, at = STANDS_AT): Promise<Page> {
  const page = await (await newVisitor(browser)).newPage();
  await page.setViewportSize(SCREEN);
  await page.clock.setFixedTime(at);
  await page.goto(service.url + path);
  return page;
}
const asked = async (path: string) =>
  (await fetch(`${service.url}/v1/${path}`, { headers: { 'x-api-key': key } })).json();
const clockOf = (instant: string): string => instant.slice(11, 16);

describe.each(['en', 'hi'])('in %s', (lang) => {
  test('the first screen has the tithi with its end, the running chaughadiya and Rahu kala', async () => {
    const page = await opened(`/?lang=${lang}`);
    const { chaughadiya, muhurta, tithi } = (await asked('vedic/panchanga?date=2026-11-14')).panchanga;
    const now = Date.parse(STANDS_AT);
    const running = [...chaughadiya.day, ...chaughadiya.night].find(
      ({ start, end }: { start: string; end: string }) => Date.parse(start) <= now && now < Date.parse(end),
    );
    const rows = page.locator('[data-now] > div');
    expect(await rows.nth(0).innerText()).toContain(clockOf(running.end));
    expect(await rows.nth(1).innerText()).toContain(clockOf(muhurta.rahu_kala.start));
    const first = page.locator('.today .facts:not([data-now]) dd').first();
    expect(await first.innerText()).toContain(clockOf(tithi.transitions[0].end));
    for (const each of [rows.nth(0).locator('dd'), rows.nth(1).locator('dd'), first]) {
      const box = await each.boundingBox();
      expect((box?.y ?? SCREEN.height) + (box?.height ?? 0)).toBeLessThanOrEqual(SCREEN.height);
    }
    await page.context().close();
  });

  test('after midnight the running chaughadiya is one of the night before', async () => {
    const at = '2026-11-14T02:10:00+05:30';
    const page = await opened(`/?lang=${lang}`, at);
    const { chaughadiya } = (await asked('vedic/panchanga?date=2026-11-13')).panchanga;
    const now = Date.parse(at);
    const running = chaughadiya.night.find(
      ({ start, end }: { start: string; end: string }) => Date.parse(start) <= now && now < Date.parse(end),
    );
    expect(await page.locator('[data-now] > div').nth(0).innerText()).toContain(clockOf(running.end));
    await page.context().close();
  });

  test('one step from the home page: the next ekadashi with its parana', async () => {
    const page = await opened(`/?lang=${lang}`);
    await page.click('a[href$="#soon"]');
    const card = page.locator('section[aria-labelledby=soon] li', { hasText: clockOf((await nextParana()).start) });
    expect(await card.count()).toBe(1);
    expect(await card.innerText()).toContain(clockOf((await nextParana()).end));
    await page.context().close();
  });

  test('the occasion of a muhurta is chosen in the form', async () => {
    const page = await opened(`/karya-muhurta?lang=${lang}`);
    await page.selectOption('select[name=karya]', 'vahana');
    await page.click('form.timebar button[type=submit]');
    await page.waitForURL(/karya=vahana.*#month$/);
    expect(await page.locator('.works td[class]').count()).toBeGreaterThan(27);
    await page.context().close();
  });

  test('the calendar for a phone: the way leads on through a new account', async () => {
    const page = await opened(`/festivals?lang=${lang}`);
    await page.click('.arrive a[href="/account/feeds"]');
    expect(await page.locator('.notice').count()).toBe(2);
    await page.click('a[href="/account/sign-up?next=/account/feeds"]');
    expect(await page.inputValue('input[name=next]')).toBe('/account/feeds');
    await page.context().close();
  });
});

async function nextParana(): Promise<{ readonly start: string; readonly end: string }> {
  const { parvas } = (await asked('parva-mool?year=2026&engine=drik')).parva_mool;
  const next = parvas.find(
    ({ id, date }: { id: string; date: string }) => id.endsWith('ekadashi') && date >= STANDS_AT.slice(0, 10),
  );
  return next.parana.window;
}
