/** The statements on balances, ledger and usage: run for each row on libsql, for many rows at once on PostgreSQL. */
import { type ChainEnd, extendChain, LEDGER_FIELDS, type Link } from '../ledger/chain.ts';
import type { BalanceState, LedgerEntry } from '../ledger/ledger.ts';
import { type Bulk, num, numOrNull, type SqlRow, type StatementGroup, type StoreWork, text, type Value } from './db.ts';

/** The next marker of a writer: the time by the store's clock, increased if necessary so that no marker repeats. */
export const NEXT_MARK = 'CASE WHEN {now} > seen_at THEN {now} ELSE seen_at + 1 END';

const BALANCE = 'customer_id, allowance, period, granted, monthly_left, extra_left, used, links, head';

export const balanceOf = (row: SqlRow): BalanceState => ({
  allowance: numOrNull(row, 'allowance'),
  period: num(row, 'period'),
  granted: num(row, 'granted'),
  monthlyLeft: num(row, 'monthly_left'),
  extraLeft: num(row, 'extra_left'),
  used: num(row, 'used'),
  links: num(row, 'links'),
  head: text(row, 'head'),
});

/**
 * The balances of these accounts, locked until the transaction ends. PostgreSQL locks them in the order of their ids,
 * so two processes with the same accounts cannot deadlock.
 */
export function* lockBalances(accountIds: Iterable<string>): StoreWork<Map<string, BalanceState>> {
  return balancesOf(yield lockStep(accountIds));
}

export const lockStep = (accountIds: Iterable<string>): Bulk => ({
  sqlite: `SELECT ${BALANCE} FROM credit_balance WHERE customer_id = ?`,
  postgres: `SELECT ${BALANCE} FROM credit_balance WHERE customer_id = ANY($1::text[]) ORDER BY customer_id FOR UPDATE`,
  rows: Array.from(new Set(accountIds), (id) => [id]),
});

export const balancesOf = (rows: readonly SqlRow[]): Map<string, BalanceState> =>
  new Map(rows.map((row) => [text(row, 'customer_id'), balanceOf(row)]));

function saveBalances(balances: Iterable<readonly [string, BalanceState]>): Bulk {
  return {
    sqlite: `UPDATE credit_balance
      SET allowance = ?, period = ?, granted = ?, monthly_left = ?, extra_left = ?, used = ?, links = ?, head = ?
      WHERE customer_id = ?`,
    postgres: `UPDATE credit_balance b
      SET allowance = n.allowance, period = n.period, granted = n.granted,
          monthly_left = n.monthly_left, extra_left = n.extra_left, used = n.used, links = n.links, head = n.head
      FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::text[], $9::text[])
        AS n (allowance, period, granted, monthly_left, extra_left, used, links, head, customer_id)
      WHERE b.customer_id = n.customer_id`,
    rows: Array.from(balances, ([id, b]) => [
      ...[b.allowance, b.period, b.granted, b.monthlyLeft, b.extraLeft, b.used, b.links, b.head],
      id,
    ]),
  };
}

/** A ledger row: the entry and its account; a debit also has its purpose, a refund the debit that it refunds. */
export interface LedgerPosting {
  readonly seq: number;
  readonly accountId: string;
  readonly entry: LedgerEntry;
  readonly at: number;
  readonly creditClass?: string;
  readonly route?: string;
  readonly keyId?: string;
  readonly requestId?: string;
  readonly of?: { readonly writer: number; readonly seq: number };
}

/** Places in their chains for rows that are written in this order; advances the ends, which are in the balances. */
export const linkPostings = (
  writer: number,
  postings: readonly LedgerPosting[],
  ends: ReadonlyMap<string, ChainEnd>,
): readonly Link[] =>
  postings.map(({ seq, accountId, entry, at, creditClass, route, keyId, requestId, of }) => {
    const end = ends.get(accountId);
    if (end === undefined) throw new Error(`account ${accountId} has no balance`);
    const { kind, period, monthly, extra } = entry;
    return extendChain(end, [
      writer,
      seq,
      accountId,
      kind,
      period,
      monthly,
      extra,
      creditClass ?? null,
      route ?? null,
      keyId ?? null,
      requestId ?? null,
      of?.writer ?? null,
      of?.seq ?? null,
      at,
    ]);
  });

/** Writes ledger rows; `links` are their places in the chains of their accounts. */
export function appendLedger(writer: number, postings: readonly LedgerPosting[], links: readonly Link[]): Bulk {
  const columns = `${LEDGER_FIELDS.join(', ')}, link, previous`;
  return {
    sqlite: `INSERT INTO credit_ledger (${columns})
      SELECT ?, value->>0, ?, ?, ?, value->>1, value->>2, ?, ?, ?, value->>3, value->>4, value->>5, ?, value->>6, value->>7
      FROM json_each(?)`,
    postgres: `INSERT INTO credit_ledger (${columns})
      SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::int[], $6::bigint[], $7::bigint[],
        $8::text[], $9::text[], $10::text[], $11::text[], $12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[],
        $16::text[])`,
    rows: postings.map(({ seq, accountId, entry, at, creditClass, route, keyId, requestId, of }, i): Value[] => [
      writer,
      seq,
      accountId,
      entry.kind,
      entry.period,
      entry.monthly,
      entry.extra,
      creditClass ?? null,
      route ?? null,
      keyId ?? null,
      requestId ?? null,
      of?.writer ?? null,
      of?.seq ?? null,
      at,
      links[i]?.link ?? null,
      links[i]?.previous ?? null,
    ]),
    sqliteRows: grouped(writer, postings, links),
  };
}

/**
 * The ledger rows for libsql: those that differ only in their numbers are one row, with the numbers as JSON. Binding
 * each value costs more than the insert itself, and the debits of a batch are mostly of a few keys and routes.
 */
function grouped(writer: number, postings: readonly LedgerPosting[], links: readonly Link[]): Value[][] {
  const groups = new Map<string, { readonly of: LedgerPosting; readonly numbers: Value[][] }>();
  for (const [i, posting] of postings.entries()) {
    const { seq, accountId, entry, at, creditClass, route, keyId, requestId = null, of } = posting;
    const { link = null, previous = null } = links[i] ?? {};
    const name = `${accountId} ${entry.kind} ${entry.period} ${creditClass} ${route} ${keyId} ${at}`;
    const numbers = [seq, entry.monthly, entry.extra, requestId, of?.writer ?? null, of?.seq ?? null, link, previous];
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { of: posting, numbers: [numbers] });
    else group.numbers.push(numbers);
  }
  return Array.from(groups.values(), ({ of: { accountId, entry, at, creditClass, route, keyId }, numbers }) => [
    writer,
    accountId,
    entry.kind,
    entry.period,
    creditClass ?? null,
    route ?? null,
    keyId ?? null,
    at,
    JSON.stringify(numbers),
  ]);
}

/** Sums that a batch adds to the usage, by account, day and class; refunds are subtracted. */
export class UsageSums {
  readonly #sums = new Map<
    string,
    [accountId: string, day: string, creditClass: string, credits: number, calls: number]
  >();

  add(accountId: string, day: string, creditClass: string, credits: number, calls: number): void {
    const name = `${accountId} ${day} ${creditClass}`;
    const sum = this.#sums.get(name);
    if (sum === undefined) this.#sums.set(name, [accountId, day, creditClass, credits, calls]);
    else {
      sum[3] += credits;
      sum[4] += calls;
    }
  }

  /** One list for each column: account, day, class, credits, calls. */
  get columns(): readonly Value[][] {
    const sums = [...this.#sums.values()];
    return [0, 1, 2, 3, 4].map((i) => sums.map((sum) => sum[i] ?? null));
  }

  get step(): Bulk {
    const update = `ON CONFLICT (customer_id, day, credit_class)
      DO UPDATE SET credits = credit_usage.credits + excluded.credits, calls = credit_usage.calls + excluded.calls`;
    return {
      sqlite: `INSERT INTO credit_usage (customer_id, day, credit_class, credits, calls) VALUES (?, ?, ?, ?, ?) ${update}`,
      postgres: `INSERT INTO credit_usage (customer_id, day, credit_class, credits, calls)
        SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[]) ${update}`,
      rows: [...this.#sums.values()],
    };
  }
}

/** A change of balances: the balances, their ledger rows and the usage, written together. */
export function saved(
  writer: number,
  balances: ReadonlyMap<string, BalanceState>,
  postings: readonly LedgerPosting[],
  usage?: UsageSums,
): StatementGroup {
  // the balances hold the ends of the chains, so the rows are linked first
  const rows = appendLedger(writer, postings, linkPostings(writer, postings, balances));
  const steps = [saveBalances(balances), rows, ...(usage ? [usage.step] : [])];
  return { all: steps.filter((step) => step.rows.length > 0) };
}

/** Debits of a writer that have not been refunded: those with the given numbers, or all after a number. */
export function* standingDebits(
  writer: number,
  which: { readonly seqs: readonly number[] } | { readonly after: number },
): StoreWork<Debit[]> {
  const columns = 'l.seq, l.customer_id, l.period, l.monthly, l.extra, l.credit_class, l.route, l.key_id, l.at';
  const standing = `l.kind = 'debit' AND NOT EXISTS
    (SELECT 1 FROM credit_ledger r WHERE r.of_writer = l.writer AND r.of_seq = l.seq)`;
  const rows = yield 'after' in which
    ? {
        sql: `SELECT ${columns} FROM credit_ledger l WHERE l.writer = ? AND l.seq > ? AND ${standing} ORDER BY l.seq`,
        params: [writer, which.after],
      }
    : {
        sqlite: `SELECT ${columns} FROM credit_ledger l WHERE l.writer = ? AND l.seq = ? AND ${standing}`,
        postgres: `SELECT ${columns} FROM credit_ledger l
          JOIN unnest($1::bigint[], $2::bigint[]) AS n (writer, seq) ON l.writer = n.writer AND l.seq = n.seq
          WHERE ${standing}`,
        rows: which.seqs.map((seq) => [writer, seq]),
      };
  return rows.map((row) => ({
    seq: num(row, 'seq'),
    accountId: text(row, 'customer_id'),
    entry: { kind: 'debit', period: num(row, 'period'), monthly: num(row, 'monthly'), extra: num(row, 'extra') },
    creditClass: text(row, 'credit_class'),
    route: text(row, 'route'),
    keyId: text(row, 'key_id'),
    at: num(row, 'at'),
  }));
}

export interface Debit {
  readonly seq: number;
  readonly accountId: string;
  readonly entry: LedgerEntry;
  readonly creditClass: string;
  readonly route: string;
  readonly keyId: string;
  readonly at: number;
}
