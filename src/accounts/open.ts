/** Opens the accounts on their store: a libsql file in `dataDir`, or PostgreSQL when a URL is given. */
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type Database from 'libsql';
import type { Pool } from 'pg';
import type { Admin } from './admin.ts';
import { type Attempts, attemptsIn } from './attempts.ts';
import { returnUndelivered } from './audit.ts';
import { Desk } from './desk.ts';
import type { Gate } from './gate.ts';
import { Keyring } from './keyring.ts';
import { type Passwords, StorePasswords } from './password.ts';
import { Buckets, type RateLimits } from './rate.ts';
import type { Db } from './store/db.ts';
import { LibsqlDb, openFile } from './store/libsql.ts';
import { migrate } from './store/migrations.ts';
import { openPool, PostgresDb } from './store/postgres.ts';
import { type Exchange, RateShare, ratesIn } from './store/rate-share.ts';
import { StoreGate } from './store-gate.ts';
import { StoreUsage, type UsageReader } from './usage.ts';
import { Writer } from './writer.ts';

export interface AccountsOptions {
  /** PostgreSQL; without it the file `ganaka.db` in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /**
   * A service debits, says that it lives, returns what dead processes left undelivered, and on PostgreSQL shares request rates
   * with its replicas. The command line does none of that (default false).
   */
  readonly tool?: boolean;
  /** How several processes on one file tell one another their request rates; replicas on PostgreSQL do it there. */
  readonly exchange?: Exchange | undefined;
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
  readonly attempts: Attempts;
  readonly raw: RawHandle;
  readonly passwords: Passwords;
  close(): Promise<void>;
}

export const databaseFile = (dataDir: string): string => join(dataDir, 'ganaka.db');

/** How often a service looks for processes that died. */
const AUDIT_MS = 60_000;
const RAW_CONNECTIONS = 4;

export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { databaseUrl, dataDir, clock, tool = false } = options;
  const journalDir = join(dataDir, 'sending');
  const db: Db = databaseUrl ? new PostgresDb(databaseUrl) : new LibsqlDb(databaseFile(dataDir));
  const writer = new Writer(db, journalDir, clock);
  try {
    await migrate(db, clock);
    if (!tool) {
      await writer.start();
      await returnUndelivered(db, journalDir, clock(), writer.id);
    }
  } catch (error) {
    await db.close();
    throw error;
  }
  const keyring = new Keyring(db, clock);
  const gate = new StoreGate(db, keyring, writer, clock);
  const actor = tool ? `operator ${userInfo().username}` : 'owner';
  const admin = new Desk({ db, writer, journalDir, clock, actor, changed: () => keyring.forget() });
  const rates = new Buckets(clock);
  const exchange = tool ? undefined : databaseUrl ? ratesIn(db, clock) : options.exchange;
  const share = exchange && new RateShare(exchange, rates, clock);
  const raw = rawHandle(options);
  const audits = tool ? undefined : setInterval(() => void audit(db, journalDir, clock, writer), AUDIT_MS).unref();
  return {
    gate,
    admin,
    usage: new StoreUsage(db, clock),
    rates,
    attempts: attemptsIn(rates),
    raw,
    passwords: new StorePasswords(db, admin, clock),
    async close() {
      clearInterval(audits);
      await share?.close();
      await gate.close();
      if (raw.kind === 'libsql') raw.database.close();
      else await raw.pool.end();
      await db.close();
    },
  };
}

/** A store that is away now is audited a minute later. */
const audit = (db: Db, journalDir: string, clock: () => number, writer: Writer): Promise<void> =>
  returnUndelivered(db, journalDir, clock(), writer.id).then(
    () => undefined,
    () => undefined,
  );

const rawHandle = ({ databaseUrl, dataDir }: AccountsOptions): RawHandle =>
  databaseUrl
    ? { kind: 'postgres', pool: openPool(databaseUrl, RAW_CONNECTIONS) }
    : { kind: 'libsql', database: openFile(databaseFile(dataDir)) };
