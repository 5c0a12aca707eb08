/** The printed kundali book, and the pack with the URLs of everything about one birth. */
import { kundaliPack } from '../../book/pack.ts';
import { kundaliBook, kundaliBookPdf } from '../../book/view.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const book = table('book', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/kundali-book.html', 'book_html', 'enterprise', kundaliBook],
  ['/kundali-book.pdf', 'book_pdf', 'enterprise', kundaliBookPdf],
  ['/kundali-pack', 'pack', 'enterprise', kundaliPack],
]);
