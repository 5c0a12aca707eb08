/**
 * The choice of a language: a menu on every page with each language in its own name, and a line that says in which
 * languages the names and the sentences are.
 */

import {
  namedOf,
  namesOf,
  PROSE_LANGUAGES,
  proseOf,
  withNames,
  withProse,
} from 'ganaka/internal/text/asked-languages/page-language.ts';
import { LANGUAGE_IDS, LANGUAGES, type LanguageId, rowOf } from 'ganaka/internal/text/languages.ts';
import { hereIn, type Reader } from './reader.ts';

const endonymOf = (id: LanguageId) => <span lang={id}>{rowOf(id).endonym}</span>;

/** The menu uses the fonts of the system, because fonts for nine scripts would add 300 kB. */
export function LanguageMenu({ reader }: { readonly reader: Reader }) {
  const { menu } = reader.words.frame.languages;
  const names = namesOf(reader.lang);
  return (
    <details class="menu tongues">
      <summary title={menu}>
        <span class="visually-hidden">{menu}: </span>
        {endonymOf(names)}
      </summary>
      <nav class="links" aria-label={menu}>
        {LANGUAGE_IDS.map((id) => (
          <a
            key={id}
            href={hereIn(reader, withNames(reader.lang, id))}
            lang={id}
            hreflang={id}
            {...(id === names && { 'aria-current': 'true' as const })}
          >
            {LANGUAGES[id].endonym}
          </a>
        ))}
      </nav>
    </details>
  );
}

/**
 * The pages that have names in every language: days, months, festivals, holidays, calendars and births. Other pages have names in
 * English and Hindi only.
 */
const WITH_NAMES = /^\/($|day\b|month\b|festivals\b|holidays\b|calendars\b|kundali\b|milan\b)/;
export const isWithNames = (path: string): boolean => WITH_NAMES.test(path);

/**
 * The line above a page for a reader of a named language. It says whether the names are in that language, and lets the
 * reader choose English or Hindi for the sentences.
 */
export function LanguageLine({ reader }: { readonly reader: Reader }) {
  const { names, sentences, beta, without } = reader.words.frame.languages;
  const named = namedOf(reader.lang);
  if (named === null) return null;
  const hasNames = isWithNames(reader.path);
  return (
    <p class="tongue">
      {hasNames ? (
        <>
          {names}: {endonymOf(named)} · {sentences}:{' '}
        </>
      ) : (
        <>
          {without} {endonymOf(named)} ·{' '}
        </>
      )}
      {PROSE_LANGUAGES.map((id, i) => (
        <span key={id}>
          {i > 0 && ' | '}
          {id === proseOf(reader.lang) ? (
            rowOf(id).endonym
          ) : (
            <a href={hereIn(reader, withProse(reader.lang, id))} lang={id} hreflang={id}>
              {rowOf(id).endonym}
            </a>
          )}
        </span>
      ))}
      {hasNames && rowOf(named).beta === true && <small> {beta}</small>}
    </p>
  );
}

/** Offers a link to the same page with names in the language of the town's state. */
export function AlsoIn({ reader, language }: { readonly reader: Reader; readonly language: LanguageId | null }) {
  if (language === null || language === namesOf(reader.lang) || language === proseOf(reader.lang)) return null;
  return (
    <p class="tongue">
      {reader.words.frame.languages.also}{' '}
      <a href={hereIn(reader, withNames(reader.lang, language))} lang={language} hreflang={language}>
        {rowOf(language).endonym}
      </a>
    </p>
  );
}
