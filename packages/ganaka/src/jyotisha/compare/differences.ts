/** Compares the payloads of several engines field by field. */

export type Scalar = string | number | boolean | null;

export interface Difference {
  /** The path of the value within the payload, with dots: `panchanga.tithi.number`. */
  readonly field: string;
  /** The values in the order of the payloads; undefined if a payload has no such field. */
  readonly values: readonly (Scalar | undefined)[];
}

export interface ComparisonResult {
  readonly same: number;
  readonly differences: readonly Difference[];
}

export function differencesOf(payloads: readonly unknown[]): ComparisonResult {
  const flat = payloads.map((payload) => new Map(leavesOf(payload, '')));
  const fields = new Set(flat.flatMap((each) => [...each.keys()]));
  const rows = [...fields].map((field) => ({ field, values: flat.map((each) => each.get(field)) }));
  // a value that is null on one engine and missing on another is none on both
  const differences = rows.filter(({ values }) => values.some((each) => (each ?? null) !== (values[0] ?? null)));
  return { same: rows.length - differences.length, differences };
}

function leavesOf(value: unknown, path: string): [string, Scalar][] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[path, value as Scalar]];
  return Object.entries(value).flatMap(([name, each]) => leavesOf(each, path === '' ? name : `${path}.${name}`));
}
