/**
 * The queue of the printer. Some documents are printed at the same time; the others wait in a fair queue by customer,
 * which holds as many as can be printed within a minute. A book beyond that is refused at once, with the time that the
 * queue needs, instead of after a long wait; of a customer with fewer books than another it is still accepted. A browser that crashes ends all its prints, so a document that failed is printed once more in a separate browser.
 * Without Chromium the service runs as usual, and a print is rejected with the command that installs Chromium.
 */
import type { EncodedReply } from '../../api/answer/encode.ts';
import { Refusal } from '../../api/refusal.ts';
import { alike, fairQueue, type QueueLimits, type QueueRefusal, TurnedAway } from '../admission/fair-queue.ts';
import { clientLeft, type WorkOwner } from '../threads/workers.ts';
import type { PdfPrinter } from './pdf-printer.ts';

export interface Printer {
  /** Starts the browser, so that it is ready when a book that is being computed is printed. */
  ready(): void;
  print(html: Buffer, asker: WorkOwner): Promise<EncodedReply>;
  close(): Promise<void>;
}

export interface PrinterParts {
  /** The number of documents printed at the same time. */
  readonly workers: number;
  /** The press; null if there is no Chromium. */
  readonly press: PdfPrinter | null;
  readonly failed: (error: unknown) => void;
  /** The longest time a book may wait. */
  readonly longestWaitMs?: number;
}

const LONGEST_WAIT_MS = 60_000;
/** The time of a print, as long as none has been measured, and the weight of a new measurement in the average. */
const FIRST_GUESS_MS = 3_000;
const WEIGHT = 0.2;
/** Until a browser is installed or works again. */
const RETRY_AFTER_S = 10;
const PDF_MEDIA = 'application/pdf';

export function printerOf({ workers, press, failed, longestWaitMs = LONGEST_WAIT_MS }: PrinterParts): Printer {
  let printMs = FIRST_GUESS_MS;
  // less the book that is being printed
  const room = (): number => Math.max(1, Math.floor(longestWaitMs / printMs) - 1) * workers;
  const limits: QueueLimits = {
    get mostWaiting() {
      return room();
    },
    get mostOfOne() {
      return room() + workers;
    },
    longestWaitMs,
    longestWallMs: longestWaitMs,
  };
  const queue = fairQueue(limits, alike(workers));
  const timed = async (print: () => Promise<Buffer>): Promise<Buffer> => {
    const began = performance.now();
    const body = await print();
    printMs += WEIGHT * (performance.now() - began - printMs);
    return body;
  };
  /** The time in which the books that wait will be printed, whole seconds. */
  const backlogS = (): number => Math.max(1, Math.ceil((queue.waiting() * printMs) / workers / 1000));
  return {
    ready: () => press?.ready(),
    async print(html, { owner, gone }) {
      if (press === null) throw refusal('no_printer', NOT_INSTALLED);
      try {
        const text = html.toString();
        const body = await queue.run(owner, gone, () =>
          timed(() => press.print(text, gone)).catch((error: unknown) => {
            if (gone.aborted) throw clientLeft();
            failed(error);
            return press.print(text, gone, true);
          }),
        );
        if (gone.aborted) throw clientLeft();
        return { media: PDF_MEDIA, body };
      } catch (error) {
        if (gone.aborted) throw clientLeft();
        if (error instanceof TurnedAway) throw refusalOf(error.why, queue.waiting(), backlogS());
        failed(error);
        throw refusal('printer_failed', 'the printer failed on this book; nothing was charged, try again shortly');
      }
    },
    close: async () => press?.close(),
  };
}

const NOT_INSTALLED =
  'no Chromium is installed here to print with; kundali-book.html is the same document. To install it: apt-get install chromium, or set CHROMIUM to its path';

function refusalOf(why: QueueRefusal, waiting: number, backlogS: number): Refusal {
  if (why === 'left') return clientLeft();
  const queue = `${waiting} books wait to be printed, for about ${backlogS} s`;
  const text =
    why === 'waited_too_long' ? `the book waited ${LONGEST_WAIT_MS / 1000} s for its turn, and ${queue}` : queue;
  return refusal('busy', `${text}; nothing was charged, try again then`, backlogS);
}
const refusal = (code: string, text: string, retryAfterS = RETRY_AFTER_S): Refusal =>
  new Refusal(503, code, text, { headers: [['retry-after', String(retryAfterS)]] });
