/**
 * A batch of debits as one statement of PostgreSQL, which is its own transaction: one round trip and one commit instead
 * of two round trips and seven statements. The writer's own row is locked first, then the balances in the order of
 * their ids. The balances are compared with those the writer expects; if one differs, only the writer's marker is
 * written.
 *
 * A stalled server may execute the statement after we have given it up. By then its debits are refunded and the writer
 * has another marker. So the statement does nothing if it does not find the marker it expects.
 */
import type { BalanceState } from '../ledger/ledger.ts';
import type { LoneStatement } from './db.ts';
import { type LedgerPosting, linkPostings, NEXT_MARK, type UsageSums } from './statements.ts';

const POST = `WITH
  mark AS (
    UPDATE credit_writer SET settled = $1::bigint, seen_at = ${NEXT_MARK}
    WHERE id = $2::bigint AND closed_at IS NULL AND seen_at = $28::bigint RETURNING seen_at),
  held AS MATERIALIZED (
    SELECT customer_id, allowance, period, granted, monthly_left, extra_left, used, head FROM credit_balance
    WHERE customer_id = ANY($3::text[]) AND EXISTS (SELECT 1 FROM mark) ORDER BY customer_id FOR UPDATE),
  found AS MATERIALIZED (
    SELECT count(*) = cardinality($3::text[]) AS same
    FROM held JOIN unnest($3::text[], $4::bigint[], $5::int[], $6::bigint[], $7::bigint[], $8::bigint[], $9::bigint[],
        $29::text[])
      AS was (customer_id, allowance, period, granted, monthly_left, extra_left, used, head) USING (customer_id)
    WHERE held.allowance IS NOT DISTINCT FROM was.allowance AND held.period = was.period AND held.granted = was.granted
      AND held.monthly_left = was.monthly_left AND held.extra_left = was.extra_left AND held.used = was.used
      AND held.head = was.head),
  balances AS (
    UPDATE credit_balance b
    SET monthly_left = n.monthly_left, extra_left = n.extra_left, used = n.used, links = n.links, head = n.head
    FROM unnest($3::text[], $10::bigint[], $11::bigint[], $12::bigint[], $30::bigint[], $31::text[])
      AS n (customer_id, monthly_left, extra_left, used, links, head)
    WHERE b.customer_id = n.customer_id AND (SELECT same FROM found)),
  ledger AS (
    INSERT INTO credit_ledger (writer, seq, customer_id, kind, period, monthly, extra, credit_class, route, key_id, request_id, at, link, previous)
    SELECT $2::bigint, n.seq, n.customer_id, 'debit', n.period, n.monthly, n.extra, n.credit_class, n.route, n.key_id, n.request_id, $13::bigint, n.link, n.previous
    FROM unnest($14::bigint[], $15::text[], $16::int[], $17::bigint[], $18::bigint[], $19::text[], $20::text[], $21::text[], $22::text[],
        $32::bigint[], $33::text[])
      AS n (seq, customer_id, period, monthly, extra, credit_class, route, key_id, request_id, link, previous)
    WHERE (SELECT same FROM found)),
  usage AS (
    INSERT INTO credit_usage (customer_id, day, credit_class, credits, calls)
    SELECT n.* FROM unnest($23::text[], $24::text[], $25::text[], $26::bigint[], $27::bigint[]) AS n
    WHERE (SELECT same FROM found)
    ON CONFLICT (customer_id, day, credit_class)
      DO UPDATE SET credits = credit_usage.credits + excluded.credits, calls = credit_usage.calls + excluded.calls)
  SELECT CASE WHEN same THEN 1 ELSE 0 END AS same, (SELECT seen_at FROM mark) AS seen_at FROM found`;

export interface AtOnce {
  readonly writer: number;
  readonly settled: number;
  readonly now: number;
  /** The writer's last marker (`seen_at`). */
  readonly mark: number;
  readonly was: ReadonlyMap<string, BalanceState>;
  readonly balances: ReadonlyMap<string, BalanceState>;
  /** The ledger rows, which are debits only. */
  readonly postings: readonly LedgerPosting[];
  readonly usage: UsageSums;
}

/** The statement returns one row: `same` is 1 if the debits were written, `seen_at` is the writer's new marker. */
export function atOnce({ writer, settled, now, mark, was, balances, postings, usage }: AtOnce): LoneStatement {
  const links = linkPostings(writer, postings, balances);
  const before = [...was.values()];
  const after = [...balances.values()];
  return {
    once: POST,
    values: [
      settled,
      writer,
      [...was.keys()],
      before.map((b) => b.allowance),
      before.map((b) => b.period),
      before.map((b) => b.granted),
      before.map((b) => b.monthlyLeft),
      before.map((b) => b.extraLeft),
      before.map((b) => b.used),
      after.map((b) => b.monthlyLeft),
      after.map((b) => b.extraLeft),
      after.map((b) => b.used),
      now,
      postings.map((p) => p.seq),
      postings.map((p) => p.accountId),
      postings.map((p) => p.entry.period),
      postings.map((p) => p.entry.monthly),
      postings.map((p) => p.entry.extra),
      postings.map((p) => p.creditClass ?? null),
      postings.map((p) => p.route ?? null),
      postings.map((p) => p.keyId ?? null),
      postings.map((p) => p.requestId ?? null),
      ...usage.columns,
      mark,
      before.map((b) => b.head),
      after.map((b) => b.links),
      after.map((b) => b.head),
      links.map(({ link }) => link),
      links.map(({ previous }) => previous),
    ],
  };
}
