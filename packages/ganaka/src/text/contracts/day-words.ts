/** Only the names and labels of a day, for scripts that need nothing else of a language. */

import { NAKSHATRA } from '../../lexicon/angas/nakshatra.ts';
import { VARA } from '../../lexicon/angas/vara.ts';
import { YOGA } from '../../lexicon/angas/yoga.ts';
import { MASA } from '../../lexicon/year/masa.ts';
import { karanaAt, tithiAt } from '../cycles.ts';
import type { SomeLabels } from '../language.ts';
import { isSpoken, type LanguageId, type SpokenId } from '../languages.ts';
import { DAYS } from '../loaders/days.generated.ts';
import { NAMED_DAYS } from '../loaders/named-days.generated.ts';
import type { DayList } from './day-lists.ts';

type SomeNames = { readonly [L in DayList]: Readonly<Record<string, string | null>> };

export interface DayWords {
  readonly names: SomeNames;
  readonly labels: SomeLabels;
}

type Loaded = readonly [
  { readonly angas: Omit<SomeNames, 'masa' | 'masa_terms'> },
  { readonly calendar: Pick<SomeNames, 'masa' | 'masa_terms'> },
  { readonly labels: SomeLabels },
];
const LOADERS: Readonly<Record<SpokenId, () => Promise<Loaded>>> = DAYS;

export async function loadDayWords(lang: LanguageId): Promise<DayWords> {
  if (!isSpoken(lang)) {
    const [{ dayNames }, { labels }] = await NAMED_DAYS[lang]();
    return { names: dayNames, labels };
  }
  const [{ angas }, { calendar }, { labels }] = await LOADERS[lang]();
  return { names: { ...angas, ...calendar }, labels };
}

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
