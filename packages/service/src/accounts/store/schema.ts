/**
 * The tables of the accounts, as migration steps in order. A step that was released is never edited; a later step
 * changes the tables instead.
 */

import { CHAIN_STATEMENTS } from './schema-chains.ts';

/** A statement that differs between the two databases. A database that needs no statement is left out. */
export type Each = { readonly libsql?: string; readonly postgres?: string };

export interface Migration {
  readonly version: number;
  readonly statements: readonly (string | Each)[];
}

// written out, because a released step must not change with `PLAN_IDS`
const PLANS = "'free', 'developer', 'pro', 'commercial', 'enterprise'";

const ADMIN_LOG =
  'at BIGINT NOT NULL, actor TEXT NOT NULL, action TEXT NOT NULL, customer_id TEXT, detail TEXT NOT NULL';
const KEY_COLUMNS =
  'id, customer_id, prefix, hash, tail, label, domains, slot, created_at, revoked_at, last_used_at, expires_at';
/** Finds the closed month of a ledger row that is being deleted. */
const CLOSED = 'SELECT 1 FROM credit_period p WHERE p.customer_id = OLD.customer_id AND p.period = OLD.period';
export const MIGRATIONS: readonly Migration[] = [
  {
    version: 1,
    statements: [
      `CREATE TABLE customer (
        id TEXT PRIMARY KEY,
        email TEXT NOT NULL UNIQUE,
        plan TEXT NOT NULL CHECK (plan IN (${PLANS})),
        user_id TEXT UNIQUE,
        created_at BIGINT NOT NULL)`,
      // A key in use has one of five numbered slots, a revoked key has none. So the database itself refuses a sixth
      // key.
      `CREATE TABLE api_key (
        id TEXT PRIMARY KEY,
        customer_id TEXT NOT NULL REFERENCES customer (id),
        prefix TEXT NOT NULL CHECK (prefix IN ('drik', 'mool', 'surya', 'tg')),
        hash TEXT NOT NULL UNIQUE,
        tail TEXT NOT NULL,
        label TEXT NOT NULL,
        domains TEXT NOT NULL,
        slot INTEGER CHECK (slot BETWEEN 1 AND 5),
        created_at BIGINT NOT NULL,
        revoked_at BIGINT,
        last_used_at BIGINT,
        UNIQUE (customer_id, slot),
        CHECK ((slot IS NULL) = (revoked_at IS NOT NULL)))`,
      // The running sum of the ledger. monthly_left is the sum of the column `monthly` over the rows of the period. For
      // an unlimited plan (allowance NULL) it becomes negative.
      `CREATE TABLE credit_balance (
        customer_id TEXT PRIMARY KEY REFERENCES customer (id),
        allowance BIGINT,
        period INTEGER NOT NULL,
        granted BIGINT NOT NULL,
        monthly_left BIGINT NOT NULL,
        extra_left BIGINT NOT NULL CHECK (extra_left >= 0),
        used BIGINT NOT NULL,
        CHECK (allowance IS NULL OR monthly_left >= 0))`,
      // One row per process that writes the ledger. Every debit of a writer up to `settled` has been sent or refunded.
      {
        libsql: `CREATE TABLE credit_writer (
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          token TEXT NOT NULL UNIQUE, host TEXT NOT NULL, pid INTEGER NOT NULL,
          settled BIGINT NOT NULL, started_at BIGINT NOT NULL, seen_at BIGINT NOT NULL, closed_at BIGINT)`,
        postgres: `CREATE TABLE credit_writer (
          id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
          token TEXT NOT NULL UNIQUE, host TEXT NOT NULL, pid INTEGER NOT NULL,
          settled BIGINT NOT NULL, started_at BIGINT NOT NULL, seen_at BIGINT NOT NULL, closed_at BIGINT)`,
      },
      {
        libsql: ledger('WITHOUT ROWID'),
        postgres: ledger(''),
      },
      'CREATE UNIQUE INDEX credit_returned ON credit_ledger (of_writer, of_seq) WHERE of_writer IS NOT NULL',
      {
        libsql: `CREATE TRIGGER credit_ledger_kept BEFORE UPDATE ON credit_ledger
          BEGIN SELECT RAISE(ABORT, 'credit_ledger is append-only'); END`,
        postgres: `CREATE FUNCTION credit_ledger_kept() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'credit_ledger is append-only'; END $$`,
      },
      {
        libsql: `CREATE TRIGGER credit_ledger_whole BEFORE DELETE ON credit_ledger
          BEGIN SELECT RAISE(ABORT, 'credit_ledger is append-only'); END`,
        postgres: `CREATE TRIGGER credit_ledger_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_ledger
          FOR EACH STATEMENT EXECUTE FUNCTION credit_ledger_kept()`,
      },
      // The read model of the usage page: sums of the ledger's debits and refunds, by Indian civil day and class.
      `CREATE TABLE credit_usage (
        customer_id TEXT NOT NULL REFERENCES customer (id),
        day TEXT NOT NULL,
        credit_class TEXT NOT NULL,
        credits BIGINT NOT NULL,
        calls BIGINT NOT NULL,
        PRIMARY KEY (customer_id, day, credit_class))`,
      // Request rates shared between replicas; losing them is harmless, so the table is unlogged.
      {
        libsql:
          'CREATE TABLE rate_share (bucket TEXT PRIMARY KEY, tokens REAL NOT NULL, per_second REAL NOT NULL, burst REAL NOT NULL, at BIGINT NOT NULL)',
        postgres:
          'CREATE UNLOGGED TABLE rate_share (bucket TEXT PRIMARY KEY, tokens DOUBLE PRECISION NOT NULL, per_second DOUBLE PRECISION NOT NULL, burst DOUBLE PRECISION NOT NULL, at BIGINT NOT NULL)',
      },
    ],
  },
  {
    version: 2,
    statements: [
      // The unconfirmed address of a sign-up. Its `email` is then a placeholder, so that the address stays free for its
      // owner.
      'ALTER TABLE customer ADD COLUMN claimed TEXT',
      'CREATE INDEX customer_claimed ON customer (claimed) WHERE claimed IS NOT NULL',
      // Existing sign-ups that never received a plan or credits from the operator become unconfirmed.
      `UPDATE customer SET claimed = email, email = 'unproved ' || user_id
        WHERE user_id IS NOT NULL AND plan = 'free' AND NOT EXISTS
          (SELECT 1 FROM credit_ledger l WHERE l.customer_id = customer.id AND l.kind IN ('grant', 'plan'))`,
      'ALTER TABLE api_key ADD COLUMN expires_at BIGINT',
      // A grant with a reference takes effect once.
      `CREATE TABLE credit_grant (
        reference TEXT PRIMARY KEY,
        customer_id TEXT NOT NULL REFERENCES customer (id),
        credits BIGINT NOT NULL,
        at BIGINT NOT NULL)`,
      // Sums of closed months, whose rows are no longer in the ledger.
      `CREATE TABLE credit_period (
        customer_id TEXT NOT NULL REFERENCES customer (id),
        period INTEGER NOT NULL,
        monthly BIGINT NOT NULL,
        extra BIGINT NOT NULL,
        debited BIGINT NOT NULL,
        entries BIGINT NOT NULL,
        closed_at BIGINT NOT NULL,
        PRIMARY KEY (customer_id, period))`,
      // A row may be deleted from the ledger only if the sum of its closed month exists.
      { libsql: 'DROP TRIGGER credit_ledger_whole', postgres: 'DROP TRIGGER credit_ledger_kept ON credit_ledger' },
      {
        libsql: `CREATE TRIGGER credit_ledger_whole BEFORE DELETE ON credit_ledger WHEN NOT EXISTS (${CLOSED})
          BEGIN SELECT RAISE(ABORT, 'credit_ledger is append-only'); END`,
        postgres: `CREATE TRIGGER credit_ledger_kept BEFORE UPDATE OR TRUNCATE ON credit_ledger
          FOR EACH STATEMENT EXECUTE FUNCTION credit_ledger_kept()`,
      },
      {
        postgres: `CREATE FUNCTION credit_ledger_whole() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN
            IF NOT EXISTS (${CLOSED}) THEN RAISE EXCEPTION 'credit_ledger is append-only'; END IF;
            RETURN OLD;
          END $$`,
      },
      {
        postgres: `CREATE TRIGGER credit_ledger_whole BEFORE DELETE ON credit_ledger
          FOR EACH ROW EXECUTE FUNCTION credit_ledger_whole()`,
      },
      // Who changed what on which account; never a key, a password or a query.
      {
        libsql: `CREATE TABLE admin_log (id INTEGER PRIMARY KEY AUTOINCREMENT, ${ADMIN_LOG})`,
        postgres: `CREATE TABLE admin_log (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${ADMIN_LOG})`,
      },
      'CREATE INDEX admin_log_customer ON admin_log (customer_id, id)',
      {
        libsql: `CREATE TRIGGER admin_log_kept BEFORE UPDATE ON admin_log
          BEGIN SELECT RAISE(ABORT, 'admin_log is append-only'); END`,
        postgres: `CREATE FUNCTION admin_log_kept() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN RAISE EXCEPTION 'admin_log is append-only'; END $$`,
      },
      {
        libsql: `CREATE TRIGGER admin_log_whole BEFORE DELETE ON admin_log
          BEGIN SELECT RAISE(ABORT, 'admin_log is append-only'); END`,
        postgres: `CREATE TRIGGER admin_log_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON admin_log
          FOR EACH STATEMENT EXECUTE FUNCTION admin_log_kept()`,
      },
    ],
  },
  {
    version: 3,
    statements: [
      // A calendar with its own URL, of which only the hash is stored. The query is stored here and not in the URL.
      `CREATE TABLE feed (
        id TEXT PRIMARY KEY,
        customer_id TEXT NOT NULL REFERENCES customer (id),
        hash TEXT NOT NULL UNIQUE,
        path TEXT NOT NULL,
        query TEXT NOT NULL,
        label TEXT NOT NULL,
        reads BIGINT NOT NULL,
        paid_day TEXT,
        created_at BIGINT NOT NULL,
        read_at BIGINT,
        revoked_at BIGINT)`,
      'CREATE INDEX feed_customer ON feed (customer_id)',
    ],
  },
  {
    version: 4,
    statements: [
      // Sums of the ledger by key and route, and how far each writer's rows are included. The latter is a separate
      // table, because every debit locks the writer's row.
      `CREATE TABLE key_usage (
        customer_id TEXT NOT NULL REFERENCES customer (id),
        period INTEGER NOT NULL,
        key_id TEXT NOT NULL,
        route TEXT NOT NULL,
        credits BIGINT NOT NULL,
        calls BIGINT NOT NULL,
        PRIMARY KEY (customer_id, period, key_id, route))`,
      'CREATE TABLE usage_counted (writer BIGINT PRIMARY KEY, upto BIGINT NOT NULL, whole INTEGER NOT NULL)',
      // A single-use link: only its hash is stored.
      `CREATE TABLE one_time_link (
        hash TEXT PRIMARY KEY,
        purpose TEXT NOT NULL CHECK (purpose IN ('prove', 'reset')),
        email TEXT NOT NULL,
        made_at BIGINT NOT NULL,
        expires_at BIGINT NOT NULL,
        used_at BIGINT)`,
      'CREATE INDEX one_time_link_email ON one_time_link (email)',
    ],
  },
  {
    version: 5,
    statements: [
      // The engines define the key prefixes: the table only requires a lower-case word. SQLite can change a CHECK only
      // with a new table.
      { libsql: newKeyTable() },
      { libsql: `INSERT INTO api_key_of_5 (${KEY_COLUMNS}) SELECT ${KEY_COLUMNS} FROM api_key` },
      { libsql: 'DROP TABLE api_key' },
      { libsql: 'ALTER TABLE api_key_of_5 RENAME TO api_key' },
      {
        postgres: `ALTER TABLE api_key DROP CONSTRAINT api_key_prefix_check,
          ADD CONSTRAINT api_key_prefix_check CHECK (prefix ~ '^[a-z]+$')`,
      },
    ],
  },
  {
    version: 6,
    statements: [
      `CREATE TABLE recent_calls (
        key_id TEXT PRIMARY KEY,
        customer_id TEXT NOT NULL REFERENCES customer (id),
        calls TEXT NOT NULL)`,
      'CREATE INDEX recent_calls_of ON recent_calls (customer_id)',
    ],
  },
  {
    version: 7,
    statements: [
      // The one calendar of an account that costs no credits.
      'ALTER TABLE feed ADD COLUMN free INTEGER NOT NULL DEFAULT 0',
      'CREATE UNIQUE INDEX feed_free ON feed (customer_id) WHERE free = 1 AND revoked_at IS NULL',
    ],
  },
  {
    version: 8,
    statements: CHAIN_STATEMENTS,
  },
];

function newKeyTable(): string {
  return `CREATE TABLE api_key_of_5 (
    id TEXT PRIMARY KEY,
    customer_id TEXT NOT NULL REFERENCES customer (id),
    prefix TEXT NOT NULL CHECK (prefix <> '' AND prefix NOT GLOB '*[^a-z]*'),
    hash TEXT NOT NULL UNIQUE,
    tail TEXT NOT NULL,
    label TEXT NOT NULL,
    domains TEXT NOT NULL,
    slot INTEGER CHECK (slot BETWEEN 1 AND 5),
    created_at BIGINT NOT NULL,
    revoked_at BIGINT,
    last_used_at BIGINT,
    expires_at BIGINT,
    UNIQUE (customer_id, slot),
    CHECK ((slot IS NULL) = (revoked_at IS NOT NULL)))`;
}

function ledger(ending: string): string {
  return `CREATE TABLE credit_ledger (
    writer BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    customer_id TEXT NOT NULL REFERENCES customer (id),
    kind TEXT NOT NULL CHECK (kind IN ('allowance', 'plan', 'grant', 'debit', 'return')),
    period INTEGER NOT NULL,
    monthly BIGINT NOT NULL,
    extra BIGINT NOT NULL,
    credit_class TEXT,
    route TEXT,
    key_id TEXT,
    request_id TEXT,
    of_writer BIGINT,
    of_seq BIGINT,
    at BIGINT NOT NULL,
    PRIMARY KEY (writer, seq)) ${ending}`;
}
