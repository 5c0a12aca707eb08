/**
 * Where a rule comes from and how far we vouch for it. Only a passage somebody has read has a place
 * to write its number; common practice has none.
 */
import type { WorkId } from './works.ts';
import { WORKS } from './works.ts';

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

const made = new WeakMap<Source, Citation>();

/** The printed form; made once for each source, since rules are constants. */
export function citation(source: Source): Citation {
  const known = made.get(source);
  if (known !== undefined) return known;
  const printed = Object.freeze(print(source));
  made.set(source, printed);
  return printed;
}

function print(source: Source): Citation {
  if (source.confidence === 'general-knowledge')
    return { work: 'common practice', gist: source.gist, confidence: source.confidence };
  const work = source.work in WORKS ? WORKS[source.work as WorkId] : undefined;
  return {
    work: work?.title ?? source.work,
    ...(work && { recension: work.recension }),
    ...(source.at !== undefined && { locus: source.at, locus_kind: source.kind ?? 'verse' }),
    gist: source.gist,
    ...(source.verse !== undefined && { verse_sa: source.verse }),
    confidence: source.confidence,
    ...('emended' in source && source.emended && { emended: true as const }),
  };
}

/** A passage of the Dharmasindhu that was read. */
export const ds = (at: string, gist: string, verse?: string): Source => ({
  confidence: 'read-in-text',
  work: 'DS',
  at,
  kind: 'section',
  gist,
  ...(verse !== undefined && { verse }),
});
