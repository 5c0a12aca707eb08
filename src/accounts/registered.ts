/** A writer's page in the store, as the process has it in hand. */
import type { Journal } from './journal.ts';

export interface Registered {
  readonly id: number;
  readonly journal: Journal;
  seq: number;
  /** Numbers not yet settled, ascending: a Set keeps the order of insertion. */
  readonly open: Set<number>;
  /** Debits to be given back, with their accounts; those of a failed transaction are among them, taken or not. */
  readonly returns: Map<number, string>;
}

/** The last number below the first open one. */
export function settledOf(me: Registered): number {
  const first = me.open.values().next();
  return first.done ? me.seq : first.value - 1;
}
