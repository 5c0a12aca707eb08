/**
 * Closing the ledger: rows of past months are summed by account and month (`credit_period`) and removed from the
 * ledger, so that it does not grow forever. A balance is still the sum of the closed months and of the remaining rows,
 * and the audit adds up both.
 *
 * Closing proceeds writer by writer, up to the number where that writer has settled everything, and in pieces. No row
 * can be added to a piece that is being summed, nobody waits for more than one piece, and the next run continues an
 * interrupted one.
 */
import { noted } from '../account/admin-log.ts';
import { countUsage } from '../keys/key-usage.ts';
import { type Db, num, query, type Work } from '../store/db.ts';

const PIECE = 5_000;

export interface Closed {
  readonly entries: number;
  /** The number of rows of those months that stay, because their writer has not settled them yet. */
  readonly left: number;
}

/** Closes the months before `period` (yyyymm). */
export async function closeLedger(db: Db, period: number, now: number, actor: string): Promise<Closed> {
  await countUsage(db, Number.POSITIVE_INFINITY);
  const writers = await db.read(
    query(`SELECT w.id AS id, u.upto AS upto, (SELECT MAX(l.seq) FROM credit_ledger l WHERE l.writer = w.id) AS last
      FROM credit_writer w JOIN usage_counted u ON u.writer = w.id ORDER BY w.id`),
  );
  let entries = 0;
  for (const writer of writers) {
    if (writer.last === null) continue;
    const id = num(writer, 'id');
    // rows that are counted by key and route are also settled
    const upTo = num(writer, 'upto');
    for (let from = 0; from < upTo; from += PIECE)
      entries += await db.run(() => closePiece(id, from, Math.min(from + PIECE, upTo), period, now));
  }
  const [open] = await db.read({
    sql: 'SELECT COUNT(*) AS n FROM credit_ledger WHERE period < ?',
    params: [period],
    slow: true,
  });
  const left = open ? num(open, 'n') : 0;
  await db.run(function* () {
    yield noted(now, actor, 'ledger_closed', null, `before ${period}: ${entries} rows`);
  });
  return { entries, left };
}

function* closePiece(writer: number, after: number, upTo: number, period: number, now: number): Work<number> {
  const piece = 'writer = ? AND seq > ? AND seq <= ? AND period < ?';
  const which = [writer, after, upTo, period] as const;
  yield query(
    `INSERT INTO credit_period (customer_id, period, monthly, extra, debited, entries, closed_at)
     SELECT customer_id, period, CAST(SUM(monthly) AS BIGINT), CAST(SUM(extra) AS BIGINT),
       CAST(-SUM(CASE WHEN kind IN ('debit', 'return') THEN monthly + extra ELSE 0 END) AS BIGINT), COUNT(*), CAST(? AS BIGINT)
     FROM credit_ledger WHERE ${piece} GROUP BY customer_id, period
     ON CONFLICT (customer_id, period) DO UPDATE SET
       monthly = credit_period.monthly + excluded.monthly, extra = credit_period.extra + excluded.extra,
       debited = credit_period.debited + excluded.debited, entries = credit_period.entries + excluded.entries,
       closed_at = excluded.closed_at`,
    now,
    ...which,
  );
  const gone = yield query(`DELETE FROM credit_ledger WHERE ${piece} RETURNING seq`, ...which);
  return gone.length;
}
