/**
 * The words of the pages about births: what the sheet of a birth or of a pair can say, and nothing about days, festivals and
 * muhurtas. In the bundles of those pages they replace all words of a language (`scripts/islands.mjs`).
 */
import type { SpokenLanguage } from '../language.ts';
import type { kundaliGists } from '../languages/en/gists/kundali.ts';
import type { matchingGists } from '../languages/en/gists/matching.ts';
import type { kundaliNotes } from '../languages/en/notes/kundali.ts';
import type { AngasNames, CalendarNames, KundaliNames } from '../names.ts';
import type { NamedNotes } from './note-words.ts';

type Texts<Ids> = { readonly [Id in keyof Ids]: string };

export interface BirthWords
  extends Pick<SpokenLanguage, 'labels' | 'phrases' | 'aksharas' | 'chart' | 'sentence' | 'sanskrit'> {
  readonly names: AngasNames & CalendarNames & KundaliNames;
  readonly gists: Texts<typeof kundaliGists> & Texts<typeof matchingGists>;
  readonly notes: Pick<SpokenLanguage['notes'], keyof typeof kundaliNotes> & NamedNotes;
}
