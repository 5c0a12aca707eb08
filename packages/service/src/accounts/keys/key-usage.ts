/**
 * Usage of each key and route in a month. The rows of the ledger are summed in the background, in pieces. Each piece is
 * one transaction, which also records how many rows of the writer have been counted. So a debit does not wait for the
 * sums, and after a crash they are never wrong, only late. They are at most a minute old, and are brought up to date
 * when somebody views them.
 */
import { type Db, num, numOrNull, query, type StoreWork, text } from '../store/db.ts';

export interface KeyUse {
  /** yyyymm */
  readonly period: number;
  readonly keyId: string;
  readonly route: string;
  readonly credits: number;
  readonly calls: number;
}

const PIECE = 2_000;

/** Counts settled rows that are not yet counted, in at most `most` pieces; returns the number of pieces counted. */
export async function countUsage(db: Db, most: number): Promise<number> {
  const writers = await db.read(
    query(`SELECT w.id AS id FROM credit_writer w LEFT JOIN usage_counted u ON u.writer = w.id
      WHERE COALESCE(u.whole, 0) = 0 AND (w.closed_at IS NOT NULL OR w.settled > COALESCE(u.upto, 0)) ORDER BY w.id`),
  );
  let pieces = 0;
  for (const writer of writers) {
    const id = num(writer, 'id');
    let more = true;
    while (more) {
      if (pieces >= most) return pieces;
      more = await db.run(() => countPiece(id));
      pieces++;
      // lets requests be served in between
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  return pieces;
}

/** Counts one piece; returns whether this writer has more rows to count. */
function* countPiece(writer: number): StoreWork<boolean> {
  yield query(
    'INSERT INTO usage_counted (writer, upto, whole) VALUES (?, 0, 0) ON CONFLICT (writer) DO NOTHING',
    writer,
  );
  // the row stays locked until the end, so that two replicas never count the same rows
  const [mark] = yield query('SELECT upto FROM usage_counted WHERE writer = ? {lock}', writer);
  const [page] = yield query(
    `SELECT settled, closed_at, (SELECT MAX(seq) FROM credit_ledger l WHERE l.writer = w.id) AS last
     FROM credit_writer w WHERE w.id = ?`,
    writer,
  );
  if (mark === undefined || page === undefined) return false;
  const from = num(mark, 'upto');
  const closed = page.closed_at !== null;
  const end = closed ? (numOrNull(page, 'last') ?? 0) : num(page, 'settled');
  const upto = Math.max(from, Math.min(from + PIECE, end));
  if (upto > from)
    yield query(
      `INSERT INTO key_usage (customer_id, period, key_id, route, credits, calls)
       SELECT customer_id, period, key_id, route, CAST(-SUM(monthly + extra) AS BIGINT),
         CAST(SUM(CASE WHEN kind = 'debit' THEN 1 ELSE -1 END) AS BIGINT)
       FROM credit_ledger
       WHERE writer = ? AND seq > ? AND seq <= ? AND kind IN ('debit', 'return') AND key_id IS NOT NULL AND route IS NOT NULL
       GROUP BY customer_id, period, key_id, route ORDER BY customer_id, period, key_id, route
       ON CONFLICT (customer_id, period, key_id, route) DO UPDATE SET
         credits = key_usage.credits + excluded.credits, calls = key_usage.calls + excluded.calls`,
      writer,
      from,
      upto,
    );
  yield query(
    'UPDATE usage_counted SET upto = ?, whole = ? WHERE writer = ?',
    upto,
    closed && upto >= end ? 1 : 0,
    writer,
  );
  return upto < end;
}

/** The usage of one month or of all: the newest month first, and within a month the highest cost first. */
export async function keyUsage(db: Db, accountId: string, period?: number): Promise<readonly KeyUse[]> {
  const rows = await db.read(
    query(
      `SELECT period, key_id, route, credits, calls FROM key_usage WHERE customer_id = ? AND period >= ? AND period <= ?
         AND calls > 0 ORDER BY period DESC, credits DESC, calls DESC, key_id, route`,
      accountId,
      period ?? 0,
      period ?? 999_912,
    ),
  );
  return rows.map((row) => ({
    period: num(row, 'period'),
    keyId: text(row, 'key_id'),
    route: text(row, 'route'),
    credits: num(row, 'credits'),
    calls: num(row, 'calls'),
  }));
}
