/**
 * The months for which credits are given. A month begins at 00:00 Indian time on the first; a period is the number
 * yyyymm. Indian time has been UTC+05:30 without a change since before any account was created.
 */
const IST_MS = 5.5 * 3_600_000;

/** The month an instant (milliseconds since 1970) falls in, as yyyymm. */
export function periodAt(ms: number): number {
  const date = new Date(ms + IST_MS);
  return date.getUTCFullYear() * 100 + date.getUTCMonth() + 1;
}

/** The month that is `count` months before `period`. */
export const monthsBefore = (period: number, count: number): number => {
  const months = Math.floor(period / 100) * 12 + (period % 100) - 1 - count;
  return Math.floor(months / 12) * 100 + (months % 12) + 1;
};

/** The Indian civil day of an instant, YYYY-MM-DD. */
export const dayAt = (ms: number): string => new Date(ms + IST_MS).toISOString().slice(0, 10);

/** When the month after that of this instant begins, milliseconds since 1970. */
export function resetAfter(ms: number): number {
  const date = new Date(ms + IST_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) - IST_MS;
}
