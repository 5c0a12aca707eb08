/** The gate on a store: the keyring identifies callers, the writer debits them. */

import type { Caller, DebitResult, Gate, KeyLookup, Purpose, Receipt } from '../gate.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { Writer } from '../ledger/debit-writer.ts';
import { resetAfter } from '../ledger/period.ts';
import { type Db, query } from './db.ts';

/** The length to which texts from outside are truncated; a request id may be chosen by the caller. */
const MOST_CHARS = 128;
const TOUCH_MS = 5_000;
const READY_MS = 500;

export class StoreGate implements Gate {
  readonly #db: Db;
  readonly #keyring: Keyring;
  readonly #writer: Writer;
  readonly #clock: () => number;
  readonly #timer: NodeJS.Timeout;
  /** When each key was last used, until it is written to the store. */
  #touched = new Map<string, number>();
  #ready: { readonly at: number; readonly answer: Promise<boolean> } | undefined;

  constructor(db: Db, keyring: Keyring, writer: Writer, clock: () => number) {
    this.#db = db;
    this.#keyring = keyring;
    this.#writer = writer;
    this.#clock = clock;
    this.#timer = setInterval(() => void this.#touch(), TOUCH_MS);
    this.#timer.unref();
  }

  find(keyText: string, asking?: () => void): KeyLookup | Promise<KeyLookup> {
    return this.#keyring.find(keyText, asking);
  }

  known(keyText: string): Caller | undefined {
    return this.#keyring.known(keyText);
  }

  findId(keyId: string): Promise<KeyLookup> {
    return this.#keyring.findId(keyId);
  }

  balance(caller: Caller): number | null {
    return this.#keyring.balance(caller.accountId);
  }

  resetAt(): number {
    return resetAfter(this.#clock());
  }

  debit({ accountId, keyId }: Caller, credits: number, purpose: Purpose): Promise<DebitResult> {
    if (!Number.isInteger(credits) || credits < 0)
      return Promise.reject(new RangeError(`credits must be a whole number from 0; got ${credits}`));
    const { creditClass, routePath, requestId } = purpose;
    return this.#writer
      .debit({ accountId, keyId, credits, creditClass, route: clean(routePath), requestId: clean(requestId) })
      .then((taken): DebitResult => {
        this.#keyring.remember(accountId, taken);
        const now = this.#clock();
        const resetAt = resetAfter(now);
        if (!taken.ok) return { ok: false, remaining: taken.remaining ?? 0, resetAt };
        this.#touched.set(keyId, now);
        return { ok: true, receipt: new OwnReceipt(taken, accountId), remaining: taken.remaining, resetAt };
      });
  }

  sending(receipt: Receipt): boolean {
    const may = this.#writer.sending(receipt);
    if (!may) this.undelivered(receipt);
    return may;
  }

  undelivered(receipt: Receipt): void {
    if (receipt instanceof OwnReceipt) this.#writer.undelivered(receipt, receipt.accountId);
  }

  ready(): Promise<boolean> {
    const now = performance.now();
    if (this.#ready === undefined || now - this.#ready.at > READY_MS)
      this.#ready = {
        at: now,
        answer: this.#db.read(query('SELECT COUNT(*) AS n FROM ganaka_schema')).then(
          () => true,
          () => false,
        ),
      };
    return this.#ready.answer;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#touch();
    await this.#writer.close();
  }

  async #touch(): Promise<void> {
    if (this.#touched.size === 0) return;
    const touched = this.#touched;
    this.#touched = new Map();
    try {
      await this.#db.run(function* () {
        yield {
          sqlite: 'UPDATE api_key SET last_used_at = ? WHERE id = ?',
          postgres: `UPDATE api_key k SET last_used_at = n.at
            FROM unnest($1::bigint[], $2::text[]) AS n (at, id) WHERE k.id = n.id`,
          rows: Array.from(touched, ([id, at]) => [at, id]),
        };
      });
    } catch {
      // The times are written the next time, except for keys that have been used meanwhile.
      for (const [id, at] of touched) if (!this.#touched.has(id)) this.#touched.set(id, at);
    }
  }
}

/** A receipt that knows to whom its credits go back. */
class OwnReceipt implements Receipt {
  readonly writer: number;
  readonly seq: number;
  readonly committedAt: number;
  readonly accountId: string;

  constructor({ writer, seq, committedAt }: Receipt, accountId: string) {
    this.writer = writer;
    this.seq = seq;
    this.committedAt = committedAt;
    this.accountId = accountId;
  }
}

/** PostgreSQL does not allow NUL in texts. */
const clean = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '') : text).slice(0, MOST_CHARS);
