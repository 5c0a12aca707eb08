import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changePlan,
  debit,
  freshBalance,
  giveBack,
  grantExtra,
  type LedgerEntry,
  open,
  remainingOf,
  turnMonth,
} from './ledger.ts';

function opened(allowance: number | null, period = 202611) {
  const balance = freshBalance(allowance, period);
  open(balance);
  return balance;
}

describe('the ledger', () => {
  test('monthly credits are used first, then extra ones', () => {
    const balance = opened(3);
    grantExtra(balance, 10);
    expect(debit(balance, 5)).toEqual({ kind: 'debit', period: 202611, monthly: -3, extra: -2 });
    expect(remainingOf(balance)).toBe(8);
  });

  test('a call that costs more than is left is refused completely', () => {
    const balance = opened(4);
    expect(debit(balance, 5)).toBeUndefined();
    expect(remainingOf(balance)).toBe(4);
  });

  test('an unlimited plan is counted and never refused', () => {
    const balance = opened(null);
    expect(debit(balance, 30)).toBeDefined();
    expect(remainingOf(balance)).toBeNull();
    expect(balance.used).toBe(30);
  });

  test('a new month renews the allowance; unused monthly credits lapse, extra credits stay', () => {
    const balance = opened(1000);
    grantExtra(balance, 7);
    debit(balance, 400);
    expect(turnMonth(balance, 202612)).toMatchObject({ kind: 'allowance', period: 202612, monthly: 1000 });
    expect(remainingOf(balance)).toBe(1007);
    expect(balance.used).toBe(0);
    expect(turnMonth(balance, 202612)).toBeUndefined();
  });

  test('a clock that is behind does not turn a month back', () => {
    const balance = opened(5, 202701);
    expect(turnMonth(balance, 202612)).toBeUndefined();
    expect(balance.period).toBe(202701);
  });

  test('credits already used in a month count against a new plan, and again after switching back', () => {
    const balance = opened(1000);
    debit(balance, 400);
    changePlan(balance, 10_000);
    expect(remainingOf(balance)).toBe(9_600);
    changePlan(balance, null);
    debit(balance, 100);
    changePlan(balance, 1000);
    expect(remainingOf(balance)).toBe(500);
    changePlan(balance, 300);
    expect(remainingOf(balance)).toBe(0);
  });

  test('refunding a debit of a past month returns only its extra credits', () => {
    const balance = opened(3);
    grantExtra(balance, 2);
    const taken = debit(balance, 5);
    turnMonth(balance, 202612);
    if (!taken) throw new Error('refused');
    giveBack(balance, taken);
    expect(remainingOf(balance)).toBe(5);
  });

  test('whatever happens, the balance is the sum of its rows and never below zero', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('debit' as const), n: fc.integer({ min: 0, max: 30 }) }),
      fc.record({ do: fc.constant('grant' as const), n: fc.integer({ min: 1, max: 50 }) }),
      fc.record({ do: fc.constant('plan' as const), n: fc.option(fc.integer({ min: 0, max: 100 })) }),
      fc.record({ do: fc.constant('month' as const), n: fc.constant(1) }),
      fc.record({ do: fc.constant('back' as const), n: fc.nat(20) }),
    );
    fc.assert(
      fc.property(fc.option(fc.integer({ min: 0, max: 60 })), fc.array(step, { maxLength: 40 }), (allowance, steps) => {
        const balance = freshBalance(allowance, 1);
        const rows: LedgerEntry[] = [open(balance)];
        const standing: LedgerEntry[] = [];
        for (const { do: what, n } of steps) {
          let row: LedgerEntry | undefined;
          if (what === 'debit') {
            row = debit(balance, n ?? 0);
            if (row) standing.push(row);
          } else if (what === 'grant') row = grantExtra(balance, n ?? 0);
          else if (what === 'plan') row = changePlan(balance, n);
          else if (what === 'month') row = turnMonth(balance, balance.period + 1);
          else {
            const [taken] = standing.splice(n ?? 0, 1);
            row = taken && giveBack(balance, taken);
          }
          if (row) rows.push(row);
          const monthly = rows.filter((r) => r.period === balance.period).reduce((sum, r) => sum + r.monthly, 0);
          const extra = rows.reduce((sum, r) => sum + r.extra, 0);
          if (monthly !== balance.monthlyLeft || extra !== balance.extraLeft) return false;
          if (balance.extraLeft < 0 || (balance.allowance !== null && balance.monthlyLeft < 0)) return false;
        }
        return true;
      }),
    );
  });
});
