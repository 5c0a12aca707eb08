/** Opens the accounts on their store: a libsql file in `dataDir`, or PostgreSQL when a URL is given. */
import { userInfo } from 'node:os';
import type Database from 'libsql';
import type { Pool } from 'pg';
import { type AccountDeletion, leavingOn } from './account/deletion.ts';
import { type RecentCalls, StoreRecentCalls } from './account/recent-calls.ts';
import { StoreUsage, type UsageReader } from './account/usage.ts';
import type { Admin } from './admin.ts';
import { type Feeds, StoreFeeds } from './feeds/feeds.ts';
import { type Gate, StoreAway } from './gate.ts';
import { countUsage } from './keys/key-usage.ts';
import { Keyring } from './keys/keyring.ts';
import { Buckets, type RateLimits } from './keys/rate.ts';
import { returnUndelivered } from './ledger/audit.ts';
import { Writer, type WriterCounts } from './ledger/debit-writer.ts';
import { type Attempts, attemptsIn } from './sign-in/attempts.ts';
import { type Links, linksOn } from './sign-in/one-time-links.ts';
import { type Passwords, StorePasswords } from './sign-in/password.ts';
import { databaseFile, isEmptied, journalFolder, obstacleTo } from './store/data-folder.ts';
import type { Db } from './store/db.ts';
import { Hosts } from './store/hosts.ts';
import { LibsqlDb, openFile } from './store/libsql.ts';
import { appliedAt, migrate } from './store/migrations.ts';
import { StoreOpenError, unopened } from './store/open-error.ts';
import type { PostgresDb } from './store/postgres.ts';
import { RateShare, ratesIn, type TokenExchange } from './store/rate-share.ts';
import { StoreAdmin } from './store/store-admin.ts';
import { StoreGate } from './store/store-gate.ts';
import { type StoreState, type StoreWatch, WatchedDb } from './store/watched.ts';

export interface AccountsOptions {
  /** The URL of a PostgreSQL database; without it the file `ganaka.db` in `dataDir` is used. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Credits a month of a sign-up until its address is confirmed; by default those of the Free plan. */
  readonly unconfirmedCredits?: number | undefined;
  /** Accounts that may be created from one network in a day; 0 for any number. */
  readonly signUpsPerDay?: number | undefined;
  /**
   * True for the command line (default false). A service debits, sends heartbeats, refunds what dead processes left
   * undelivered, and on PostgreSQL shares request rates with its replicas; the command line does none of that.
   */
  readonly tool?: boolean;
  /** How several processes on one file exchange their request rates; replicas on PostgreSQL use the database. */
  readonly exchange?: TokenExchange | undefined;
  /** How many times longer than usual callers wait for PostgreSQL. */
  readonly patience?: number;
  /** Called when the store becomes unreachable and when it is back. */
  readonly told?: StoreWatch['told'];
}

/**
 * A separate database handle for the sign-in library. On libsql no transaction of this handle may stay open over an
 * `await`, because the gate writes to the same file from the same thread.
 */
export type RawHandle =
  | { readonly kind: 'libsql'; readonly database: Database.Database }
  | { readonly kind: 'postgres'; readonly pool: Pool };

export interface Accounts {
  readonly gate: Gate;
  readonly admin: Admin;
  readonly usage: UsageReader;
  readonly feeds: Feeds;
  readonly recent: RecentCalls;
  readonly leaving: AccountDeletion;
  readonly rates: RateLimits;
  readonly attempts: Attempts;
  readonly raw: RawHandle;
  readonly passwords: Passwords;
  readonly links: Links;
  /** When the store got the schema since which keys are derived by purpose. */
  readonly upgradedAt: number;
  /** The state of the accounts, for the operator's counters. */
  readonly state: () => AccountsState;
  close(): Promise<void>;
}

export interface AccountsState extends StoreState, WriterCounts {
  /** Connections to PostgreSQL. */
  readonly pool?: PostgresDb['pool'] | undefined;
}

/** For how long a file may be empty because another process is just creating it. */
const CREATING_MS = 250;

async function libsqlIn(dataDir: string): Promise<LibsqlDb> {
  const file = databaseFile(dataDir);
  if (isEmptied(dataDir)) await new Promise((resolve) => setTimeout(resolve, CREATING_MS));
  if (isEmptied(dataDir))
    throw new StoreOpenError(
      `${file} is empty (0 bytes), but ${dataDir} was used before: restore a backup, or remove the file to begin without accounts`,
    );
  try {
    return new LibsqlDb(file);
  } catch (error) {
    throw unopened(file, error);
  }
}

/** A PostgreSQL server and the code of its store, which a service on a file does not load. */
interface Server {
  readonly hosts: Hosts;
  readonly store: typeof import('./store/postgres.ts');
}

const serverAt = async (databaseUrl: string): Promise<Server> => ({
  hosts: new Hosts(databaseUrl),
  store: await import('./store/postgres.ts'),
});

/** Creates the tables, with longer timeouts than callers have. */
async function madeReady(db: Db, server: Server | undefined, clock: () => number): Promise<void> {
  if (server === undefined) return migrate(db, clock);
  const { hosts, store } = server;
  const patient = new store.PostgresDb(hosts, true);
  try {
    // after a failure the next server is tried
    for (let others = hosts.urls.length - 1; ; others--)
      try {
        return await migrate(patient, clock);
      } catch (error) {
        if (others === 0 || !(error instanceof StoreAway)) throw error;
      }
  } finally {
    await patient.close();
  }
}

/** The schema with which cookies and sessions began to be signed with derived keys. */
const DERIVED_KEYS_SINCE = 8;

/** How often a service looks for processes that died. */
const AUDIT_MS = 60_000;
const RAW_CONNECTIONS = 4;
/** Rates use a monotonic clock. */
const TICKS = () => performance.now();
/** Pieces of the ledger that are counted by key and route each minute: far more than a process can write. */
const PIECES_A_MINUTE = 200;

export async function openAccounts(options: AccountsOptions): Promise<Accounts> {
  const { databaseUrl, dataDir, clock, unconfirmedCredits, signUpsPerDay, tool = false } = options;
  const obstacle = obstacleTo(dataDir);
  // a command over PostgreSQL needs no folder
  if (obstacle !== null && !(tool && databaseUrl))
    throw new StoreOpenError(`DATA_DIR ${dataDir} cannot be used: ${obstacle}`);
  const journalDir = journalFolder(dataDir);
  const server = databaseUrl ? await serverAt(databaseUrl) : undefined;
  const postgres = server && new server.store.PostgresDb(server.hosts, tool, options.patience);
  const db = new WatchedDb(postgres ?? (await libsqlIn(dataDir)), { told: options.told ?? (() => undefined) });
  const writer = new Writer(db, journalDir, clock);
  let upgradedAt: number;
  try {
    await madeReady(db, server, clock);
    upgradedAt = await appliedAt(db, DERIVED_KEYS_SINCE);
    if (!tool) {
      await writer.start();
      await returnUndelivered(db, journalDir, clock(), writer.id);
    }
  } catch (error) {
    await db.close();
    throw unopened(server?.hosts.name ?? databaseFile(dataDir), error);
  }
  const keyring = new Keyring(db, clock);
  const gate = new StoreGate(db, keyring, writer, clock);
  const actor = tool ? `operator ${userInfo().username}` : 'owner';
  const changed = () => keyring.forget();
  const admin = new StoreAdmin({ db, writer, journalDir, clock, actor, unconfirmedCredits, changed });
  const rates = new Buckets(TICKS);
  const recent = new StoreRecentCalls(db, !tool);
  const exchange = tool ? undefined : databaseUrl ? ratesIn(db) : options.exchange;
  const share = exchange && new RateShare(exchange, rates, TICKS);
  const raw = rawHandle(server, dataDir);
  const audits = tool ? undefined : setInterval(() => void audit(db, journalDir, clock, writer), AUDIT_MS).unref();
  return {
    gate,
    admin,
    usage: new StoreUsage(db, clock),
    feeds: new StoreFeeds(db, clock),
    recent,
    leaving: leavingOn({ db, clock, actor, changed }),
    rates,
    attempts: attemptsIn(rates, signUpsPerDay),
    raw,
    state: () => ({ ...db.state, pool: postgres?.pool, ...writer.counts }),
    upgradedAt,
    passwords: new StorePasswords(db, admin, clock),
    links: linksOn(db, clock),
    async close() {
      clearInterval(audits);
      await recent.close();
      await share?.close();
      await gate.close();
      if (raw.kind === 'libsql') raw.database.close();
      else await raw.pool.end();
      await db.close();
    },
  };
}

/** One audit and one count of the usage. Errors are ignored, because both are tried again a minute later. */
const audit = (db: Db, journalDir: string, clock: () => number, writer: Writer): Promise<void> =>
  returnUndelivered(db, journalDir, clock(), writer.id)
    .then(() => countUsage(db, PIECES_A_MINUTE))
    .then(
      () => undefined,
      () => undefined,
    );

const rawHandle = (server: Server | undefined, dataDir: string): RawHandle =>
  server
    ? { kind: 'postgres', pool: server.store.openPool(server.hosts, RAW_CONNECTIONS) }
    : { kind: 'libsql', database: openFile(databaseFile(dataDir)) };
