/**
 * The last calls of each key, shown to its owner: route, status and duration; never parameters, origin or token. They
 * are not part of the ledger. They are buffered in memory and written every few seconds, so the latest calls may be
 * missing, and a crash loses them.
 */
import { type Db, query, type StoreWork, text } from '../store/db.ts';

export interface RecentCall {
  /** When the call was answered, milliseconds since 1970. */
  readonly at: number;
  /** The pattern of the route, as in the reference: `/v1/festivals/{id}`. */
  readonly route: string;
  readonly status: number;
  readonly credits: number;
  readonly ms: number;
  readonly requestId: string;
}

export interface RecentCalls {
  note(accountId: string, keyId: string, call: RecentCall): void;
  /** The calls of each key, the newest first. */
  list(accountId: string): Promise<ReadonlyMap<string, readonly RecentCall[]>>;
  close(): Promise<void>;
}

export const MOST_CALLS = 200;
const WRITE_MS = 5_000;
/** The number of keys written at a time, so that requests do not wait; the other keys are written the next time. */
const KEYS_AT_A_TIME = 50;
/** The number of keys kept in memory. Calls of further keys are not recorded until some have been written. */
const MOST_KEYS = 2_000;

interface Noted {
  readonly accountId: string;
  readonly calls: RecentCall[];
}

export class StoreRecentCalls implements RecentCalls {
  readonly #db: Db;
  readonly #noted = new Map<string, Noted>();
  readonly #timer: NodeJS.Timeout | undefined;
  /** Whether the timer's last write is still running. With a hanging store, writes must not pile up. */
  #writing = false;

  /** `writes` is false for the command line, which makes no calls. */
  constructor(db: Db, writes: boolean) {
    this.#db = db;
    if (writes) this.#timer = setInterval(() => void this.#tick(), WRITE_MS).unref();
  }

  note(accountId: string, keyId: string, call: RecentCall): void {
    const known = this.#noted.get(keyId);
    if (known === undefined) {
      if (this.#noted.size < MOST_KEYS) this.#noted.set(keyId, { accountId, calls: [call] });
      return;
    }
    known.calls.push(call);
    if (known.calls.length > MOST_CALLS) known.calls.shift();
  }

  async list(accountId: string): Promise<ReadonlyMap<string, readonly RecentCall[]>> {
    for (const [keyId, noted] of this.#noted) if (noted.accountId === accountId) await this.#writeKey(keyId, noted);
    const rows = await this.#db.read(
      query('SELECT key_id, calls FROM recent_calls WHERE customer_id = ? ORDER BY key_id', accountId),
    );
    return new Map(rows.map((row) => [text(row, 'key_id'), parsed(text(row, 'calls'))]));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#write(MOST_KEYS);
  }

  async #tick(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    await this.#write(KEYS_AT_A_TIME);
    this.#writing = false;
  }

  async #write(most: number): Promise<void> {
    for (const [keyId, noted] of [...this.#noted].slice(0, most))
      try {
        await this.#writeKey(keyId, noted);
      } catch {
        return; // the store is unreachable: the calls are written later, or lost
      }
  }

  async #writeKey(keyId: string, noted: Noted): Promise<void> {
    const calls = [...noted.calls];
    await this.#db.run(() => added(noted.accountId, keyId, calls));
    // calls recorded meanwhile are written next time
    const written = new Set(calls);
    noted.calls.splice(0, noted.calls.length, ...noted.calls.filter((call) => !written.has(call)));
    if (noted.calls.length === 0) this.#noted.delete(keyId);
  }
}

/** Adds calls to the row of a key, to which other processes add too. Nothing is stored for a deleted account. */
function* added(accountId: string, keyId: string, calls: readonly RecentCall[]): StoreWork<void> {
  const [owner] = yield query('SELECT id FROM customer WHERE id = ? AND email NOT LIKE ? {lock}', accountId, 'left %');
  if (owner === undefined) return;
  const [before] = yield query('SELECT calls FROM recent_calls WHERE key_id = ?', keyId);
  const known = before === undefined ? [] : parsed(text(before, 'calls'));
  const fresh = new Set(calls.map(({ requestId }) => requestId));
  const all = [...calls, ...known.filter(({ requestId }) => !fresh.has(requestId))]
    .sort((a, b) => b.at - a.at)
    .slice(0, MOST_CALLS);
  yield query(
    `INSERT INTO recent_calls (key_id, customer_id, calls) VALUES (?, ?, ?)
     ON CONFLICT (key_id) DO UPDATE SET calls = excluded.calls`,
    keyId,
    accountId,
    JSON.stringify(all),
  );
}

const parsed = (written: string): RecentCall[] => JSON.parse(written);
