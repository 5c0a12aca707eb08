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
import { type Bulk, type Db, num, query, type SqlRow, type StoreWork, text, textOrNull } from '../store/db.ts';
import { LEDGER_FIELDS } from './chain.ts';
import { ChainSum, isLinked } from './chain-audit.ts';

const PIECE = 5_000;

/** Any number, the same in every release: the lock under which pieces are closed on PostgreSQL. */
const LOCK = 8_161_503;

export interface ClosedMonths {
  readonly entries: number;
  /** The number of rows of those months that stay, because their writer has not settled them yet. */
  readonly left: number;
}

/** Closes the months before `period` (yyyymm). */
export async function closeLedger(db: Db, period: number, now: number, actor: string): Promise<ClosedMonths> {
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
      entries += await db.run(() => closePiece(db, id, from, Math.min(from + PIECE, upTo), period, now));
  }
  const [open] = await db.read({
    sql: 'SELECT COUNT(*) AS n FROM credit_ledger WHERE period < ?',
    params: [period],
    slow: true,
  });
  const left = open ? num(open, 'n') : 0;
  await db.run(function* () {
    yield* noted(now, actor, 'ledger_closed', null, `before ${period}: ${entries} rows`);
  });
  return { entries, left };
}

/** The sum of the rows of one account and month in a piece. */
interface MonthSum {
  readonly customerId: string;
  readonly period: number;
  monthly: number;
  extra: number;
  debited: number;
  entries: number;
  readonly chain: ChainSum;
}

function* closePiece(
  db: Db,
  writer: number,
  after: number,
  upTo: number,
  period: number,
  now: number,
): StoreWork<number> {
  // two operators must not sum up the same rows, or add to the same month at once
  if (db.kind === 'postgres') yield query(`SELECT pg_advisory_xact_lock(${LOCK})`);
  const piece = 'writer = ? AND seq > ? AND seq <= ? AND period < ?';
  const which = [writer, after, upTo, period] as const;
  const rows = yield query(
    `SELECT ${LEDGER_FIELDS.join(', ')}, link, previous FROM credit_ledger WHERE ${piece}`,
    ...which,
  );
  if (rows.length === 0) return 0;
  const months = monthsOf(rows);
  const closed = yield {
    sqlite: 'SELECT customer_id, period, chain FROM credit_period WHERE customer_id = ? AND period = ?',
    postgres: `SELECT p.customer_id, p.period, p.chain FROM credit_period p
      JOIN unnest($1::text[], $2::int[]) AS n (customer_id, period) USING (customer_id, period)`,
    rows: Array.from(months.values(), (month) => [month.customerId, month.period]),
  };
  for (const row of closed) months.get(nameOf(row))?.chain.add(textOrNull(row, 'chain') ?? '');
  yield addToPeriods([...months.values()], now);
  yield query(`DELETE FROM credit_ledger WHERE ${piece}`, ...which);
  return rows.length;
}

const nameOf = (row: SqlRow): string => `${text(row, 'customer_id')} ${num(row, 'period')}`;

function monthsOf(rows: readonly SqlRow[]): Map<string, MonthSum> {
  const months = new Map<string, MonthSum>();
  for (const row of rows) {
    const name = nameOf(row);
    const month = months.get(name) ?? {
      ...{ customerId: text(row, 'customer_id'), period: num(row, 'period') },
      ...{ monthly: 0, extra: 0, debited: 0, entries: 0, chain: new ChainSum() },
    };
    months.set(name, month);
    const [kind, monthly, extra] = [text(row, 'kind'), num(row, 'monthly'), num(row, 'extra')];
    month.monthly += monthly;
    month.extra += extra;
    if (kind === 'debit' || kind === 'return') month.debited -= monthly + extra;
    month.entries++;
    if (isLinked(row)) month.chain.addRow(row);
  }
  return months;
}

const addToPeriods = (months: readonly MonthSum[], now: number): Bulk => {
  const columns = 'customer_id, period, monthly, extra, debited, entries, closed_at, chain';
  const added = `ON CONFLICT (customer_id, period) DO UPDATE SET
    monthly = credit_period.monthly + excluded.monthly, extra = credit_period.extra + excluded.extra,
    debited = credit_period.debited + excluded.debited, entries = credit_period.entries + excluded.entries,
    closed_at = excluded.closed_at, chain = excluded.chain`;
  return {
    sqlite: `INSERT INTO credit_period (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ${added}`,
    postgres: `INSERT INTO credit_period (${columns})
      SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::text[]) ${added}`,
    rows: months.map((month) => [
      ...[month.customerId, month.period, month.monthly, month.extra, month.debited, month.entries],
      ...[now, month.chain.stored],
    ]),
  };
};
