/** What an account used this month, for the usage page: a read model the ledger's writer keeps by day and class. */
import { CREDITS, type CreditClass } from './credits.ts';
import { dayAt, periodAt } from './period.ts';
import { type Db, num, query, text } from './store/db.ts';

export interface Usage {
  /** yyyymm */
  readonly period: number;
  /** Every day of the month up to today, Indian civil days, days without use included. */
  readonly days: readonly DayUse[];
  /** Totals of the month; classes without use are left out. */
  readonly byClass: Readonly<Partial<Record<CreditClass, { readonly credits: number; readonly calls: number }>>>;
  readonly credits: number;
  readonly calls: number;
}

export interface DayUse {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly credits: number;
  readonly calls: number;
  /** Credits by class. */
  readonly byClass: Readonly<Partial<Record<CreditClass, number>>>;
}

export interface UsageReader {
  thisMonth(accountId: string): Promise<Usage>;
}

const isClass = (name: string): name is CreditClass => name in CREDITS;

export class StoreUsage implements UsageReader {
  readonly #db: Db;
  readonly #clock: () => number;

  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async thisMonth(accountId: string): Promise<Usage> {
    const now = this.#clock();
    const today = dayAt(now);
    const month = today.slice(0, 8);
    const rows = await this.#db.read(
      query(
        `SELECT day, credit_class, credits, calls FROM credit_usage
         WHERE customer_id = ? AND day >= ? AND day <= ? AND calls > 0 ORDER BY day, credit_class`,
        accountId,
        `${month}01`,
        today,
      ),
    );
    const days = Array.from({ length: Number(today.slice(8)) }, (_, index) => ({
      day: month + String(index + 1).padStart(2, '0'),
      credits: 0,
      calls: 0,
      byClass: {} as Partial<Record<CreditClass, number>>,
    }));
    const byClass: Partial<Record<CreditClass, { credits: number; calls: number }>> = {};
    const total = { credits: 0, calls: 0 };
    for (const row of rows) {
      const creditClass = text(row, 'credit_class');
      const day = days[Number(text(row, 'day').slice(8)) - 1];
      if (!isClass(creditClass) || day === undefined) continue;
      const credits = num(row, 'credits');
      const calls = num(row, 'calls');
      day.byClass[creditClass] = credits;
      for (const sum of [day, total, (byClass[creditClass] ??= { credits: 0, calls: 0 })]) {
        sum.credits += credits;
        sum.calls += calls;
      }
    }
    return { period: periodAt(now), days, byClass, ...total };
  }
}
