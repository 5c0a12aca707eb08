/**
 * A finished document printed by Chromium. One browser is started when the first book is asked for and kept warm; so many pages print
 * at once, the rest wait in turn by customer. A browser that ends or hangs is replaced, and what it was printing is tried once more.
 * Without Chromium the service runs as ever, and a print is refused with the line that installs it.
 */
import type { Browser, BrowserServer, Page } from 'playwright-core';
import type { Finished } from '../ask/encode.ts';
import { Refusal } from '../ask/refusal.ts';
import { fairQueue, type Turned, TurnedAway } from './admission/fair-queue.ts';
import { pagesOf } from './page-numbers.ts';
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
  /** No book waits so long for its turn. */
  readonly longestWaitMs?: number;
}

const WAITING_PER_WORKER = 48;
const MOST_OF_ONE = 48;
/** A full queue of books, at some three seconds each. */
const LONGEST_WAIT_MS = 150_000;
const LONGEST_PRINT_MS = 30_000;
const RETRY_AFTER_S = 10;
/** A browser is exchanged after so many books, before it has grown. */
const BOOKS_OF_ONE = 100;
/** A name that no network knows: every request of the page is answered from here. */
const ORIGIN = 'http://book.invalid';
const PDF_MEDIA = 'application/pdf';

export function printerOf({
  workers,
  executable,
  asset,
  failed,
  longestMs = LONGEST_PRINT_MS,
  longestWaitMs = LONGEST_WAIT_MS,
}: PrinterParts): Printer {
  const queue = fairQueue({
    atOnce: workers,
    mostWaiting: workers * WAITING_PER_WORKER,
    mostOfOne: MOST_OF_ONE,
    longestWaitMs,
  });
  let running: Promise<Press> | null = null;

  const launched = (path: string): Promise<Press> => {
    if (running !== null) return running;
    const made = launch(path);
    running = made;
    made.catch(() => put(made));
    return made;
  };
  /** Not asked again. */
  const put = (press: Promise<Press>): void => {
    if (running === press) running = null;
  };

  async function printed(path: string, html: Buffer, gone: AbortSignal): Promise<Buffer> {
    const asked = launched(path);
    const press = await asked;
    const { server, browser } = press;
    // a browser that hangs does not hear that it should close
    const late = setTimeout(() => void server.kill().catch(failed), longestMs);
    try {
      const pdf = await Promise.race([printedBy(browser, html, gone), left(gone)]);
      if (++press.books >= BOOKS_OF_ONE && queue.running() === 1) {
        put(asked);
        await server.close();
      }
      return undated(pdf);
    } catch (error) {
      if (!gone.aborted) {
        put(asked);
        await server.kill();
      }
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  /** Who leaves closes the page, which ends the print. */
  async function printedBy(browser: Browser, html: Buffer, gone: AbortSignal): Promise<Buffer> {
    const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' });
    const leave = () => void context.close().catch(() => undefined);
    gone.addEventListener('abort', leave, { once: true });
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
      await numbered(page);
      return await page.pdf({ ...PAPER, tagged: true, outline: true });
    } finally {
      gone.removeEventListener('abort', leave);
      await context.close().catch(() => undefined); // a browser that ended has closed it
    }
  }

  return {
    async print(html, { owner, gone }) {
      if (executable === null) throw refusal('no_printer', NOT_INSTALLED);
      try {
        const body = await queue.run(owner, gone, () =>
          printed(executable, html, gone).catch((error: unknown) => {
            if (gone.aborted) throw clientLeft();
            failed(error);
            return printed(executable, html, gone);
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
      const press = await running?.catch(() => null);
      await press?.server.kill();
    },
  };
}

const PAPER = { preferCSSPageSize: true, printBackground: true } as const;

/** A document that asks for page numbers is printed once to see where its chapters fall; they are written in, and it keeps its layout. */
async function numbered(page: Page): Promise<void> {
  if ((await page.locator('[data-page-of]').count()) === 0) return;
  const pages = Object.fromEntries(pagesOf(await page.pdf({ ...PAPER, tagged: false, outline: false })));
  await page.evaluate((numbers) => {
    for (const place of document.querySelectorAll('[data-page-of]'))
      place.textContent = String(numbers[place.getAttribute('data-page-of') ?? ''] ?? '');
  }, pages);
}

/** Whoever has left is not waited for; the page closes behind him. */
const left = (gone: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (gone.aborted) reject(clientLeft());
    gone.addEventListener('abort', () => reject(clientLeft()), { once: true });
  });

/** A browser: its process, which can be killed, and the line to it. */
interface Press {
  readonly server: BrowserServer;
  readonly browser: Browser;
  books: number;
}

/** The library is loaded with the first book: a service that prints none does without it. */
async function launch(executablePath: string): Promise<Press> {
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer({
    executablePath,
    // Chromium refuses its sandbox to root; the page runs no script and reaches no network either way
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--headless', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
    // the service ends it in its own time
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return { server, browser: await chromium.connect(server.wsEndpoint()), books: 0 };
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

const HOUR = /\(D:\d{14}([^)]*)\)/g;
/** The browser's own number of an element that a table's cells refer to; it goes on counting from book to book. */
const ELEMENT = /\(node(\d{8})\)/g;

/** The same book at another hour is the same file: the printer's clock is set to one day and its counter to one, byte for byte as long. */
function undated(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const elements = [...new Set(text.match(ELEMENT))].sort(); // their order stays: the file has them sorted
  const number = new Map(elements.map((each, i) => [each, `(node${String(i + 1).padStart(8, '0')})`]));
  return Buffer.from(
    text
      .replace(HOUR, (_, zone: string) => `(D:20000101000000${zone})`)
      .replace(ELEMENT, (each) => number.get(each) ?? each),
    'latin1',
  );
}
