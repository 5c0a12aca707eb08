/**
 * The arithmetic of credits, independent of any database. Monthly credits are used first, then extra ones; neither
 * becomes negative on a limited plan. Calls on an unlimited plan are counted and never refused. Every change of a
 * balance is a ledger row:
 *   monthly_left = sum of `monthly` over the rows of the balance's period, and extra_left = sum of `extra` over all rows.
 */
import type { ChainEnd } from './chain.ts';

export interface BalanceState extends ChainEnd {
  /** Monthly credits of the plan; null when unlimited. */
  allowance: number | null;
  /** The month to which the monthly credits belong, yyyymm. */
  period: number;
  /** Monthly credits given in the period: allowance and changes of plan. */
  granted: number;
  monthlyLeft: number;
  extraLeft: number;
  /** Credits used in the period, monthly and extra, without refunded ones. */
  used: number;
}

/** A change of one balance, as it is written to the ledger. */
export interface LedgerEntry {
  readonly kind: 'allowance' | 'plan' | 'grant' | 'debit' | 'return';
  readonly period: number;
  readonly monthly: number;
  readonly extra: number;
}

/** Credits left; null when unlimited. */
export const remainingOf = (balance: BalanceState): number | null =>
  balance.allowance === null ? null : balance.monthlyLeft + balance.extraLeft;

/** Credits at the start of the next month; null when unlimited. */
export const afterReset = (balance: BalanceState): number | null =>
  balance.allowance === null ? null : balance.allowance + balance.extraLeft;

export const freshBalance = (allowance: number | null, period: number): BalanceState => ({
  allowance,
  period,
  granted: 0,
  monthlyLeft: 0,
  extraLeft: 0,
  used: 0,
  links: 0,
  head: '',
});

/** Gives a new account its first monthly credits. */
export function open(balance: BalanceState): LedgerEntry {
  return give(balance, 'allowance', balance.allowance ?? 0);
}

/**
 * Advances the balance to a later month: what is left of the old month expires, and the allowance is given again. Does
 * nothing if the month is not later (another replica's clock may be a moment ahead).
 */
export function turnMonth(balance: BalanceState, period: number): LedgerEntry | undefined {
  if (period <= balance.period) return undefined;
  balance.period = period;
  balance.granted = 0;
  balance.monthlyLeft = 0;
  balance.used = 0;
  return give(balance, 'allowance', balance.allowance ?? 0);
}

/** Takes credits and returns the entry; undefined if too few are left. */
export function debit(balance: BalanceState, credits: number): LedgerEntry | undefined {
  const left = remainingOf(balance);
  if (left !== null && left < credits) return undefined;
  const monthly = left === null ? credits : Math.min(balance.monthlyLeft, credits);
  const extra = credits - monthly;
  balance.monthlyLeft -= monthly;
  balance.extraLeft -= extra;
  balance.used += credits;
  return { kind: 'debit', period: balance.period, monthly: minus(monthly), extra: minus(extra) };
}

/** Refunds a debit. Monthly credits of a past month are not given back, but the refund is still recorded. */
export function giveBack(balance: BalanceState, taken: LedgerEntry): LedgerEntry {
  const back: LedgerEntry = {
    kind: 'return',
    period: taken.period,
    monthly: minus(taken.monthly),
    extra: minus(taken.extra),
  };
  balance.extraLeft += back.extra;
  if (taken.period === balance.period) {
    balance.monthlyLeft += back.monthly;
    balance.used -= back.monthly + back.extra;
  }
  return back;
}

export function grantExtra(balance: BalanceState, credits: number): LedgerEntry {
  balance.extraLeft += credits;
  return { kind: 'grant', period: balance.period, monthly: 0, extra: credits };
}

/** Changes the allowance. Monthly credits already used this month count against the new allowance. */
export function changePlan(balance: BalanceState, allowance: number | null): LedgerEntry {
  const monthlyUsed = balance.granted - balance.monthlyLeft;
  const left = allowance === null ? -monthlyUsed : Math.max(0, allowance - monthlyUsed);
  balance.allowance = allowance;
  return give(balance, 'plan', left - balance.monthlyLeft);
}

function give(balance: BalanceState, kind: LedgerEntry['kind'], monthly: number): LedgerEntry {
  balance.granted += monthly;
  balance.monthlyLeft += monthly;
  return { kind, period: balance.period, monthly, extra: 0 };
}

/** Negates without returning −0, which the databases do not have and which tests tell apart from 0. */
const minus = (value: number): number => (value === 0 ? 0 : -value);
