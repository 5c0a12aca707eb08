/** Keys of an account: create, list, revoke, rotate. */
import { randomUUID } from 'node:crypto';
import { noted } from '../account/admin-log.ts';
import { domain } from '../account/email-and-domain.ts';
import { type Account, AdminRefusal, type KeyRow } from '../admin.ts';
import { MAX_ACTIVE_KEYS } from '../plans.ts';
import { EVERY_ENGINE, type KeyPrefix } from '../policy.ts';
import { type Db, num, numOrNull, query, type SqlRow, type StoreStep, type StoreWork, text } from '../store/db.ts';
import { domainsOf } from './keyring.ts';
import { isKeyPrefix, newKey } from './keys.ts';

export interface KeyParts {
  readonly db: Db;
  readonly clock: () => number;
  readonly actor: string;
  readonly account: (id: string) => Promise<Account>;
  /** Called after a change that this process must apply to callers at once. */
  readonly changed: () => void;
}

export interface MadeKey {
  readonly text: string;
  readonly key: KeyRow;
}

const LABEL_CHARS = 60;

export class AccountKeys {
  readonly #parts: KeyParts;

  constructor(parts: KeyParts) {
    this.#parts = parts;
  }

  async create(
    accountId: string,
    prefix: KeyPrefix,
    label: string,
    domains: readonly string[],
    expiresAt?: number,
  ): Promise<MadeKey> {
    const { db, clock, actor, account } = this.#parts;
    const named = namedFor(await account(accountId), domains).join(' ');
    const made = newKey(prefix);
    const now = clock();
    const cut = [...label.replaceAll('\0', '').trim()].slice(0, LABEL_CHARS).join('');
    const rows = await db.run(function* (): StoreWork<SqlRow[]> {
      // The account's row is locked, so two concurrent requests take different slots. The table itself rejects a sixth
      // key.
      yield query('SELECT id FROM customer WHERE id = ? {lock}', accountId);
      // an expired key frees its slot
      yield query(
        'UPDATE api_key SET revoked_at = expires_at, slot = NULL WHERE customer_id = ? AND slot IS NOT NULL AND expires_at <= ?',
        accountId,
        now,
      );
      const taken = yield query('SELECT slot FROM api_key WHERE customer_id = ? AND slot IS NOT NULL', accountId);
      const slots = new Set(taken.map((row) => num(row, 'slot')));
      let slot = 1;
      while (slots.has(slot)) slot++;
      if (slot > MAX_ACTIVE_KEYS)
        throw new AdminRefusal('five_keys', `${MAX_ACTIVE_KEYS} keys are active already: revoke one first`);
      const rows = yield inserted(accountId, made, cut, named, slot, now, expiresAt ?? null);
      yield* noted(now, actor, 'key_created', accountId, `${prefix}_…${made.tail}`);
      return rows;
    });
    return { text: made.text, key: keyOf(first(rows)) };
  }

  async of(accountId: string): Promise<readonly KeyRow[]> {
    const rows = await this.#parts.db.read(
      query('SELECT * FROM api_key WHERE customer_id = ? ORDER BY slot IS NULL, created_at DESC, id', accountId),
    );
    return rows.map(keyOf);
  }

  async revoke(keyId: string, accountId?: string): Promise<KeyRow> {
    const { db, clock, actor, changed } = this.#parts;
    const now = clock();
    const rows = await db.run(function* (): StoreWork<SqlRow[]> {
      // a rotated key that would still work for a while ends now
      const rows = yield query(
        `UPDATE api_key SET revoked_at = CASE WHEN revoked_at < ? THEN revoked_at ELSE ? END, slot = NULL
         WHERE id = ? AND customer_id = COALESCE(?, customer_id) RETURNING *`,
        now,
        now,
        keyId,
        accountId ?? null,
      );
      for (const row of rows) yield* noted(now, actor, 'key_revoked', text(row, 'customer_id'), nameOf(row));
      return rows;
    });
    changed();
    return keyOf(first(rows));
  }

  /** Creates another key with the same rights; the old one still works for the overlap. */
  async rotate(keyId: string, accountId: string, overlapMs: number): Promise<MadeKey> {
    const { db, clock, actor, changed } = this.#parts;
    const now = clock();
    const until = now + overlapMs;
    let made = newKey(EVERY_ENGINE);
    const rows = await db.run(function* (): StoreWork<SqlRow[]> {
      yield query('SELECT id FROM customer WHERE id = ? {lock}', accountId);
      const [old] = yield query('SELECT * FROM api_key WHERE id = ? AND customer_id = ?', keyId, accountId);
      const slot = old && numOrNull(old, 'slot');
      if (old === undefined || slot === null || slot === undefined)
        throw new AdminRefusal('no_key', 'there is no such active key');
      const [going] = yield query(
        'SELECT COUNT(*) AS n FROM api_key WHERE customer_id = ? AND revoked_at > ?',
        accountId,
        now,
      );
      if (going && num(going, 'n') >= MAX_ACTIVE_KEYS)
        throw new AdminRefusal('five_keys', `${MAX_ACTIVE_KEYS} exchanged keys still work: revoke one first`);
      const { prefix, label } = keyOf(old);
      made = newKey(prefix);
      // the old key gets an end date and gives its slot to the new one
      yield query('UPDATE api_key SET revoked_at = ?, slot = NULL WHERE id = ?', until, keyId);
      const rows = yield inserted(
        accountId,
        made,
        label,
        text(old, 'domains'),
        slot,
        now,
        numOrNull(old, 'expires_at'),
      );
      yield* noted(now, actor, 'key_rotated', accountId, `${nameOf(old)} for ${prefix}_…${made.tail}`);
      return rows;
    });
    changed();
    return { text: made.text, key: keyOf(first(rows)) };
  }

  async setDomains(keyId: string, domains: readonly string[], accountId?: string): Promise<KeyRow> {
    const { db, clock, actor, account, changed } = this.#parts;
    const [row] = await db.read(query('SELECT customer_id FROM api_key WHERE id = ?', keyId));
    if (!row || (accountId !== undefined && row.customer_id !== accountId))
      throw new AdminRefusal('no_key', 'there is no such key');
    const owner = text(row, 'customer_id');
    const named = namedFor(await account(owner), domains).join(' ');
    const rows = await db.run(function* (): StoreWork<SqlRow[]> {
      const rows = yield query('UPDATE api_key SET domains = ? WHERE id = ? RETURNING *', named, keyId);
      for (const row of rows) yield* noted(clock(), actor, 'key_domains', owner, `${nameOf(row)} ${named}`);
      return rows;
    });
    changed();
    return keyOf(first(rows));
  }
}

const inserted = (
  accountId: string,
  made: ReturnType<typeof newKey>,
  label: string,
  domains: string,
  slot: number,
  now: number,
  expiresAt: number | null,
): StoreStep =>
  query(
    `INSERT INTO api_key (id, customer_id, prefix, hash, tail, label, domains, slot, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
    randomUUID(),
    accountId,
    made.prefix,
    made.hash,
    made.tail,
    label,
    domains,
    slot,
    now,
    expiresAt,
  );

const nameOf = (row: SqlRow): string => `${text(row, 'prefix')}_…${text(row, 'tail')}`;

function namedFor(account: Account, domains: readonly string[]): readonly string[] {
  if (domains.length > 0 && account.plan !== 'enterprise')
    throw new AdminRefusal('not_enterprise', 'named domains belong to the Enterprise plan');
  return [...new Set(domains.map(domain))];
}

function keyOf(row: SqlRow): KeyRow {
  const prefix = text(row, 'prefix');
  if (!isKeyPrefix(prefix)) throw new Error(`a key with prefix ${prefix}`);
  return {
    id: text(row, 'id'),
    prefix,
    label: text(row, 'label'),
    tail: text(row, 'tail'),
    domains: domainsOf(row),
    createdAt: num(row, 'created_at'),
    lastUsedAt: numOrNull(row, 'last_used_at'),
    revokedAt: numOrNull(row, 'revoked_at'),
    expiresAt: numOrNull(row, 'expires_at'),
  };
}

function first(rows: readonly SqlRow[]): SqlRow {
  const [row] = rows;
  if (row === undefined) throw new AdminRefusal('no_key', 'there is no such key');
  return row;
}
