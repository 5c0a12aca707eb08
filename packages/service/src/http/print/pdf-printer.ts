/**
 * Chromium as a printer. One browser is started while the first document is being written, and is then kept running,
 * with one open page for each document that is printed at the same time. The fonts of the books stay loaded in a page;
 * a document is inserted, printed and removed. A browser that exits or hangs is killed together with its prints, and
 * the next document starts another browser.
 */
import type { Browser, BrowserServer, Page } from 'playwright-core';
import { pagesOf, undated } from './pdf.ts';

export interface PdfPrinter {
  /**
   * To be called when a document is coming: starts the browser and opens a page while the document is being written.
   */
  ready(): void;
  /**
   * Prints a document as PDF. The document must be self-contained except for the fonts. With `alone` it is printed in a
   * separate browser, which no other document can crash.
   */
  print(html: string, gone: AbortSignal, alone?: boolean): Promise<Buffer>;
  close(): Promise<void>;
}

export interface PdfPrinterParts {
  /** The path of Chromium. */
  readonly executable: string;
  /** Whether Chromium may use its sandbox; default true. */
  readonly sandboxed?: boolean;
  /** A style sheet of `@font-face` rules with the fonts embedded, because a page has no network access. */
  readonly faces: () => string;
  readonly failed: (error: unknown) => void;
  /** The longest time a document may take. */
  readonly longestMs?: number;
}

const LONGEST_PRINT_MS = 30_000;
/** A browser is replaced after this many documents, before its memory has grown. */
const PRINTS_OF_ONE = 100;

/** A running browser: its process, which can be killed, the connection to it, and the prepared pages. */
interface Running {
  readonly server: BrowserServer;
  readonly browser: Browser;
  readonly ready: Promise<Page>[];
  prints: number;
  busy: number;
}

export function pdfPrinterOf(parts: PdfPrinterParts): PdfPrinter {
  const { faces, failed, longestMs = LONGEST_PRINT_MS } = parts;
  let running: Promise<Running> | null = null;
  /** Browsers that print one document each. */
  const apart = new Set<Promise<Running>>();

  const started = (): Promise<Running> => {
    if (running !== null) return running;
    const made = launch(parts);
    running = made;
    made.catch(() => put(made));
    return made;
  };
  /** New documents no longer use this browser. */
  const put = (browser: Promise<Running>): void => {
    if (running === browser) running = null;
  };

  return {
    ready() {
      if (running !== null) return;
      const opening = started().then(({ browser, ready }) => {
        const page = opened(browser, faces());
        ready.push(page);
        return page;
      });
      // an error is ignored here: printing the document will fail with it too, and report it
      opening.catch(ended);
    },
    async print(html, gone, alone = false) {
      const asked = alone ? launch(parts) : started();
      if (alone) apart.add(asked);
      const press = await asked.catch((error: unknown) => {
        apart.delete(asked);
        throw error;
      });
      press.busy++;
      // a hanging browser does not close when asked, so it is killed
      const late = setTimeout(() => void press.server.kill().catch(failed), longestMs);
      try {
        const pdf = await Promise.race([printedBy(press, faces, html, gone), left(gone)]);
        if (alone || (++press.prints >= PRINTS_OF_ONE && press.busy === 1)) {
          put(asked);
          await press.server.close();
        }
        return undated(pdf);
      } catch (error) {
        if (!gone.aborted) {
          put(asked);
          await press.server.kill();
        }
        throw error;
      } finally {
        press.busy--;
        apart.delete(asked);
        clearTimeout(late);
      }
    },
    async close() {
      for (const each of [running, ...apart]) await (await each?.catch(() => null))?.server.kill();
    },
  };
}

/** Prints a document in a prepared page. If the client disconnects, the page is closed, which ends the print. */
async function printedBy(
  { browser, ready }: Running,
  faces: () => string,
  html: string,
  gone: AbortSignal,
): Promise<Buffer> {
  const page = await (ready.pop() ?? opened(browser, faces()));
  const close = () => void page.context().close().catch(ended);
  gone.addEventListener('abort', close, { once: true });
  try {
    if (gone.aborted) throw new ReaderLeft();
    const pdf = await printedOn(page, html);
    await page.evaluate(() => document.body.replaceChildren());
    if (gone.aborted) throw new ReaderLeft(); // the page is being closed and must not be used again
    ready.push(Promise.resolve(page));
    return pdf;
  } catch (error) {
    close();
    throw error;
  } finally {
    gone.removeEventListener('abort', close);
  }
}

/** Ignores the error: if the browser has exited, its pages are closed already. */
const ended = (): void => undefined;

/** Starts a browser. The library is loaded with the first document, so a service that prints none does not need it. */
async function launch({ executable: executablePath, sandboxed = true }: PdfPrinterParts): Promise<Running> {
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer({
    executablePath,
    // Chromium has no sandbox for root; in any case the page runs no scripts and has no network access
    chromiumSandbox: sandboxed && process.getuid?.() !== 0,
    // glyphs must have the same width on screen, where pages are counted, and in print
    args: ['--headless', '--disable-gpu', '--disable-background-networking', '--no-first-run', HINTING],
    // the service itself ends the browser
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return { server, browser: await chromium.connect(server.wsEndpoint()), ready: [], prints: 0, busy: 0 };
}
const HINTING = '--font-render-hinting=none';

/**
 * Opens a page with all fonts loaded and no content. It shows nothing on screen, so only the print layout is computed.
 */
async function opened(browser: Browser, faces: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block', offline: true });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><style>${faces}@media screen{html{display:none}}</style>`);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  return page;
}

/** The document itself sets the paper size (CSS `@page`). */
const PAPER = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const;

/**
 * If a document needs the page numbers of its chapters (`data-page-of`), it is first laid out in columns as large as
 * its pages, which break as pages do. The numbers are counted there, so that the document is normally printed only
 * once. If the PDF then has other page numbers, those are inserted and the document is printed again.
 */
async function printedOn(page: Page, html: string): Promise<Buffer> {
  await page.emulateMedia({ media: 'print' });
  const counted = await page.evaluate(laidOut, html);
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf(PAPER);
  const asked = Object.keys(counted);
  const real = asked.length === 0 ? new Map<string, number>() : pagesOf(pdf);
  if (asked.every((id) => counted[id] === real.get(id))) return pdf;
  await page.evaluate(numbered, Object.fromEntries(real));
  return page.pdf(PAPER);
}

/** Runs in the page: inserts the document, counts the pages and writes in their numbers. */
function laidOut(html: string): Record<string, number> {
  const { title, documentElement, body, head } = new DOMParser().parseFromString(html, 'text/html');
  document.title = title;
  document.documentElement.lang = documentElement.lang;
  for (const before of document.head.querySelectorAll('[data-set]')) before.remove();
  for (const style of head.querySelectorAll('style')) {
    style.dataset.set = '';
    document.head.append(document.adoptNode(style));
  }
  document.body.replaceWith(document.adoptNode(body));
  const pages: Record<string, number> = {};
  document.body.classList.add('sheets');
  const { left } = document.body.getBoundingClientRect();
  const width = document.body.clientWidth;
  const places = document.querySelectorAll('[data-page-of]');
  for (const place of places) {
    const id = place.getAttribute('data-page-of') ?? '';
    const start = document.getElementById(id)?.firstElementChild?.getBoundingClientRect().left ?? left;
    pages[id] = Math.round((start - left) / width) + 1;
  }
  document.body.classList.remove('sheets');
  for (const place of places) place.textContent = String(pages[place.getAttribute('data-page-of') ?? '']);
  return pages;
}

/** Runs in the page: writes in other page numbers. */
function numbered(pages: Readonly<Record<string, number>>): void {
  for (const place of document.querySelectorAll('[data-page-of]'))
    place.textContent = String(pages[place.getAttribute('data-page-of') ?? ''] ?? '');
}

class ReaderLeft extends Error {}

/** Rejects when the client disconnects, so that nobody waits for its print. */
const left = (gone: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (gone.aborted) reject(new ReaderLeft());
    gone.addEventListener('abort', () => reject(new ReaderLeft()), { once: true });
  });
