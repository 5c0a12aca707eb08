/** Administration of accounts: implements `Admin` on a store. Every change of credits goes through the ledger. */
import { randomUUID } from 'node:crypto';
import { accountOf } from '../account/account-row.ts';
import { type Action, type AdminLogEntry, noted, readLog } from '../account/admin-log.ts';
import { emailAddress } from '../account/email-and-domain.ts';
import {
  type Account,
  type Admin,
  AdminRefusal,
  type AuditReport,
  type Balance,
  type KeyDecision,
  type KeyRow,
} from '../admin.ts';
import { feedsEnded } from '../feeds/feeds.ts';
import { AccountKeys } from '../keys/account-keys.ts';
import { compareBalances, returnUndelivered } from '../ledger/audit.ts';
import { brokenChains, brokenLog } from '../ledger/chain-audit.ts';
import type { Writer } from '../ledger/debit-writer.ts';
import { onceFor } from '../ledger/grants.ts';
import { type BalanceState, changePlan, grantExtra, type LedgerEntry, turnMonth } from '../ledger/ledger.ts';
import { closeLedger } from '../ledger/ledger-closing.ts';
import { monthsBefore, periodAt, resetAfter } from '../ledger/period.ts';
import { PACKS, type PackId, PLANS, type PlanId } from '../plans.ts';
import type { KeyPrefix } from '../policy.ts';
import { type Db, query, type StatementGroup, type StoreWork } from './db.ts';
import { giveFullAllowance, insertAccount } from './new-account.ts';
import { balanceOf, type LedgerPosting, lockBalances, saved } from './statements.ts';

interface Parts {
  readonly db: Db;
  readonly writer: Writer;
  readonly journalDir: string;
  readonly clock: () => number;
  /** Credits a month of a sign-up until its address is confirmed; undefined for those of the Free plan. */
  readonly unconfirmedCredits?: number | undefined;
  /** Who acts, as the log names them. */
  readonly actor: string;
  /** Called after a change that this process must apply to callers at once. */
  readonly changed: () => void;
}

/** The largest grant. No realistic one is larger, and every sum stays far below 2^53. */
const MOST_GRANTED = 1_000_000_000;

export class StoreAdmin implements Admin {
  readonly #parts: Parts;
  readonly #keys: AccountKeys;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#keys = new AccountKeys({ ...parts, account: (id) => this.#byId(id) });
  }

  async ensureAccount(email: string, plan?: PlanId): Promise<Account> {
    const address = emailAddress(email);
    const known = await this.#one('email', address);
    if (known === undefined) return this.#create(address, plan ?? 'free', null);
    return plan === undefined || plan === known.plan ? known : this.setPlan(known.id, plan);
  }

  accountByEmail(email: string): Promise<Account | undefined> {
    return this.#one('email', emailAddress(email));
  }

  claimantOf(email: string): Promise<Account | undefined> {
    return this.#one('claimed', emailAddress(email));
  }

  async accountOfUser(user: { readonly id: string; readonly email: string }): Promise<Account> {
    const own = await this.#one('user_id', user.id);
    return own ?? this.#create(emailAddress(user.email), 'free', user.id);
  }

  async confirm(email: string, keys?: KeyDecision): Promise<Account> {
    const address = emailAddress(email);
    const { userId } = (await this.#one('claimed', address)) ?? {};
    if (userId == null) throw new AdminRefusal('no_account', `there is no unconfirmed sign-up for ${address}`);
    await this.checkJoin(address, keys);
    return this.joinUser(address, userId, keys);
  }

  async checkJoin(email: string, keys?: KeyDecision): Promise<void> {
    const address = emailAddress(email);
    const claimant = await this.#one('claimed', address);
    if (claimant === undefined) return;
    const active = (await this.#keys.of(claimant.id)).filter(({ revokedAt }) => revokedAt === null).length;
    if (active === 0 || keys === 'revoke' || keys === 'revoke_unproved') return;
    if ((await this.#one('email', address)) !== undefined)
      throw new AdminRefusal(
        'keys_undecided',
        `${address} also has an unconfirmed sign-up with ${active} keys; merging the two accounts revokes them: add --keys revoke to agree`,
      );
    if (keys === undefined)
      throw new AdminRefusal(
        'keys_undecided',
        `${active} keys were created before ${address} was confirmed, perhaps by somebody else; add --keys revoke or --keys keep`,
      );
  }

  async joinUser(email: string, userId: string, keys: KeyDecision = 'keep'): Promise<Account> {
    const address = emailAddress(email);
    const claimant = await this.#one('user_id', userId);
    const apart = claimant?.proved === false ? claimant : undefined;
    const known = await this.#one('email', address);
    const account = known ?? apart ?? (await this.ensureAccount(address));
    const ends = keys === 'revoke' || (keys === 'revoke_unproved' && account.id === apart?.id);
    const now = this.#parts.clock();
    const numbering = await this.#parts.writer.numbered();
    const note = (action: Action, detail: string) => noted(now, this.#parts.actor, action, account.id, detail);
    const ended = (id: string): StatementGroup => ({
      all: [
        query('UPDATE api_key SET revoked_at = ?, slot = NULL WHERE customer_id = ? AND slot IS NOT NULL', now, id),
        feedsEnded(id, now),
      ],
    });
    await this.#parts.db.run(function* () {
      if (apart !== undefined && account.id !== apart.id) {
        yield query('UPDATE customer SET user_id = NULL WHERE id = ?', apart.id);
        yield ended(apart.id);
      }
      yield query(
        'UPDATE customer SET user_id = ?, email = ?, claimed = NULL WHERE id = ?',
        userId,
        address,
        account.id,
      );
      if (ends) yield ended(account.id);
      if (!account.proved) yield* giveFullAllowance(account.id, account.plan, numbering, now);
      yield* note(account.proved ? 'account_joined' : 'account_confirmed', ends ? 'keys revoked' : '');
    });
    this.#parts.changed();
    return this.#byId(account.id);
  }

  async setPlan(accountId: string, plan: PlanId): Promise<Account> {
    const { plan: before } = await this.#proved(accountId);
    const note = () => this.#note('plan_set', accountId, `${before} to ${plan}`);
    await this.#post(
      accountId,
      (balance) => changePlan(balance, PLANS[plan].creditsPerMonth),
      function* () {
        yield query('UPDATE customer SET plan = ? WHERE id = ?', plan, accountId);
        yield* note();
      },
    );
    return this.#byId(accountId);
  }

  createKey(accountId: string, prefix: KeyPrefix, label = '', domains: readonly string[] = [], expiresAt?: number) {
    return this.#keys.create(accountId, prefix, label, domains, expiresAt);
  }

  keys(accountId: string): Promise<readonly KeyRow[]> {
    return this.#keys.of(accountId);
  }

  revokeKey(keyId: string, accountId?: string): Promise<KeyRow> {
    return this.#keys.revoke(keyId, accountId);
  }

  rotateKey(keyId: string, accountId: string, overlapMs: number) {
    return this.#keys.rotate(keyId, accountId, overlapMs);
  }

  setDomains(keyId: string, domains: readonly string[], accountId?: string): Promise<KeyRow> {
    return this.#keys.setDomains(keyId, domains, accountId);
  }

  async balance(accountId: string): Promise<Balance> {
    const [row] = await this.#parts.db.read(query('SELECT * FROM credit_balance WHERE customer_id = ?', accountId));
    if (row === undefined) throw new AdminRefusal('no_account', 'there is no such account');
    const balance = balanceOf(row);
    turnMonth(balance, periodAt(this.#parts.clock())); // returns the balance of the new month; the next debit stores it
    return this.#balanceOf(balance);
  }

  async grant(accountId: string, credits: PackId | number, reference?: string): Promise<Balance> {
    const amount = typeof credits === 'number' ? credits : PACKS[credits].credits;
    if (!Number.isInteger(amount) || amount < 1 || amount > MOST_GRANTED)
      throw new AdminRefusal('bad_amount', `credits must be a whole number from 1 to ${MOST_GRANTED}; got ${amount}`);
    await this.#proved(accountId);
    const granted = (balance: BalanceState) => grantExtra(balance, amount);
    const beside = () => this.#note('credits_granted', accountId, `${amount}${reference ? ` for ${reference}` : ''}`);
    const once = reference === undefined ? undefined : onceFor(reference, accountId, amount, this.#parts.clock());
    return this.#balanceOf(await this.#post(accountId, granted, beside, once));
  }

  log(accountId: string | undefined, most: number): Promise<readonly AdminLogEntry[]> {
    return readLog(this.#parts.db, accountId, most);
  }

  async audit(): Promise<AuditReport> {
    const { db, writer, journalDir, clock } = this.#parts;
    const undelivered = await returnUndelivered(db, journalDir, clock(), writer.id);
    const balances = await compareBalances(db);
    return { ...undelivered, ...balances, brokenChains: [...(await brokenChains(db)), ...(await brokenLog(db))] };
  }

  async closeLedger(before?: number) {
    const { db, clock, actor } = this.#parts;
    const running = periodAt(clock());
    if (before !== undefined && before > running)
      throw new AdminRefusal('bad_month', `only past months can be closed; the current month is ${running}`);
    const period = before ?? monthsBefore(running, 1);
    return { before: period, ...(await closeLedger(db, period, clock(), actor)) };
  }

  /** Changes a balance (in a new month if necessary) and writes the ledger, together with other statements. */
  async #post(
    accountId: string,
    change: (balance: BalanceState) => LedgerEntry,
    beside: () => StoreWork<void>,
    may?: () => StoreWork<boolean>,
  ): Promise<BalanceState> {
    const now = this.#parts.clock();
    const { writer, nextSeq } = await this.#parts.writer.numbered();
    const after = await this.#parts.db.run(function* (): StoreWork<BalanceState> {
      const balance = (yield* lockBalances([accountId])).get(accountId);
      if (!balance) throw new AdminRefusal('no_account', 'there is no such account');
      if (may !== undefined && !(yield* may())) return balance;
      const entries = [turnMonth(balance, periodAt(now)), change(balance)];
      const postings: LedgerPosting[] = [];
      for (const entry of entries) if (entry) postings.push({ seq: nextSeq(), accountId, entry, at: now });
      yield saved(writer, new Map([[accountId, balance]]), postings);
      yield* beside();
      return balance;
    });
    this.#parts.changed();
    return after;
  }

  async #create(email: string, plan: PlanId, userId: string | null): Promise<Account> {
    const now = this.#parts.clock();
    const id = randomUUID();
    const numbering = await this.#parts.writer.numbered();
    // the mailbox of a new sign-up is not confirmed; until it is confirmed, the address stays free for its owner
    const kept = userId === null ? email : `unproved ${userId}`;
    const usual = PLANS[plan].creditsPerMonth;
    const allowance = userId === null ? usual : (this.#parts.unconfirmedCredits ?? usual);
    const claimed = userId === null ? null : email;
    const note = () => this.#note(userId === null ? 'account_created' : 'account_signed_up', id, plan);
    await this.#parts.db.run(function* () {
      const account = { id, email: kept, claimed, plan, userId, allowance };
      // if another request was first, the account that it created is used
      if (yield* insertAccount(account, numbering, now)) yield* note();
    });
    const account = await this.#one('email', kept);
    if (!account) throw new Error('an account vanished while it was made');
    return account;
  }

  async #byId(accountId: string): Promise<Account> {
    const account = await this.#one('id', accountId);
    if (!account) throw new AdminRefusal('no_account', 'there is no such account');
    return account;
  }

  /** The account; throws if its address is not confirmed. Only confirmed accounts receive plans or credits. */
  async #proved(accountId: string): Promise<Account> {
    const account = await this.#byId(accountId);
    if (!account.proved)
      throw new AdminRefusal(
        'unproved',
        `the account of ${account.email} is an unconfirmed sign-up; if you know that it belongs to the owner of the address, first run: account confirm --email ${account.email}`,
      );
    return account;
  }

  #note(action: Action, accountId: string, detail: string): StoreWork<void> {
    return noted(this.#parts.clock(), this.#parts.actor, action, accountId, detail);
  }

  async #one(column: 'id' | 'email' | 'user_id' | 'claimed', value: string): Promise<Account | undefined> {
    const [row] = await this.#parts.db.read(query(`SELECT * FROM customer WHERE ${column} = ?`, value));
    return row && accountOf(row);
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
