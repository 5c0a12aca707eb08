/** The kundali book as a view: one birth, one finished document. */
import { Type } from 'typebox';
import { packParams } from '../views/kundali/full.ts';
import { defaulted, oneOf, text } from '../views/parameter.ts';
import { view, type Wrong } from '../views/view.ts';
import { bookOf } from './document.ts';
import { matterOf } from './matter.ts';

const MOST_LETTERS = 80;

const name = { ...text({ meaning: 'whose book it is', example: 'Asha' }), personal: true, natal: true } as const;
const style = defaulted(
  oneOf(['north', 'south', 'east'], { meaning: 'how the charts are drawn', example: 'north' }),
  'north',
);

export const bookParams = { name, style, ...packParams };

/** A name is text: any script, no control characters, not too long for its line. */
export function wrongName({ name: given }: { readonly name?: string }): readonly Wrong[] {
  if (given === undefined) return [];
  if (/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(given))
    return [{ param: 'name', text: 'name must be text without control characters' }];
  const letters = [...given].length;
  return letters > MOST_LETTERS
    ? [{ param: 'name', text: `name may have at most ${MOST_LETTERS} characters; got ${letters}` }]
    : [];
}

export const kundaliBook = view({
  field: 'html',
  summary: 'The kundali book: every table and chart of a birth as one HTML document',
  reads: 'birth',
  media: 'text/html; charset=utf-8',
  heavy: true,
  params: bookParams,
  reply: Type.String(),
  wrongWith: wrongName,
  of(asked) {
    const { name: given, style: drawn } = asked.params;
    return bookOf(matterOf({ ...asked, name: given ?? null, style: drawn }));
  },
});

/** The same document printed. */
export const kundaliBookPdf: typeof kundaliBook = {
  ...kundaliBook,
  field: 'pdf',
  summary: 'The kundali book as PDF: tagged, with outline, title and embedded fonts',
  media: 'application/pdf',
  printed: true,
};
