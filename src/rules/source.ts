/**
 * The source of a rule and its reliability. Only a passage somebody has read can have a number; common practice has
 * none.
 */
import type { Gist, Source } from './statement.ts';
import { isOnFile, type WorkId } from './works.ts';

export type { Gist, GistId, Source } from './statement.ts';

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
