/** Links that set a password or confirm an address, on both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../../../../test/kit/postgres.ts';
import type { Db } from '../store/db.ts';
import { Hosts } from '../store/hosts.ts';
import { LibsqlDb } from '../store/libsql.ts';
import { migrate } from '../store/migrations.ts';
import { PostgresDb } from '../store/postgres.ts';
import { linksOn } from './one-time-links.ts';

let postgres: TestPostgres;
const folder = mkdtempSync(join(tmpdir(), 'ganaka-links-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => {
  postgres?.end();
  rmSync(folder, { recursive: true, force: true });
});

describe.each(['libsql', 'postgres'] as const)('on %s', (kind) => {
  let db: Db;
  let now = Date.parse('2026-11-15T12:00:00Z');
  const opened = () => linksOn(db, () => now);
  beforeAll(async () => {
    db = kind === 'postgres' ? new PostgresDb(new Hosts(postgres.newDatabase())) : new LibsqlDb(join(folder, 'a.db'));
    await migrate(db, () => now);
  });
  afterAll(() => db.close());

  test('somebody else who requests a link does not end the one that the owner is about to use', async () => {
    const links = opened();
    const own = await links.makeSeldom('reset', 'asha@example.org');
    now += 6 * 60_000;
    const other = await links.makeSeldom('reset', 'Asha@example.org');
    if (own === undefined || other === undefined) throw new Error('no link was made');
    expect(await links.look(own)).toEqual({ purpose: 'reset', email: 'asha@example.org' });
    expect(await links.look(other)).toEqual({ purpose: 'reset', email: 'asha@example.org' });
    // a link that confirms the address is for another purpose, and another address has its own
    const proof = (await links.make('prove', 'asha@example.org')).token;
    const ravi = (await links.make('reset', 'ravi@example.org')).token;
    expect(await links.use(own)).toEqual({ purpose: 'reset', email: 'asha@example.org' });
    expect(await links.use(own)).toBeUndefined();
    expect(await links.look(other)).toBeUndefined();
    expect(await links.use(other)).toBeUndefined();
    expect(await links.look(proof)).toBeDefined();
    expect(await links.look(ravi)).toBeDefined();
  });

  test('of two links used at once one works', async () => {
    const links = opened();
    const [a, b] = [await links.make('reset', 'mira@example.org'), await links.make('reset', 'mira@example.org')];
    const used = await Promise.all([links.use(a.token), links.use(b.token)]);
    expect(used.filter((each) => each !== undefined)).toHaveLength(1);
  });

  test('each ends at its own time', async () => {
    const links = opened();
    const first = await links.make('reset', 'late@example.org');
    now += 3 * 3_600_000;
    const second = await links.make('reset', 'late@example.org');
    now += 2 * 3_600_000;
    expect(await links.look(first.token)).toBeUndefined();
    expect(await links.look(second.token)).toBeDefined();
  });
});
