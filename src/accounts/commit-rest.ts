/** How long the writer rests between two commits; the debits that come meanwhile share the next one. */
import type { Db } from './store/db.ts';

/** A commit to the embedded file that took longer is followed by a rest, which is never longer than the second figure. */
const SLOW_COMMIT_MS = 2;
const LONGEST_REST_MS = 50;
/** On PostgreSQL so many debits in a commit show that there are callers enough to wait for. */
const CROWD = 12;
const LONGEST_WAIT_MS = 4;

export interface Committed {
  readonly tookMs: number;
  readonly debits: number;
  /** Whether other processes write to the same accounts. */
  readonly shared: boolean;
}

/**
 * The embedded file is synced on this very thread, which answers nobody meanwhile. So where the disk is slow it has as long a rest after a
 * commit as the commit took. A debit that finds nothing under way waits for nobody.
 *
 * PostgreSQL commits beside us. A crowd falls into two halves, one committed while the other is answered and asks again, and neither side stands still: with 16
 * callers as with 64 that brought more answers a second than to wait until all have come together. Only where two processes take the same balances in turn is it
 * worth to wait: each turn costs both of them more than a debit in it.
 */
export function restMs(kind: Db['kind'], { tookMs, debits, shared }: Committed): number {
  if (kind === 'libsql') return tookMs >= SLOW_COMMIT_MS ? Math.min(tookMs, LONGEST_REST_MS) : 0;
  return shared && debits >= CROWD ? Math.min(tookMs, LONGEST_WAIT_MS) : 0;
}
