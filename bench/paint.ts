/** The open pages in a browser slowed down four times, loaded each time as if for the first time: when the largest part is painted, and how far anything moves afterwards. */
import { type Browser, chromium } from 'playwright-core';
import { rounds } from './amount.ts';
import { browserPath, NO_BROWSER } from './browser.ts';
import type { BenchRow } from './row.ts';
import { withService } from './service.ts';

const YEAR = new Date().getUTCFullYear();
const LONDON = 'town=2643743';
const PAGES = [
  '/',
  `/day/${YEAR}-01-14?${LONDON}`,
  `/month/${YEAR}-01?${LONDON}`,
  `/festivals/${YEAR}?${LONDON}`,
  `/festivals/deepavali/${YEAR}?${LONDON}`,
];
const SLOWDOWN = 4;
const LOADS = rounds(5);
/** Late fonts and scripts have moved what they move by then. */
const SETTLED_MS = 800;
const PAINTED_MS = 1000;

interface Seen {
  readonly largest: number;
  readonly shift: number;
}

const OBSERVED = `
  window.seen_ = { largest: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.seen_.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.seen_.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });`;

export async function rows(): Promise<BenchRow[]> {
  const executablePath = browserPath();
  if (executablePath === undefined) return [{ name: 'paint', skipped: NO_BROWSER }];
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    return await withService(async ({ port }) => {
      const found: BenchRow[] = [];
      for (const path of PAGES) {
        const seen: Seen[] = [];
        for (let i = 0; i < LOADS; i++) seen.push(await loaded(browser, `http://127.0.0.1:${port}${path}`));
        const [name] = path.split('?');
        const largest = seen.map((each) => each.largest).sort((a, b) => a - b)[LOADS >> 1] ?? 0;
        found.push({ name: `${name} largest paint`, value: largest, unit: 'ms', target: PAINTED_MS });
        const shift = Math.max(...seen.map((each) => each.shift));
        found.push({ name: `${name} layout shift`, value: shift, unit: '', target: 0 });
      }
      return found;
    });
  } finally {
    await browser.close();
  }
}

/** A phone that has never been here. */
async function loaded(browser: Browser, url: string): Promise<Seen> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(OBSERVED);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate<Seen>('window.seen_');
  await context.close();
  return seen;
}
