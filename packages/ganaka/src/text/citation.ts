/** A source as replies give it: the work, the passage, and the content of the passage in our own sentence. */
import type { Gist, Source } from '../rules/source.ts';
import { WORKS, type WorkId } from '../rules/works.ts';
import type { SpokenLanguage } from './language.ts';
import type { SpokenId } from './languages.ts';

export type Citation = {
  readonly work: string;
  readonly recension?: string;
  readonly locus?: string;
  readonly locus_kind?: 'verse' | 'section';
  readonly gist: string;
  readonly verse_sa?: string;
  readonly confidence: Source['confidence'];
  readonly emended?: true;
} & {
  /** The same sentence in other languages, for a page or a book; never in a reply. */
  readonly [Field in `gist_${Exclude<SpokenId, 'en'>}`]?: string;
};

/** A citation in a list: `id` is the part of the reply that it is the source of. */
export type CitationOfPart<Id extends string = string> = { readonly id: Id } & Citation;

type Draft = { -readonly [Field in keyof Citation]: Citation[Field] };

const isWork = (id: string): id is WorkId => id in WORKS;

export const gistIn = ({ gists, clause, sentence }: SpokenLanguage, gist: Gist): string =>
  typeof gist === 'string' ? gists[gist] : sentence(clause(gist.clause));

/**
 * The fields are written one by one instead of spreading an object, because a full panchanga has some hundreds of
 * citations.
 */
export function citation(source: Source, gist: string): Draft {
  const { confidence } = source;
  if (source.confidence === 'general-knowledge') return { work: 'common practice', gist, confidence };
  const { at, verse, kind = 'verse' } = source;
  const { title, recension } = isWork(source.work) ? WORKS[source.work] : { title: source.work };
  const printed: Draft =
    recension === undefined || at === undefined
      ? { work: title, ...(recension && { recension }), ...(at && { locus: at, locus_kind: kind }), gist, confidence }
      : verse === undefined
        ? { work: title, recension, locus: at, locus_kind: kind, gist, confidence }
        : { work: title, recension, locus: at, locus_kind: kind, gist, verse_sa: verse, confidence };
  if (verse !== undefined) printed.verse_sa = verse;
  if (source.emended) printed.emended = true;
  return printed;
}

export type BriefCitation = Pick<Citation, 'work' | 'locus' | 'confidence'>;

/** Where a rule was found, without verse and gist, for replies that cite many rules. */
export function briefCitation(source: Source): BriefCitation {
  if (source.confidence === 'general-knowledge') return { work: 'common practice', confidence: source.confidence };
  const work = isWork(source.work) ? WORKS[source.work].title : source.work;
  const { confidence } = source;
  return source.at === undefined ? { work, confidence } : { work, locus: source.at, confidence };
}
