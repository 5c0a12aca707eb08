/** The printer of books, with a real Chromium: what it prints, and what it says when it cannot. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { engines } from '../../packages/ganaka/test/kit/engines.ts';
import { pdfPrinterOf } from '../../packages/service/src/http/print/pdf-printer.ts';
import { pdfPrinterInThread } from '../../packages/service/src/http/print/pdf-printer-thread.ts';
import { type Printer, printerOf } from '../../packages/service/src/http/print/printer.ts';
import { facesWithin } from '../../packages/service/src/web/design/assets.ts';
import { THIRD, testApp } from '../kit/test-app.ts';

const CHROMIUM = '/usr/bin/chromium';
const SERVICE = fileURLToPath(new URL('../../packages/service', import.meta.url));
const failures: unknown[] = [];
const failed = (error: unknown) => void failures.push(error);
const faces = () => facesWithin(SERVICE);
const opened: Printer[] = [];
function printer(executable: string, longestMs?: number): Printer {
  const made = printerOf({ workers: 1, press: pdfPrinterOf({ executable, faces, failed, longestMs }), failed });
  opened.push(made);
  return made;
}
/** Tests that do not damage the browser share one. */
/** It waits an hour for a book, since on a machine with neighbours a dozen may take minutes. */
const shared = printerOf({
  workers: 1,
  press: pdfPrinterOf({ executable: CHROMIUM, faces, failed }),
  failed,
  longestWaitMs: 3_600_000,
});
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));
afterAll(async () => {
  await shared.close();
  expect(living(), 'no browser is left behind').toEqual([]);
});

/** The running browsers that this process has started. */
function living(): number[] {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,stat=,args='], { encoding: 'utf8' }).trim().split('\n');
  return rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, parent, state = '', ...args]) => {
      const ours = Number(parent) === process.pid && args.join(' ').includes('chromium');
      return ours && !state.startsWith('Z');
    })
    .map(([pid]) => Number(pid));
}

const asker = (owner = 'a', gone = new AbortController().signal) => ({ owner, gone });
const PAGE = Buffer.from('<!doctype html><html lang="en"><title>One</title><h1>One</h1>');
const BIRTH = 'date=1990-06-21&time=04:10&lat=25.3176&lon=82.9739&tz=5.5&on=2026-11-15&name=Asha';

test('without Chromium: 503 with the line that installs it, nothing is paid, the HTML is there', async () => {
  const app = testApp({ engines: engines(THIRD), printer: printerOf({ workers: 1, press: null, failed }) });
  const key = { 'x-api-key': 'tg-enterprise' };
  const refused = await app.get(`/v1/vedic/kundali-book.pdf?${BIRTH}`, key);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('10');
  expect(refused.json()).toMatchObject({
    success: false,
    code: 'no_printer',
    error: expect.stringContaining('apt-get install chromium'),
  });
  expect(app.gate.spent).toEqual([]);
  expect((await app.get(`/v1/vedic/kundali-book.html?${BIRTH}`, key)).statusCode).toBe(200);
});

test('the printer hears of a book before it is written, and of nothing else', async () => {
  const heard: string[] = [];
  const listening: Printer = {
    ready: () => void heard.push('ready'),
    print: async (html) => {
      heard.push(html.toString('utf8', 0, 15));
      return { media: 'application/pdf', body: Buffer.from('%PDF-') };
    },
    close: async () => undefined,
  };
  const app = testApp({ engines: engines(THIRD), printer: listening });
  const key = { 'x-api-key': 'tg-enterprise' };
  await app.get(`/v1/vedic/kundali-book.html?${BIRTH}`, key);
  await app.get(`/v1/vedic/kundali-book.pdf?${BIRTH}`, { 'x-api-key': 'tg-free' });
  expect(heard).toEqual([]);
  expect((await app.get(`/v1/vedic/kundali-book.pdf?${BIRTH}`, key)).statusCode).toBe(200);
  expect(heard).toEqual(['ready', '<!doctype html>']);
});

test('a book whose browser dies is printed again once, separately from all others, before it is refused', async () => {
  const tries: (boolean | undefined)[] = [];
  const dying = (times: number) =>
    printerOf({
      workers: 2,
      failed,
      press: {
        ready: () => undefined,
        async print(_html, _gone, alone) {
          tries.push(alone);
          if (tries.length <= times) throw new Error('Target page, context or browser has been closed');
          return Buffer.from('%PDF-');
        },
        close: async () => undefined,
      },
    });
  expect((await dying(1).print(PAGE, asker())).body.toString()).toBe('%PDF-');
  expect(tries.splice(0)).toEqual([undefined, true]);
  await expect(dying(2).print(PAGE, asker())).rejects.toMatchObject({ status: 503, code: 'printer_failed' });
  expect(tries).toEqual([undefined, true]);
});

describe('with Chromium', () => {
  test('a browser that was made ready prints the book that was on its way', async () => {
    const one = printer(CHROMIUM);
    one.ready();
    one.ready();
    await expect.poll(() => living().length, { timeout: 60_000 }).toBe(1);
    const started = living();
    expect((await one.print(PAGE, asker())).media).toBe('application/pdf');
    expect(living()).toEqual(started);
  });

  test('a book is a tagged PDF with title, language and outline, its fonts embedded, the same at another hour', async () => {
    const app = testApp({ engines: engines(THIRD), printer: shared });
    const reply = await app.get(`/v1/vedic/kundali-book.pdf?${BIRTH}`, { 'x-api-key': 'tg-enterprise' });
    expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(app.gate.spent.map(({ credits }) => credits)).toEqual([25]);
    const file = join(mkdtempSync(join(tmpdir(), 'book-')), 'book.pdf');
    writeFileSync(file, reply.rawPayload);
    const info = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    expect(info).toMatch(/Title: +Janma-patrika: Asha/);
    expect(info).toMatch(/Tagged: +yes/);
    const pages = Number(/Pages: +(\d+)/.exec(info)?.[1]);
    expect(pages).toBeGreaterThanOrEqual(20);
    expect(pages).toBeLessThanOrEqual(80);
    expect(reply.rawPayload.length).toBeLessThan(3_000_000);
    const raw = readFileSync(file, 'latin1');
    expect(raw).toMatch(/\/Outlines/);
    expect(raw).toMatch(/\/Lang \(en/);
    const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    // our own files and none of the machine's; embedded, and its letters can be found
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(Tiro|NotoSans)Deva.* yes (yes|no) +yes /);
    expect(fonts.join()).toMatch(/Tiro/);
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replace(/\s+/g, '');
    const html = (await app.get(`/v1/vedic/kundali-book.html?${BIRTH}`, { 'x-api-key': 'tg-enterprise' })).body;
    const words = html
      .replace(/<style>.*?<\/style>|<desc>.*?<\/desc>|<title>.*?<\/title>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&')
      .split(/\s+/)
      .filter((word) => word !== '');
    expect(words.filter((word) => text.includes(word)).length / words.length).toBeGreaterThan(0.98);
    // the contents name the page on which each chapter begins
    const pagesOfText = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).split('\f');
    const listed = [...(pagesOfText[1] ?? '').matchAll(/^ *\d+ +(\S.*?)\s+(\d+)$/gm)];
    expect(listed).toHaveLength(32);
    for (const [, heading = '', page] of listed) {
      const [first = ''] = heading.split(/\s+[\u0900-\u097f]/);
      expect(pagesOfText[Number(page) - 1], `${heading}, page ${page}`).toContain(first);
    }
    const again = await shared.print(Buffer.from(html), asker());
    expect(again.body.equals(reply.rawPayload)).toBe(true);
  });

  test('when pages cannot be counted beforehand the page numbers are read from the file', async () => {
    const contents = '<p><a href="#one">one</a> stands on <b data-page-of="one"></b></p>';
    const chapter = '<section id="one" style="break-before:page"><h2>One</h2></section>';
    const html = `<!doctype html><html lang="en"><title>Two</title>${contents}${chapter}`;
    const { body } = await shared.print(Buffer.from(html), asker());
    const file = join(mkdtempSync(join(tmpdir(), 'book-')), 'two.pdf');
    writeFileSync(file, body);
    expect(execFileSync('pdftotext', ['-l', '1', file, '-'], { encoding: 'utf8' })).toContain('one stands on 2');
  });

  test('a dozen at once are all printed, one after another', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, (_, n) => shared.print(PAGE, asker(`owner ${n % 4}`))));
    expect(all.every(({ body }) => body.subarray(0, 5).toString() === '%PDF-')).toBe(true);
  });

  test('a caller that leaves while waiting frees its place, and the rest are printed', async () => {
    const leaving = new AbortController();
    const first = shared.print(PAGE, asker('a'));
    const left = shared.print(PAGE, asker('b', leaving.signal));
    const third = shared.print(PAGE, asker('c'));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ status: 499 });
    expect((await first).media).toBe('application/pdf');
    expect((await third).media).toBe('application/pdf');
  });

  test('a caller that leaves during printing frees its place too', async () => {
    await shared.print(PAGE, asker());
    const leaving = new AbortController();
    const long = shared.print(
      Buffer.concat([PAGE, Buffer.from('<p>word</p>'.repeat(20_000))]),
      asker('a', leaving.signal),
    );
    setTimeout(() => leaving.abort(), 100);
    await expect(long).rejects.toMatchObject({ status: 499 });
    expect((await shared.print(PAGE, asker('b'))).media).toBe('application/pdf');
  });

  test('a browser that is killed while printing is replaced, and the book is still printed', async () => {
    const one = printer(CHROMIUM);
    await one.print(PAGE, asker());
    const [pid = 0] = living();
    const book = one.print(PAGE, asker());
    process.kill(pid, 'SIGKILL');
    expect((await book).media).toBe('application/pdf');
    expect(living()).not.toContain(pid);
  });

  test('a book printed separately does not depend on the browser of the others', async () => {
    const press = pdfPrinterOf({ executable: CHROMIUM, faces, failed });
    const { signal } = new AbortController();
    await press.print(PAGE.toString(), signal);
    const [common = 0] = living();
    process.kill(common, 'SIGSTOP');
    const apart = await press.print(PAGE.toString(), signal, true);
    expect(apart.subarray(0, 5).toString()).toBe('%PDF-');
    expect(living()).toEqual([common]);
    process.kill(common, 'SIGCONT');
    await press.close();
  });

  test('a browser that hangs is killed and replaced', async () => {
    const one = printer(CHROMIUM, 5_000);
    await one.print(PAGE, asker());
    const [pid = 0] = living();
    process.kill(pid, 'SIGSTOP');
    expect((await one.print(PAGE, asker())).media).toBe('application/pdf');
    expect(living()).not.toContain(pid);
  });

  test('a book that takes too long twice is refused', async () => {
    const hasty = printer(CHROMIUM, 1);
    await expect(hasty.print(PAGE, asker())).rejects.toMatchObject({ status: 503, code: 'printer_failed' });
    expect(failures.length).toBeGreaterThan(0);
  });

  test('a path that is no browser is a refusal, not a crash', async () => {
    await expect(printer('/bin/false').print(PAGE, asker())).rejects.toMatchObject({ status: 503 });
  });
});

test('in its thread, as in the service, it prints, drops callers that leave, and ends with its browser', async () => {
  const thread = pdfPrinterInThread(
    new URL('../../packages/service/src/pdf-thread.ts', import.meta.url),
    { root: SERVICE, executable: CHROMIUM },
    failed,
  );
  const leaving = new AbortController();
  const left = thread.print(PAGE.toString(), leaving.signal);
  const printed = thread.print(PAGE.toString(), new AbortController().signal);
  leaving.abort();
  await expect(left).rejects.toThrow();
  expect((await printed).subarray(0, 5).toString()).toBe('%PDF-');
  const [pid = 0] = living();
  expect(pid).toBeGreaterThan(0);
  await thread.close();
  expect(living()).not.toContain(pid);
});
