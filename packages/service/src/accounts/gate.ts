/**
 * What the HTTP pipeline needs from the accounts: to identify the caller, to check the balance, to take the credits.
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
  /** Origins of web pages that may use an Enterprise key; empty if the key names none. */
  readonly domains: readonly string[];
}

export type RefusedKey = { readonly refused: 'malformed' | 'mistyped' | 'unknown' | 'revoked' };
export type KeyLookup = Caller | RefusedKey;
export const isRefused = (found: KeyLookup): found is RefusedKey => 'refused' in found;

/** What a debit is for. The path is the route's pattern without the query, because birth data must not be stored. */
export interface Purpose {
  readonly creditClass: CreditClass;
  readonly routePath: string;
  readonly requestId: string;
}

/** Identifies one debit in the ledger. */
export interface Receipt {
  readonly writer: number;
  readonly seq: number;
  readonly committedAt: number;
}

export type DebitResult =
  | {
      readonly ok: true;
      readonly receipt: Receipt;
      /** Credits left, monthly and extra together; null when unlimited. */
      readonly remaining: number | null;
      /** When the monthly credits are next filled, milliseconds since 1970. */
      readonly resetAt: number;
    }
  | { readonly ok: false; readonly remaining: number; readonly resetAt: number };

/** The store does not answer. The pipeline then replies 503. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
}

export interface Gate {
  /**
   * The owner of this key. The answer comes from memory if the key was read within the last two seconds, otherwise from
   * the store, so a revocation takes effect everywhere within two seconds. Unknown keys are never cached. `asking` is
   * called before the store is queried for a key that this process has never seen; it may throw to prevent the query.
   */
  find(keyText: string, asking?: () => void): KeyLookup | Promise<KeyLookup>;
  /** The owner of this key, if `find` would answer from memory and the key is valid. Never waits for the store. */
  known(keyText: string): Caller | undefined;
  /**
   * The owner of the key with this id, read from the store each time. Sessions and sealed URLs use it, because they
   * contain a key's id and never the key.
   */
  findId(keyId: string): Promise<KeyLookup>;
  /**
   * Credits left when the balance was last read, null if unlimited. It is a hint before the reply is computed; only
   * `debit` decides.
   */
  balance(caller: Caller): number | null;
  /** When the monthly credits are next filled, milliseconds since 1970. */
  resetAt(): number;
  /** Takes credits; they are durably taken when it resolves. Rejects with StoreAway if the store does not answer. */
  debit(caller: Caller, credits: number, purpose: Purpose): Promise<DebitResult>;
  /**
   * Must be called synchronously just before the reply's bytes go to the socket. If it returns false, the debit is
   * refunded and the reply must be a 503. That is very rare: the process was suspended for seconds.
   */
  sending(receipt: Receipt): boolean;
  /** Refunds the credits of a reply that could not be sent (the client disconnected, or serializing failed). */
  undelivered(receipt: Receipt): void;
  /** Whether the store answers now. */
  ready(): Promise<boolean>;
  /** Finishes the queued debits and stops. */
  close(): Promise<void>;
}
