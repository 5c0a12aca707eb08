/**
 * The arithmetic of credits, independent of any database: monthly credits first, then extra ones; never below zero; an
 * unlimited plan is counted and never refused. Every change of a balance is a ledger row:
 *   monthly_left = sum of `monthly` over the rows of the balance's period, and extra_left = sum of `extra` over all rows.
 */

export interface BalanceState {
  /** Monthly credits of the plan; null when unlimited. */
  allowance: number | null;
  /** The month the monthly credits are of, yyyymm. */
  period: number;
  /** Monthly credits given in the period: allowance and changes of plan. */
  granted: number;
  monthlyLeft: number;
  extraLeft: number;
  /** Credits used in the period, monthly and extra, returned ones taken off. */
  used: number;
}

/** A change of one balance, as the ledger keeps it. */
export interface Entry {
  readonly kind: 'allowance' | 'plan' | 'grant' | 'debit' | 'return';
  readonly period: number;
  readonly monthly: number;
  readonly extra: number;
}

/** Credits left; null when unlimited. */
export const remainingOf = (balance: BalanceState): number | null =>
  balance.allowance === null ? null : balance.monthlyLeft + balance.extraLeft;

/** Credits there will be when the month turns; null when unlimited. */
export const afterReset = (balance: BalanceState): number | null =>
  balance.allowance === null ? null : balance.allowance + balance.extraLeft;

export const freshBalance = (allowance: number | null, period: number): BalanceState => ({
  allowance,
  period,
  granted: 0,
  monthlyLeft: 0,
  extraLeft: 0,
  used: 0,
});

/** Fills the monthly credits of a new account. */
export function open(balance: BalanceState): Entry {
  return give(balance, 'allowance', balance.allowance ?? 0);
}

/**
 * Advances the balance to a later month: the rest of the old one expires, the allowance is given again. Does nothing if
 * the month is not later (another replica's clock may be a moment ahead).
 */
export function turnMonth(balance: BalanceState, period: number): Entry | undefined {
  if (period <= balance.period) return undefined;
  balance.period = period;
  balance.granted = 0;
  balance.monthlyLeft = 0;
  balance.used = 0;
  return give(balance, 'allowance', balance.allowance ?? 0);
}

/** Takes credits, or undefined when they do not suffice. */
export function debit(balance: BalanceState, credits: number): Entry | undefined {
  const left = remainingOf(balance);
  if (left !== null && left < credits) return undefined;
  const monthly = left === null ? credits : Math.min(balance.monthlyLeft, credits);
  const extra = credits - monthly;
  balance.monthlyLeft -= monthly;
  balance.extraLeft -= extra;
  balance.used += credits;
  return { kind: 'debit', period: balance.period, monthly: minus(monthly), extra: minus(extra) };
}

/** Refunds a debit. Monthly credits of a past month have expired; its row still records the refund. */
export function giveBack(balance: BalanceState, taken: Entry): Entry {
  const back: Entry = {
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

export function grantExtra(balance: BalanceState, credits: number): Entry {
  balance.extraLeft += credits;
  return { kind: 'grant', period: balance.period, monthly: 0, extra: credits };
}

/** Changes the allowance: what was already used this month counts against the new one. */
export function changePlan(balance: BalanceState, allowance: number | null): Entry {
  const monthlyUsed = balance.granted - balance.monthlyLeft;
  const left = allowance === null ? -monthlyUsed : Math.max(0, allowance - monthlyUsed);
  balance.allowance = allowance;
  return give(balance, 'plan', left - balance.monthlyLeft);
}

function give(balance: BalanceState, kind: Entry['kind'], monthly: number): Entry {
  balance.granted += monthly;
  balance.monthlyLeft += monthly;
  return { kind, period: balance.period, monthly, extra: 0 };
}

/** No negative zero: the databases do not have it and tests compare by identity. */
const minus = (value: number): number => (value === 0 ? 0 : -value);
