/**
 * What the HTTP pipeline needs from the accounts: who is calling, can they pay, take the credits.
 *
 *   find → (checks, computing) → debit → sending → first byte
 *
 * A debit is durable before it resolves. `sending` is called together with the first byte, so that after a crash the
 * audit knows which debits reached their caller and refunds the others.
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

/** What a debit is for. The path is the route's pattern, never the query: birth data is not stored. */
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
   * The owner of this key. Answered from memory if the key was read within the last two seconds (so a revocation takes
   * effect everywhere within two), otherwise from the store. Unknown keys are never cached. `asking` is called before
   * the store is queried for a key this process has never seen; it may throw to prevent that.
   */
  find(keyText: string, asking?: () => void): Found | Promise<Found>;
  /**
   * The owner of the key with this id, read from the store each time: for sessions and sealed URLs, which contain a
   * key's id and never the key.
   */
  findId(keyId: string): Promise<Found>;
  /** Credits left by the last reading, null when unlimited. A hint before computing; only `debit` decides. */
  balance(caller: Caller): number | null;
  /** When the monthly credits are next filled, milliseconds since 1970. */
  resetAt(): number;
  /** Takes credits, durably, before it resolves. Rejects with StoreAway when the store does not answer. */
  debit(caller: Caller, credits: number, purpose: Purpose): Promise<Debited>;
  /**
   * Call synchronously just before the reply's bytes go to the socket. False (very rare: the process was suspended for
   * seconds) means the debit is refunded: answer 503 instead.
   */
  sending(receipt: Receipt): boolean;
  /** The reply could not be sent (disconnected, or serializing failed): refunds the credits. */
  undelivered(receipt: Receipt): void;
  /** Whether the store answers now. */
  ready(): Promise<boolean>;
  /** Finishes what is queued and stops. */
  close(): Promise<void>;
}
