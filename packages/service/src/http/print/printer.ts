/**
 * The queue of the printer. Some documents are printed at the same time; the others wait in a fair queue by customer. A
 * browser that crashes ends all its prints, so a document that failed is printed once more in a separate browser.
 * Without Chromium the service runs as usual, and a print is rejected with the command that installs Chromium.
 */
import type { EncodedReply } from '../../api/answer/encode.ts';
import { Refusal } from '../../api/refusal.ts';
import { alike, fairQueue, type QueueRefusal, TurnedAway } from '../admission/fair-queue.ts';
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

const WAITING_PER_WORKER = 48;
const MOST_OF_ONE = 48;
/** The time for a full queue of books, at about three seconds each. */
const LONGEST_WAIT_MS = 150_000;
const RETRY_AFTER_S = 10;
const PDF_MEDIA = 'application/pdf';

export function printerOf({ workers, press, failed, longestWaitMs = LONGEST_WAIT_MS }: PrinterParts): Printer {
  const queue = fairQueue(
    { mostWaiting: workers * WAITING_PER_WORKER, mostOfOne: MOST_OF_ONE, longestWaitMs },
    alike(workers),
  );
  return {
    ready: () => press?.ready(),
    async print(html, { owner, gone }) {
      if (press === null) throw refusal('no_printer', NOT_INSTALLED);
      try {
        const text = html.toString();
        const body = await queue.run(owner, gone, () =>
          press.print(text, gone).catch((error: unknown) => {
            if (gone.aborted) throw clientLeft();
            failed(error);
            return press.print(text, gone, true);
          }),
        );
        if (gone.aborted) throw clientLeft();
        return { media: PDF_MEDIA, body };
      } catch (error) {
        if (gone.aborted) throw clientLeft();
        if (error instanceof TurnedAway) throw refusalOf(error.why);
        failed(error);
        throw refusal('printer_failed', 'the printer failed on this book; nothing was charged, try again shortly');
      }
    },
    close: async () => press?.close(),
  };
}

const NOT_INSTALLED =
  'no Chromium is installed here to print with; kundali-book.html is the same document. To install it: apt-get install chromium, or set CHROMIUM to its path';

const SAID: Readonly<Record<Exclude<QueueRefusal, 'left'>, string>> = {
  full: 'too many books wait to be printed; nothing was charged, try again shortly',
  too_many_of_one: `more than ${MOST_OF_ONE} books of yours wait to be printed; nothing was charged`,
  waited_too_long: `the book waited ${LONGEST_WAIT_MS / 1000} s for its turn; nothing was charged, try again shortly`,
};
const refusalOf = (why: QueueRefusal): Refusal => (why === 'left' ? clientLeft() : refusal('busy', SAID[why]));
const refusal = (code: string, text: string): Refusal =>
  new Refusal(503, code, text, { headers: [['retry-after', String(RETRY_AFTER_S)]] });
