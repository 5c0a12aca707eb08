/**
 * The languages. English is in the fields without an ending; every other has its own fields after them (`name_hi`), in the order of
 * this list. To add one: its folder, complete by type at its level, and its line here; `npx tsx builders/language-loaders.ts` then writes
 * where its words are loaded from. The folder of a named language is made from data/lexicon by builders/lexicon.ts.
 */
interface Described {
  /** Its name in itself. */
  readonly endonym: string;
  /** Its name in English. */
  readonly english: string;
  /** ISO 15924. */
  readonly script: string;
  /** The ten digits of its texts, from zero. Numbers of a reply are never written with them. */
  readonly digits: string;
  /** The suffix of its fields, if it is not the code: a hyphen is awkward in most programming languages. */
  readonly field?: string;
  /** Much of it is transliterated or missing: a speaker should read it before others rely on it. */
  readonly beta?: true;
}
/** What a language has, see `language.ts`. */
export type Level = 'named' | 'charted' | 'spoken';
export type LanguageRow = Described & { readonly level: Level };

/** The digits that most of these languages print, whatever their script. */
const digits = '0123456789';
const LATIN = { script: 'Latn', digits };
const DEVANAGARI = { script: 'Deva', digits: '०१२३४५६७८९' };
const BENGALI = { script: 'Beng', digits: '০১২৩৪৫৬৭৮৯' };
const ODIA = { script: 'Orya', digits: '୦୧୨୩୪୫୬୭୮୯' };
const GUJARATI = { script: 'Gujr', digits };
const TAMIL = { script: 'Taml', digits };
const TELUGU = { script: 'Telu', digits };
const KANNADA = { script: 'Knda', digits };
const MALAYALAM = { script: 'Mlym', digits };
const GURMUKHI = { script: 'Guru', digits };

const beta = true;

export const LANGUAGES = {
  en: { english: 'English', endonym: 'English', ...LATIN, level: 'spoken' },
  hi: { english: 'Hindi', endonym: 'हिन्दी', ...DEVANAGARI, level: 'spoken' },
  sa: { english: 'Sanskrit', endonym: 'संस्कृतम्', ...DEVANAGARI, level: 'named' },
  'sa-Latn': {
    english: 'Sanskrit in Roman letters',
    endonym: 'saṃskṛtam',
    ...LATIN,
    field: 'sa_latn',
    level: 'named',
  },
  mr: { english: 'Marathi', endonym: 'मराठी', ...DEVANAGARI, level: 'named' },
  ne: { english: 'Nepali', endonym: 'नेपाली', ...DEVANAGARI, level: 'named' },
  gu: { english: 'Gujarati', endonym: 'ગુજરાતી', ...GUJARATI, level: 'named' },
  bn: { english: 'Bengali', endonym: 'বাংলা', ...BENGALI, level: 'named' },
  ta: { english: 'Tamil', endonym: 'தமிழ்', ...TAMIL, level: 'named' },
  te: { english: 'Telugu', endonym: 'తెలుగు', ...TELUGU, level: 'named' },
  kn: { english: 'Kannada', endonym: 'ಕನ್ನಡ', ...KANNADA, level: 'named' },
  ml: {
    english: 'Malayalam',
    endonym: 'മലയാളം',
    ...MALAYALAM,
    beta,
    level: 'named',
  },
  or: { english: 'Odia', endonym: 'ଓଡ଼ିଆ', ...ODIA, beta, level: 'named' },
  pa: { english: 'Punjabi', endonym: 'ਪੰਜਾਬੀ', ...GURMUKHI, beta, level: 'named' },
} as const satisfies Readonly<Record<string, LanguageRow>>;

export type LanguageId = keyof typeof LANGUAGES;
export type SpokenId = {
  [Id in LanguageId]: (typeof LANGUAGES)[Id] extends { readonly level: 'spoken' } ? Id : never;
}[LanguageId];

type EndingOf<Id extends LanguageId> = (typeof LANGUAGES)[Id] extends { readonly field: infer F extends string }
  ? F
  : Id;
/** The suffix of the fields of names (`name_hi`), and of sentences. English has none. */
export type NameEnding = { [Id in Exclude<LanguageId, 'en'>]: EndingOf<Id> }[Exclude<LanguageId, 'en'>];
export type SentenceEnding = { [Id in Exclude<SpokenId, 'en'>]: EndingOf<Id> }[Exclude<SpokenId, 'en'>];

export const isLanguage = (code: string): code is LanguageId => Object.hasOwn(LANGUAGES, code);
export const LANGUAGE_IDS: readonly LanguageId[] = Object.keys(LANGUAGES).filter(isLanguage);
export const isSpoken = (id: LanguageId): id is SpokenId => LANGUAGES[id].level === 'spoken';

export const rowOf = (id: LanguageId): LanguageRow => LANGUAGES[id];
export const endingOf = (id: LanguageId): string => rowOf(id).field ?? id;
/** `name`, `name_hi`: the field of a name in this language. */
export const nameFieldOf = (id: LanguageId): string => (id === 'en' ? 'name' : `name_${endingOf(id)}`);
