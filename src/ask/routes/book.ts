/** The printed kundali book and the mobile pack. */
import { kundaliBook, kundaliBookPdf } from '../../book/view.ts';
import { text } from '../../views/parameter.ts';
import { EVERY_ENGINE, table, unbuilt } from '../route.ts';

const name = { ...text({ meaning: "the native's name", example: 'Asha' }), personal: true } as const;

export const book = table('book', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/kundali-book.html', 'book_html', 'enterprise', kundaliBook],
  ['/kundali-book.pdf', 'book_pdf', 'enterprise', kundaliBookPdf],
  ['/kundali-pack', 'pack', 'enterprise', unbuilt('birth', { name })],
]);
