/**
 * The keys in use, cached for less than two seconds. A key that was read less than a second ago is answered at once. A
 * slightly older one is answered at once and read again in the background, together with other such keys. For an older
 * key the caller waits for the store. Keys that the store does not know are not cached, so a new key works at once
 * everywhere.
 */

import { type Caller, isRefused, type KeyLookup } from '../gate.ts';
import type { DebitVerdict } from '../ledger/debit-batch.ts';
import { afterReset, type BalanceState, remainingOf } from '../ledger/ledger.ts';
import { periodAt } from '../ledger/period.ts';
import { isPlanId } from '../plans.ts';
import { type Db, numOrNull, type SqlRow, text } from '../store/db.ts';
import { balanceOf } from '../store/statements.ts';
import { hashOf, isKeyPrefix, parseKey } from './keys.ts';

const FRESH_MS = 800;
/** Under overload the request then waits for up to 0.2 s, so that all of it is done within two seconds. */
const USABLE_MS = 1_700;
/** Above this number of keys, those that were read from the store longest ago are dropped. */
const MOST_KEYS = 20_000;
/** Longer texts are not looked up by `known`; the usual keys have 36 characters. */
const MOST_KEY_CHARS = 100;

interface Entry {
  readonly found: KeyLookup;
  /** When the query that returned this result began, on the monotonic clock. */
  readonly readAt: number;
}

const UNKNOWN: KeyLookup = { refused: 'unknown' };
const REVOKED: KeyLookup = { refused: 'revoked' };

const COLUMNS = `k.hash, k.id, k.prefix, k.domains, k.revoked_at, k.expires_at, k.customer_id, c.plan,
  b.allowance, b.period, b.granted, b.monthly_left, b.extra_left, b.used, b.links, b.head`;
const FROM = `FROM api_key k JOIN customer c ON c.id = k.customer_id JOIN credit_balance b ON b.customer_id = k.customer_id`;

export class Keyring {
  readonly #db: Db;
  readonly #clock: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #balances = new Map<string, { left: number | null; afterReset: number | null; period: number }>();
  /** Hashes that the next statement will read, and the results that their callers wait for. */
  #wanted = new Map<string, Promise<KeyLookup>>();
  #reading: Promise<Map<string, KeyLookup>> | undefined;
  /** Ids that are being read, and the results. */
  readonly #readingIds = new Map<string, Promise<KeyLookup>>();

  constructor(db: Db, clock: () => number) {
    this.#db = db;
    this.#clock = clock;
  }

  find(keyText: string, asking?: () => void): KeyLookup | Promise<KeyLookup> {
    const parsed = parseKey(keyText);
    if ('refused' in parsed) return parsed;
    const hash = hashOf(keyText);
    const entry = this.#entries.get(hash);
    if (entry === undefined) asking?.();
    else if (this.#isUsable(hash, entry)) return entry.found;
    return this.#read(hash);
  }

  /** The owner of a valid key that is in memory. A key in memory has been parsed before. */
  known(keyText: string): Caller | undefined {
    if (keyText.length > MOST_KEY_CHARS) return undefined;
    const hash = hashOf(keyText);
    const entry = this.#entries.get(hash);
    if (entry === undefined || isRefused(entry.found)) return undefined;
    return this.#isUsable(hash, entry) ? entry.found : undefined;
  }

  /** Whether the entry is young enough to be used. One that is no longer fresh is read again in the background. */
  #isUsable(hash: string, { readAt }: Entry): boolean {
    const age = performance.now() - readAt;
    if (age < FRESH_MS) return true;
    if (age >= USABLE_MS) return false;
    // An error is ignored here: if the store is unreachable, the entry expires and a later call gets the error.
    this.#read(hash).catch(() => undefined);
    return true;
  }

  /**
   * Callers that arrive while the same id is being read share that read (single flight), so a flood on one sealed URL
   * causes only one statement at a time.
   */
  findId(keyId: string): Promise<KeyLookup> {
    const already = this.#readingIds.get(keyId);
    if (already) return already;
    const found = this.#readId(keyId).finally(() => this.#readingIds.delete(keyId));
    this.#readingIds.set(keyId, found);
    return found;
  }

  async #readId(keyId: string): Promise<KeyLookup> {
    const [row] = await this.#db.read({
      sqlite: `SELECT ${COLUMNS} ${FROM} WHERE k.id = ?`,
      postgres: `SELECT ${COLUMNS} ${FROM} WHERE k.id = ANY($1::text[])`,
      rows: [[keyId]],
    });
    if (row === undefined) return UNKNOWN;
    this.#noteBalance(text(row, 'customer_id'), balanceOf(row));
    return ended(row, this.#clock()) ? REVOKED : callerOf(row);
  }

  /** Credits left after the last read or debit; if a new month has begun since, with the new monthly credits. */
  balance(accountId: string): number | null {
    const known = this.#balances.get(accountId);
    if (known === undefined) return null; // dropped to save memory: the debit itself decides
    return periodAt(this.#clock()) > known.period ? known.afterReset : known.left;
  }

  /** Remembers the credits left that a debit has just returned. */
  remember(
    accountId: string,
    { remaining, afterReset, period }: Pick<DebitVerdict, 'remaining' | 'afterReset' | 'period'>,
  ): void {
    const known = this.#balances.get(accountId);
    if (known !== undefined && period < known.period) return; // a late result from the month before
    this.#balances.set(accountId, { left: remaining, afterReset, period });
  }

  /** Empties the cache after a change in this process (a key revoked, a plan set): the next call reads the store. */
  forget(): void {
    this.#entries.clear();
  }

  #read(hash: string): Promise<KeyLookup> {
    const already = this.#wanted.get(hash);
    if (already) return already;
    // One statement reads all keys requested in this turn of the event loop.
    this.#reading ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => this.#readWanted());
    const found = this.#reading.then((all) => all.get(hash) ?? UNKNOWN);
    this.#wanted.set(hash, found);
    return found;
  }

  async #readWanted(): Promise<Map<string, KeyLookup>> {
    const hashes = [...this.#wanted.keys()];
    this.#wanted = new Map();
    this.#reading = undefined;
    const readAt = performance.now();
    const now = this.#clock();
    const rows = await this.#db.read({
      sqlite: `SELECT ${COLUMNS} ${FROM} WHERE k.hash = ?`,
      postgres: `SELECT ${COLUMNS} ${FROM} WHERE k.hash = ANY($1::text[])`,
      rows: hashes.map((hash) => [hash]),
    });
    const all = new Map<string, KeyLookup>();
    for (const row of rows) {
      const hash = text(row, 'hash');
      const found = ended(row, now) ? REVOKED : callerOf(row);
      all.set(hash, found);
      this.#entries.delete(hash);
      this.#entries.set(hash, { found, readAt });
      this.#noteBalance(text(row, 'customer_id'), balanceOf(row));
    }
    for (const hash of hashes) if (!all.has(hash)) this.#entries.delete(hash);
    for (const hash of this.#entries.keys()) {
      if (this.#entries.size <= MOST_KEYS) break;
      this.#entries.delete(hash);
    }
    return all;
  }

  #noteBalance(accountId: string, balance: BalanceState): void {
    this.#balances.delete(accountId);
    this.#balances.set(accountId, {
      left: remainingOf(balance),
      afterReset: afterReset(balance),
      period: balance.period,
    });
    for (const id of this.#balances.keys()) {
      if (this.#balances.size <= MOST_KEYS) break;
      this.#balances.delete(id);
    }
  }
}

/** Whether a key no longer works. A rotated key works until its end date. */
const ended = (row: SqlRow, now: number): boolean =>
  [numOrNull(row, 'revoked_at'), numOrNull(row, 'expires_at')].some((at) => at !== null && at <= now);

function callerOf(row: SqlRow): Caller {
  const prefix = text(row, 'prefix');
  const plan = text(row, 'plan');
  if (!isKeyPrefix(prefix) || !isPlanId(plan)) throw new Error(`a key with prefix ${prefix} on plan ${plan}`);
  return { accountId: text(row, 'customer_id'), keyId: text(row, 'id'), prefix, plan, domains: domainsOf(row) };
}

/** Domains are stored as one line, separated by spaces: none of them can contain a space. */
export const domainsOf = (row: SqlRow): readonly string[] => text(row, 'domains').split(' ').filter(Boolean);
