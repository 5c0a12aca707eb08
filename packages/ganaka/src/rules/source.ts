/** The source of a rule and its confidence. Common practice has no passage to cite. */
import type { Gist, Source } from './statement.ts';
import { isOnFile, type WorkId } from './works.ts';

export type { Gist, GistId, Source } from './statement.ts';

/** A source with a passage number. Its confidence is `read-in-text` if our copy of the work has that passage. */
export const passage = (work: WorkId, at: string, gist: Gist): Source =>
  isOnFile(work, at) ? { confidence: 'read-in-text', work, at, gist } : { confidence: 'secondary', work, at, gist };

/** A passage of the Dharmasindhu that we have read. */
export const ds = (at: string, gist: Gist, verse?: string): Source => ({
  confidence: 'read-in-text',
  work: 'DS',
  at,
  kind: 'section',
  gist,
  ...(verse !== undefined && { verse }),
});
