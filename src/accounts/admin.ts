/** What the operator's command line and the account pages may do with accounts, keys and credits. */
import type { KeyPrefix } from './keys.ts';
import type { PackId, PlanId } from './plans.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
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
  readonly revokedAt: number | null;
}

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
    | 'email_taken'
    | 'bad_email'
    | 'five_keys'
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
  /** Makes an account, or gives the one with that e-mail (its plan set, when `plan` is given). */
  ensureAccount(email: string, plan?: PlanId): Promise<Account>;
  accountByEmail(email: string): Promise<Account | undefined>;
  /**
   * The account of a signed-in user, made on the Free plan at first sight. Refuses `email_taken` when the operator made an
   * account for that e-mail: only the operator may join the two (`joinUser`), since a sign-up proves no mailbox.
   */
  accountOfUser(user: { readonly id: string; readonly email: string }): Promise<Account>;
  joinUser(email: string, userId: string): Promise<Account>;
  setPlan(accountId: string, plan: PlanId): Promise<Account>;
  /** The key's text is in the answer and nowhere else, ever. */
  createKey(
    accountId: string,
    prefix: KeyPrefix,
    label?: string,
    domains?: readonly string[],
  ): Promise<{ readonly text: string; readonly key: KeyRow }>;
  /** Active keys first, newest first. */
  keys(accountId: string): Promise<readonly KeyRow[]>;
  /** `accountId` given: only if the key is that account's. */
  revokeKey(keyId: string, accountId?: string): Promise<KeyRow>;
  setDomains(keyId: string, domains: readonly string[], accountId?: string): Promise<KeyRow>;
  balance(accountId: string): Promise<Balance>;
  grant(accountId: string, credits: PackId | number): Promise<Balance>;
  audit(): Promise<AuditReport>;
}
