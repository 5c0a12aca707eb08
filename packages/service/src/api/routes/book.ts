/** The printed kundali book, and the pack with the URLs of everything about one birth. */
import { textReply } from 'ganaka/internal/views/kit/text.reply.ts';
import { kundaliPackReply } from '../../book/pack.reply.ts';
import { kundaliPack } from '../../book/pack.ts';
import { kundaliBook, kundaliBookPdf } from '../../book/view.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const book = table('book', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  ['/kundali-book.html', 'book_html', 'enterprise', kundaliBook, textReply],
  ['/kundali-book.pdf', 'book_pdf', 'enterprise', kundaliBookPdf, textReply],
  ['/kundali-pack', 'pack', 'enterprise', kundaliPack, kundaliPackReply],
]);
