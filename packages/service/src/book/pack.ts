/**
 * The mobile pack: the book, the natal pack from which it is printed, and sealed URLs of the routes that an application
 * calls next.
 */

import { wrongName } from 'ganaka/internal/views/kit/person.ts';
import { kundaliFull } from 'ganaka/internal/views/kundali/full.ts';
import { LIFE_FIELDS, lifePath } from 'ganaka/internal/views/kundali/reports/life.ts';
import { view } from 'ganaka/internal/views/view.ts';
import { Type } from 'typebox';
import { bookOf } from './document.ts';
import { matterOf } from './matter.ts';
import { bookParams } from './view.ts';

/** The other routes whose sealed URLs it returns. */
const OPENS = {
  planets: '/planets',
  dashas: '/dashas',
  ...Object.fromEntries(LIFE_FIELDS.map((field) => [field, lifePath(field)])),
  book_html: '/kundali-book.html',
  book_pdf: '/kundali-book.pdf',
};

const address = Type.Object({
  url: Type.String({
    description: 'a sealed URL that opens this route without a header and is paid for by the key',
  }),
  expires: Type.String({ description: 'when it ends, UTC: a day after it was made, or with its key' }),
});

export const kundaliPack = view({
  field: 'kundali_pack',
  summary: 'The mobile pack: the book as HTML, the natal pack and sealed URLs of planets, dashas, reports and book',
  reads: 'birth',
  heavy: true,
  params: bookParams,
  opens: OPENS,
  reply: Type.Object({
    html: Type.String({ description: 'the kundali book' }),
    natal: kundaliFull.reply,
    urls: Type.Object(Object.fromEntries(Object.keys(OPENS).map((name) => [name, address]))),
  }),
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
