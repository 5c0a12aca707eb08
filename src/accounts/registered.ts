/** A writer's page in the store, as the process has it in hand. */
import { HERE } from './host.ts';
import type { Journal } from './journal.ts';
import { num, query, type Work } from './store/db.ts';

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

/** Opens a page under the journal's token and tells its number. */
export function* pageFor(token: string): Work<number> {
  const [row] = yield query(
    'INSERT INTO credit_writer (token, host, pid, settled, started_at, seen_at) VALUES (?, ?, ?, 0, {now}, {now}) RETURNING id',
    token,
    HERE,
    process.pid,
  );
  if (!row) throw new Error('the store gave no number to this writer');
  return num(row, 'id');
}

/** Closes the page of a writer that has nothing open. */
export function* closing({ seq, id }: Registered): Work<void> {
  yield query('UPDATE credit_writer SET settled = ?, closed_at = {now} WHERE id = ? AND closed_at IS NULL', seq, id);
}
