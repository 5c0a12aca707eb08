/** The printed kundali book and the mobile pack. */
import { EVERY_ENGINE, table } from '../route.ts';

export const book = table('book', EVERY_ENGINE, [
  // path, credits, access, adds, shows
  ['/kundali-book.html', 'book_html', 'enterprise', ['time*', 'name'], null],
  ['/kundali-book.pdf', 'book_pdf', 'enterprise', ['time*', 'name'], null],
  ['/kundali-pack', 'pack', 'enterprise', ['time*', 'name'], null],
]);
