/** The kundali book as a view: one birth, one finished document. */

import { defaulted, oneOf } from 'ganaka/internal/views/kit/parameter.ts';
import { nameOf, wrongName } from 'ganaka/internal/views/kit/person.ts';
import type { textReply } from 'ganaka/internal/views/kit/text.reply.ts';
import { packParams } from 'ganaka/internal/views/kundali/full.ts';
import { view } from 'ganaka/internal/views/view.ts';
import { bookOf } from './document.ts';
import { matterOf } from './matter.ts';
import { PAPERS } from './paper.ts';

const name = nameOf('whose book it is');
const style = defaulted(
  oneOf(['north', 'south', 'east'], { meaning: 'how the charts are drawn', example: 'north' }),
  'north',
);

const paper = defaulted(oneOf(PAPERS, { meaning: 'the sheet it is printed on', example: 'a4' }), 'a4');

export const bookParams = { name, style, paper, ...packParams };

export const kundaliBook = view<typeof textReply>()({
  field: 'html',
  summary: 'The kundali book: every table and chart of a birth as one HTML document',
  reads: 'birth',
  media: 'text/html; charset=utf-8',
  heavy: true,
  params: bookParams,
  wrongWith: wrongName,
  of(asked) {
    const { name: given, style: drawn, paper: sheet } = asked.params;
    return bookOf(matterOf({ ...asked, name: given ?? null, style: drawn, paper: sheet }));
  },
});

/** The same document, printed as a PDF. */
export const kundaliBookPdf: typeof kundaliBook = {
  ...kundaliBook,
  field: 'pdf',
  summary: 'The kundali book as PDF: tagged, with outline, title and embedded fonts',
  media: 'application/pdf',
  printed: true,
};
