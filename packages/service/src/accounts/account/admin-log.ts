/** The append-only log of changes to accounts: one row for every change, written in the same transaction. */
import { type Db, num, type Query, query, text, textOrNull } from '../store/db.ts';

export type Action =
  | 'account_created'
  | 'account_signed_up'
  | 'account_confirmed'
  | 'account_joined'
  | 'account_left'
  | 'plan_set'
  | 'key_created'
  | 'key_revoked'
  | 'key_rotated'
  | 'key_domains'
  | 'credits_granted'
  | 'password_reset'
  | 'ledger_closed';

export interface Noted {
  readonly at: number;
  /** `operator NAME` from the command line, `owner` from the account pages. */
  readonly actor: string;
  readonly action: string;
  readonly accountId: string | null;
  readonly detail: string;
}

export const noted = (at: number, actor: string, action: Action, accountId: string | null, detail = ''): Query =>
  query(
    'INSERT INTO admin_log (at, actor, action, customer_id, detail) VALUES (?, ?, ?, ?, ?)',
    at,
    actor,
    action,
    accountId,
    detail,
  );

/** The log of one account, or of all; the newest entries first. */
export async function readLog(db: Db, accountId: string | undefined, most: number): Promise<readonly Noted[]> {
  const columns = 'SELECT at, actor, action, customer_id, detail FROM admin_log';
  const rows = await db.read(
    accountId === undefined
      ? query(`${columns} ORDER BY id DESC LIMIT ?`, most)
      : query(`${columns} WHERE customer_id = ? ORDER BY id DESC LIMIT ?`, accountId, most),
  );
  return rows.map((row) => ({
    at: num(row, 'at'),
    actor: text(row, 'actor'),
    action: text(row, 'action'),
    accountId: textOrNull(row, 'customer_id'),
    detail: text(row, 'detail'),
  }));
}
