/**
 * The tables of the sign-in library, exactly as its own migration creates them (a test compares). They are created here
 * at the start, because the library weighs some forty megabytes and is loaded only with the first account page.
 */
import type { RawHandle } from '../open.ts';

interface Types {
  readonly instant: string;
  /** The default for an instant that the database may fill in. */
  readonly now: string;
  readonly flag: string;
}

const LIBSQL: Types = { instant: 'date', now: '', flag: 'integer' };
const POSTGRES: Types = { instant: 'timestamptz', now: ' default CURRENT_TIMESTAMP', flag: 'boolean' };

const tables = ({ instant, now, flag }: Types): readonly string[] => [
  `create table if not exists "user" ("id" text not null primary key, "name" text not null, "email" text not null unique,
    "emailVerified" ${flag} not null, "image" text, "createdAt" ${instant}${now} not null, "updatedAt" ${instant}${now} not null)`,
  `create table if not exists "session" ("id" text not null primary key, "expiresAt" ${instant} not null,
    "token" text not null unique, "createdAt" ${instant}${now} not null, "updatedAt" ${instant} not null, "ipAddress" text,
    "userAgent" text, "userId" text not null references "user" ("id") on delete cascade)`,
  `create table if not exists "account" ("id" text not null primary key, "accountId" text not null, "providerId" text not null,
    "userId" text not null references "user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text,
    "accessTokenExpiresAt" ${instant}, "refreshTokenExpiresAt" ${instant}, "scope" text, "password" text,
    "createdAt" ${instant}${now} not null, "updatedAt" ${instant} not null)`,
  `create table if not exists "verification" ("id" text not null primary key, "identifier" text not null, "value" text not null,
    "expiresAt" ${instant} not null, "createdAt" ${instant}${now} not null, "updatedAt" ${instant}${now} not null)`,
  'create index if not exists "session_userId_idx" on "session" ("userId")',
  'create index if not exists "account_userId_idx" on "account" ("userId")',
  'create index if not exists "verification_identifier_idx" on "verification" ("identifier")',
];

/** Any number, the same in every release, so that replicas that start together create the tables one after another. */
const LOCK = 7_241_985;

export async function makeSignInTables(raw: RawHandle): Promise<void> {
  if (raw.kind === 'libsql') {
    for (const statement of tables(LIBSQL)) raw.database.exec(statement);
    return;
  }
  const client = await raw.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    for (const statement of tables(POSTGRES)) await client.query(statement);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
