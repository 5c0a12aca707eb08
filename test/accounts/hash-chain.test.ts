/** The hash chains of ledger and account log: what is changed outside the program, with the triggers out of the way, is found by the audit and by the doctor. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isRefused } from '../../packages/service/src/accounts/gate.ts';
import { type Accounts, openAccounts } from '../../packages/service/src/accounts/open.ts';
import { databaseFile } from '../../packages/service/src/accounts/store/data-folder.ts';
import { Hosts } from '../../packages/service/src/accounts/store/hosts.ts';
import { LibsqlDb, openFile } from '../../packages/service/src/accounts/store/libsql.ts';
import { migrate } from '../../packages/service/src/accounts/store/migrations.ts';
import { PostgresDb } from '../../packages/service/src/accounts/store/postgres.ts';
import { lastOf, operator } from '../kit/operator.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

let postgres: TestPostgres;
const folders: string[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => {
  postgres?.end();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const PURPOSE = { creditClass: 'heavy', routePath: '/v1/vedic/shadbala', requestId: 'r "1"' } as const;
const NOVEMBER = Date.parse('2026-11-15T12:00:00Z');

describe.each(['libsql', 'postgres'] as const)('on %s', (kind) => {
  let dataDir: string;
  let databaseUrl: string | undefined;
  let now: number;
  const opened = () => openAccounts({ databaseUrl, dataDir, clock: () => now });
  const env = () => ({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });

  beforeEach(() => {
    now = NOVEMBER;
    dataDir = mkdtempSync(join(tmpdir(), 'ganaka-chain-'));
    folders.push(dataDir);
    databaseUrl = kind === 'postgres' ? postgres.newDatabase() : undefined;
  });

  /** Runs statements outside the program. */
  async function outside(...statements: string[]): Promise<Record<string, unknown>[]> {
    let rows: Record<string, unknown>[] = [];
    if (databaseUrl) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        for (const sql of statements) rows = (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
      return rows;
    }
    const database = openFile(databaseFile(dataDir));
    try {
      for (const sql of statements) {
        const statement = database.prepare(sql);
        if (statement.reader) rows = statement.all() as Record<string, unknown>[];
        else statement.run();
      }
    } finally {
      database.close();
    }
    return rows;
  }

  const withoutTriggers = (table: string): string[] =>
    databaseUrl
      ? [`ALTER TABLE ${table} DISABLE TRIGGER USER`]
      : ['kept', 'whole', 'new'].map((name) => `DROP TRIGGER ${table}_${name}`);

  /** Three debits, a refund, a grant and another plan for one customer, one debit of another one. */
  async function busy(accounts: Accounts): Promise<void> {
    for (const email of ['asha@example.org', 'ravi@example.org']) {
      const { id } = await accounts.admin.ensureAccount(email);
      const caller = await accounts.gate.find((await accounts.admin.createKey(id, 'tg')).text);
      if (isRefused(caller)) throw new Error(caller.refused);
      for (const credits of email.startsWith('asha') ? [5, 7, 9] : [5]) {
        const debited = await accounts.gate.debit(caller, credits, PURPOSE);
        if (!debited.ok) throw new Error('refused');
        if (credits === 9) accounts.gate.undelivered(debited.receipt);
        else accounts.gate.sending(debited.receipt);
      }
      await expect.poll(async () => (await accounts.admin.balance(id)).used).toBeLessThan(13);
      await accounts.admin.grant(id, 100);
      await accounts.admin.setPlan(id, 'pro');
    }
  }

  /** What the audit of the command line and the doctor find. */
  async function verdicts() {
    const audit = await operator(env(), ['credits', 'audit']);
    const doctor = await operator(env(), ['doctor']);
    return { chains: lastOf(audit).broken_chains, codes: [audit.code, doctor.code], doctor: doctor.out.join('\n') };
  }

  test('each row carries the hash of the one before it, and the balance that of the newest', async () => {
    const accounts = await opened();
    await busy(accounts);
    await accounts.close();
    const columns = `writer, seq, customer_id, kind, period, monthly, extra, credit_class, route, key_id, request_id, of_writer, of_seq, at`;
    const rows = await outside(
      `SELECT ${columns}, link, previous FROM credit_ledger WHERE customer_id = (SELECT id FROM customer WHERE email = 'asha@example.org') ORDER BY link`,
    );
    expect(rows.map(({ kind: each }) => each)).toEqual([
      'allowance',
      'debit',
      'debit',
      'debit',
      'return',
      'grant',
      'plan',
    ]);
    let head = '';
    for (const [i, { link, previous, ...fields }] of rows.entries()) {
      expect([Number(link), previous]).toEqual([i + 1, head]);
      const values = Object.values(fields).map((value) =>
        typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
      );
      head = createHash('sha256')
        .update(`${link} ${previous} ${JSON.stringify(values)}`)
        .digest('base64url');
    }
    const [balance] = await outside(
      "SELECT links, head FROM credit_balance WHERE customer_id = (SELECT id FROM customer WHERE email = 'asha@example.org')",
    );
    expect([Number(balance?.links), balance?.head]).toEqual([7, head]);
    expect(await verdicts()).toMatchObject({ chains: [], codes: [0, 0] });
  });

  test('processes that debit the same accounts at once extend the same chains', async () => {
    const all = await Promise.all([opened(), opened(), opened()]);
    const [first] = all;
    if (first === undefined) throw new Error('none opened');
    const keys: string[] = [];
    for (const email of ['a@example.org', 'b@example.org']) {
      const { id } = await first.admin.ensureAccount(email, 'pro');
      keys.push((await first.admin.createKey(id, 'tg')).text);
    }
    await Promise.all(
      all.flatMap((accounts) =>
        keys.map(async (key) => {
          const caller = await accounts.gate.find(key);
          if (isRefused(caller)) throw new Error(caller.refused);
          for (let i = 0; i < 40; i++) {
            const debited = await accounts.gate.debit(caller, 1, PURPOSE);
            if (!debited.ok || !accounts.gate.sending(debited.receipt)) throw new Error('not paid');
            if (i % 20 === 0) await accounts.admin.grant(caller.accountId, 1);
          }
        }),
      ),
    );
    expect(await first.admin.audit()).toMatchObject({ mismatched: [], brokenChains: [] });
    for (const accounts of all) await accounts.close();
  });

  test('no row can be replaced', async () => {
    const accounts = await opened();
    await busy(accounts);
    await accounts.close();
    const of = kind === 'libsql' ? 'OR REPLACE' : '';
    const again = (key: string) => (kind === 'libsql' ? '' : `ON CONFLICT (${key}) DO UPDATE SET at = 0`);
    const columns = (table: string) =>
      table === 'admin_log'
        ? 'id, at, actor, action, customer_id, detail, link, previous'
        : 'writer, seq, customer_id, kind, period, monthly, extra, credit_class, route, key_id, request_id, of_writer, of_seq, at, link, previous';
    const replace = (table: string, key: string, change = columns(table)) =>
      outside(
        `INSERT ${of} INTO ${table} (${columns(table)}) ${kind === 'postgres' && table === 'admin_log' ? 'OVERRIDING SYSTEM VALUE' : ''}
         SELECT ${change} FROM ${table} WHERE ${table === 'admin_log' ? 'id = 2' : "kind = 'return'"} ${again(key)}`,
      );
    await expect(replace('credit_ledger', 'writer, seq')).rejects.toThrow(/append-only/);
    await expect(replace('admin_log', 'id')).rejects.toThrow(/append-only/);
    // another number, but the same refund
    if (kind === 'libsql')
      await expect(
        replace('credit_ledger', '', columns('credit_ledger').replace('seq,', 'seq + 1000,')),
      ).rejects.toThrow(/append-only/);
    // a row without a place in its chain
    await expect(
      outside("INSERT INTO admin_log (at, actor, action, detail) VALUES (1, 'x', 'plan_set', '')"),
    ).rejects.toThrow(/append-only|admin_log_linked/);
    expect(await verdicts()).toMatchObject({ chains: [], codes: [0, 0] });
  });

  const DEBIT = "kind = 'debit' AND monthly = -7";
  const MINE = "customer_id = (SELECT id FROM customer WHERE email = 'asha@example.org')";
  test.each([
    ['a route', 'credit_ledger', [`UPDATE credit_ledger SET route = '/v1/vedic/tithi' WHERE ${DEBIT}`], 3],
    ['a time', 'credit_ledger', [`UPDATE credit_ledger SET at = at + 1 WHERE kind = 'grant' AND ${MINE}`], 6],
    [
      'a debit removed with its sum put beside',
      'credit_ledger',
      [
        `INSERT INTO credit_period (customer_id, period, monthly, extra, debited, entries, closed_at)
          SELECT customer_id, 202610, monthly, extra, 7, 1, 1 FROM credit_ledger WHERE ${DEBIT}`,
        `DELETE FROM credit_ledger WHERE ${DEBIT}`,
        `UPDATE credit_balance SET monthly_left = monthly_left + 7 WHERE ${MINE}`,
      ],
      null,
    ],
    [
      'the newest row removed, with its credits',
      'credit_ledger',
      [
        `DELETE FROM credit_ledger WHERE kind = 'plan' AND ${MINE}`,
        `UPDATE credit_balance SET monthly_left = monthly_left - 49000 WHERE ${MINE}`,
      ],
      null,
    ],
    [
      'a row appended',
      'credit_ledger',
      [
        `INSERT INTO credit_ledger (writer, seq, customer_id, kind, period, monthly, extra, at, link, previous)
          SELECT writer, 9999, customer_id, 'grant', period, 0, 0, at, 8, previous FROM credit_ledger WHERE ${DEBIT}`,
      ],
      7,
    ],
  ])('%s is found', async (_what, table, statements, link) => {
    const accounts = await opened();
    await busy(accounts);
    await accounts.close();
    await outside(...withoutTriggers(table), ...statements);
    const { chains, codes, doctor } = await verdicts();
    expect(chains).toEqual([{ chain: 'asha@example.org', link }]);
    expect(codes).toEqual([1, 1]);
    expect(doctor).toMatch(
      link === null
        ? /ill {2}hash chains that do not hold: asha@example\.org \(rows are missing or added\)/
        : new RegExp(`ill {2}hash chains that do not hold: asha@example\\.org \\(at row ${link}\\)`),
    );
  });

  test.each([
    ['changed', "UPDATE admin_log SET detail = 'free to free' WHERE id = 4", 4],
    ['removed', 'DELETE FROM admin_log WHERE id = 3', 2],
    ['removed from the end', 'DELETE FROM admin_log WHERE id = (SELECT MAX(id) FROM admin_log)', null],
  ])('a row of the account log that was %s is found', async (_how, statement, link) => {
    const accounts = await opened();
    await busy(accounts);
    await accounts.close();
    await outside(...withoutTriggers('admin_log'), statement);
    const { chains, codes } = await verdicts();
    expect(chains).toEqual([{ chain: 'account log', link }]);
    expect(codes).toEqual([1, 1]);
  });

  test('closed months keep their part of the chain', async () => {
    const accounts = await opened();
    await busy(accounts);
    await accounts.close();
    now += 70 * 86_400_000;
    const later = await opened();
    await later.admin.grant((await later.admin.ensureAccount('asha@example.org')).id, 5);
    expect((await later.admin.closeLedger()).entries).toBeGreaterThan(5);
    expect(await later.admin.audit()).toMatchObject({ mismatched: [], brokenChains: [] });
    await later.close();
    const [{ entries = 0 } = {}] = await outside(`SELECT entries FROM credit_period WHERE ${MINE}`);
    expect(Number(entries)).toBeGreaterThan(0);
    const [other] = await outside(`SELECT chain FROM credit_period WHERE NOT ${MINE}`);
    await outside(`UPDATE credit_period SET chain = '${other?.chain}' WHERE ${MINE}`);
    expect((await verdicts()).chains).toEqual([{ chain: 'asha@example.org', link: null }]);
  });

  test('a database of schema 7 is brought forward: its rows are counted, and new ones are linked', async () => {
    const db = databaseUrl ? new PostgresDb(new Hosts(databaseUrl)) : new LibsqlDb(databaseFile(dataDir));
    await migrate(db, () => now, 7);
    await db.close();
    await outside(
      `INSERT INTO customer (id, email, plan, created_at) VALUES ('a', 'asha@example.org', 'free', 1), ('r', 'ravi@example.org', 'free', 1)`,
      `INSERT INTO credit_balance (customer_id, allowance, period, granted, monthly_left, extra_left, used)
        VALUES ('a', 1000, 202611, 1000, 995, 0, 0), ('r', 1000, 202611, 1000, 1000, 0, 0)`,
      ...[
        [1, 'a', 'allowance', 1000],
        [2, 'r', 'allowance', 1000],
        [3, 'a', 'debit', -5],
      ].map(
        ([seq, id, what, monthly]) =>
          `INSERT INTO credit_ledger (writer, seq, customer_id, kind, period, monthly, extra, at) VALUES (77, ${seq}, '${id}', '${what}', 202611, ${monthly}, 0, 1)`,
      ),
      `INSERT INTO credit_period (customer_id, period, monthly, extra, debited, entries, closed_at) VALUES ('a', 202610, 0, 0, 0, 3, 1)`,
      `INSERT INTO admin_log (at, actor, action, customer_id, detail) VALUES (1, 'operator x', 'account_created', 'a', 'free')`,
    );
    const accounts = await opened();
    await busy(accounts);
    expect(await accounts.admin.audit()).toMatchObject({ accounts: 2, mismatched: [], brokenChains: [] });
    await accounts.close();
    const [row] = await outside(`SELECT link, previous FROM credit_ledger WHERE ${DEBIT}`);
    expect([Number(row?.link), row?.previous]).toEqual([7, expect.stringMatching(/^[\w-]{43}$/)]);
    await outside(
      ...withoutTriggers('credit_ledger'),
      `DELETE FROM credit_ledger WHERE writer = 77 AND seq = 3`,
      `UPDATE credit_balance SET monthly_left = monthly_left + 5 WHERE ${MINE}`,
    );
    expect((await verdicts()).chains).toEqual([{ chain: 'asha@example.org', link: null }]);
  });
});
