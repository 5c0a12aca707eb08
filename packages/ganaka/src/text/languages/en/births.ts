/** The English words of the pages about births. */
import type { BirthWords } from '../../contracts/birth-words.ts';
import { aksharas } from './aksharas.ts';
import { chart } from './chart.ts';
import { kundaliGists } from './gists/kundali.ts';
import { matchingGists } from './gists/matching.ts';
import { labels } from './labels.ts';
import { angas } from './names/angas.ts';
import { calendar } from './names/calendar.ts';
import { kundali } from './names/kundali.ts';
import { kundaliNotes } from './notes/kundali.ts';
import { namedNotes } from './notes-with-names.ts';
import { phrases } from './phrases.ts';

export const words: BirthWords = {
  names: { ...angas, ...calendar, ...kundali },
  labels,
  phrases,
  aksharas,
  chart,
  gists: { ...kundaliGists, ...matchingGists },
  notes: { ...kundaliNotes, ...namedNotes },
  sentence: (text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  sanskrit: 'iast',
};
