/** A measured figure, or the reason why it could not be measured. */
export type BenchRow = MeasuredRow | SkippedRow;

export interface MeasuredRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The figure we want to reach. */
  readonly target?: number;
  /** Whether more is better. */
  readonly atLeast?: boolean;
}

export interface SkippedRow {
  readonly name: string;
  readonly skipped: string;
}
