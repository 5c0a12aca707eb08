/**
 * Every page in every language, as a browser reads it: each text is in the letters of the language it is marked with, and no other
 * language is on the page than that of the sentences, that of the names, and Sanskrit marked as such.
 */

import { isSpoken, LANGUAGE_IDS } from 'ganaka/internal/text/languages.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newVisitor, openBrowser, signUp } from '../kit/browser-kit.ts';
import { CLOCK_STANDS, type LiveService, liveService } from '../kit/live.ts';
import { wrongMarks } from '../web/page-languages.ts';

let service: LiveService;
let browser: Browser;
let paths: string[];
beforeAll(async () => {
  service = await liveService({ TRUST_PROXY: 'yes', ...CLOCK_STANDS });
  browser = await openBrowser();
  const map = await (await fetch(`${service.url}/sitemap.xml`)).text();
  paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path = '/']) => path);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

/** Pages with more on them when they are asked for something, and those that no map of the site has. */
const MORE = [
  '/?place=Chennai',
  '/karya-muhurta?karya=griha_pravesha',
  '/karya-muhurta?karya=griha_pravesha&span=year',
  '/yatra?direction=south',
  '/calendars?id=tamil&date=2026-04-20',
  '/calendars?id=lunar&date=2026-04-20',
  '/account/sign-in',
  '/account/sign-up',
  '/account/forgot',
  '/no-such-page',
];
const SIGNED_IN = ['/account/keys', '/account/usage', '/account/feeds', '/account/settings', '/account/calls'];
/** Texts in several languages by their nature, each marked with its own: the calendars of the lands, and the guides, which quote names. */
const foreignOn = (path: string, lang: string): readonly string[] => {
  if (path.startsWith('/calendars')) return [...LANGUAGE_IDS, 'as'];
  if (path === '/account/feeds') return LANGUAGE_IDS; // its form offers every language by its own name
  if (path.startsWith('/docs/guides/') || path === '/changelog') return LANGUAGE_IDS;
  return lang === 'en' ? ['hi'] : []; // a reader of English has names in Devanagari too
};
/** A page about a route has no names: English, Hindi and one other show what there is. */
const readIn = (path: string, lang: string): boolean => !path.startsWith('/docs/') || ['en', 'hi', 'ta'].includes(lang);

async function wrongOn(page: Page, path: string, lang: string): Promise<string[]> {
  await page.goto(`${service.url}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  const names = LANGUAGE_IDS.find((id) => id === lang.split(',').at(-1)) ?? 'en';
  return (await wrongMarks(page, names, foreignOn(path, lang))).map((each) => `${path}: ${each}`);
}

const NAMED = LANGUAGE_IDS.filter((id) => !isSpoken(id));
describe.each(['en', 'hi', ...NAMED, 'hi,ta', 'hi,mr'])('lang=%s', (lang) => {
  test('every page for everybody', async () => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    expect(paths.length).toBeGreaterThan(30);
    const wrong: string[] = [];
    for (const path of [...paths, ...MORE].filter((each) => readIn(each, lang)))
      wrong.push(...(await wrongOn(page, path, lang)));
    await visitor.close();
    expect(wrong).toEqual([]);
  });

  test('every page of an account', async () => {
    const visitor = await newVisitor(browser);
    const page = await visitor.newPage();
    await signUp(page, service.url, `${lang.replace(',', '-')}@example.org`);
    const wrong: string[] = [];
    for (const path of SIGNED_IN) wrong.push(...(await wrongOn(page, path, lang)));
    await visitor.close();
    expect(wrong).toEqual([]);
  });
});
