/** The append-only log of changes to accounts: one row for every change, written in the same transaction. */
import { type ChainEnd, extendChain } from '../ledger/chain.ts';
import { type Db, num, query, type StoreWork, text, textOrNull } from '../store/db.ts';

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

export interface AdminLogEntry {
  readonly at: number;
  /** `operator NAME` from the command line, `owner` from the account pages. */
  readonly actor: string;
  readonly action: string;
  readonly accountId: string | null;
  readonly detail: string;
}

/**
 * Adds a row. It is the last step of a transaction: until the transaction ends, the end of the chain is locked, and
 * other changes of accounts wait.
 */
export function* noted(
  at: number,
  actor: string,
  action: Action,
  accountId: string | null,
  detail = '',
): StoreWork<void> {
  const [row] = yield query('SELECT links, head FROM admin_log_end WHERE id = 1 {lock}');
  if (row === undefined) throw new Error('the account log has no end');
  const end: ChainEnd = { links: num(row, 'links'), head: text(row, 'head') };
  const fields = [at, wellFormed(actor), action, accountId, wellFormed(detail)];
  const { link, previous } = extendChain(end, fields);
  yield {
    all: [
      query(
        `INSERT INTO admin_log (${LOG_FIELDS.join(', ')}, link, previous) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        ...fields,
        link,
        previous,
      ),
      query('UPDATE admin_log_end SET links = ?, head = ? WHERE id = 1', end.links, end.head),
    ],
  };
}

/** A lone half of a surrogate pair would be stored, and later hashed, as another character. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** The columns that the hash of a row covers, in this order for good. */
export const LOG_FIELDS = ['at', 'actor', 'action', 'customer_id', 'detail'] as const;

/** The log of one account, or of all; the newest entries first. */
export async function readLog(db: Db, accountId: string | undefined, most: number): Promise<readonly AdminLogEntry[]> {
  const columns = `SELECT ${LOG_FIELDS.join(', ')} FROM admin_log`;
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
