/** What the operator's command line and the account pages may do with accounts, keys and credits. */
import type { Noted } from './admin-log.ts';
import type { PackId, PlanId } from './plans.ts';
import type { KeyPrefix } from './policy.ts';

export interface Account {
  readonly id: string;
  /** Its owner's address; of a sign-up that proved no mailbox, the one it gave. */
  readonly email: string;
  /** Whether the operator vouches for the address. What is not proved stays on the Free plan, apart from what the operator made for that address. */
  readonly proved: boolean;
  readonly plan: PlanId;
  /** The signed-in user it belongs to; null for an account the operator made and nobody has signed in to. */
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
  /** Lies ahead for one that was exchanged and still works. */
  readonly revokedAt: number | null;
  readonly expiresAt: number | null;
}

/** What becomes of keys that were made before a mailbox was proved; `revoke` ends those of the account it is joined to as well. */
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

/** A refusal the person can act upon; `code` is for pages, the message for people. */
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
  /** Makes an account, or gives the one with that proved e-mail (its plan set, when `plan` is given). */
  ensureAccount(email: string, plan?: PlanId): Promise<Account>;
  accountByEmail(email: string): Promise<Account | undefined>;
  /** The account of a sign-up with that e-mail, which nobody has proved. */
  claimantOf(email: string): Promise<Account | undefined>;
  /**
   * The account of a signed-in user, made on the Free plan at first sight. A sign-up proves no mailbox: its account stands apart from one that the
   * operator made for that e-mail, until the operator joins the two.
   */
  accountOfUser(user: { readonly id: string; readonly email: string }): Promise<Account>;
  /** The operator knows that the sign-up is the owner's: its account becomes the one of that e-mail, or is joined to it. */
  confirm(email: string, keys?: KeyDecision): Promise<Account>;
  /** Refuses `keys_undecided` where a sign-up has keys and nobody said what shall become of them. */
  checkJoin(email: string, keys?: KeyDecision): Promise<void>;
  joinUser(email: string, userId: string, keys?: KeyDecision): Promise<Account>;
  setPlan(accountId: string, plan: PlanId): Promise<Account>;
  /** The key's text is in the answer and nowhere else, ever. */
  createKey(
    accountId: string,
    prefix: KeyPrefix,
    label?: string,
    domains?: readonly string[],
    expiresAt?: number,
  ): Promise<{ readonly text: string; readonly key: KeyRow }>;
  /** Active keys first, newest first. */
  keys(accountId: string): Promise<readonly KeyRow[]>;
  /** `accountId` given: only if the key is that account's. */
  revokeKey(keyId: string, accountId?: string): Promise<KeyRow>;
  /** Another key with the same rights; the old one works on for the overlap. */
  rotateKey(
    keyId: string,
    accountId: string,
    overlapMs: number,
  ): Promise<{ readonly text: string; readonly key: KeyRow }>;
  setDomains(keyId: string, domains: readonly string[], accountId?: string): Promise<KeyRow>;
  balance(accountId: string): Promise<Balance>;
  /** With a reference it is made once, however often it is asked for. */
  grant(accountId: string, credits: PackId | number, reference?: string): Promise<Balance>;
  /** What was done to accounts and by whom, the newest first. */
  log(accountId: string | undefined, most: number): Promise<readonly Noted[]>;
  audit(): Promise<AuditReport>;
  /** Closes the months before this one (yyyymm); by default all but the running one and the one before it. */
  closeLedger(before?: number): Promise<{ readonly before: number; readonly entries: number; readonly left: number }>;
}
