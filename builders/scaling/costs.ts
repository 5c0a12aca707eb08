/**
 * What a call costs in CPU time, milliseconds, wire and debit with it: from `npm run bench` on two quiet cores (README), where it measures requests over HTTP one core's worth of them a second, where it measures
 * replies alone those and 0.19 ms for wire and debit, which is what a kept reply to a key costs. `measure.ts` measures the same on a running service of your own.
 */
export interface Cost {
  readonly name: string;
  readonly cpuMs: number;
  /** Of a hundred calls of a usual customer: an assumption, not a figure of ours. */
  readonly share: number;
  /** Runs in a thread beside the one that answers. */
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

/** What one PostgreSQL takes: the least and the most that were measured on a shared machine, and a reckoning for a machine of its own. */
export const DEBITS_PER_SECOND: readonly number[] = [3_600, 5_700, 10_000];

/** An assumption. */
export const RUPEES_PER_CORE_HOUR = 4;
