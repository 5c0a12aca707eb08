/**
 * Deletes an account. Its keys and calendars stop working at once, its sign-in and sessions are removed, and
 * identifying data is erased. The ledger stays, for the books: its rows contain only the id of the account, which no
 * longer leads to a person.
 */
import type { Account } from '../admin.ts';
import { type Db, query, type StoreWork } from '../store/db.ts';
import { noted } from './admin-log.ts';

export interface AccountDeletion {
  leave(account: Account): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly clock: () => number;
  readonly actor: string;
  /** Called after a change that this process must apply to callers at once. */
  readonly changed: () => void;
}

export const leavingOn = ({ db, clock, actor, changed }: Parts): AccountDeletion => ({
  async leave(account) {
    await db.run(() => left(account, clock(), actor));
    changed();
  },
});

function* left({ id, email, userId }: Account, now: number, actor: string): StoreWork<void> {
  yield query('SELECT id FROM customer WHERE id = ? {lock}', id);
  yield query(
    `UPDATE api_key SET revoked_at = CASE WHEN revoked_at < ? THEN revoked_at ELSE ? END, slot = NULL, label = '', domains = ''
     WHERE customer_id = ?`,
    now,
    now,
    id,
  );
  // the query of a calendar contains a place, which may be somebody's home
  yield query(
    `UPDATE feed SET revoked_at = COALESCE(revoked_at, ?), query = '', label = '' WHERE customer_id = ?`,
    now,
    id,
  );
  yield query('DELETE FROM recent_calls WHERE customer_id = ?', id);
  yield query('UPDATE customer SET email = ?, claimed = NULL, user_id = NULL WHERE id = ?', `left ${id}`, id);
  yield query('DELETE FROM one_time_link WHERE email = ?', email);
  if (userId !== null) {
    yield query('DELETE FROM session WHERE "userId" = ?', userId);
    yield query('DELETE FROM account WHERE "userId" = ?', userId);
    yield query('DELETE FROM "user" WHERE id = ?', userId);
  }
  yield* noted(now, actor, 'account_left', id);
}
