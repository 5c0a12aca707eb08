/**
 * Chromium as a printer: one browser, started for the first document while that is being written, and kept, with an
 * open page for each document printed at a time. The fonts of the books stay loaded in a page; a document is inserted,
 * printed and removed. A browser that exits or hangs is killed with its prints, and the next document starts another.
 */
import type { Browser, BrowserServer, Page } from 'playwright-core';
import { pagesOf, undated } from './pdf.ts';

export interface Press {
  /** A document is coming: prepares what it needs while it is being written. */
  ready(): void;
  /**
   * The document as PDF; it must be self-contained except for the fonts. `alone` prints it in a separate browser, which
   * no other document can crash.
   */
  print(html: string, gone: AbortSignal, alone?: boolean): Promise<Buffer>;
  close(): Promise<void>;
}

export interface PressParts {
  /** The path of Chromium. */
  readonly executable: string;
  /** Whether it may use its sandbox; default true. */
  readonly sandboxed?: boolean;
  /** A style sheet of faces with the fonts within it: a page reaches no network. */
  readonly faces: () => string;
  readonly failed: (error: unknown) => void;
  /** The longest time a document may take. */
  readonly longestMs?: number;
}

const LONGEST_PRINT_MS = 30_000;
/** A browser is replaced after this many documents, before its memory has grown. */
const PRINTS_OF_ONE = 100;

/** A browser: its process, which can be killed, the connection to it, and the prepared pages. */
interface Running {
  readonly server: BrowserServer;
  readonly browser: Browser;
  readonly ready: Promise<Page>[];
  prints: number;
  busy: number;
}

export function pressOf(parts: PressParts): Press {
  const { faces, failed, longestMs = LONGEST_PRINT_MS } = parts;
  let running: Promise<Running> | null = null;
  /** Browsers of one document each. */
  const apart = new Set<Promise<Running>>();

  const started = (): Promise<Running> => {
    if (running !== null) return running;
    const made = launch(parts);
    running = made;
    made.catch(() => put(made));
    return made;
  };
  /** Not called again. */
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
      // the document itself will meet the problem and report it
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
      // a hanging browser does not react to a request to close
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

/** A disconnecting client closes the page, which ends the print. */
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
    if (gone.aborted) throw new ReaderLeft(); // the page is being closed: nobody else may use it
    ready.push(Promise.resolve(page));
    return pdf;
  } catch (error) {
    close();
    throw error;
  } finally {
    gone.removeEventListener('abort', close);
  }
}

/** A browser that exited has closed its pages. */
const ended = (): void => undefined;

/** The library is loaded with the first document: a service that prints none does without it. */
async function launch({ executable: executablePath, sandboxed = true }: PressParts): Promise<Running> {
  const { chromium } = await import('playwright-core');
  const server = await chromium.launchServer({
    executablePath,
    // Chromium refuses its sandbox to root; the page runs no script and reaches no network either way
    chromiumSandbox: sandboxed && process.getuid?.() !== 0,
    // glyphs as wide on the screen, where pages are counted, as on paper
    args: ['--headless', '--disable-gpu', '--disable-background-networking', '--no-first-run', HINTING],
    // the service ends it itself
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return { server, browser: await chromium.connect(server.wsEndpoint()), ready: [], prints: 0, busy: 0 };
}
const HINTING = '--font-render-hinting=none';

/** A page with all fonts loaded and no content; it stays empty on screen, so only print layout is done. */
async function opened(browser: Browser, faces: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block', offline: true });
  const page = await context.newPage();
  await page.setContent(`<!doctype html><style>${faces}@media screen{html{display:none}}</style>`);
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
  return page;
}

/** The document says on which sheet. */
const PAPER = { preferCSSPageSize: true, printBackground: true, tagged: true, outline: true } as const;

/**
 * A document that needs the page numbers of its chapters (`data-page-of`) is first laid out in columns of the size of
 * its pages, which break as pages do: they are counted there and printed once. The PDF itself is then checked; if it
 * differs, its numbers are inserted and it is printed again.
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

/** In the page: sets the document, counts the pages and writes them in. */
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

/** In the page: writes other numbers in. */
function numbered(pages: Readonly<Record<string, number>>): void {
  for (const place of document.querySelectorAll('[data-page-of]'))
    place.textContent = String(pages[place.getAttribute('data-page-of') ?? ''] ?? '');
}

class ReaderLeft extends Error {}

/** A disconnected client is not waited for; its page is closed. */
const left = (gone: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (gone.aborted) reject(new ReaderLeft());
    gone.addEventListener('abort', () => reject(new ReaderLeft()), { once: true });
  });
