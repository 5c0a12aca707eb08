/**
 * A finished document printed by Chromium. One browser is started when the first book is asked for and kept warm; so many pages print
 * at once, the rest wait in turn by customer. A browser that ends or hangs is replaced, and what it was printing is tried once more.
 * Without Chromium the service runs as ever, and a print is refused with the line that installs it.
 */
import type { Browser } from 'playwright-core';
import type { Finished } from '../ask/encode.ts';
import { Refusal } from '../ask/refusal.ts';
import { fairQueue, type Turned, TurnedAway } from './admission/fair-queue.ts';
import { type Asker, clientLeft } from './workers.ts';

export interface Printer {
  print(html: Buffer, asker: Asker): Promise<Finished>;
  close(): Promise<void>;
}

export interface PrinterParts {
  /** Pages at once. */
  readonly workers: number;
  /** Where Chromium stands; null where there is none. */
  readonly executable: string | null;
  /** Style and fonts of this host, by their path. */
  readonly asset: (path: string) => { readonly media: string; readonly body: Buffer } | undefined;
  readonly failed: (error: unknown) => void;
  /** No book takes so long. */
  readonly longestMs?: number;
}

const WAITING_PER_WORKER = 48;
const MOST_OF_ONE = 48;
const LONGEST_WAIT_MS = 60_000;
const LONGEST_PRINT_MS = 30_000;
const RETRY_AFTER_S = 10;
/** A name that no network knows: every request of the page is answered from here. */
const ORIGIN = 'http://book.invalid';
const PDF_MEDIA = 'application/pdf';

export function printerOf({ workers, executable, asset, failed, longestMs = LONGEST_PRINT_MS }: PrinterParts): Printer {
  const queue = fairQueue({
    atOnce: workers,
    mostWaiting: workers * WAITING_PER_WORKER,
    mostOfOne: MOST_OF_ONE,
    longestWaitMs: LONGEST_WAIT_MS,
  });
  let running: Promise<Browser> | null = null;

  const launched = (path: string): Promise<Browser> => {
    running ??= launch(path).then(
      (browser) => {
        browser.on('disconnected', () => {
          running = null;
        });
        return browser;
      },
      (error: unknown) => {
        running = null;
        throw error;
      },
    );
    return running;
  };

  async function printed(path: string, html: Buffer): Promise<Buffer> {
    const browser = await launched(path);
    const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
    const late = setTimeout(() => void browser.close().catch(failed), longestMs);
    try {
      const page = await context.newPage();
      await page.route('**/*', (route) => {
        const { pathname, origin } = new URL(route.request().url());
        if (origin !== ORIGIN) return route.abort();
        if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
        const found = asset(pathname);
        return found === undefined
          ? route.abort()
          : route.fulfill({
              contentType: found.media,
              body: found.body,
              headers: { 'access-control-allow-origin': '*' },
            });
      });
      await page.goto(`${ORIGIN}/`, { waitUntil: 'load', timeout: longestMs });
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
      return undated(pdf);
    } finally {
      clearTimeout(late);
      await context.close().catch(() => undefined); // a browser that ended has closed it
    }
  }

  return {
    async print(html, { owner, gone }) {
      if (executable === null) throw refusal('no_printer', NOT_INSTALLED);
      try {
        const body = await queue.run(owner, gone, () =>
          printed(executable, html).catch((error: unknown) => {
            failed(error);
            return printed(executable, html);
          }),
        );
        if (gone.aborted) throw clientLeft();
        return { media: PDF_MEDIA, body };
      } catch (error) {
        if (error instanceof Refusal) throw error;
        if (error instanceof TurnedAway) throw refusalOf(error.why);
        failed(error);
        throw refusal('printer_failed', 'the printer failed on this book; nothing was charged, try again shortly');
      }
    },
    async close() {
      const browser = await running?.catch(() => null);
      await browser?.close();
    },
  };
}

/** The library is loaded with the first book: a service that prints none does without it. */
async function launch(executablePath: string): Promise<Browser> {
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath,
    // Chromium refuses its sandbox to root; the page runs no script and reaches no network either way
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--headless', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
}

const NOT_INSTALLED =
  'no Chromium is installed here to print with; kundali-book.html is the same document. To install it: apt-get install chromium, or set CHROMIUM to its path';

const SAID: Readonly<Record<Exclude<Turned, 'left'>, string>> = {
  full: 'too many books wait to be printed; nothing was charged, try again shortly',
  too_many_of_one: `more than ${MOST_OF_ONE} books of yours wait to be printed; nothing was charged`,
  waited_too_long: `the book waited ${LONGEST_WAIT_MS / 1000} s for its turn; nothing was charged, try again shortly`,
};
const refusalOf = (why: Turned): Refusal => (why === 'left' ? clientLeft() : refusal('busy', SAID[why]));
const refusal = (code: string, text: string): Refusal =>
  new Refusal(503, code, text, { headers: [['retry-after', String(RETRY_AFTER_S)]] });

/** The same book at another hour is the same file: the printer's clock is set to one day, byte for byte as long. */
function undated(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  return Buffer.from(
    text.replace(/\(D:\d{14}([^)]*)\)/g, (_, zone: string) => `(D:20000101000000${zone})`),
    'latin1',
  );
}
