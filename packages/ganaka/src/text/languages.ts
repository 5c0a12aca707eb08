/**
 * The languages. English is in the fields without a suffix; every other language has its own fields after them
 * (`name_hi`), in the order of this list. To add a language, add its folder, complete by type at its level, and its
 * line here. The list of the modules that are loaded is made of it (builders/language-loaders.ts). The folder of a named
 * language is made from packages/ganaka/data/lexicon (builders/lexicon.ts).
 */
interface Described {
  /** The name of the language in the language itself. */
  readonly endonym: string;
  /** The name of the language in English. */
  readonly english: string;
  /** The ISO 15924 code of its script. */
  readonly script: string;
  /** The ten digits of its texts, from zero. Numeric fields of a reply never use them. */
  readonly digits: string;
  /** The suffix of its fields, if it is not the code, because a hyphen is awkward in most programming languages. */
  readonly field?: string;
  /** Set if many names are transliterated or missing: a speaker should check them before others rely on them. */
  readonly beta?: true;
}
/** What a language has; see `language.ts`. */
export type LanguageLevel = 'named' | 'charted' | 'spoken';
export type LanguageRow = Described & { readonly level: LanguageLevel };

/** The digits in which most of these languages are printed, whatever their script. */
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
/** The suffixes of the fields with names (`name_hi`), and of those with sentences. English has none. */
export type NameEnding = { [Id in Exclude<LanguageId, 'en'>]: EndingOf<Id> }[Exclude<LanguageId, 'en'>];
export type SentenceEnding = { [Id in Exclude<SpokenId, 'en'>]: EndingOf<Id> }[Exclude<SpokenId, 'en'>];

export const isLanguage = (code: string): code is LanguageId => Object.hasOwn(LANGUAGES, code);
export const LANGUAGE_IDS: readonly LanguageId[] = Object.keys(LANGUAGES).filter(isLanguage);
export const isSpoken = (id: LanguageId): id is SpokenId => LANGUAGES[id].level === 'spoken';

export const rowOf = (id: LanguageId): LanguageRow => LANGUAGES[id];
export const endingOf = (id: LanguageId): string => rowOf(id).field ?? id;
/** Returns the field of a name in this language: `name`, `name_hi`. */
export const nameFieldOf = (id: LanguageId): string => (id === 'en' ? 'name' : `name_${endingOf(id)}`);
