/** A sentence of a reply, English there, as the Hindi book says it. */
import { YOGAS } from '../kundali/yogas/catalog/index.ts';
import type { ChartClause } from '../kundali/yogas/vocabulary.ts';
import { sentenceOf as english } from '../text/en/clauses.ts';
import { sentenceOf as hindi } from '../text/hi/clauses.ts';
import { GISTS_HI } from './gists-hi.ts';

/** Undefined where it has none. A sentence ends with its stop, a condition within one does not. */
export function hindiOf(sentence: string): string | undefined {
  known ??= sentences();
  const said = known.get(bare(sentence));
  return said !== undefined && sentence.endsWith('.') ? `${said}।` : said;
}

let known: ReadonlyMap<string, string> | undefined;

/** A rule stands in replies as conditions, and whole as the sentence of its source, with a capital and a stop. */
const bare = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`.replace(/\.$/, '');

/** Every rule of a yoga, and the parts of which it is made, by its English sentence. */
function sentences(): ReadonlyMap<string, string> {
  const found = new Map(Object.entries(GISTS_HI).map(([en, hi]) => [bare(en), hi.replace(/।$/, '')]));
  const add = (clause: ChartClause): void => {
    const said = hindi(clause);
    if (said !== null) found.set(bare(english(clause)), said);
  };
  for (const { rule, bySex, variants = [], bhanga = [] } of YOGAS)
    for (const clause of [
      rule,
      ...(bySex === undefined ? [] : Object.values(bySex)),
      ...[...variants, ...bhanga].map((form) => form.rule),
    ]) {
      add(clause);
      if (clause.kind === 'all') clause.of.forEach(add);
    }
  return found;
}
