/** Opens the accounts on their store: a libsql file in `dataDir`, or PostgreSQL when a URL is given. */
import type Database from 'libsql';
import type { Pool } from 'pg';
import type { Admin } from './admin.ts';
import type { Gate } from './gate.ts';
import type { RateLimits } from './rate.ts';
import type { UsageReader } from './usage.ts';

export interface AccountsOptions {
  /** PostgreSQL; without it the file `ganaka.db` in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Share request rates with the other replicas (PostgreSQL only); default true. */
  readonly shareRates?: boolean;
}

/**
 * A handle of its own for the sign-in library. On libsql never hold a transaction open over an `await` on it: the gate writes
 * the same file from the same thread.
 */
export type RawHandle =
  | { readonly kind: 'libsql'; readonly database: Database.Database }
  | { readonly kind: 'postgres'; readonly pool: Pool };

export interface Accounts {
  readonly gate: Gate;
  readonly admin: Admin;
  readonly usage: UsageReader;
  readonly rates: RateLimits;
  readonly raw: RawHandle;
  close(): Promise<void>;
}

export declare function openAccounts(options: AccountsOptions): Promise<Accounts>;
