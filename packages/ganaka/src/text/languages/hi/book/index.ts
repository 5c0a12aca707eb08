/** The words of the kundali book in Hindi. */
import type { BookWords } from '../../../contracts/book-words.ts';
import { MONTHS } from '../clock.ts';
import { engines } from '../engines.ts';
import { bhangas } from './bhangas.ts';
import { conventions } from './conventions.ts';
import { heads } from './heads.ts';
import { labels } from './labels.ts';
import { terms } from './terms.ts';
import { sections, works } from './works.ts';

export const book: BookWords = {
  heads,
  labels,
  terms,
  bhangas,
  conventions,
  works,
  engines,
  sections,
  months: MONTHS,
  ghatis: (ghatis, palas) => `${ghatis} घटी ${palas} पल`,
  lasting: (years, months, days) => `${years} वर्ष, ${months} मास, ${days} दिन`,
  until: { word: 'तक', before: false },
  countedFrom: (house, graha) => `${graha} से ${house}`,
  sentence: (conditions) => `${conditions}।`,
  namesOnly: (languages) => `${languages} में केवल नाम दिए गए हैं।`,
};
