/** The library: what its entries weigh, minified and gzipped, and how soon a browser has a day once it has the series. */
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { bundled, bundledSource } from '../test/kit/bundled.ts';
import { rounds } from './amount.ts';
import { browserPath, NO_BROWSER } from './browser.ts';
import type { BenchRow } from './row.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const KB = 1000;
const ENTRIES = [
  ...['surya', 'drik', 'chitrapaksha', 'angas', 'panchanga', 'muhurta', 'kundali', 'matching'],
  ...['festivals', 'grahana', 'calendars', 'zones', 'drawings', 'client'],
];
const EVERYTHING_KB = 300;
const ENGLISH_KB = 60;
const TARGETS: Readonly<Record<string, number>> = { surya: 14, drik: 28, 'text/ta': 8 };
const FIRST_MS = 120;
const NEXT_MS = 3;
const DAYS = rounds(60);
const VISITS = rounds(5);

export async function rows(): Promise<BenchRow[]> {
  const found: BenchRow[] = [];
  for (const name of [...ENTRIES, 'text/hi', 'text/ta']) {
    const what = name.startsWith('text/') ? '{ default }' : '*';
    const { gzipped } = await bundled(`export ${what} from 'ganaka/${name}';`);
    const target = TARGETS[name];
    found.push({ name, value: gzipped / KB, unit: 'kB', ...(target !== undefined && { target }) });
  }
  const all = ENTRIES.map((name, i) => `export * as e${i} from 'ganaka/${name}';`).join('\n');
  const { gzipped } = await bundled(all);
  found.push({ name: 'everything but the languages', value: gzipped / KB, unit: 'kB', target: EVERYTHING_KB });
  const english = await bundledSource('text/languages/en/index.ts');
  found.push({ name: 'English, a part of most entries', value: english.gzipped / KB, unit: 'kB', target: ENGLISH_KB });
  return [...found, ...(await daysInBrowser())];
}

/** A page that imports the library and computes a day of the series, and then others of the same year. */
const COMPUTES = `
  import { day, place } from 'ganaka/panchanga';
  import { from } from 'ganaka/drik';
  const read = (each) => [each.tithi, each.nakshatra, each.yoga, each.karana, each.sunrise, each.sunset, each.moonrise].length;
  globalThis.measured = async (days) => {
    const series = new Uint8Array(await (await fetch('/series.bin')).arrayBuffer());
    const start = performance.now();
    const engine = from({ series });
    const ujjain = place(23.18, 75.77, 'Asia/Kolkata');
    read(day(engine, ujjain, '2026-11-17'));
    const first = performance.now() - start;
    const next = [];
    for (let i = 0; i < days; i++) {
      const date = new Date(Date.UTC(2026, 10, 18 + i)).toISOString().slice(0, 10);
      const from = performance.now();
      read(day(engine, ujjain, date));
      next.push(performance.now() - from);
    }
    return { first, next };
  };`;

async function daysInBrowser(): Promise<BenchRow[]> {
  const executablePath = browserPath();
  if (executablePath === undefined) return [{ name: 'a day in the browser', skipped: NO_BROWSER }];
  const server = await serving((await bundled(COMPUTES)).text);
  const browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    const firsts: number[] = [];
    const nexts: number[] = [];
    for (let i = 0; i < VISITS; i++) {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${portOf(server)}/`);
      await page.waitForFunction('globalThis.measured !== undefined');
      const { first, next } = await page.evaluate<{ first: number; next: number[] }>(`measured(${DAYS})`);
      firsts.push(first);
      nexts.push(...next);
      await page.close();
    }
    return [
      { name: 'browser: first day after the series are there', value: median(firsts), unit: 'ms', target: FIRST_MS },
      { name: 'browser: each day after it, mean', value: mean(nexts), unit: 'ms', target: NEXT_MS },
    ];
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function serving(script: string): Promise<Server> {
  const files: Readonly<Record<string, readonly [media: string, body: Buffer]>> = {
    '/': ['text/html', Buffer.from('<!doctype html><script type="module" src="/library.js"></script>')],
    '/library.js': ['text/javascript', Buffer.from(script)],
    '/series.bin': ['application/octet-stream', readFileSync(join(ROOT, 'packages/ganaka/data/ephemeris/series.bin'))],
  };
  const server = createServer((request, reply) => {
    const [media, body] = files[request.url ?? '/'] ?? ['text/plain', Buffer.alloc(0)];
    reply.writeHead(200, { 'content-type': media, 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
