/** The tables made at start are the ones the sign-in library would make itself. */
import { getMigrations } from 'better-auth/db/migration';
import { PostgresDialect, SqliteDialect } from 'kysely';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../../test/kit/postgres.ts';
import { makeSignInTables } from './auth-tables.ts';
import { signInOptions } from './sign-in-library.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.end());

const OPTIONS = signInOptions('s'.repeat(40), 'http://localhost', false);

test('on libsql the library finds nothing to add', async () => {
  const database = new Database(':memory:');
  await makeSignInTables({ kind: 'libsql', database });
  await makeSignInTables({ kind: 'libsql', database });
  const dialect = new SqliteDialect({ database });
  const { toBeAdded, toBeCreated } = await getMigrations({ ...OPTIONS, database: { dialect, type: 'sqlite' } });
  expect([...toBeAdded, ...toBeCreated]).toEqual([]);
  database.close();
});

test('on PostgreSQL the library finds nothing to add, also when several start at once', async () => {
  const pool = new pg.Pool({ connectionString: postgres.newDatabase() });
  await Promise.all(Array.from({ length: 4 }, () => makeSignInTables({ kind: 'postgres', pool })));
  const dialect = new PostgresDialect({ pool });
  const { toBeAdded, toBeCreated } = await getMigrations({ ...OPTIONS, database: { dialect, type: 'postgres' } });
  expect([...toBeAdded, ...toBeCreated]).toEqual([]);
  await pool.end();
});
