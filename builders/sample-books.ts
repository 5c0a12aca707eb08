/**
 * Makes the sample books of docs/samples/ and the pictures of their pages in docs/pictures/: two births that many books print, as the service
 * sets them. Pages are printed by Chromium and drawn by poppler.
 *
 * npx tsx builders/sample-books.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engines } from '../packages/ganaka/test/kit/engines.ts';
import { FONTS_PATH } from '../packages/service/src/book/document.ts';
import { pdfPrinterOf } from '../packages/service/src/http/print/pdf-printer.ts';
import { printerOf } from '../packages/service/src/http/print/printer.ts';
import { facesWithin } from '../packages/service/src/web/design/assets.ts';
import { THIRD, testApp } from '../test/kit/test-app.ts';
import { SAMPLES } from './samples.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOTS_PER_INCH = '45';

const press = pdfPrinterOf({
  executable: process.env.CHROMIUM ?? '/usr/bin/chromium',
  faces: () => facesWithin(join(ROOT, 'packages', 'service')),
  failed: console.error,
});
const printer = printerOf({ workers: 1, press, failed: console.error });
const app = testApp({ engines: engines(THIRD), printer });
const scratch = mkdtempSync(join(tmpdir(), 'sample-books-'));
for (const folder of ['samples', 'pictures']) mkdirSync(join(ROOT, 'docs', folder), { recursive: true });

for (const { file, family, query, pictures } of SAMPLES) {
  const book = async (kind: 'html' | 'pdf'): Promise<Buffer> =>
    (await app.get(`/v1/${family}/kundali-book.${kind}?${query}`, { 'x-api-key': 'tg-enterprise' })).rawPayload;
  // the faces come from the service; read from a folder the book takes those of the reader's machine
  const html = (await book('html')).toString().replace(`<link rel="stylesheet" href="${FONTS_PATH}">`, '');
  writeFileSync(join(ROOT, 'docs', 'samples', file), html);
  const pdf = join(scratch, 'book.pdf');
  writeFileSync(pdf, await book('pdf'));
  for (const [name, page] of Object.entries(pictures)) {
    const picture = join(ROOT, 'docs', 'pictures', name);
    const at = ['-f', String(page), '-l', String(page), '-r', DOTS_PER_INCH, '-png', '-singlefile'];
    execFileSync('pdftoppm', [...at, pdf, picture]);
    console.log(`${name}.png`, readFileSync(`${picture}.png`).length);
  }
  console.log(file, html.length);
}
await printer.close();
rmSync(scratch, { recursive: true });
process.exit(0);
