/**
 * Books as paper: three births in three languages and styles, looked at with poppler; forty at once through one printer, some of whose
 * readers leave; and the samples of docs/, which are what the service prints. Needs Chromium and poppler-utils.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SAMPLES } from '../../builders/samples.ts';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { FONTS_PATH } from '../../packages/service/src/book/document.ts';
import { pdfPrinterOf } from '../../packages/service/src/http/print/pdf-printer.ts';
import { type Printer, printerOf } from '../../packages/service/src/http/print/printer.ts';
import { facesWithin } from '../../packages/service/src/web/design/assets.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const WORKERS = 2;
/** Where the text of an A4 page begins and ends, as parts of its height. */
const [TEXT_BEGINS, TEXT_ENDS] = [20 / 297, 279 / 297];
const failures: unknown[] = [];
let printer: Printer;
beforeAll(() => {
  const failed = (error: unknown) => void failures.push(error);
  const press = pdfPrinterOf({
    executable: process.env.CHROMIUM ?? '/usr/bin/chromium',
    faces: () => facesWithin(join(ROOT, 'packages', 'service')),
    failed,
    // this proof does not measure the speed of the machine
    longestMs: 600_000,
  });
  printer = printerOf({ workers: WORKERS, press, failed, longestWaitMs: 2_400_000 });
});
afterAll(() => printer.close());

const app = testApp({ engines: engines(THIRD) });
const html = async (family: string, query: string): Promise<string> => {
  const reply = await app.get(`/v1/${family}/kundali-book.html?${query}`, { 'x-api-key': 'tg-enterprise' });
  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  return reply.body;
};
const asker = (owner: string, gone = new AbortController().signal) => ({ owner, gone });

const ON = 'on=2026-11-15';
const LONG_NAME = 'श्रीमती अन्नपूर्णेश्वरी चन्द्रशेखर त्रिपाठी-विश्वनाथन् वेंकटराघवन्';
const BOOKS = [
  {
    who: 'born before sunrise, in both languages',
    family: 'vedic',
    query: `date=1990-06-21&time=04:10&lat=25.3176&lon=82.9739&tz=5.5&name=Asha&${ON}`,
    title: 'Janma-patrika: Asha',
    lang: 'en',
  },
  {
    who: 'born at 64° north, in English',
    family: THIRD,
    query: `date=1975-12-01&time=12:30&lat=64.15&lon=-21.94&tz=0&name=Sigridur&style=south&lang=en&${ON}`,
    title: 'Janma-patrika: Sigridur',
    lang: 'en',
  },
  {
    who: 'with a long name in Devanagari, in Hindi',
    family: 'surya',
    query: `date=1962-02-04&time=23:05&lat=25.3176&lon=82.9739&tz=5.5&style=east&lang=hi&name=${encodeURIComponent(LONG_NAME)}&${ON}`,
    title: `जन्म-पत्रिका: ${LONG_NAME}`,
    lang: 'hi',
  },
];

const wordsOf = (document: string): string[] =>
  document
    .replace(/<style>.*?<\/style>|<desc>.*?<\/desc>|<title>.*?<\/title>/gs, ' ')
    .replace(/<text class="[tc]"[^>]*>[^<]*<\/text>/g, ' ') // captions inside a varga are below it on paper
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .split(/\s+/)
    .filter((word) => word !== '');

describe.each(BOOKS)('$who', ({ family, query, title, lang }) => {
  const folder = mkdtempSync(join(tmpdir(), 'book-'));
  const file = join(folder, 'book.pdf');
  const tool = (name: string, ...args: string[]): string =>
    execFileSync(name, [...args], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
  let document = '';
  let pdf: Buffer;
  beforeAll(async () => {
    document = await html(family, query);
    pdf = (await printer.print(Buffer.from(document), asker('a'))).body;
    writeFileSync(file, pdf);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is tagged, with title, language and outline, has 20 to 80 pages and at most 3 MB', () => {
    const info = tool('pdfinfo', file);
    expect(/^Title: +(.*)$/m.exec(info)?.[1]).toBe(title);
    expect(info).toMatch(/^Tagged: +yes$/m);
    const pages = Number(/^Pages: +(\d+)$/m.exec(info)?.[1]);
    expect(pages).toBeGreaterThanOrEqual(20);
    expect(pages).toBeLessThanOrEqual(80);
    expect(pdf.length).toBeLessThanOrEqual(3_000_000);
    const raw = pdf.toString('latin1');
    expect(raw).toContain(`/Lang (${lang}`);
    expect(raw).toMatch(/\/Outlines \d+ 0 R/);
  });

  test('has every font within, and of each only the letters it uses', () => {
    const fonts = tool('pdffonts', file).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(Tiro|NotoSans)Deva.* yes +yes +yes /); // ours, embedded, subset, letters can be found
    expect(fonts.join()).toMatch(/Tiro/);
  });

  test('gives back at least 98 of 100 words in each script', () => {
    const text = tool('pdftotext', file, '-').replace(/\s+/g, '');
    const words = wordsOf(document);
    for (const script of [/[A-Za-z]/, /[\u0900-\u097f]/]) {
      const own = words.filter((word) => script.test(word));
      const found = own.filter((word) => text.includes(word));
      if (own.length > 0) expect(found.length / own.length).toBeGreaterThanOrEqual(0.98);
    }
    expect(words.filter((word) => text.includes(word)).length / words.length).toBeGreaterThanOrEqual(0.98);
  });

  test('names in its contents the page where each chapter begins', () => {
    const pages = tool('pdftotext', '-layout', file, '-').split('\f');
    const listed = [...(pages[1] ?? '').matchAll(/^ *\d+ +(\S.*?)\s+(\d+)$/gm)];
    const chapters = document.match(/data-page-of=/g) ?? [];
    expect(chapters.length).toBeGreaterThan(25);
    expect(listed).toHaveLength(chapters.length);
    const bare = (said: string): string => said.replace(/\s+/g, '');
    for (const [, heading = '', page] of listed)
      expect(bare(pages[Number(page) - 1] ?? ''), `${heading}, page ${page}`).toContain(bare(heading));
  });

  test('ends a page before 60 % of its height only where a chapter ends, and leaves no heading at its foot', () => {
    const bare = (html: string): string =>
      html
        .replace(/<[^>]+>/g, '')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&')
        .replace(/\s+/g, '');
    // the works at the end are also cited by their names, which are no headings there
    const [before = ''] = document.split('id="sources"');
    const heads = (level: string, body: string): Set<string> =>
      new Set([...body.matchAll(new RegExp(`<${level}>(.*?)</${level}>`, 'g'))].map(([, text = '']) => bare(text)));
    const [chapters, sections] = [heads('h2', document), heads('h3', before)];
    const pages = tool('pdftotext', '-layout', file, '-')
      .split('\f')
      .slice(0, -1)
      // without the running head and the page number
      .map((page) =>
        page
          .split('\n')
          .map(bare)
          .filter((line) => line !== '')
          .slice(1, -1),
      );
    const ends = [
      ...tool('pdftotext', '-bbox', file, '-').matchAll(/<page [^>]*height="([\d.]+)">(.*?)<\/page>/gs),
    ].map(([, height = '', words = '']) => {
      const feet = [...words.matchAll(/yMax="([\d.]+)"/g)].map(([, y]) => Number(y) / Number(height));
      return Math.max(...feet.filter((foot) => foot < TEXT_ENDS));
    });
    expect(ends).toHaveLength(pages.length);
    for (const [n, lines] of pages.entries()) {
      if (n === 0) continue; // the title
      const last = lines.at(-1) ?? '';
      expect([n + 1, chapters.has(last) || sections.has(last)]).toEqual([n + 1, false]);
      const next = pages[n + 1]?.[0];
      if ((ends[n] ?? 0) < TEXT_BEGINS + 0.6 * (TEXT_ENDS - TEXT_BEGINS) && next !== undefined)
        expect([n + 1, next, chapters.has(next)]).toEqual([n + 1, next, true]);
    }
  });

  test('leaves no page almost empty', () => {
    const pages = tool('pdftotext', '-layout', file, '-').split('\f').slice(1, -1);
    const lines = pages.map((page) => page.split('\n').filter((line) => line.trim() !== '').length);
    expect(Math.min(...lines)).toBeGreaterThan(6);
  });
});

/** Processes that this one has started, however deep: how many, how large, and whether one is a zombie. */
function children(): { readonly count: number; readonly dead: number; readonly megabytes: number } {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => /^ *(\d+) +(\d+) +(\S+) +(\d+) +(.*)$/.exec(row) ?? []);
  const ours = new Set([process.pid]);
  for (let before = 0; before < ours.size; ) {
    before = ours.size;
    for (const [, pid, parent] of rows) if (ours.has(Number(parent))) ours.add(Number(pid));
  }
  const browsers = rows.filter(
    ([, pid, , , , args = '']) => ours.has(Number(pid)) && Number(pid) !== process.pid && /chrom/.test(args),
  );
  return {
    count: browsers.length,
    dead: browsers.filter(([, , , stat = '']) => stat.startsWith('Z')).length,
    megabytes: browsers.reduce((sum, [, , , , kb]) => sum + Number(kb), 0) / 1024,
  };
}

test('forty books at once: none is lost, a caller that leaves frees its place, memory stays bounded, nothing is left behind', async () => {
  const documents = await Promise.all(BOOKS.map(({ family, query }) => html(family, query)));
  const before = process.memoryUsage().rss;
  const leaving = Array.from({ length: 6 }, () => new AbortController());
  let most = { count: 0, megabytes: 0, own: 0 };
  const watch = setInterval(() => {
    const { count, megabytes } = children();
    const own = (process.memoryUsage().rss - before) / 2 ** 20;
    most = {
      count: Math.max(most.count, count),
      megabytes: Math.max(most.megabytes, megabytes),
      own: Math.max(most.own, own),
    };
  }, 500);
  const asked = Array.from({ length: 40 }, (_, n) => {
    const gone = n % 7 === 1 ? leaving[Math.floor(n / 7)]?.signal : undefined;
    return printer.print(Buffer.from(documents[n % 3] ?? ''), asker(`customer ${n % 8}`, gone)).then(
      ({ body }) => (body.subarray(0, 5).toString() === '%PDF-' ? 'printed' : 'spoiled'),
      ({ status }: { status?: number }) => (status === 499 ? 'left' : 'lost'),
    );
  });
  await asked[0];
  for (const each of leaving) each.abort();
  const ends = await Promise.all(asked);
  clearInterval(watch);
  expect(ends.filter((end) => end === 'printed').length + ends.filter((end) => end === 'left').length).toBe(40);
  expect(ends.filter((end) => end === 'left').length).toBeGreaterThan(0);
  expect(failures).toEqual([]);
  // a page for each worker, one that is closing, the browser and its helpers; shared memory is counted in each of them
  expect(most.count).toBeLessThan(30);
  expect(most.megabytes).toBeLessThan(4_000);
  expect(most.own).toBeLessThan(700);
  console.log(
    `at most ${most.count} processes, ${Math.round(most.megabytes)} MB with what they share, ${Math.round(most.own)} MB here`,
  );
  await printer.close();
  expect(children()).toMatchObject({ count: 0, dead: 0 });
});

test.each(SAMPLES)('docs/samples/$file is what the service prints', async ({ file, family, query }) => {
  const link = `<link rel="stylesheet" href="${FONTS_PATH}">`;
  expect(readFileSync(join(ROOT, 'docs', 'samples', file), 'utf8')).toBe((await html(family, query)).replace(link, ''));
});
