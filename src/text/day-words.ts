/** Only the names and labels of a day, for scripts that need nothing else of a language. */
import { MASA } from '../lexicon/masa.ts';
import { NAKSHATRA } from '../lexicon/nakshatra.ts';
import { VARA } from '../lexicon/vara.ts';
import { YOGA } from '../lexicon/yoga.ts';
import { karanaAt, tithiAt } from './cycles.ts';
import type { SomeLabels } from './language.ts';
import { isSpoken, type LanguageId, type SpokenId } from './languages.ts';
import { NAMED_FOLDERS } from './named-folders.ts';

export type DayList = 'tithi' | 'paksha' | 'nakshatra' | 'yoga' | 'karana' | 'vara' | 'masa' | 'masa_terms';
type SomeNames = { readonly [L in DayList]: Readonly<Record<string, string | null>> };

export interface DayWords {
  readonly names: SomeNames;
  readonly labels: SomeLabels;
}

const named = async (
  folder: Promise<{ readonly words: { readonly names: SomeNames; readonly labels: SomeLabels } }>,
): Promise<DayWords> => (await folder).words;

const spoken = async (
  angas: Promise<{ readonly angas: Omit<SomeNames, 'masa' | 'masa_terms'> }>,
  calendar: Promise<{ readonly calendar: Pick<SomeNames, 'masa' | 'masa_terms'> }>,
  labels: Promise<{ readonly labels: SomeLabels }>,
): Promise<DayWords> => ({
  names: { ...(await angas).angas, ...(await calendar).calendar },
  labels: (await labels).labels,
});

const SPOKEN: Readonly<Record<SpokenId, () => Promise<DayWords>>> = {
  en: () => spoken(import('./en/names/angas.ts'), import('./en/names/calendar.ts'), import('./en/labels.ts')),
  hi: () => spoken(import('./hi/names/angas.ts'), import('./hi/names/calendar.ts'), import('./hi/labels.ts')),
};

export const loadDayWords = (lang: LanguageId): Promise<DayWords> =>
  isSpoken(lang) ? SPOKEN[lang]() : named(NAMED_FOLDERS[lang]());

const IDS: Readonly<Record<'tithi' | 'nakshatra' | 'yoga' | 'karana' | 'vara' | 'masa', (number: number) => string>> = {
  tithi: (number) => tithiAt(number)?.id ?? '',
  karana: (number) => karanaAt(number)?.id ?? '',
  nakshatra: (number) => NAKSHATRA[number - 1]?.id ?? '',
  yoga: (number) => YOGA[number - 1]?.id ?? '',
  vara: (number) => VARA[number - 1]?.id ?? '',
  masa: (number) => MASA[number - 1]?.id ?? '',
};

/** Returns the name of a number in a list; empty if the language has none. */
export const dayNameAt = ({ names }: DayWords, list: keyof typeof IDS, number: number): string =>
  names[list][IDS[list](number)] ?? '';
