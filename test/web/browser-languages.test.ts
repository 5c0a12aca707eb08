/** Day, month, festivals and calendars in all languages, on a phone: every text is marked with its language, fits, and loads its own letters alone. */

import { isSpoken, LANGUAGE_IDS, LANGUAGES, type LanguageId } from 'ganaka/internal/text/languages.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asNewVisitor, newVisitor, openBrowser } from '../kit/browser-kit.ts';
import type { ReadService } from '../kit/live.ts';
import { sharedService } from '../kit/shared-services.ts';
import { violations } from './axe.ts';
import { wrongMarks } from './page-languages.ts';

let service: ReadService;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  service = await sharedService('fixed');
  browser = await openBrowser();
  await newWindow();
});
afterAll(async () => {
  await browser?.close();
});

const PHONE = { width: 390, height: 844 };
/** Has no fonts yet. */
async function newWindow(): Promise<void> {
  await page?.context().close();
  page = await (await newVisitor(browser)).newPage();
  await page.setViewportSize(PHONE);
}
/** For somebody who comes for the first time, except that the browser has kept the styles and scripts. */
async function open(path: string): Promise<void> {
  await asNewVisitor(page.context());
  await page.goto(service.url + path);
  await page.evaluate('document.fonts.ready');
}
const fontsOf = (): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').at(-1) ?? '')
      .filter((name) => name.endsWith('.woff2')),
  );

const NAMED = LANGUAGE_IDS.filter((id) => !isSpoken(id));
/** A town in whose state the language is spoken. */
const TOWNS: Partial<Record<LanguageId, string>> = {
  ...{ ta: 'Chennai', te: 'Hyderabad, Telangana', kn: 'Mysuru', ml: 'Kozhikode', mr: 'Pune', gu: 'Ahmedabad' },
  ...{ bn: 'Kolkata', or: 'Puri', pa: 'Amritsar', ne: 'Kathmandu' },
};
const FAMILIES: Readonly<Record<string, string>> = {
  ...{ Beng: 'bengali', Gujr: 'gujarati', Guru: 'gurmukhi', Knda: 'kannada', Mlym: 'malayalam', Orya: 'oriya' },
  ...{ Taml: 'tamil', Telu: 'telugu', Latn: 'iast', Deva: 'devanagari' },
};

describe.each(NAMED)('%s', (id) => {
  beforeAll(newWindow);
  const town = `place=${encodeURIComponent(TOWNS[id] ?? 'Ujjain')}`;

  test.each(['/', '/festivals'])(
    '%s is marked with its languages, fits a phone, and loads its own letters alone',
    async (path) => {
      await open(`${path}?${town}&lang=${id}`);
      expect(await page.getAttribute('html', 'lang')).toBe('en');
      expect(await wrongMarks(page, id, [])).toEqual([]);
      expect(await page.locator(`main [lang="${id}"]`).count()).toBeGreaterThan(20);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
      const family = FAMILIES[LANGUAGES[id].script];
      const loaded = await fontsOf();
      expect(loaded.filter((name) => name.startsWith(`noto-${family}-`)).length).toBeGreaterThan(0);
      const others = Object.values(FAMILIES).filter((each) => each !== family);
      expect(loaded.filter((name) => others.some((each) => name.startsWith(`noto-${each}-`)))).toEqual([]);
    },
  );

  test('sentences are in Hindi where that is asked for too', async () => {
    await open(`/?${town}&lang=hi,${id}`);
    expect(await page.getAttribute('html', 'lang')).toBe('hi');
    expect(await page.textContent('#three')).toBe('पद्धतियाँ कहाँ भिन्न हैं');
    expect(await page.locator(`main [lang="${id}"]`).count()).toBeGreaterThan(20);
  });
});

/** திதி and பஞ்சமி are the words of packages/ganaka/data/lexicon/ta.yaml; the day is that of the fixed clock, shukla panchami in Chennai. */
test('the day in Tamil: labels, names and clocks', async () => {
  await open('/?place=Chennai&lang=ta');
  expect(await page.textContent('h1')).toBe('இன்று · Chennai');
  expect(await page.textContent('.facts.wide dt')).toBe('திதி');
  expect(await page.textContent('.facts.wide dd')).toMatch(/^பஞ்சமி \d\d:\d\d வரை[\p{Script=Tamil}\d\s:,.]*$/u);
});

/** Bengali, Odia, Marathi, Nepali and Sanskrit print their own digits. */
test('the day in Bengali has Bengali digits', async () => {
  await open('/?place=Kolkata&lang=bn');
  expect(await page.textContent('.facts.wide dd')).toMatch(
    /^পঞ্চমী [০-৯]{2}:[০-৯]{2} পর্যন্ত[\p{Script=Bengali}\s:,.]*$/u,
  );
});

/** The date of the land's calendar is ੨੩ ਕੱਤਕ ੨੦੮੩ in its own digits; Punjabi pages have 0–9. */
test('a day in Punjabi has one kind of digits', async () => {
  await open('/day/2026-11-08?town=Amritsar&lang=pa');
  expect(await page.textContent('.facts a[href^="/calendars"]')).toMatch(/^\d+ ਕੱਤਕ 2083$/u);
  expect(await page.textContent('main')).not.toMatch(/[੦-੯]/u);
});

test('the menu has every endonym in its own language, and a choice is remembered', async () => {
  await open('/?place=Chennai');
  await page.click('.tongues summary');
  const links = page.locator('.tongues nav a');
  expect(await links.allTextContents()).toEqual(LANGUAGE_IDS.map((id) => LANGUAGES[id].endonym));
  expect(await links.evaluateAll((all) => all.map((each) => each.getAttribute('lang')))).toEqual(LANGUAGE_IDS);
  await links.nth(LANGUAGE_IDS.indexOf('ta')).click();
  await page.goto(`${service.url}/festivals`);
  expect(await page.textContent('h1')).toContain('திருவிழா');
  expect(await violations(page)).toEqual([]);
});

/**
 * By the state of the town: Karnataka speaks Kannada, the north of Sri Lanka Tamil and its capital no language here, Assam has none here
 * and is offered Hindi, London none.
 */
test.each([
  ['Mysuru', 'ಕನ್ನಡ'],
  ['Guwahati', 'हिन्दी'],
  ['Kathmandu', null], // the names there are in Nepali without being chosen
  ['Jaffna', 'தமிழ்'],
  ['Colombo, Sri Lanka', null],
  ['London, United Kingdom', null],
])('%s is also offered in %s, for the reader to choose', async (place, endonym) => {
  await open(`/?place=${encodeURIComponent(place)}`);
  expect(await page.getAttribute('html', 'lang')).toBe('en');
  const offered = page.locator('.arrive .tongue a');
  expect(endonym === null ? await offered.count() : await offered.textContent()).toBe(endonym ?? 0);
});

describe.each(['bikram', 'tamil', 'kollam', 'bangla', 'odia', 'punjab'])('/calendars of %s', (calendar) => {
  const CALENDARS = ['ne', 'ta', 'ml', 'bn', 'or', 'pa', 'as', 'hi'];
  test.each(['en', 'te', 'ta'] as const)('with names in %s', async (id) => {
    await open(`/calendars?id=${calendar}&date=2026-04-20&lang=${id}`);
    expect(await wrongMarks(page, id, CALENDARS)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});
