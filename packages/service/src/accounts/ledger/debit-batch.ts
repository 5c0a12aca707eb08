/** One transaction of the writer: new debits, refunds, and the writer's own marker (`seen_at` of its row). */

import { atOnce } from '../store/at-once.ts';
import { num, query, type StoreWork } from '../store/db.ts';
import {
  balancesOf,
  type Debit,
  type LedgerPosting,
  lockStep,
  NEXT_MARK,
  saved,
  standingDebits,
  UsageSums,
} from '../store/statements.ts';
import { afterReset, type BalanceState, debit, giveBack, remainingOf, turnMonth } from './ledger.ts';
import { dayAt, periodAt } from './period.ts';

/** A debit waiting to be taken. */
export interface DebitRequest {
  readonly seq: number;
  readonly accountId: string;
  readonly credits: number;
  readonly creditClass: string;
  readonly route: string;
  readonly keyId: string;
  readonly requestId: string;
}

export interface DebitBatch {
  readonly writer: number;
  readonly asks: readonly DebitRequest[];
  /** Debits of this writer, with their accounts, that are refunded if the ledger has them. */
  readonly returns: readonly { readonly seq: number; readonly accountId: string }[];
  /** Every debit of the writer up to this number has been sent or refunded. */
  readonly settled: number;
  readonly now: number;
  /** Numbers for rows without a request: new months and refunds. */
  readonly nextSeq: () => number;
  readonly known?: WriterState | undefined;
}

/** The balances of a batch's accounts as the writer last saw them, and its marker after its last transaction. */
export interface WriterState {
  readonly balances: ReadonlyMap<string, BalanceState>;
  readonly mark: number;
}

export interface PostedBatch extends WriterState {
  readonly verdicts: DebitVerdict[];
  /** The number of debits that were in the ledger and were refunded. */
  readonly returned: number;
  /** Set if the balances in the store differed from those the writer knew. */
  readonly missed?: true;
}

/**
 * The result of one debit: whether it was taken, and the credits left (null if unlimited). `verdicts` has the results
 * in the order of `asks`.
 */
export interface DebitVerdict {
  readonly ok: boolean;
  readonly remaining: number | null;
  readonly period: number;
  /** The balance at the start of the next month. */
  readonly afterReset: number | null;
}

/** The audit took this writer for dead and closed it. It can post no more debits and must register again. */
export class FencedWriterError extends Error {
  override readonly name = 'FencedWriterError';
}

export function* postBatch(batch: DebitBatch): StoreWork<PostedBatch> {
  const posted = batch.known && (yield* postKnown(batch, batch.known));
  if (posted === undefined) return yield* postLocked(batch);
  return posted === 'missed' ? { ...(yield* postLocked(batch)), missed: true } : posted;
}

/** Posts debits of accounts whose balances are known, in one statement; undefined if there is nothing to write. */
function* postKnown(
  batch: DebitBatch,
  { balances: was, mark }: WriterState,
): StoreWork<PostedBatch | 'missed' | undefined> {
  const balances = new Map(Array.from(was, ([id, balance]) => [id, { ...balance }]));
  const postings: LedgerPosting[] = [];
  const usage = new UsageSums();
  const verdicts = debited(batch, balances, postings, usage);
  if (postings.length === 0) return undefined;
  const [row] = yield atOnce({ ...batch, mark, was, balances, postings, usage });
  return row?.same === 1 ? { verdicts, returned: 0, balances, mark: num(row, 'seen_at') } : 'missed';
}

/** Takes the debits from the balances and adds their rows to `postings` and `usage`. */
function debited(
  { asks, now }: DebitBatch,
  balances: ReadonlyMap<string, BalanceState>,
  postings: LedgerPosting[],
  usage: UsageSums,
): DebitVerdict[] {
  const day = dayAt(now);
  return asks.map((ask): DebitVerdict => {
    const balance = balances.get(ask.accountId);
    if (!balance) throw new Error(`account ${ask.accountId} has no balance`);
    const entry = debit(balance, ask.credits);
    if (entry) {
      postings.push(Object.assign({ entry, at: now }, ask));
      usage.add(ask.accountId, day, ask.creditClass, ask.credits, 1);
    }
    return {
      ok: entry !== undefined,
      remaining: remainingOf(balance),
      period: balance.period,
      afterReset: afterReset(balance),
    };
  });
}

/** Posts the whole batch, on balances read under a lock. */
function* postLocked(batch: DebitBatch): StoreWork<PostedBatch> {
  const { writer, asks, returns, now } = batch;
  const accountIds = new Set([...asks, ...returns].map((item) => item.accountId));
  const mark = query(
    `UPDATE credit_writer SET settled = ?, seen_at = ${NEXT_MARK} WHERE id = ? AND closed_at IS NULL RETURNING seen_at`,
    batch.settled,
    writer,
  );
  // The writer's row is locked first: if an earlier transaction of ours still hangs in the server, this one waits for
  // it.
  const rows = yield { all: accountIds.size === 0 ? [mark] : [mark, lockStep(accountIds)] };
  const [alive, ...locked] = rows;
  if (alive === undefined || !('seen_at' in alive))
    throw new FencedWriterError(`writer ${writer} was closed by the audit`);
  const marked = num(alive, 'seen_at');
  if (accountIds.size === 0) return { verdicts: [], returned: 0, balances: new Map(), mark: marked };

  const balances = balancesOf(locked);
  const postings: LedgerPosting[] = [];
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
  const given = postings.filter(({ of }) => of !== undefined).length;
  const verdicts = debited(batch, balances, postings, usage);
  if (postings.length > 0) yield { ...saved(writer, balances, postings, usage), last: true };
  return { verdicts, returned: given, balances, mark: marked };
}

/** Refunds a debit to its balance, takes it off the usage, and returns the ledger row. */
export function returned(
  taken: Debit,
  writer: number,
  seq: number,
  now: number,
  balance: Parameters<typeof giveBack>[0],
  usage: UsageSums,
): LedgerPosting {
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
