/** How long the writer pauses between two commits. The debits that arrive during the pause share the next commit. */
import type { Db } from '../store/db.ts';

/**
 * A commit to the embedded file that took longer than the first figure is followed by a pause of at most the second.
 */
const SLOW_COMMIT_MS = 2;
const LONGEST_REST_MS = 50;
/** On PostgreSQL a commit with this many debits shows that there are enough callers to wait for. */
const CROWD = 12;
const LONGEST_WAIT_MS = 4;

export interface CommitReport {
  readonly tookMs: number;
  readonly debits: number;
  /** Whether other processes write to the same accounts. */
  readonly shared: boolean;
}

/**
 * The embedded file is synced on this thread, which answers nobody meanwhile. With a slow disk the writer therefore
 * pauses after a commit for as long as the commit took. A debit that arrives while nothing is in progress does not
 * wait.
 *
 * PostgreSQL commits in parallel. Concurrent callers split into two halves: one half is being committed while the other
 * half is answered and calls again. With 16 and with 64 callers this gave more replies a second than a pause until all
 * callers have arrived. A pause pays only if two processes debit the same balances in turn, because each change of turn
 * costs both of them more than a debit.
 */
export function restMs(kind: Db['kind'], { tookMs, debits, shared }: CommitReport): number {
  if (kind === 'libsql') return tookMs >= SLOW_COMMIT_MS ? Math.min(tookMs, LONGEST_REST_MS) : 0;
  return shared && debits >= CROWD ? Math.min(tookMs, LONGEST_WAIT_MS) : 0;
}
