/** The accounts' desk: `Admin` on a store. Every change of credits goes through the ledger. */
import { randomUUID } from 'node:crypto';
import { type Account, type Admin, AdminRefusal, type AuditReport, type Balance, type KeyRow } from './admin.ts';
import { compareBalances, returnUndelivered } from './audit.ts';
import { domainsOf } from './keyring.ts';
import { isKeyPrefix, type KeyPrefix, newKey } from './keys.ts';
import { type BalanceState, changePlan, type Entry, freshBalance, grantExtra, open, turnMonth } from './ledger.ts';
import { domain, emailAddress } from './names.ts';
import { periodAt, resetAfter } from './period.ts';
import { isPlanId, MAX_ACTIVE_KEYS, PACKS, type PackId, PLANS, type PlanId } from './plans.ts';
import { type Db, num, numOrNull, query, type Row, text, textOrNull, type Work } from './store/db.ts';
import { appendLedger, balanceOf, lockBalances, type Posting, saved } from './store/statements.ts';
import type { Writer } from './writer.ts';

interface Parts {
  readonly db: Db;
  readonly writer: Writer;
  readonly journalDir: string;
  readonly clock: () => number;
  /** Called after a change that callers of this process must feel at once. */
  readonly changed: () => void;
}

/** No grant of a human kind is larger; keeps every sum far below 2^53. */
const MOST_GRANTED = 1_000_000_000;
const LABEL_CHARS = 60;

export class Desk implements Admin {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async ensureAccount(email: string, plan?: PlanId): Promise<Account> {
    const address = emailAddress(email);
    const known = await this.#one('email', address);
    if (known === undefined) return this.#create(address, plan ?? 'free', null);
    return plan === undefined || plan === known.plan ? known : this.setPlan(known.id, plan);
  }

  async accountByEmail(email: string): Promise<Account | undefined> {
    return this.#one('email', emailAddress(email));
  }

  async accountOfUser(user: { readonly id: string; readonly email: string }): Promise<Account> {
    const own = await this.#one('user_id', user.id);
    if (own) return own;
    const address = emailAddress(user.email);
    const known = await this.#one('email', address);
    const account = known ?? (await this.#create(address, 'free', user.id));
    if (account.userId !== user.id)
      throw new AdminRefusal('email_taken', `the account of ${address} is joined to a sign-in by the operator only`);
    return account;
  }

  async joinUser(email: string, userId: string): Promise<Account> {
    const account = await this.ensureAccount(email);
    await this.#parts.db.run(function* () {
      yield query('UPDATE customer SET user_id = ? WHERE id = ?', userId, account.id);
    });
    return { ...account, userId };
  }

  async setPlan(accountId: string, plan: PlanId): Promise<Account> {
    await this.#post(accountId, (balance) => changePlan(balance, PLANS[plan].creditsPerMonth), [
      query('UPDATE customer SET plan = ? WHERE id = ?', plan, accountId),
    ]);
    return this.#byId(accountId);
  }

  async createKey(accountId: string, prefix: KeyPrefix, label = '', domains: readonly string[] = []) {
    const account = await this.#byId(accountId);
    const named = this.#domains(account, domains);
    const made = newKey(prefix);
    const now = this.#parts.clock();
    const id = randomUUID();
    const cut = [...label.replaceAll('\0', '').trim()].slice(0, LABEL_CHARS).join('');
    const rows = await this.#parts.db.run(function* (): Work<Row[]> {
      // The account's own row is held, so two requests at once take different slots; the table refuses a sixth regardless.
      yield query('SELECT id FROM customer WHERE id = ? {lock}', accountId);
      const taken = yield query('SELECT slot FROM api_key WHERE customer_id = ? AND slot IS NOT NULL', accountId);
      const slots = new Set(taken.map((row) => num(row, 'slot')));
      let slot = 1;
      while (slots.has(slot)) slot++;
      if (slot > MAX_ACTIVE_KEYS)
        throw new AdminRefusal('five_keys', `${MAX_ACTIVE_KEYS} keys are active already: revoke one first`);
      return yield query(
        `INSERT INTO api_key (id, customer_id, prefix, hash, tail, label, domains, slot, created_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING *`,
        id,
        accountId,
        prefix,
        made.hash,
        made.tail,
        cut,
        named.join(' '),
        slot,
        now,
      );
    });
    return { text: made.text, key: keyOf(first(rows)) };
  }

  async keys(accountId: string): Promise<readonly KeyRow[]> {
    const rows = await this.#parts.db.read(
      query('SELECT * FROM api_key WHERE customer_id = ? ORDER BY slot IS NULL, created_at DESC, id', accountId),
    );
    return rows.map(keyOf);
  }

  async revokeKey(keyId: string, accountId?: string): Promise<KeyRow> {
    const now = this.#parts.clock();
    const rows = await this.#parts.db.run(function* (): Work<Row[]> {
      return yield query(
        `UPDATE api_key SET revoked_at = COALESCE(revoked_at, ?), slot = NULL
         WHERE id = ? AND customer_id = COALESCE(?, customer_id) RETURNING *`,
        now,
        keyId,
        accountId ?? null,
      );
    });
    this.#parts.changed();
    return keyOf(first(rows, 'no_key', 'there is no such key'));
  }

  async setDomains(keyId: string, domains: readonly string[], accountId?: string): Promise<KeyRow> {
    const [row] = await this.#parts.db.read(query('SELECT customer_id FROM api_key WHERE id = ?', keyId));
    if (!row || (accountId !== undefined && row.customer_id !== accountId))
      throw new AdminRefusal('no_key', 'there is no such key');
    const named = this.#domains(await this.#byId(text(row, 'customer_id')), domains);
    const rows = await this.#parts.db.run(function* (): Work<Row[]> {
      return yield query('UPDATE api_key SET domains = ? WHERE id = ? RETURNING *', named.join(' '), keyId);
    });
    this.#parts.changed();
    return keyOf(first(rows));
  }

  async balance(accountId: string): Promise<Balance> {
    const [row] = await this.#parts.db.read(query('SELECT * FROM credit_balance WHERE customer_id = ?', accountId));
    const balance = balanceOf(first(row ? [row] : [], 'no_account', 'there is no such account'));
    turnMonth(balance, periodAt(this.#parts.clock())); // shown as it will be; the next debit writes it
    return this.#balanceOf(balance);
  }

  async grant(accountId: string, credits: PackId | number): Promise<Balance> {
    const amount = typeof credits === 'number' ? credits : PACKS[credits].credits;
    if (!Number.isInteger(amount) || amount < 1 || amount > MOST_GRANTED)
      throw new AdminRefusal('bad_amount', `credits must be a whole number from 1 to ${MOST_GRANTED}; got ${amount}`);
    return this.#balanceOf(await this.#post(accountId, (balance) => grantExtra(balance, amount), []));
  }

  async audit(): Promise<AuditReport> {
    const { db, writer, journalDir, clock } = this.#parts;
    const undelivered = await returnUndelivered(db, journalDir, clock(), writer.id);
    return { ...undelivered, ...(await compareBalances(db)) };
  }

  /** Changes a balance (its month turned first, if need be) and writes the ledger, with other statements beside. */
  async #post(
    accountId: string,
    change: (balance: BalanceState) => Entry,
    beside: readonly ReturnType<typeof query>[],
  ): Promise<BalanceState> {
    const now = this.#parts.clock();
    const { writer, nextSeq } = await this.#parts.writer.numbered();
    const after = await this.#parts.db.run(function* (): Work<BalanceState> {
      const balance = (yield* lockBalances([accountId])).get(accountId);
      if (!balance) throw new AdminRefusal('no_account', 'there is no such account');
      const entries = [turnMonth(balance, periodAt(now)), change(balance)];
      const postings: Posting[] = [];
      for (const entry of entries) if (entry) postings.push({ seq: nextSeq(), accountId, entry, at: now });
      yield saved(writer, [[accountId, balance]], postings);
      for (const statement of beside) yield statement;
      return balance;
    });
    this.#parts.changed();
    return after;
  }

  async #create(email: string, plan: PlanId, userId: string | null): Promise<Account> {
    const now = this.#parts.clock();
    const id = randomUUID();
    const { writer, nextSeq } = await this.#parts.writer.numbered();
    const balance = freshBalance(PLANS[plan].creditsPerMonth, periodAt(now));
    const entry = open(balance);
    await this.#parts.db.run(function* () {
      const made = yield query(
        'INSERT INTO customer (id, email, plan, user_id, created_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING RETURNING id',
        id,
        email,
        plan,
        userId,
        now,
      );
      if (made.length === 0) return; // another request was first; its account is the one
      yield query(
        `INSERT INTO credit_balance (customer_id, allowance, period, granted, monthly_left, extra_left, used)
         VALUES (?, ?, ?, ?, ?, 0, 0)`,
        id,
        balance.allowance,
        balance.period,
        balance.granted,
        balance.monthlyLeft,
      );
      yield appendLedger(writer, [{ seq: nextSeq(), accountId: id, entry, at: now }]);
    });
    const account = await this.#one('email', email);
    if (!account) throw new Error('an account vanished while it was made');
    return account;
  }

  async #byId(accountId: string): Promise<Account> {
    const account = await this.#one('id', accountId);
    if (!account) throw new AdminRefusal('no_account', 'there is no such account');
    return account;
  }

  async #one(column: 'id' | 'email' | 'user_id', value: string): Promise<Account | undefined> {
    const [row] = await this.#parts.db.read(query(`SELECT * FROM customer WHERE ${column} = ?`, value));
    return row && accountOf(row);
  }

  #domains(account: Account, domains: readonly string[]): readonly string[] {
    if (domains.length > 0 && account.plan !== 'enterprise')
      throw new AdminRefusal('not_enterprise', 'named domains belong to the Enterprise plan');
    return [...new Set(domains.map(domain))];
  }

  #balanceOf(balance: BalanceState): Balance {
    return {
      monthly: balance.allowance === null ? null : balance.monthlyLeft,
      extra: balance.extraLeft,
      used: balance.used,
      resetAt: resetAfter(this.#parts.clock()),
    };
  }
}

function accountOf(row: Row): Account {
  const plan = text(row, 'plan');
  if (!isPlanId(plan)) throw new Error(`an account on plan ${plan}`);
  const { id, email } = { id: text(row, 'id'), email: text(row, 'email') };
  return { id, email, plan, userId: textOrNull(row, 'user_id'), createdAt: num(row, 'created_at') };
}

function keyOf(row: Row): KeyRow {
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
  };
}

function first(rows: readonly Row[], code?: AdminRefusal['code'], message?: string): Row {
  const [row] = rows;
  if (row) return row;
  throw code ? new AdminRefusal(code, message ?? code) : new Error('the store returned no row');
}
