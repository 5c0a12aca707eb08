/** What an account used this month, for the usage page. */
import type { CreditClass } from './credits.ts';

export interface Usage {
  /** yyyymm */
  readonly period: number;
  /** Every day of the month up to today, Indian civil days, days without use included. */
  readonly days: readonly {
    readonly day: string;
    readonly credits: number;
    readonly calls: number;
    readonly byClass: Readonly<Partial<Record<CreditClass, number>>>;
  }[];
  /** Totals of the month by class; classes without use are left out. */
  readonly byClass: Readonly<Partial<Record<CreditClass, { readonly credits: number; readonly calls: number }>>>;
  readonly credits: number;
  readonly calls: number;
}

export interface UsageReader {
  thisMonth(accountId: string): Promise<Usage>;
}
