/**
 * Where a rule comes from and how far we vouch for it. Only a passage somebody has read has a place
 * to write its number; common practice has none.
 */
import type { WorkId } from './works.ts';
import { isOnFile, OTHER_WORKS, WORKS } from './works.ts';

export type Source =
  | {
      readonly confidence: 'read-in-text';
      readonly work: WorkId;
      /** Chapter and verse, or the section's title. */
      readonly at: string;
      readonly kind?: 'verse' | 'section';
      /** The rule in our own sentence. */
      readonly gist: string;
      /** Short quotation as printed. */
      readonly verse?: string;
      readonly emended?: true;
    }
  | {
      readonly confidence: 'secondary';
      readonly work: WorkId | string;
      readonly at?: string;
      readonly kind?: 'verse' | 'section';
      readonly gist: string;
      readonly verse?: string;
      readonly emended?: true;
    }
  | { readonly confidence: 'general-knowledge'; readonly gist: string };

/** A source as replies print it. */
export interface Citation {
  readonly work: string;
  readonly recension?: string;
  readonly locus?: string;
  readonly locus_kind?: 'verse' | 'section';
  readonly gist: string;
  readonly verse_sa?: string;
  readonly confidence: Source['confidence'];
  readonly emended?: true;
}

type Draft = { -readonly [Field in keyof Citation]: Citation[Field] };

const isWork = (id: string): id is WorkId => id in WORKS;

/** The printed form. A snapshot prints some hundreds, so the fields are written in their order and not copied together. */
export function citation(source: Source): Citation {
  const { gist, confidence } = source;
  if (source.confidence === 'general-knowledge') return { work: OTHER_WORKS.practice, gist, confidence };
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

/** A passage by its number: read, where the text is on file to be read again. */
export const passage = (work: WorkId, at: string, gist: string): Source =>
  isOnFile(work, at) ? { confidence: 'read-in-text', work, at, gist } : { confidence: 'secondary', work, at, gist };

/** A passage of the Dharmasindhu that was read. */
export const ds = (at: string, gist: string, verse?: string): Source => ({
  confidence: 'read-in-text',
  work: 'DS',
  at,
  kind: 'section',
  gist,
  ...(verse !== undefined && { verse }),
});
