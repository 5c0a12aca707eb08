/**
 * The languages of a page as one word. The sentences are in a spoken language; the names and labels are in the same or
 * in a named language. `hi` is Hindi throughout; `en+ta` has English sentences, and names and labels in Tamil.
 */

import { isSpoken, LANGUAGE_IDS, type LanguageId, type SpokenId } from '../languages.ts';
import { languagesIn } from './requested-languages.ts';

/** The languages in which the sentences of pages are written. */
export type ProseLanguage = SpokenId;
export const PROSE_LANGUAGES: readonly ProseLanguage[] = LANGUAGE_IDS.filter(isSpoken);
export type NamedId = Exclude<LanguageId, SpokenId>;
export type PageLanguage = ProseLanguage | `${ProseLanguage}+${NamedId}`;

const isNamed = (id: LanguageId): id is NamedId => !isSpoken(id);

/** Languages for which CLDR has no dates; dates are then written in the language of the sentences. */
const WITHOUT_DATES: readonly LanguageId[] = ['sa-Latn'];

interface Languages {
  readonly prose: ProseLanguage;
  readonly names: LanguageId;
  readonly named: NamedId | null;
  readonly dates: LanguageId;
}

function languagesOf(lang: PageLanguage): Languages {
  const [first, second] = lang.split('+');
  const prose = PROSE_LANGUAGES.find((id) => id === first) ?? 'en';
  const names = LANGUAGE_IDS.find((id) => id === second) ?? prose;
  return {
    prose,
    names,
    named: isNamed(names) ? names : null,
    dates: WITHOUT_DATES.includes(names) ? prose : names,
  };
}

/** The parsed languages are cached, because rendering a page needs them some thousand times. */
const known = new Map<PageLanguage, Languages>();
function read(lang: PageLanguage): Languages {
  let found = known.get(lang);
  if (found === undefined) known.set(lang, (found = languagesOf(lang)));
  return found;
}

/** Returns the language of the sentences. */
export const proseOf = (lang: PageLanguage): ProseLanguage => read(lang).prose;

/** Returns the language of the names and labels. */
export const namesOf = (lang: PageLanguage): LanguageId => read(lang).names;

/** Returns the named language of the names and labels; null if they are in the language of the sentences. */
export const namedOf = (lang: PageLanguage): NamedId | null => read(lang).named;

/** Returns the language of dates and times that are not part of a sentence. */
export const datesOf = (lang: PageLanguage): LanguageId => read(lang).dates;

/** Returns the languages with names and labels in `names`; the language of the sentences does not change. */
export const withNames = (lang: PageLanguage, names: LanguageId): PageLanguage =>
  isNamed(names) ? `${proseOf(lang)}+${names}` : names;

/** Returns the languages with sentences in `prose`. Names stay in their language only if it is a named one. */
export const withProse = (lang: PageLanguage, prose: ProseLanguage): PageLanguage => {
  const named = namedOf(lang);
  return named === null ? prose : `${prose}+${named}`;
};

/**
 * Returns the languages of a page for a value of `lang`: at most one named language, and Hindi sentences if Hindi is in
 * the list. Returns undefined for a value that no page can have.
 */
export function pageLanguageIn(text: unknown): PageLanguage | undefined {
  const asked = typeof text === 'string' ? languagesIn(text) : null;
  if (asked === null) return undefined;
  const [named, another] = asked.filter(isNamed);
  if (another !== undefined) return undefined;
  const prose = asked.filter(isSpoken).find((id) => id !== 'en') ?? 'en';
  return named === undefined ? prose : `${prose}+${named}`;
}

/** Returns the value of `lang` for these languages: `ta`, `hi,ta`. */
export const langText = (lang: PageLanguage): string => {
  const named = namedOf(lang);
  const prose = proseOf(lang);
  return named === null ? prose : prose === 'en' ? named : `${prose},${named}`;
};
