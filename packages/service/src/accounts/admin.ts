/** What the operator's command line and the account pages can do with accounts, keys and credits. */
import type { AdminLogEntry } from './account/admin-log.ts';
import type { BrokenChain } from './ledger/chain-audit.ts';
import type { PackId, PlanId } from './plans.ts';
import type { KeyPrefix } from './policy.ts';

export interface Account {
  readonly id: string;
  /** The owner's address; for an unconfirmed sign-up, the address that was typed. */
  readonly email: string;
  /**
   * Whether the address is confirmed. An unconfirmed account stays on the Free plan, separate from an account that the
   * operator created for the same address.
   */
  readonly proved: boolean;
  readonly plan: PlanId;
  /** The user who owns the account; null if the operator created it and nobody has signed in to it. */
  readonly userId: string | null;
  readonly createdAt: number;
}

export interface KeyRow {
  readonly id: string;
  readonly prefix: KeyPrefix;
  readonly label: string;
  /** The last characters of the key; the rest is not stored and cannot be shown again. */
  readonly tail: string;
  readonly domains: readonly string[];
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  /** When the key stops working. It is in the future for a key that was rotated and still works. */
  readonly revokedAt: number | null;
  readonly expiresAt: number | null;
}

/**
 * What happens to keys that were created before an address was confirmed. `revoke` also ends the keys of the account
 * with which the sign-up is merged; `revoke_unproved` ends only the keys of the sign-up.
 */
export type KeyDecision = 'keep' | 'revoke' | 'revoke_unproved';

export interface Balance {
  /** Monthly credits left; null when unlimited. */
  readonly monthly: number | null;
  readonly extra: number;
  /** Credits used this month, without refunded ones. */
  readonly used: number;
  readonly resetAt: number;
}

export interface AuditReport {
  /** Debits refunded by this audit, because their replies were never sent. */
  readonly returned: number;
  readonly creditsReturned: number;
  /** Accounts whose balance differs from the sum of their ledger (none, unless somebody edited the database). */
  readonly mismatched: readonly { readonly email: string; readonly balance: number; readonly ledger: number }[];
  readonly accounts: number;
  /** Hash chains of the ledger and of the account log that do not hold (none, unless somebody edited the database). */
  readonly brokenChains: readonly BrokenChain[];
}

/** An error that the user can act on. Pages read `code`; people read the message. */
export class AdminRefusal extends Error {
  override readonly name = 'AdminRefusal';
  readonly code:
    | 'no_account'
    | 'unproved'
    | 'keys_undecided'
    | 'bad_reference'
    | 'bad_month'
    | 'bad_email'
    | 'five_keys'
    | 'too_many_feeds'
    | 'no_feed'
    | 'free_feed_taken'
    | 'nothing_chosen'
    | 'no_key'
    | 'bad_domain'
    | 'not_enterprise'
    | 'bad_amount';
  constructor(code: AdminRefusal['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export interface Admin {
  /** Returns the account with that confirmed e-mail, created if missing; if `plan` is given, sets its plan. */
  ensureAccount(email: string, plan?: PlanId): Promise<Account>;
  accountByEmail(email: string): Promise<Account | undefined>;
  /** The account of an unconfirmed sign-up with that e-mail. */
  claimantOf(email: string): Promise<Account | undefined>;
  /**
   * The account of a signed-in user, created on the Free plan on first use. A sign-up does not prove that the user owns
   * the e-mail address: its account stays separate from one that the operator created for that address, until the two
   * are merged.
   */
  accountOfUser(user: { readonly id: string; readonly email: string }): Promise<Account>;
  /**
   * The operator confirms the owner of a sign-up. Its account becomes the account of that e-mail, or is merged with the
   * existing one.
   */
  confirm(email: string, keys?: KeyDecision): Promise<Account>;
  /** Throws `keys_undecided` if a sign-up has keys and the caller did not say what to do with them. */
  checkJoin(email: string, keys?: KeyDecision): Promise<void>;
  joinUser(email: string, userId: string, keys?: KeyDecision): Promise<Account>;
  setPlan(accountId: string, plan: PlanId): Promise<Account>;
  /** Creates a key. Its text is returned only here. */
  createKey(
    accountId: string,
    prefix: KeyPrefix,
    label?: string,
    domains?: readonly string[],
    expiresAt?: number,
  ): Promise<{ readonly text: string; readonly key: KeyRow }>;
  /** Active keys first, newest first. */
  keys(accountId: string): Promise<readonly KeyRow[]>;
  /** Revokes a key; with `accountId`, only if the key belongs to that account. */
  revokeKey(keyId: string, accountId?: string): Promise<KeyRow>;
  /** Creates another key with the same rights; the old one still works for the overlap. */
  rotateKey(
    keyId: string,
    accountId: string,
    overlapMs: number,
  ): Promise<{ readonly text: string; readonly key: KeyRow }>;
  setDomains(keyId: string, domains: readonly string[], accountId?: string): Promise<KeyRow>;
  balance(accountId: string): Promise<Balance>;
  /** Grants credits. A grant with a reference takes effect once, however often it is repeated. */
  grant(accountId: string, credits: PackId | number, reference?: string): Promise<Balance>;
  /** Changes to accounts, the newest first. */
  log(accountId: string | undefined, most: number): Promise<readonly AdminLogEntry[]>;
  audit(): Promise<AuditReport>;
  /**
   * Closes the months before `before` (yyyymm). By default the current and the previous month stay open. With the
   * current month as `before` the previous one is closed too. That is safe, because a row is summed only when its
   * writer has settled it, and a row that comes later is added to the sum by the next run.
   */
  closeLedger(before?: number): Promise<{ readonly before: number; readonly entries: number; readonly left: number }>;
}
