/** A chapter: a heading for the contents, and its body. */

import type { HeadId } from 'ganaka/internal/text/contracts/book-words.ts';
import type { Markup } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { BookPrinter } from '../printer.ts';

export interface Chapter {
  readonly id: HeadId;
  readonly body: (matter: Matter, printer: BookPrinter) => Markup;
}
