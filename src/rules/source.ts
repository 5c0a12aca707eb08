/**
 * The source of a rule and its reliability. Only a passage somebody has read can have a number; common practice has
 * none.
 */
import type { gists } from '../text/en/gists/index.ts';
import type { Clause } from './clause.ts';
import { isOnFile, type WorkId } from './works.ts';

/** English defines which gists exist; only the type is imported, so that a rule brings no words with it. */
export type GistId = keyof typeof gists;
/** The rule in our own sentence: by its id, or as the clause that a language puts into words. */
export type Gist = GistId | { readonly clause: Clause<never> };

export type Source =
  | {
      readonly confidence: 'read-in-text';
      readonly work: WorkId;
      /** Chapter and verse, or the section's title. */
      readonly at: string;
      readonly kind?: 'verse' | 'section';
      readonly gist: Gist;
      /** Short quotation as printed. */
      readonly verse?: string;
      readonly emended?: true;
    }
  | {
      readonly confidence: 'secondary';
      readonly work: WorkId | string;
      readonly at?: string;
      readonly kind?: 'verse' | 'section';
      readonly gist: Gist;
      readonly verse?: string;
      readonly emended?: true;
    }
  | { readonly confidence: 'general-knowledge'; readonly gist: Gist };

/** A passage by its number: read, if the text is on file. */
export const passage = (work: WorkId, at: string, gist: Gist): Source =>
  isOnFile(work, at) ? { confidence: 'read-in-text', work, at, gist } : { confidence: 'secondary', work, at, gist };

/** A passage of the Dharmasindhu that was read. */
export const ds = (at: string, gist: Gist, verse?: string): Source => ({
  confidence: 'read-in-text',
  work: 'DS',
  at,
  kind: 'section',
  gist,
  ...(verse !== undefined && { verse }),
});
