/** Writes a new account with its first credits; and gives a confirmed one the credits of its plan. */
import { changePlan, freshBalance, open, turnMonth } from '../ledger/ledger.ts';
import { periodAt } from '../ledger/period.ts';
import { PLANS, type PlanId } from '../plans.ts';
import { query, type StoreWork } from './db.ts';
import { appendLedger, type LedgerPosting, linkPostings, lockBalances, saved } from './statements.ts';

export interface NewAccount {
  readonly id: string;
  /** The address, or for an unconfirmed sign-up its placeholder. */
  readonly email: string;
  readonly claimed: string | null;
  readonly plan: PlanId;
  readonly userId: string | null;
  /** Credits a month; null for an unlimited plan. */
  readonly allowance: number | null;
}

/** Numbers the ledger rows of a process. */
export interface Numbering {
  readonly writer: number;
  readonly nextSeq: () => number;
}

/** Returns false if another request was first with the same address. */
export function* insertAccount(account: NewAccount, { writer, nextSeq }: Numbering, now: number): StoreWork<boolean> {
  const { id, email, claimed, plan, userId, allowance } = account;
  const made = yield query(
    'INSERT INTO customer (id, email, claimed, plan, user_id, created_at) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING RETURNING id',
    ...[id, email, claimed, plan, userId, now],
  );
  if (made.length === 0) return false;
  const balance = freshBalance(allowance, periodAt(now));
  const postings = [{ seq: nextSeq(), accountId: id, entry: open(balance), at: now }];
  const links = linkPostings(writer, postings, new Map([[id, balance]]));
  yield query(
    `INSERT INTO credit_balance (customer_id, allowance, period, granted, monthly_left, extra_left, used, links, head)
     VALUES (?, ?, ?, ?, ?, 0, 0, ?, ?)`,
    ...[id, balance.allowance, balance.period, balance.granted, balance.monthlyLeft, balance.links, balance.head],
  );
  yield appendLedger(writer, postings, links);
  return true;
}

/** Gives an account that was created with fewer credits those of its plan. */
export function* giveFullAllowance(id: string, plan: PlanId, numbering: Numbering, now: number): StoreWork<void> {
  const balance = (yield* lockBalances([id])).get(id);
  const allowance = PLANS[plan].creditsPerMonth;
  if (balance === undefined || balance.allowance === allowance) return;
  const postings: LedgerPosting[] = [];
  for (const entry of [turnMonth(balance, periodAt(now)), changePlan(balance, allowance)])
    if (entry) postings.push({ seq: numbering.nextSeq(), accountId: id, entry, at: now });
  yield saved(numbering.writer, new Map([[id, balance]]), postings);
}
