/** Counters of the accounts, by their names in /metrics. */

import type { AccountsState } from '../../accounts/open.ts';
import type { AttemptRecord } from '../../accounts/sign-in/auth.ts';

export const countsOf = ({ up, lost, pool, debited, refused, returned, commits }: AccountsState) => ({
  store_up: up ? 1 : 0,
  store_lost: lost,
  debits: debited,
  debits_refused: refused,
  debits_returned: returned,
  commits,
  ...(pool && { pool_connections: pool.total, pool_idle: pool.idle, pool_waiting: pool.waiting }),
});

/** Counts attempts to sign in, to sign up and to change a password, by result. */
export function attemptCounts(): {
  note(record: AttemptRecord): void;
  readonly counts: Readonly<Record<string, number>>;
} {
  const counts: Record<string, number> = {};
  return {
    counts,
    note({ what, came }) {
      const name = `${what}_${came}`;
      counts[name] = (counts[name] ?? 0) + 1;
    },
  };
}
