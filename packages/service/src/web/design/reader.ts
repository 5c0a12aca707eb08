/**
 * The reader of a page: language and theme, from `?lang=` and `?theme=` or from the cookies that store an earlier
 * choice.
 */
import { langText, pageLanguageIn } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { type PageLanguage, type PageWords, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Reader {
  readonly lang: PageLanguage;
  /** Null follows the setting of the reader's system. */
  readonly theme: Theme | null;
  /** All words of the pages in that language. */
  readonly words: PageWords;
  /**
   * Whether the browser has a session cookie. Only the account pages check the session; other pages are cached once
   * with the cookie and once without.
   */
  readonly known: boolean;
  /** The path of the current page, to which the switches of language and theme lead back. */
  readonly path: string;
  /** The other query parameters of the current page. */
  readonly search: readonly (readonly [name: string, value: string])[];
}

/** The end of the cookie's name; its prefix differs under https. */
const SESSION = 'ganaka.session_token';

type Texts = Readonly<Record<string, unknown>>;

/** Returns the language in the query, otherwise the one in the cookie, otherwise English. */
export const languageInQuery = (query: Texts, cookies: Texts): PageLanguage =>
  pageLanguageIn(query.lang) ?? pageLanguageIn(cookies.lang) ?? 'en';

export function readerOf(path: string, query: Texts, cookies: Texts): Reader {
  const lang = languageInQuery(query, cookies);
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
/** Returns the URL of the current page with one parameter changed. */
export const here = ({ path, search }: Reader, name: 'lang' | 'theme', value: string): string =>
  `${path}?${new URLSearchParams([...search.map(([key, each]) => [key, each]), [name, value]])}`;

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value);

/** The options of cookies that hold only preferences; they are valid for a year. */
export const TASTE_COOKIE = { path: '/', maxAge: 365 * 86_400, sameSite: 'lax', httpOnly: false } as const;

const INDIA = 'Asia/Kolkata';

/** Formats a date as the language writes it, in Indian time, by which credits are counted. */
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
