/** Functions that make the sources of the reports, one for each work. */
import { type GistId, passage, type Source } from '../../../rules/source.ts';
import type { WorkId } from '../../../rules/works.ts';

const read =
  (work: WorkId) =>
  (at: string, gist: GistId): Source =>
    passage(work, at, gist);

export const bphs = read('BPHS');
export const pd = read('PD');
export const jp = read('JP');
export const practice = (gist: GistId): Source => ({ confidence: 'general-knowledge', gist });
