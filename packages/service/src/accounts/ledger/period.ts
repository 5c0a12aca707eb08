/**
 * The months for which credits are given. A month begins at 00:00 Indian time on the first; a period is the number
 * yyyymm. Indian time has been UTC+05:30 without a change since before any account was created.
 */
const IST_MS = 5.5 * 3_600_000;

/** The month an instant (milliseconds since 1970) falls in, as yyyymm. */
export const periodAt = (ms: number): number => monthOf(ms).period;

/** The month that is `count` months before `period`. */
export const monthsBefore = (period: number, count: number): number => {
  const months = Math.floor(period / 100) * 12 + (period % 100) - 1 - count;
  return Math.floor(months / 12) * 100 + (months % 12) + 1;
};

/** The Indian civil day of an instant, YYYY-MM-DD. */
export const dayAt = (ms: number): string => new Date(ms + IST_MS).toISOString().slice(0, 10);

/** When the month after that of this instant begins, milliseconds since 1970. */
export const resetAfter = (ms: number): number => monthOf(ms).until;

interface Month {
  readonly period: number;
  /** Its first instant and the first of the next month, milliseconds since 1970. */
  readonly from: number;
  readonly until: number;
}

/** The month of the last question. Every request asks, and nearly always about the same month. */
let last: Month = { period: 0, from: 0, until: 0 };

function monthOf(ms: number): Month {
  if (ms >= last.from && ms < last.until) return last;
  const date = new Date(ms + IST_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  last = {
    period: year * 100 + month + 1,
    from: Date.UTC(year, month, 1) - IST_MS,
    until: Date.UTC(year, month + 1, 1) - IST_MS,
  };
  return last;
}
