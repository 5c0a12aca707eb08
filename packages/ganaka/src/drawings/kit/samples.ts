/**
 * A series of samples as in replies, and its value between two samples by linear interpolation. For hourly samples of
 * the Moon its error is 0.002′.
 */
export interface Samples {
  readonly start: string;
  readonly step_minutes: number;
  readonly fields: readonly string[];
  readonly rows: readonly (readonly (number | null)[])[];
}

/** Milliseconds since 1970 of an instant as written in replies. For years before 0 `Date.parse` needs six digits. */
export const msOf = (instant: string): number =>
  Date.parse(instant.startsWith('-') ? instant.replace(/^-(?=\d{4}-)/, '-00') : instant);

/** The offset of the instant's clock from UT in milliseconds, east positive. */
export function offsetMsOf(instant: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(instant) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
}

/** The clock time `HH:MM` of an instant, on a clock with this offset from UT. */
export function clockAt(ms: number, offsetMs: number): string {
  const minutes = ((Math.floor((ms + offsetMs) / 60_000) % 1440) + 1440) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * The value of a field at an instant. Beyond the ends the last segment is extended. `turn` is the period of periodic
 * values, such as 360.
 */
export function sampledAt(samples: Samples, field: string, ms: number, turn?: number): number | null {
  const column = samples.fields.indexOf(field);
  const place = (ms - msOf(samples.start)) / (samples.step_minutes * 60_000);
  const first = Math.min(Math.max(Math.floor(place), 0), samples.rows.length - 2);
  const from = samples.rows[first]?.[column] ?? null;
  const to = samples.rows[first + 1]?.[column] ?? null;
  if (from === null || to === null) return place - first < 0.5 ? from : to;
  const way = turn === undefined ? to - from : ((((to - from + turn / 2) % turn) + turn) % turn) - turn / 2;
  const value = from + way * (place - first);
  return turn === undefined ? value : ((value % turn) + turn) % turn;
}

/** Instant and value of each sample. */
export const seriesOf = (samples: Samples, field: string): { readonly ms: number; readonly value: number | null }[] => {
  const column = samples.fields.indexOf(field);
  const start = msOf(samples.start);
  return samples.rows.map((row, i) => ({ ms: start + i * samples.step_minutes * 60_000, value: row[column] ?? null }));
};
