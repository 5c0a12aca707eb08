/** The tool pages, and how one of them looks to a browser at the width of a phone. */
import type { Page } from 'playwright-core';
import { STANDS_AT } from '../kit/live.ts';
import { violations } from './axe.ts';
import { wrongWords } from './drawn-words.ts';

/** Page and its route. */
export const TOOL_PAGES: readonly (readonly [string, string])[] = [
  ['/surya-chakra', 'surya-chakra'],
  ['/akasha', 'sky-chart'],
  ['/udaya-yantra', 'udaya-yantra'],
  ['/chandra-yantra', 'chandra-yantra'],
  ['/graha-asta-yantra', 'graha-asta'],
  ['/bhugola-yantra', 'bhugola-yantra'],
  ['/dina-ratri-yantra', 'dina-ratri-yantra'],
  ['/ritu-ayana-yantra', 'ritu-ayana-yantra'],
  ['/tithi-nirnaya-yantra', 'tithi-nirnaya-yantra'],
];

/** Tall enough that no picture lies outside the window, where the browser does not tell what is painted. */
const ALL_OF_IT = 6000;

/** What is wrong with a page in one language and theme, at the moment at which the clock of its service is fixed. */
export async function lookedAt(page: Page, base: string, path: string, lang: string, theme: string): Promise<string[]> {
  const wrong: string[] = [];
  page.removeAllListeners();
  page.on('request', (request) => request.url().startsWith(base) || wrong.push(request.url()));
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  await page.clock.setFixedTime(STANDS_AT);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${base}${path}${path.includes('?') ? '&' : '?'}lang=${lang}&theme=${theme}`);
  await page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))");
  wrong.push(...(await violations(page)));
  await page.setViewportSize({ width: 360, height: ALL_OF_IT });
  wrong.push(...(await page.evaluate(wrongWords)));
  const over = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
  if (over > 0) wrong.push(`${over} px wider than a phone`);
  return wrong.map((each) => `${path} ${lang} ${theme}: ${each}`);
}
