/** Who reads: the language and the theme, from `?lang=` and `?theme=` or from the cookies they leave. */
import { langText, pageLanguageIn } from '../../text/page-language.ts';
import { type PageLanguage, type PageWords, pageWords } from '../../text/page-words.ts';

const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Reader {
  readonly lang: PageLanguage;
  /** Null follows the reader's own system. */
  readonly theme: Theme | null;
  /** All that pages say in that language. */
  readonly words: PageWords;
  /** Whether the browser has a session, which only the account pages check. A cached page is cached for both. */
  readonly known: boolean;
  /** The page being read, for switches that lead back to it. */
  readonly path: string;
  /** The other parameters of its URL. */
  readonly search: readonly (readonly [name: string, value: string])[];
}

/** The end of the name, which has a different prefix under https. */
const SESSION = 'ganaka.session_token';

type Texts = Readonly<Record<string, unknown>>;

/** What the address asks for, else what was chosen before. */
export const languageAsked = (query: Texts, cookies: Texts): PageLanguage =>
  pageLanguageIn(query.lang) ?? pageLanguageIn(cookies.lang) ?? 'en';

export function readerOf(path: string, query: Texts, cookies: Texts): Reader {
  const lang = languageAsked(query, cookies);
  const theme = oneOf(THEMES, query.theme) ?? oneOf(THEMES, cookies.theme) ?? null;
  const search = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'lang' && name !== 'theme' ? [[name, value]] : [],
  );
  return { lang, theme, words: pageWords(lang), known: hasSession(cookies), path, search };
}

/** Whether the browser sent the cookie of a sign-in; whether that is still valid, only the account knows. */
export const hasSession = (cookies: Texts): boolean => Object.keys(cookies).some((name) => name.endsWith(SESSION));

/** The address of the page being read, in other languages. */
export const hereIn = (reader: Reader, lang: PageLanguage): string => here(reader, 'lang', langText(lang));
/** The address of the page being read, with one thing changed. */
export const here = ({ path, search }: Reader, name: 'lang' | 'theme', value: string): string =>
  `${path}?${new URLSearchParams([...search.map(([key, each]) => [key, each]), [name, value]])}`;

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value);

/** Valid for a year: these cookies hold preferences and nothing else. */
export const TASTE_COOKIE = { path: '/', maxAge: 365 * 86_400, sameSite: 'lax', httpOnly: false } as const;

const INDIA = 'Asia/Kolkata';

/** Dates and numbers the way the language writes them, on India's clock, by which credits are counted. */
export const dateText = (lang: PageLanguage, ms: number): string => {
  const { intl, dateStyle } = pageWords(lang).locale;
  return new Intl.DateTimeFormat(intl, { dateStyle, timeZone: INDIA }).format(ms);
};
export const instantText = (lang: PageLanguage, ms: number): string => {
  const { intl, dateStyle } = pageWords(lang).locale;
  return new Intl.DateTimeFormat(intl, { dateStyle, timeStyle: 'short', hourCycle: 'h23', timeZone: INDIA }).format(ms);
};
export const monthText = (lang: PageLanguage, ms: number): string =>
  new Intl.DateTimeFormat(pageWords(lang).locale.intl, { month: 'long', year: 'numeric', timeZone: INDIA }).format(ms);
export const numberText = (lang: PageLanguage, n: number): string =>
  new Intl.NumberFormat(pageWords(lang).locale.intl).format(n);
