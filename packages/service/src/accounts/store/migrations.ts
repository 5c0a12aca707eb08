/**
 * Applies the steps that create the tables, each once, in order, under a lock. The tables `user`, `session`, `account`
 * and `verification` belong to the sign-in library; ours have other names. A schema newer than this program is
 * rejected, because an older release must not write to tables it does not know.
 */
import { type Db, num, query, type StoreStep, type StoreWork } from './db.ts';
import { type Each, MIGRATIONS } from './schema.ts';

const SCHEMA_VERSION = MIGRATIONS.at(-1)?.version ?? 0;

/** The number of the lock on which replicas that start together wait; any number, the same in every release. */
const LOCK = 7_046_029;

const textOf = (statement: string | Each, kind: Db['kind']): string | undefined =>
  typeof statement === 'string' ? statement : statement[kind];

/** Brings the tables to this program's schema, or to an older one; several processes may call it at once. */
export const migrate = (db: Db, clock: () => number, upTo = SCHEMA_VERSION): Promise<void> =>
  db.run(() => migrations(db.kind, clock(), upTo));

/** When the tables got a schema. */
export async function appliedAt(db: Db, version: number): Promise<number> {
  const [row] = await db.read(query('SELECT applied_at FROM ganaka_schema WHERE version = ?', version));
  return row ? num(row, 'applied_at') : 0;
}

function* migrations(kind: Db['kind'], now: number, upTo: number): StoreWork<void> {
  if (kind === 'postgres') yield query(`SELECT pg_advisory_xact_lock(${LOCK})`);
  yield query('CREATE TABLE IF NOT EXISTS ganaka_schema (version INTEGER PRIMARY KEY, applied_at BIGINT NOT NULL)');
  const [newest] = yield query('SELECT COALESCE(MAX(version), 0) AS version FROM ganaka_schema');
  const at = newest ? num(newest, 'version') : 0;
  if (at > SCHEMA_VERSION)
    throw new Error(
      `the account store has schema ${at}, this release knows only up to ${SCHEMA_VERSION}: start the newer release, or restore the backup made before the upgrade`,
    );
  for (const migration of MIGRATIONS) {
    if (migration.version <= at || migration.version > upTo) continue;
    for (const statement of migration.statements) {
      const sql = textOf(statement, kind);
      if (sql !== undefined) yield plain(sql);
    }
    yield query('INSERT INTO ganaka_schema (version, applied_at) VALUES (?, ?)', migration.version, now);
  }
}

const plain = (sql: string): StoreStep => ({ sql, params: [] });
