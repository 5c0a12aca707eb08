/** A database of schema 4 is brought forward on both stores: its keys stay, and a key may begin with any word. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../../test/kit/postgres.ts';
import { type Db, query, type StoreWork } from './db.ts';
import { Hosts } from './hosts.ts';
import { LibsqlDb } from './libsql.ts';
import { migrate } from './migrations.ts';
import { PostgresDb } from './postgres.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'ganaka-migrations-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => {
  postgres.end();
  rmSync(folder, { recursive: true, force: true });
});

const clock = () => 1_000;
const dbOf = (kind: Db['kind']): Db =>
  kind === 'postgres' ? new PostgresDb(new Hosts(postgres.newDatabase())) : new LibsqlDb(join(folder, 'ganaka.db'));
const COLUMNS =
  'id, customer_id, prefix, hash, tail, label, domains, slot, created_at, revoked_at, last_used_at, expires_at';

type KeyValues = readonly [id: string, prefix: string, slot: number | null];
const inserted = (db: Db, [id, prefix, slot]: KeyValues): Promise<void> =>
  db.run(function* (): StoreWork<void> {
    yield query(
      `INSERT INTO api_key (${COLUMNS}) VALUES (?, 'c', ?, ?, '1234', 'temple', 'https://a.example', ?, 5, ?, NULL, ?)`,
      ...[id, prefix, `hash of ${id}`, slot, slot === null ? 7 : null, slot === null ? null : 99],
    );
  });

describe.each(['libsql', 'postgres'] as const)('on %s', (kind) => {
  test('keys of every beginning stay as they are, and another may be added', async () => {
    const db = dbOf(kind);
    await migrate(db, clock, 4);
    await db.run(function* (): StoreWork<void> {
      yield query("INSERT INTO customer (id, email, plan, created_at) VALUES ('c', 'c@example.org', 'pro', 1)");
    });
    const old: readonly KeyValues[] = [
      ['k1', 'drik', 1],
      ['k2', 'mool', 2],
      ['k3', 'surya', null],
      ['k4', 'tg', 4],
    ];
    for (const each of old) await inserted(db, each);
    await expect(inserted(db, ['k5', 'arya', 5])).rejects.toThrow(/constraint/i);
    const rows = () => db.read(query(`SELECT ${COLUMNS} FROM api_key ORDER BY id`));
    const before = await rows();
    expect(before).toHaveLength(4);

    await migrate(db, clock);
    expect(await rows()).toEqual(before);
    await inserted(db, ['k5', 'arya', 5]);
    for (const prefix of ['', 'Arya', 'a_b', 'आर्य'])
      await expect(inserted(db, [`k ${prefix}`, prefix, 3])).rejects.toThrow(/constraint/i);
    // what the table refused before it still refuses
    await expect(inserted(db, ['k6', 'tg', 4])).rejects.toThrow();
    await expect(inserted(db, ['k6', 'tg', 6])).rejects.toThrow(/constraint/i);
    await expect(
      db.run(function* (): StoreWork<void> {
        yield query("UPDATE api_key SET customer_id = 'nobody' WHERE id = 'k1'");
      }),
    ).rejects.toThrow(/foreign key/i);
    await migrate(db, clock);
    expect(await rows()).toHaveLength(5);
    await db.close();
  });
});
