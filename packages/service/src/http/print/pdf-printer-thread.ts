/**
 * A printer in its own thread, so that no other request waits while we talk to the browser and read a file of some
 * megabytes from it. The thread is created for the first document. If the thread dies, the current prints fail, and the
 * next document creates another thread.
 */
import type { Worker } from 'node:worker_threads';
import { startedThread } from '../threads/thread.ts';
import type { PdfPrinter } from './pdf-printer.ts';

/** Messages to the thread: a document is coming; print a document; its client has disconnected; the service ends. */
export type ToPdfThread =
  | { readonly ready: true }
  | { readonly id: number; readonly html: string; readonly alone: boolean }
  | { readonly id: number; readonly left: true }
  | { readonly close: true };

/** Messages from the thread: a file, the error of a print, or another error. */
export type FromPdfThread =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: unknown }
  | { readonly failed: unknown };

export interface PdfThreadData {
  /** The folder of the service, for the fonts. */
  readonly root: string;
  /** The path of Chromium. */
  readonly executable: string;
  readonly sandboxed?: boolean;
}

interface Waiting {
  readonly done: (pdf: Buffer) => void;
  readonly fail: (error: unknown) => void;
}

export function pdfPrinterInThread(
  filename: URL,
  workerData: PdfThreadData,
  failed: (error: unknown) => void,
): PdfPrinter {
  const waiting = new Map<number, Waiting>();
  let ids = 0;
  let thread: Worker | null = null;

  const ended = (error: unknown): void => {
    thread = null;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
  };
  const heard = (message: FromPdfThread): void => {
    if ('failed' in message) failed(message.failed);
    else {
      const asked = waiting.get(message.id);
      waiting.delete(message.id);
      if ('error' in message) asked?.fail(message.error);
      else asked?.done(Buffer.from(message.pdf.buffer, message.pdf.byteOffset, message.pdf.byteLength));
    }
  };
  const started = (): Worker => {
    if (thread !== null) return thread;
    const made = startedThread(filename, { workerData });
    made.on('message', heard);
    made.on('error', ended);
    made.on('exit', (code) => ended(new Error(`the thread of the press ended with ${code}`)));
    thread = made;
    return made;
  };
  const tell = (to: Worker, message: ToPdfThread): void => to.postMessage(message);

  return {
    ready: () => tell(started(), { ready: true }),
    print(html, gone, alone = false) {
      const id = ++ids;
      const to = started();
      const leave = () => tell(to, { id, left: true });
      gone.addEventListener('abort', leave, { once: true });
      return new Promise<Buffer>((done, fail) => {
        waiting.set(id, { done, fail });
        tell(to, { id, html, alone });
      }).finally(() => gone.removeEventListener('abort', leave));
    },
    async close() {
      if (thread === null) return;
      const last = thread;
      const over = new Promise((resolve) => last.once('exit', resolve));
      tell(last, { close: true });
      await over;
    },
  };
}
