/**
 * What a call costs in CPU time, milliseconds, including wire and debit, from `npm run bench` on two quiet cores (README). Where the bench measures
 * requests over HTTP, it is one core's time divided by requests per second; where it measures replies alone, it is their cost plus 0.19 ms for wire
 * and debit, which is the cost of a cached reply to a key. `measure.ts` measures the same on a running service of your own.
 */
export interface Cost {
  readonly name: string;
  readonly cpuMs: number;
  /** Out of a hundred calls of a typical customer: an assumption, not a measurement. */
  readonly share: number;
  /** Runs in another thread than the one that answers. */
  readonly thread: boolean;
}

export const COSTS: readonly Cost[] = [
  { name: 'any reply that is kept, with a key', cpuMs: 0.19, share: 30, thread: false },
  { name: 'light: a slice of the day', cpuMs: 0.38, share: 30, thread: false },
  { name: 'standard: the snapshot of a day, Drik', cpuMs: 1.5, share: 20, thread: false },
  { name: 'standard: the snapshot of a day, Surya-siddhanta', cpuMs: 2.1, share: 5, thread: false },
  { name: 'chart: a kundali', cpuMs: 0.49, share: 10, thread: false },
  { name: 'chart: eighteen payloads of a birth', cpuMs: 5.2, share: 3, thread: false },
  { name: 'heavy: a year of festivals', cpuMs: 20, share: 2, thread: true },
];

/** What one PostgreSQL handles: the least and the most measured on a shared machine, and an estimate for a dedicated one. */
export const DEBITS_PER_SECOND: readonly number[] = [3_600, 5_700, 10_000];

/** An assumption. */
export const RUPEES_PER_CORE_HOUR = 4;
