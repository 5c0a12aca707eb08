/**
 * The tags in the head of a page for search engines and link previews: its canonical URL, the same page in other
 * languages, a title and a description.
 */

import { langText, withNames } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { LANGUAGE_IDS } from 'ganaka/internal/text/languages.ts';
import type { Reader } from './reader.ts';

export interface PageDescription {
  /** The address of the service. */
  readonly base: string;
  /** The path without a language: `/day/2027-01-14?town=2643743`. */
  readonly path: string;
  readonly description: string;
  /** An object of schema.org (JSON-LD). */
  readonly thing?: Readonly<Record<string, unknown>>;
}

interface DescriptionTagsProps {
  readonly about: PageDescription;
  readonly title: string;
  readonly reader: Reader;
}

const ENGLISH = 'en';

export function DescriptionTags({ about: { base, path, description, thing }, title, reader }: DescriptionTagsProps) {
  const inLang = (lang: string): string =>
    lang === ENGLISH ? base + path : `${base}${path}${path.includes('?') ? '&' : '?'}lang=${encodeURIComponent(lang)}`;
  const own = inLang(langText(reader.lang));
  return (
    <>
      <link rel="canonical" href={own} />
      {LANGUAGE_IDS.map((id) => (
        <link key={id} rel="alternate" hreflang={id} href={inLang(langText(withNames(ENGLISH, id)))} />
      ))}
      <link rel="alternate" hreflang="x-default" href={inLang(ENGLISH)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Ganaka" />
      {thing !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(thing) }} />
      )}
    </>
  );
}

/** Returns JSON for a script element, in which no character can end the element. */
const inScript = (thing: Readonly<Record<string, unknown>>): string => JSON.stringify(thing).replaceAll('<', '\\u003c');
