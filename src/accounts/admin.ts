/** What the operator's command line and the account pages can do with accounts, keys and credits. */
import type { Noted } from './admin-log.ts';
import type { PackId, PlanId } from './plans.ts';
import type { KeyPrefix } from './policy.ts';

export interface Account {
  readonly id: string;
  /** Its owner's address; of a sign-up that proved no mailbox, the one it gave. */
  readonly email: string;
  /**
   * Whether the operator vouches for the address. An unconfirmed account stays on the Free plan, separate from one the
   * operator made for that address.
   */
  readonly proved: boolean;
  readonly plan: PlanId;
  /** The user it belongs to; null for an account the operator made and nobody has signed in to. */
  readonly userId: string | null;
  readonly createdAt: number;
}

export interface KeyRow {
  readonly id: string;
  readonly prefix: KeyPrefix;
  readonly label: string;
  /** Last characters of the key, all that can still be shown. */
  readonly tail: string;
  readonly domains: readonly string[];
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
  /** In the future for a key that was rotated and still works. */
  readonly revokedAt: number | null;
  readonly expiresAt: number | null;
}

/**
 * What happens to keys made before a mailbox was confirmed; `revoke` also ends those of the account it is merged with.
 */
export type KeyDecision = 'keep' | 'revoke' | 'revoke_unproved';

export interface Balance {
  /** Monthly credits left; null when unlimited. */
  readonly monthly: number | null;
  readonly extra: number;
  /** Credits used this month, returned ones taken off. */
  readonly used: number;
  readonly resetAt: number;
}

export interface AuditReport {
  /** Debits whose answer never left, now returned. */
  readonly returned: number;
  readonly creditsReturned: number;
  /** Accounts whose balance differs from the sum of their ledger (always 0 unless somebody wrote by hand). */
  readonly mismatched: readonly { readonly email: string; readonly balance: number; readonly ledger: number }[];
  readonly accounts: number;
}

/** An error the person can act on; `code` is for pages, the message for people. */
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
  /** Creates an account, or returns the one with that confirmed e-mail (with its plan set, if `plan` is given). */
  ensureAccount(email: string, plan?: PlanId): Promise<Account>;
  accountByEmail(email: string): Promise<Account | undefined>;
  /** The account of a sign-up with that unconfirmed e-mail. */
  claimantOf(email: string): Promise<Account | undefined>;
  /**
   * The account of a signed-in user, created on the Free plan on first use. A sign-up does not prove a mailbox: its
   * account stays separate from one the operator made for that e-mail, until the operator merges the two.
   */
  accountOfUser(user: { readonly id: string; readonly email: string }): Promise<Account>;
  /** The operator confirms the owner of a sign-up: its account becomes the one of that e-mail, or is merged with it. */
  confirm(email: string, keys?: KeyDecision): Promise<Account>;
  /** Throws `keys_undecided` if a sign-up has keys and the caller did not say what to do with them. */
  checkJoin(email: string, keys?: KeyDecision): Promise<void>;
  joinUser(email: string, userId: string, keys?: KeyDecision): Promise<Account>;
  setPlan(accountId: string, plan: PlanId): Promise<Account>;
  /** The only time the key's text is returned. */
  createKey(
    accountId: string,
    prefix: KeyPrefix,
    label?: string,
    domains?: readonly string[],
    expiresAt?: number,
  ): Promise<{ readonly text: string; readonly key: KeyRow }>;
  /** Active keys first, newest first. */
  keys(accountId: string): Promise<readonly KeyRow[]>;
  /** `accountId` given: only if the key belongs to that account. */
  revokeKey(keyId: string, accountId?: string): Promise<KeyRow>;
  /** Another key with the same rights; the old one works on for the overlap. */
  rotateKey(
    keyId: string,
    accountId: string,
    overlapMs: number,
  ): Promise<{ readonly text: string; readonly key: KeyRow }>;
  setDomains(keyId: string, domains: readonly string[], accountId?: string): Promise<KeyRow>;
  balance(accountId: string): Promise<Balance>;
  /** With a reference it takes effect once, however often it is repeated. */
  grant(accountId: string, credits: PackId | number, reference?: string): Promise<Balance>;
  /** Changes to accounts, the newest first. */
  log(accountId: string | undefined, most: number): Promise<readonly Noted[]>;
  audit(): Promise<AuditReport>;
  /** Closes the months before this one (yyyymm); by default all but the running one and the one before it. */
  closeLedger(before?: number): Promise<{ readonly before: number; readonly entries: number; readonly left: number }>;
}
