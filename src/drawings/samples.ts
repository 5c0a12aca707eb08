/** A series as replies carry it, and its value between two samples: a straight line, which hourly is good to 0.002′ of the Moon. */
export interface Samples {
  readonly start: string;
  readonly step_minutes: number;
  readonly fields: readonly string[];
  readonly rows: readonly (readonly (number | null)[])[];
}

/** Milliseconds since 1970 of an instant as printed in replies; before year 0 the platform needs six digits. */
export const msOf = (instant: string): number =>
  Date.parse(instant.startsWith('-') ? instant.replace(/^-(?=\d{4}-)/, '-00') : instant);

/** Hours east of UT on the clock that printed it. */
export function offsetMsOf(instant: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(instant) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
}

/** `HH:MM` of an instant on a clock this far east of UT. */
export function clockAt(ms: number, offsetMs: number): string {
  const minutes = ((Math.floor((ms + offsetMs) / 60_000) % 1440) + 1440) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The field at an instant; beyond the ends the last line is extended. `turn` for periodic values, such as 360. */
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
