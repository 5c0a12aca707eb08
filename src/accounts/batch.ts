/** One transaction of the writer: debits asked for, debits to be given back, and the writer's own mark. */
import { afterReset, debit, giveBack, remainingOf, turnMonth } from './ledger.ts';
import { dayAt, periodAt } from './period.ts';
import { query, type Work } from './store/db.ts';
import {
  balancesOf,
  type Debit,
  lockStep,
  type Posting,
  saved,
  standingDebits,
  UsageSums,
} from './store/statements.ts';

/** A debit waiting to be taken. */
export interface Ask {
  readonly seq: number;
  readonly accountId: string;
  readonly credits: number;
  readonly creditClass: string;
  readonly route: string;
  readonly keyId: string;
  readonly requestId: string;
}

export interface Batch {
  readonly writer: number;
  readonly asks: readonly Ask[];
  /** Debits of this writer to give back if they stand in the ledger, with their accounts. */
  readonly returns: readonly { readonly seq: number; readonly accountId: string }[];
  /** All debits of the writer up to here have been sent or given back. */
  readonly settled: number;
  readonly now: number;
  /** Numbers for rows that nobody asked for: new months and returns. */
  readonly nextSeq: () => number;
}

/** What an ask came to, in the order of `asks`: credits left (null when unlimited), and whether they were taken. */
export interface Verdict {
  readonly ok: boolean;
  readonly remaining: number | null;
  readonly period: number;
  /** What will be there when the month turns. */
  readonly afterReset: number | null;
}

/** The audit took this writer for dead and closed it: its debits since then are void and it must register again. */
export class Fenced extends Error {
  override readonly name = 'Fenced';
}

export function* postBatch(batch: Batch): Work<Verdict[]> {
  const { writer, asks, returns, now } = batch;
  const accountIds = new Set([...asks, ...returns].map((item) => item.accountId));
  const mark = query(
    'UPDATE credit_writer SET settled = ?, seen_at = {now} WHERE id = ? AND closed_at IS NULL RETURNING id AS writer_id',
    batch.settled,
    writer,
  );
  // The writer's row first: should an earlier transaction of ours still hang in the server, this one waits for its end.
  const rows = yield { all: accountIds.size === 0 ? [mark] : [mark, lockStep(accountIds)] };
  const [alive, ...locked] = rows;
  if (alive === undefined || !('writer_id' in alive)) throw new Fenced(`writer ${writer} was closed by the audit`);
  if (accountIds.size === 0) return [];

  const balances = balancesOf(locked);
  const postings: Posting[] = [];
  const usage = new UsageSums();
  const period = periodAt(now);
  for (const [accountId, balance] of balances) {
    const entry = turnMonth(balance, period);
    if (entry) postings.push({ seq: batch.nextSeq(), accountId, entry, at: now });
  }
  if (returns.length > 0) {
    const standing = yield* standingDebits(writer, { seqs: returns.map((item) => item.seq) });
    for (const taken of standing) {
      const balance = balances.get(taken.accountId);
      if (balance) postings.push(returned(taken, writer, batch.nextSeq(), now, balance, usage));
    }
  }
  const day = dayAt(now);
  const verdicts = asks.map((ask): Verdict => {
    const balance = balances.get(ask.accountId);
    if (!balance) throw new Error(`account ${ask.accountId} has no balance`);
    const entry = debit(balance, ask.credits);
    if (entry) {
      postings.push({ ...ask, entry, at: now });
      usage.add(ask.accountId, day, ask.creditClass, ask.credits, 1);
    }
    return {
      ok: entry !== undefined,
      remaining: remainingOf(balance),
      period: balance.period,
      afterReset: afterReset(balance),
    };
  });
  if (postings.length > 0) yield { ...saved(writer, balances, postings, usage), last: true };
  return verdicts;
}

/** Gives a standing debit back to its balance and its usage; the row for the ledger. */
export function returned(
  taken: Debit,
  writer: number,
  seq: number,
  now: number,
  balance: Parameters<typeof giveBack>[0],
  usage: UsageSums,
): Posting {
  const entry = giveBack(balance, taken.entry);
  usage.add(taken.accountId, dayAt(taken.at), taken.creditClass, -(entry.monthly + entry.extra), -1);
  return {
    seq,
    accountId: taken.accountId,
    entry,
    at: now,
    creditClass: taken.creditClass,
    route: taken.route,
    keyId: taken.keyId,
    of: { writer, seq: taken.seq },
  };
}
