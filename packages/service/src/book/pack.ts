/**
 * The mobile pack: the book, the natal pack from which it is printed, and sealed URLs of the routes that an application
 * calls next.
 */

import { wrongName } from 'ganaka/internal/views/kit/person.ts';
import { kundaliFull } from 'ganaka/internal/views/kundali/full.ts';
import { LIFE_FIELDS, lifePath } from 'ganaka/internal/views/kundali/reports/life.ts';
import { view } from 'ganaka/internal/views/view.ts';
import { bookOf } from './document.ts';
import { matterOf } from './matter.ts';
import type { kundaliPackReply } from './pack.reply.ts';
import { bookParams } from './view.ts';

/** The other routes whose sealed URLs it returns. */
export const OPENS = {
  planets: '/planets',
  dashas: '/dashas',
  ...Object.fromEntries(LIFE_FIELDS.map((field) => [field, lifePath(field)])),
  book_html: '/kundali-book.html',
  book_pdf: '/kundali-book.pdf',
};

export const kundaliPack = view<typeof kundaliPackReply>()({
  field: 'kundali_pack',
  summary: 'The mobile pack: the book as HTML, the natal pack and sealed URLs of planets, dashas, reports and book',
  reads: 'birth',
  heavy: true,
  params: bookParams,
  opens: OPENS,
  wrongWith: wrongName,
  conventions: (asked) => kundaliFull.conventions?.(asked) ?? {},
  of(asked) {
    const { addresses, params } = asked;
    if (addresses === undefined) throw new Error('a pack is made for a key: its URLs are passed in');
    const matter = matterOf({ ...asked, name: params.name ?? null, style: params.style, paper: params.paper });
    // `matter.full` is not used here, because it has sentences in further languages
    return { html: bookOf(matter), natal: kundaliFull.of(asked), urls: { ...addresses } };
  },
});
