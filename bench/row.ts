/** One measured figure. A target is what we hold ourselves to; `atLeast` says that more is better. */
export interface BenchRow {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly target?: number;
  readonly atLeast?: boolean;
}
