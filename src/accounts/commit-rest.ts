/** How long the writer pauses between two commits; the debits that arrive meanwhile share the next one. */
import type { Db } from './store/db.ts';

/** A commit to the embedded file that took longer is followed by a rest, which is never longer than the second figure. */
const SLOW_COMMIT_MS = 2;
const LONGEST_REST_MS = 50;
/** On PostgreSQL this many debits in a commit show that there are enough callers to wait for. */
const CROWD = 12;
const LONGEST_WAIT_MS = 4;

export interface Committed {
  readonly tookMs: number;
  readonly debits: number;
  /** Whether other processes write to the same accounts. */
  readonly shared: boolean;
}

/**
 * The embedded file is synced on this thread, which answers nobody meanwhile. So with a slow disk the writer pauses
 * after a commit for as long as the commit took. A debit that finds nothing in progress does not wait.
 *
 * PostgreSQL commits in parallel. Concurrent callers split into two halves, one being committed while the other is
 * answered and calls again: with 16 callers as with 64 that gave more replies a second than waiting until all have
 * arrived. Waiting pays only if two processes debit the same balances in turn: each turn costs both of them more than a
 * debit.
 */
export function restMs(kind: Db['kind'], { tookMs, debits, shared }: Committed): number {
  if (kind === 'libsql') return tookMs >= SLOW_COMMIT_MS ? Math.min(tookMs, LONGEST_REST_MS) : 0;
  return shared && debits >= CROWD ? Math.min(tookMs, LONGEST_WAIT_MS) : 0;
}
