/** Citations of the parts of a reply. */
import type { Source } from '../../rules/source.ts';
import type { CitationOfPart } from '../citation.ts';
import type { Voice } from '../voice.ts';

/** Returns the citation of each part: `[{id, work, locus …}]`, in the order of the sources. */
export const citationsOf = <Id extends string>(
  say: Voice,
  sources: Readonly<Record<Id, Source>>,
): CitationOfPart<Id>[] => {
  const parts = Object.entries(sources) as [Id, Source][]; // the keys of an object literal
  return parts.map(([id, source]) => ({ id, ...say.cite(source) }));
};

/** The citation of one part of the list. */
export function citedFor(citations: readonly CitationOfPart[], id: string): CitationOfPart {
  const found = citations.find((each) => each.id === id);
  if (found === undefined) throw new Error(`no citation of ${id}`);
  return found;
}
