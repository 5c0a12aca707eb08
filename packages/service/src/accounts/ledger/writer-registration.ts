/** A writer's registration in the store, as the process knows it. */
import { randomUUID } from 'node:crypto';
import { HERE } from '../process-host.ts';
import { type Db, num, query, type StoreWork } from '../store/db.ts';
import { Journal } from './journal.ts';

export interface WriterRegistration {
  readonly id: number;
  readonly journal: Journal;
  seq: number;
  /** Numbers not yet settled, in ascending order, because a Set keeps the order of insertion. */
  readonly open: Set<number>;
  /** Debits to refund, with their accounts. Debits of a failed transaction are included even if they were not taken. */
  readonly returns: Map<number, string>;
}

/** The last number up to which everything is settled. */
export function settledOf(me: WriterRegistration): number {
  const first = me.open.values().next();
  return first.done ? me.seq : first.value - 1;
}

/** Registers a writer in the store, with a new journal. */
export async function opened(db: Db, journalDir: string): Promise<WriterRegistration> {
  const token = randomUUID();
  const journal = new Journal(journalDir, token);
  try {
    return { id: await db.run(() => pageFor(token)), journal, seq: 0, open: new Set(), returns: new Map() };
  } catch (error) {
    journal.close();
    throw error;
  }
}

/** Inserts the writer's row under the journal's token and returns the writer's id. */
function* pageFor(token: string): StoreWork<number> {
  const [row] = yield query(
    'INSERT INTO credit_writer (token, host, pid, settled, started_at, seen_at) VALUES (?, ?, ?, 0, {now}, {now}) RETURNING id',
    token,
    HERE,
    process.pid,
  );
  if (!row) throw new Error('the store gave no number to this writer');
  return num(row, 'id');
}

/** Closes the registration of a writer that has nothing open. */
export function* closing({ seq, id }: WriterRegistration): StoreWork<void> {
  yield query('UPDATE credit_writer SET settled = ?, closed_at = {now} WHERE id = ? AND closed_at IS NULL', seq, id);
}
