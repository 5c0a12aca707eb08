/**
 * The audit: finds processes that died, refunds debits whose replies were never sent, and compares every balance with
 * the sum of its ledger and of the closed months.
 */
import type { AuditReport } from '../admin.ts';
import { HERE } from '../process-host.ts';
import { type Db, num, query, type SqlRow, type StoreWork, text } from '../store/db.ts';
import { type LedgerPosting, lockBalances, saved, standingDebits, UsageSums } from '../store/statements.ts';
import { returned } from './debit-batch.ts';
import { leftBehind, removeLeftBehind } from './journal.ts';

/** A writer that has been silent for this long counts as dead (it sends a heartbeat every five seconds). */
export const DEAD_MS = 30_000;
/**
 * How long the audit waits for the host of a dead writer to return with its journal. After that it decides in the
 * customer's favour and refunds everything unsettled.
 */
const LOST_JOURNAL_MS = 15 * 60_000;

interface DeadWriter {
  readonly id: number;
  readonly token: string;
  readonly seenAt: number;
  /** Debits whose replies it had begun to send. */
  readonly sent: ReadonlySet<number>;
}

export interface RefundTotals {
  readonly returned: number;
  readonly creditsReturned: number;
}

/** Refunds the undelivered debits of every dead writer. Several processes may run it at the same time. */
export async function returnUndelivered(
  db: Db,
  journalDir: string,
  now: number,
  me: number | undefined,
): Promise<RefundTotals> {
  const rows = await db.read(
    query('SELECT id, token, host, pid, seen_at, {now} - seen_at AS silent FROM credit_writer WHERE closed_at IS NULL'),
  );
  let count = 0;
  let credits = 0;
  for (const row of rows) {
    const dead = num(row, 'id') === me ? undefined : deadWriter(row, journalDir);
    if (dead === undefined) continue;
    const postings = await db.run(() => closeDead(dead, now));
    if (postings === undefined) continue;
    removeLeftBehind(journalDir, dead.token);
    count += postings.length;
    for (const { entry } of postings) credits += entry.monthly + entry.extra;
  }
  return { returned: count, creditsReturned: credits };
}

/**
 * The writer, if it is dead and its journal is at hand (or has been missing for too long); undefined if the audit has
 * to wait.
 */
function deadWriter(row: SqlRow, journalDir: string): DeadWriter | undefined {
  const silentMs = num(row, 'silent');
  const here = text(row, 'host') === HERE;
  if (silentMs < DEAD_MS && !(here && isGone(num(row, 'pid')))) return undefined;
  const token = text(row, 'token');
  const sent = leftBehind(journalDir, token);
  if (sent === undefined && silentMs < LOST_JOURNAL_MS) return undefined;
  return { id: num(row, 'id'), token, seenAt: num(row, 'seen_at'), sent: sent ?? new Set() };
}

/** Whether no process of this host has that id. Signal 0 does nothing but check that. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** Closes the writer, so that it cannot post if it wakes up, and refunds the debits whose replies it did not send. */
function* closeDead(dead: DeadWriter, now: number): StoreWork<LedgerPosting[] | undefined> {
  const [closed] = yield query(
    'UPDATE credit_writer SET closed_at = {now} WHERE id = ? AND closed_at IS NULL AND seen_at = ? RETURNING settled',
    dead.id,
    dead.seenAt,
  );
  if (closed === undefined) return undefined; // the writer is alive, or another audit was first
  const unsettled = yield* standingDebits(dead.id, { after: num(closed, 'settled') });
  const undelivered = unsettled.filter((debit) => !dead.sent.has(debit.seq));
  if (undelivered.length === 0) return [];
  const balances = yield* lockBalances(undelivered.map((debit) => debit.accountId));
  const [last] = yield query('SELECT MAX(seq) AS seq FROM credit_ledger WHERE writer = ?', dead.id);
  let seq = last ? num(last, 'seq') : 0;
  const usage = new UsageSums();
  const postings: LedgerPosting[] = [];
  for (const debit of undelivered) {
    const balance = balances.get(debit.accountId);
    // The refund is recorded under the dead writer. That writer is closed, so its next numbers are free.
    if (balance) postings.push(returned(debit, dead.id, ++seq, now, balance, usage));
  }
  yield saved(dead.id, balances, postings, usage);
  return postings;
}

/** Balances that differ from the sum of their ledger. They are read in one statement, so from one snapshot. */
export async function compareBalances(db: Db): Promise<Pick<AuditReport, 'mismatched' | 'accounts'>> {
  const sql = `SELECT c.email AS email, b.monthly_left AS monthly_left, b.extra_left AS extra_left,
      CAST(COALESCE(SUM(CASE WHEN l.period = b.period THEN l.monthly ELSE 0 END), 0) AS BIGINT) AS monthly,
      CAST(COALESCE(SUM(l.extra), 0) AS BIGINT) AS extra
    FROM credit_balance b JOIN customer c ON c.id = b.customer_id
    LEFT JOIN (SELECT customer_id, period, monthly, extra FROM credit_ledger
      UNION ALL SELECT customer_id, period, monthly, extra FROM credit_period) l ON l.customer_id = b.customer_id
    GROUP BY c.email, b.customer_id, b.monthly_left, b.extra_left`;
  const rows = await db.read({ sql, params: [], slow: true });
  const mismatched = rows
    .filter((row) => num(row, 'monthly_left') !== num(row, 'monthly') || num(row, 'extra_left') !== num(row, 'extra'))
    .map((row) => ({
      email: text(row, 'email'),
      balance: num(row, 'monthly_left') + num(row, 'extra_left'),
      ledger: num(row, 'monthly') + num(row, 'extra'),
    }));
  return { mismatched, accounts: rows.length };
}
