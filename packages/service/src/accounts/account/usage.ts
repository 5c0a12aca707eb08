/** The usage of an account in a month, for the usage page. The writer of the ledger sums it by day and class. */
import { CREDITS, type CreditClass } from '../credits.ts';
import { countUsage, type KeyUse, keyUsage } from '../keys/key-usage.ts';
import { dayAt, periodAt } from '../ledger/period.ts';
import { type Db, num, query, text } from '../store/db.ts';

export interface Usage {
  /** yyyymm */
  readonly period: number;
  /** Every Indian civil day of the month, including days without use; of the current month the days up to today. */
  readonly days: readonly DayUse[];
  /** Totals of the month; unused classes are left out. */
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

/** The usage of a day in one class of calls. */
export interface ClassUse {
  readonly day: string;
  readonly creditClass: string;
  readonly credits: number;
  readonly calls: number;
}

export interface UsageReader {
  /** The usage of a month (yyyymm); by default of the current one. */
  month(accountId: string, period?: number): Promise<Usage>;
  /** The current month and all months with usage, the newest first. */
  months(accountId: string): Promise<readonly number[]>;
  /** The usage by day and class, of one month or of all. */
  rows(accountId: string, period?: number): Promise<readonly ClassUse[]>;
  /** The usage by key and route, of one month or of all. */
  byKey(accountId: string, period?: number): Promise<readonly KeyUse[]>;
}

/**
 * A page view waits until at most this many pieces of the ledger are counted; the rest is counted in the background.
 */
const PIECES_AT_A_LOOK = 50;

const isClass = (name: string): name is CreditClass => name in CREDITS;

export class StoreUsage implements UsageReader {
  readonly #db: Db;
  readonly #clock: () => number;

  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  async rows(accountId: string, period?: number): Promise<readonly ClassUse[]> {
    const rows = await this.#db.read(
      query(
        `SELECT day, credit_class, credits, calls FROM credit_usage
         WHERE customer_id = ? AND day >= ? AND day <= ? AND calls > 0 ORDER BY day, credit_class`,
        accountId,
        period === undefined ? '' : `${monthOf(period)}-01`,
        period === undefined ? '9999-12-31' : `${monthOf(period)}-31`,
      ),
    );
    return rows.map((row) => ({
      day: text(row, 'day'),
      creditClass: text(row, 'credit_class'),
      credits: num(row, 'credits'),
      calls: num(row, 'calls'),
    }));
  }

  async byKey(accountId: string, period?: number): Promise<readonly KeyUse[]> {
    await countUsage(this.#db, PIECES_AT_A_LOOK);
    return keyUsage(this.#db, accountId, period);
  }

  async months(accountId: string): Promise<readonly number[]> {
    const rows = await this.#db.read(
      query(
        'SELECT DISTINCT SUBSTR(day, 1, 7) AS month FROM credit_usage WHERE customer_id = ? AND calls > 0',
        accountId,
      ),
    );
    const used = rows.map((row) => Number(text(row, 'month').replace('-', '')));
    return [...new Set([periodAt(this.#clock()), ...used])].sort((a, b) => b - a);
  }

  async month(accountId: string, asked?: number): Promise<Usage> {
    const now = this.#clock();
    const running = periodAt(now);
    const period = asked ?? running;
    const rows = await this.rows(accountId, period);
    const month = `${monthOf(period)}-`;
    const length = period === running ? Number(dayAt(now).slice(8)) : daysIn(period);
    const days = Array.from({ length }, (_, index) => ({
      day: month + String(index + 1).padStart(2, '0'),
      credits: 0,
      calls: 0,
      byClass: {} as Partial<Record<CreditClass, number>>,
    }));
    const byClass: Partial<Record<CreditClass, { credits: number; calls: number }>> = {};
    const total = { credits: 0, calls: 0 };
    for (const { creditClass, credits, calls, day: on } of rows) {
      const day = days[Number(on.slice(8)) - 1];
      if (!isClass(creditClass) || day === undefined) continue;
      day.byClass[creditClass] = credits;
      for (const sum of [day, total, (byClass[creditClass] ??= { credits: 0, calls: 0 })]) {
        sum.credits += credits;
        sum.calls += calls;
      }
    }
    return { period, days, byClass, ...total };
  }
}

/** yyyymm as YYYY-MM. */
export const monthOf = (period: number): string => `${String(period).slice(0, -2)}-${String(period).slice(-2)}`;

const daysIn = (period: number): number => new Date(Date.UTC(Math.floor(period / 100), period % 100, 0)).getUTCDate();
