/**
 * The printing thread. The thread and its browser have a low priority, so that a small call does not wait for a book.
 */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { pdfPrinterOf } from './http/print/pdf-printer.ts';
import type { FromPdfThread, PdfThreadData, ToPdfThread } from './http/print/pdf-printer-thread.ts';
import { facesWithin } from './web/design/assets.ts';

const port = parentPort;
if (port === null) throw new Error('pdf-thread.ts runs as a thread');
// on Linux this sets the priority of this thread only; the browser that it starts inherits it
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { root, executable, sandboxed = true }: PdfThreadData = workerData;
const tell = (message: FromPdfThread, taken: ArrayBuffer[] = []): void => port.postMessage(message, taken);
let faces: string | undefined;
const press = pdfPrinterOf({
  executable,
  sandboxed,
  faces: () => (faces ??= facesWithin(root)),
  failed: (failed) => tell({ failed }),
});
const readers = new Map<number, AbortController>();

port.on('message', (message: ToPdfThread) => {
  if ('ready' in message) press.ready();
  else if ('close' in message) void press.close().finally(() => process.exit());
  else if ('left' in message) readers.get(message.id)?.abort();
  else void print(message);
});

async function print({ id, html, alone }: Extract<ToPdfThread, { html: string }>): Promise<void> {
  const reader = new AbortController();
  readers.set(id, reader);
  try {
    const { buffer } = new Uint8Array(await press.print(html, reader.signal, alone));
    tell({ id, pdf: new Uint8Array(buffer) }, [buffer]);
  } catch (error) {
    tell({ id, error });
  } finally {
    readers.delete(id);
  }
}
