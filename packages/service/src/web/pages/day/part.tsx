/** A part of the page of a day: a heading that folds, its content, and the rules behind it, folded. */

import type { Citation } from 'ganaka/internal/text/citation.ts';
import { type PageLanguage, pageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { ComponentChildren } from 'preact';
import { MarkedText } from '../../design/names.tsx';
import { passageReference, textIn } from '../../tools/names-in-language.ts';

interface PartProps {
  readonly id: string;
  readonly title: ComponentChildren;
  readonly lang: PageLanguage;
  /** A long table is closed at first. The others are open; on a phone a script closes them. */
  readonly closed?: true;
  readonly why?: readonly (Citation | undefined)[];
  readonly children: ComponentChildren;
}

export const Part = ({ id, title, lang, closed, why = [], children }: PartProps) => (
  <section class="part" aria-labelledby={id}>
    <details open={closed === undefined} {...(closed === undefined && { 'data-part': '' })}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      {children}
      <Why citations={why} lang={lang} />
    </details>
  </section>
);

/** The rules with their sources. A rule that is not in the reader's language is marked as English. */
export function Why({
  citations,
  lang,
}: {
  readonly citations: readonly (Citation | undefined)[];
  readonly lang: PageLanguage;
}) {
  const rules = distinct(citations);
  if (rules.length === 0) return null;
  const words = pageWords(lang).almanac;
  return (
    <details class="reasons">
      <summary>{words.why}</summary>
      <ul>
        {rules.map((each) => (
          <li key={each.gist}>
            <MarkedText of={textIn(each.gist, each.gist_hi, lang)} lang={lang} />{' '}
            <cite>{each.confidence === 'general-knowledge' ? words.practice : passageReference(each, lang)}</cite>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Every rule once. */
function distinct(citations: readonly (Citation | undefined)[]): Citation[] {
  const found = new Map<string, Citation>();
  for (const each of citations) if (each !== undefined) found.set(`${each.work} ${each.locus} ${each.gist}`, each);
  return [...found.values()];
}
