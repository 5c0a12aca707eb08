/**
 * What the HTTP pipeline asks of the accounts: who is calling, can they pay, take the credits.
 *
 *   find → (checks, computing) → debit → sending → first byte
 *
 * A debit is durable before it resolves. `sending` is called in the same breath as the first byte leaves, so
 * that after a crash the audit knows which debits reached their caller and returns the others.
 */
import type { CreditClass } from './credits.ts';
import type { PlanId } from './plans.ts';
import type { KeyPrefix } from './policy.ts';

export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  readonly prefix: KeyPrefix;
  readonly plan: PlanId;
  /** Origins an Enterprise key may be used from in a browser; empty when none are named. */
  readonly domains: readonly string[];
}

export type RefusedKey = { readonly refused: 'malformed' | 'mistyped' | 'unknown' | 'revoked' };
export type Found = Caller | RefusedKey;
export const isRefused = (found: Found): found is RefusedKey => 'refused' in found;

/** What a debit is for. The path is the row's pattern, never the query: birth data is not kept. */
export interface Purpose {
  readonly creditClass: CreditClass;
  readonly routePath: string;
  readonly requestId: string;
}

/** Names one debit in the ledger. */
export interface Receipt {
  readonly writer: number;
  readonly seq: number;
  readonly committedAt: number;
}

export type Debited =
  | {
      readonly ok: true;
      readonly receipt: Receipt;
      /** Credits left, monthly and extra together; null when unlimited. */
      readonly remaining: number | null;
      /** When the monthly credits are next filled, milliseconds since 1970. */
      readonly resetAt: number;
    }
  | { readonly ok: false; readonly remaining: number; readonly resetAt: number };

/** The store does not answer. The pipeline says 503 and serves nothing. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

export interface Gate {
  /**
   * Who holds this key. Answered at once from memory when the key was read within the last two seconds
   * (so a revocation is felt everywhere within two), else from the store. Unknown keys are never remembered.
   * `asking` is called before the store is asked about a key this process has never seen; it may throw to prevent that.
   */
  find(keyText: string, asking?: () => void): Found | Promise<Found>;
  /** Who holds the key of this id, read from the store each time: for sessions and sealed addresses, which hold a key's id and never the key. */
  findId(keyId: string): Promise<Found>;
  /** Credits left by the last reading, null when unlimited. A hint before computing; only `debit` decides. */
  balance(caller: Caller): number | null;
  /** When the monthly credits are next filled, milliseconds since 1970. */
  resetAt(): number;
  /** Takes credits, durably, before it resolves. Rejects with StoreAway when the store does not answer. */
  debit(caller: Caller, credits: number, purpose: Purpose): Promise<Debited>;
  /**
   * Call synchronously just before the reply's bytes are handed to the socket. False (very rare: the process stood
   * still for seconds) means the debit is given back: answer 503 instead.
   */
  sending(receipt: Receipt): boolean;
  /** The reply could not be sent (its connection was gone, or serialising failed): give the credits back. */
  undelivered(receipt: Receipt): void;
  /** Whether the store answers now. */
  ready(): Promise<boolean>;
  /** Finishes what is queued and stops. */
  close(): Promise<void>;
}
