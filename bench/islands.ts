import { get } from 'node:http';
import { chromium } from 'playwright-core';
import { rounds } from './amount.ts';
import { browserPath, NO_BROWSER } from './browser.ts';
import type { BenchRow } from './row.ts';
import { type BenchService, cpuMs, withService } from './service.ts';

const PAGES = [
  '/surya-chakra',
  '/akasha',
  '/udaya-yantra',
  '/chandra-yantra',
  '/graha-asta-yantra',
  '/bhugola-yantra',
  '/dina-ratri-yantra',
  '/ritu-ayana-yantra',
  '/tithi-nirnaya-yantra',
];
/** Pages with a slider; the globe has a different one. */
const MOVED = [
  '/surya-chakra',
  '/udaya-yantra',
  '/bhugola-yantra',
  '/dina-ratri-yantra',
  '/ritu-ayana-yantra',
  '/tithi-nirnaya-yantra',
];
/** Warm-up requests for every page, about as many as in the first minute of a service: JIT threads add half of a page's CPU time until then. */
const WARM = rounds(600);
const ANEW = rounds(600);
const REDRAWS = rounds(120);

/** Pages are cached per Host header: a new name forces a new page. */
const asked = (port: number, path: string, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    get({ port, path, headers: { host } }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${path} ${reply.statusCode}`));
      reply.resume().once('end', resolve);
    }).once('error', reject);
  });

export const rows = (): Promise<BenchRow[]> => withService(measured);

async function measured(service: BenchService): Promise<BenchRow[]> {
  const { port, pid } = service;
  const found: BenchRow[] = [];
  for (const path of PAGES) for (let i = 0; i < WARM; i++) await asked(port, path, `warm${i}.example`);
  for (const path of PAGES) {
    const before = cpuMs(pid);
    for (let i = 0; i < ANEW; i++) await asked(port, path, `anew${i}.example`);
    found.push({ name: `${path} made anew`, value: (cpuMs(pid) - before) / ANEW, unit: 'ms CPU', target: 4 });
  }
  const browser = browserPath();
  if (browser === undefined) return [...found, { name: 'redraws', skipped: NO_BROWSER }];
  return [...found, ...(await redraws(browser, `http://127.0.0.1:${port}`, service.keyOn('enterprise')))];
}

/** Median duration of an animation callback, by the browser's clock. */
async function redraws(executablePath: string, base: string, key: string): Promise<BenchRow[]> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  await page.addInitScript(`
    window.frames_ = [];
    const plain = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => plain((at) => {
      const from = performance.now();
      draw(at);
      window.frames_.push(performance.now() - from);
    });`);
  await page.goto(`${base}/surya-chakra`);
  await page.click('.timebar summary');
  await page.fill('input[name=key]', key);
  await page.click('.keyform button');
  await page.waitForSelector('#hand', { state: 'attached' });
  const found: BenchRow[] = [];
  for (const path of MOVED) {
    await page.goto(base + path);
    const times = await page.evaluate<number[]>(`(async () => {
      const slider = document.querySelector('#hand, #turn');
      const [from, to] = [Number(slider.min), Number(slider.max)];
      for (let i = 0; i < ${REDRAWS}; i++) {
        slider.value = String(from + ((to - from) * i) / ${REDRAWS});
        slider.dispatchEvent(new Event('input'));
        const seen = window.frames_.length;
        while (window.frames_.length === seen) await new Promise((resolve) => setTimeout(resolve, 1));
      }
      return window.frames_;
    })()`);
    const middle = [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    found.push({ name: `${path} one redraw`, value: middle, unit: 'ms', target: 4 });
  }
  await browser.close();
  return found;
}
