/** The words of the kundali book in English. */
import type { BookWords } from '../../../contracts/book-words.ts';
import { bhangas } from './bhangas.ts';
import { conventions } from './conventions.ts';
import { heads } from './heads.ts';
import { labels } from './labels.ts';
import { terms } from './terms.ts';
import { sections, works } from './works.ts';

const counted = (n: number, unit: string): string => `${n} ${unit}${n === 1 ? '' : 's'}`;

export const book: BookWords = {
  heads,
  labels,
  terms,
  bhangas,
  conventions,
  works,
  engines: {},
  sections,
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  ghatis: (ghatis, palas) => `${ghatis} ghati ${palas} pala`,
  lasting: (years, months, days) => `${counted(years, 'year')}, ${counted(months, 'month')}, ${counted(days, 'day')}`,
  until: { word: 'until', before: true },
  countedFrom: (house, graha) => `${house} from ${graha}`,
  sentence: (conditions) => `${conditions.charAt(0).toUpperCase()}${conditions.slice(1)}.`,
  namesOnly: (languages) => `In ${languages}, only names are given.`,
};
