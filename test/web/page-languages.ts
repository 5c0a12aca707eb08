/** What a browser reads of the languages of a page: each text with the language it is marked with. */

import { isLanguage, LANGUAGES, type LanguageId } from 'ganaka/internal/text/languages.ts';
import type { Page } from 'playwright-core';

interface Marked {
  readonly text: string;
  /** The nearest `lang`. */
  readonly lang: string;
  /** Whether it is in the menu of languages or in the line that says which they are. */
  readonly menu: boolean;
}

/** Runs in the browser: every text and every attribute that is read to somebody. */
function marksOf(): Marked[] {
  const found: Marked[] = [];
  const READ = ['title', 'placeholder', 'aria-label', 'alt', 'data-asking', 'abbr'];
  const keep = (element: Element, text: string | null) => {
    const said = (text ?? '').trim();
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    if (/\p{L}/u.test(said)) found.push({ text: said, lang, menu: element.closest('.tongues, .tongue') !== null });
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (['SCRIPT', 'STYLE', 'CODE', 'PRE'].includes(element.tagName) || element.closest('code, pre') !== null) continue;
    for (const name of READ) keep(element, element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) keep(element, node.textContent);
  }
  return found;
}

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  Deva: /\p{Script=Devanagari}/u,
  Beng: /\p{Script=Bengali}/u,
  Gujr: /\p{Script=Gujarati}/u,
  Guru: /\p{Script=Gurmukhi}/u,
  Knda: /\p{Script=Kannada}/u,
  Latn: /\p{Script=Latin}/u,
  Mlym: /\p{Script=Malayalam}/u,
  Orya: /\p{Script=Oriya}/u,
  Taml: /\p{Script=Tamil}/u,
  Telu: /\p{Script=Telugu}/u,
};
/** Assamese is written in the letters of Bengali. */
const scriptOf = (lang: string): string => (isLanguage(lang) ? LANGUAGES[lang].script : lang === 'as' ? 'Beng' : '');
/** Hindi sentences name programs and other works by their own names. */
const MAY_HOLD_LATIN = ['hi', 'sa'];

/**
 * What is wrong with the languages of a page whose names are in `names`: a text in other letters than those of its mark, or names in
 * a language that the page was not asked for. `foreign` are languages whose texts belong on the page, as those of a calendar.
 */
export async function wrongMarks(page: Page, names: LanguageId, foreign: readonly string[]): Promise<string[]> {
  const prose = await page.getAttribute('html', 'lang');
  const allowed = [prose, names, 'sa', 'en', ...foreign];
  return (await page.evaluate(marksOf)).flatMap(({ text, lang, menu }) => {
    const own = scriptOf(lang);
    const others = Object.entries(SCRIPTS).filter(
      ([script, letters]) =>
        script !== own && letters.test(text) && !(script === 'Latn' && MAY_HOLD_LATIN.includes(lang)),
    );
    const wrong = others.map(([script]) => `${script} in ${lang}: ${text}`);
    if (!menu && !allowed.includes(lang)) wrong.push(`a text in ${lang}: ${text}`);
    return wrong;
  });
}
