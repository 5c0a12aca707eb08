/** What an operator does: the command line while a service runs, backup and restore, rates over replicas. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefused } from '../../packages/service/src/accounts/gate.ts';
import { parseKey } from '../../packages/service/src/accounts/keys/keys.ts';
import { Buckets } from '../../packages/service/src/accounts/keys/rate.ts';
import { type Accounts, openAccounts } from '../../packages/service/src/accounts/open.ts';
import { sessionSecret } from '../../packages/service/src/accounts/sign-in/session-secret.ts';
import { databaseFile } from '../../packages/service/src/accounts/store/data-folder.ts';
import { query } from '../../packages/service/src/accounts/store/db.ts';
import { Hosts } from '../../packages/service/src/accounts/store/hosts.ts';
import { openFile } from '../../packages/service/src/accounts/store/libsql.ts';
import { migrate } from '../../packages/service/src/accounts/store/migrations.ts';
import { PostgresDb } from '../../packages/service/src/accounts/store/postgres.ts';
import { RateShare, ratesIn } from '../../packages/service/src/accounts/store/rate-share.ts';
import { operator, type Said } from '../kit/operator.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

let postgres: TestPostgres;
const folders: string[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => {
  postgres.end();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganaka-operate-'));
  folders.push(folder);
  return folder;
};

const PURPOSE = { creditClass: 'light', routePath: '/v1/vedic/tithi', requestId: 'r' } as const;

const command = (env: NodeJS.ProcessEnv, line: string): Promise<Said> => operator(env, line.split(' ').filter(Boolean));

test.each([
  ['nonsense', 'there is no command "nonsense"'],
  ['key', 'key "" is not known'],
  ['key frob --email a@example.org', 'key "frob" is not known'],
  ['key create', '--email is needed'],
  ['key create --emial a@example.org', 'unknown word "--emial"'],
  ['key create --email a@example.org --plan gold', '--plan must be one of free, developer'],
  ['key create --email a@example.org --prefix zz', '--prefix must be one of drik, mool'],
  ['key create --email a@example.org --email b@example.org', '--email is given twice'],
  ['key revoke --email a@example.org', '--id is needed'],
  ['account set-plan --email a@example.org', '--plan is needed'],
  ['credits grant --email a@example.org --pack 51k', '--pack must be one of 10k, 50k, 200k'],
  ['credits grant --email a@example.org --credits many', '--credits must be a whole number'],
  ['credits grant --email a@example.org', 'give either --pack or --credits'],
  ['password reset --email', '--email needs a value'],
  ['backup file', '--to is needed'],
])('“%s” is refused in one line, with exit code 2, before any database is opened', async (line, said) => {
  // nothing listens there: opening the accounts would fail in another way
  const { code, out, err } = await command({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, line);
  expect({ code, out, lines: err.join('\n').split('\n').length }).toEqual({ code: 2, out: [], lines: 1 });
  expect(err[0]).toContain(said);
});

describe.each(['libsql', 'postgres'] as const)('the command line while a service runs on %s', (kind) => {
  let env: NodeJS.ProcessEnv;
  let service: Accounts;

  beforeAll(async () => {
    const dataDir = newFolder();
    const databaseUrl = kind === 'postgres' ? postgres.newDatabase() : undefined;
    env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    service = await openAccounts({ databaseUrl, dataDir, clock: Date.now, patience: 20 });
  });
  afterAll(() => service.close());

  test('key create makes the account; its last line is one JSON object; the service knows the key at once', async () => {
    const { code, out } = await command(env, 'key create --email Asha@Example.org --plan enterprise --prefix tg');
    expect(code).toBe(0);
    const made = JSON.parse(out.at(-1) ?? '');
    expect(made).toEqual({ key: expect.any(String), prefix: 'tg', plan: 'enterprise' });
    expect(parseKey(made.key)).toMatchObject({ prefix: 'tg' });
    expect(await service.gate.find(made.key)).toMatchObject({ plan: 'enterprise', prefix: 'tg' });
  });

  test.each(['drik', 'mool', 'surya', 'tg'])('a %s key on the developer plan', async (prefix) => {
    const { out } = await command(env, `key create --email ${prefix}@example.org --plan developer --prefix ${prefix}`);
    const made = JSON.parse(out.at(-1) ?? '');
    expect(await service.gate.find(made.key)).toMatchObject({ plan: 'developer', prefix });
  });

  test('accounts are made, shown and moved to another plan; credits granted and audited', async () => {
    expect((await command(env, 'account create --email ravi@example.org')).code).toBe(0);
    await command(env, 'account set-plan --email ravi@example.org --plan pro');
    const granted = await command(env, 'credits grant --email ravi@example.org --pack 50k');
    expect(JSON.parse(granted.out.at(-1) ?? '')).toEqual({ email: 'ravi@example.org', monthly: 50_000, extra: 50_000 });
    const shown = await command(env, 'account show --email ravi@example.org');
    expect(JSON.parse(shown.out.join('\n'))).toMatchObject({
      plan: 'pro',
      credits: { monthly: 50_000, extra: 50_000, used: 0 },
    });
    const audit = await command(env, 'credits audit');
    expect(JSON.parse(audit.out.at(-1) ?? '')).toMatchObject({ returned: 0, mismatched: [] });
  });

  test('the doctor reports a healthy store, and an unreachable one in a line that names it', async () => {
    const well = await command(env, 'doctor');
    expect(well).toMatchObject({ code: 0 });
    expect(well.out.join('\n')).toMatch(/well {2}\d+ accounts, 0 balances that differ/);
    const ill = await command({ ...env, DATABASE_URL: 'postgres://ganaka:secret@127.0.0.1:1/none' }, 'doctor');
    expect(ill.code).toBe(1);
    expect(ill.out.join('\n')).toMatch(
      /ill {2}the account store, PostgreSQL at 127\.0\.0\.1:1\/none, cannot be opened: .*ECONNREFUSED/,
    );
    expect(ill.out.join('\n')).not.toContain('secret');
  });

  test('a revoked key is refused by the service within two seconds', async () => {
    const { out } = await command(env, 'key create --email gone@example.org --plan free --prefix drik');
    const { key } = JSON.parse(out.at(-1) ?? '');
    expect(isRefused(await service.gate.find(key))).toBe(false);
    const list = await command(env, 'key list --email gone@example.org');
    const [id] = (list.out[0] ?? '').split(' ');
    expect(list.out[0]).not.toContain(key);
    expect((await command(env, `key revoke --email gone@example.org --id ${id}`)).code).toBe(0);
    await expect.poll(async () => service.gate.find(key), { timeout: 2_000 }).toEqual({ refused: 'revoked' });
  });

  test('the store is always asked about a known key, and about an unknown key only when that is allowed', async () => {
    const asking = () => {
      throw new Error('asked too often');
    };
    const { out } = await command(env, 'key create --email seen@example.org --plan free --prefix tg');
    const { key } = JSON.parse(out.at(-1) ?? '');
    expect(() => service.gate.find(key, asking)).toThrow('asked too often');
    expect(await service.gate.find(key, () => undefined)).toMatchObject({ plan: 'free' });
    expect(await service.gate.find(key, asking)).toMatchObject({ plan: 'free' });
    // two seconds later it must be read again, and may be
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(await service.gate.find(key, asking)).toMatchObject({ plan: 'free' });
  });

  test('a sixth key, a wrong plan, a misspelt flag and an unknown account get clear messages', async () => {
    for (let i = 0; i < 5; i++) await command(env, 'key create --email six@example.org --plan free --prefix tg');
    expect(await command(env, 'key create --email six@example.org --plan free --prefix tg')).toMatchObject({
      code: 1,
      out: [],
    });
    expect(await command(env, 'key create --email a@example.org --plan gold --prefix tg')).toMatchObject({
      code: 2,
      out: [],
    });
    const misspelt = await command(env, 'key create --emial a@example.org');
    expect(misspelt.err.join()).toContain('--emial');
    expect((await command(env, 'account show --email nobody@example.org')).err).toEqual([
      'there is no account for nobody@example.org',
    ]);
    expect((await command(env, 'nonsense')).code).toBe(2);
    expect((await command(env, 'key create --email nobody')).code).toBe(2);
    expect((await command(env, '')).out.join()).toContain('ganaka key create');
  });

  test('a password reset makes the sign-in, joins it to the account and ends its sessions', async () => {
    expect((await command(env, 'password reset --email asha@example.org')).err.join()).toContain(
      'start the service once',
    );
    const quoted = (sql: string) =>
      service.raw.kind === 'postgres' ? service.raw.pool.query(sql) : service.raw.database.exec(sql);
    // The sign-in library's own tables, as it makes them.
    await quoted(
      'CREATE TABLE "user" (id text primary key, name text, email text, "emailVerified" boolean, "createdAt" timestamp, "updatedAt" timestamp)',
    );
    await quoted(
      'CREATE TABLE account (id text primary key, "accountId" text, "providerId" text, "userId" text, password text, "createdAt" timestamp, "updatedAt" timestamp)',
    );
    await quoted('CREATE TABLE session (id text primary key, "userId" text)');
    const { out } = await command(env, 'password reset --email asha@example.org');
    const { password } = JSON.parse(out.at(-1) ?? '');
    const sql = 'SELECT password AS hash, "userId" AS user_id FROM account';
    const rows =
      service.raw.kind === 'postgres'
        ? (await service.raw.pool.query<{ hash: string; user_id: string }>(sql)).rows
        : (service.raw.database.prepare(sql).all() as { hash: string; user_id: string }[]);
    expect(rows).toHaveLength(1);
    expect(await verifyPassword({ hash: rows[0]?.hash ?? '', password })).toBe(true);
    expect((await service.admin.accountByEmail('asha@example.org'))?.userId).toBe(rows[0]?.user_id);
    await command(env, 'password reset --email asha@example.org');
    expect((await service.admin.accountByEmail('asha@example.org'))?.userId).toBe(rows[0]?.user_id);
  });
});

describe('a damaged embedded file is named in one line, by the doctor and at the start', () => {
  const healthy = async (): Promise<string> => {
    const dataDir = newFolder();
    const accounts = await openAccounts({ dataDir, clock: Date.now });
    await accounts.admin.ensureAccount('whole@example.org', 'free');
    await accounts.close();
    const file = openFile(databaseFile(dataDir));
    file.exec('PRAGMA wal_checkpoint(TRUNCATE)'); // otherwise everything would still be read from the write-ahead log
    file.close();
    return dataDir;
  };
  test.each([
    [
      'overwritten',
      (file: string) => writeFileSync(file, Buffer.alloc(20_000, 7)),
      /cannot be opened: file is not a database/,
    ],
    ['cut short', (file: string) => truncateSync(file, 9_000), /cannot be opened: database disk image is malformed/],
  ])('%s', async (_, spoil, says) => {
    const dataDir = await healthy();
    spoil(databaseFile(dataDir));
    const { code, out } = await command({ DATA_DIR: dataDir }, 'doctor');
    expect(code).toBe(1);
    const line = out.find((each) => each.startsWith('ill')) ?? '';
    expect(line).toContain(databaseFile(dataDir));
    expect(line).toMatch(says);
    await expect(openAccounts({ dataDir, clock: Date.now })).rejects.toThrow(databaseFile(dataDir));
  });

  test('a damaged page that is not read at the start', async () => {
    const dataDir = await healthy();
    const file = databaseFile(dataDir);
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xa5, 8_192, 14_192));
    const { code, out } = await command({ DATA_DIR: dataDir }, 'doctor');
    expect(code).toBe(1);
    const line = out.find((each) => each.startsWith('ill')) ?? '';
    expect(line).toContain(file);
    expect(line).toMatch(/malformed/);
  });
});

test('account who prints the name of an address in the log, which depends on the secret', async () => {
  const [SESSION_SECRET, SESSION_SECRET_PREVIOUS] = ['s'.repeat(40), 'p'.repeat(40)];
  const env = { DATA_DIR: newFolder(), SESSION_SECRET };
  const { code, out } = await command(env, 'account who --email Asha@example.org');
  expect([code, out]).toEqual([0, [expect.stringMatching(/^[0-9a-f]{12}$/)]]);
  const both = await command({ ...env, SESSION_SECRET_PREVIOUS }, 'account who --email asha@example.org');
  expect(both.out).toEqual([out[0], expect.stringMatching(/^[0-9a-f]{12}$/)]);
  expect(both.out[1]).not.toBe(out[0]);
  const none = await command({ DATA_DIR: newFolder() }, 'account who --email asha@example.org');
  expect([none.code, none.err.join()]).toEqual([1, expect.stringContaining('there is no session secret')]);
});

describe('what is left of a folder after a full disk or a broken copy', () => {
  const usedFolder = async (): Promise<string> => {
    const dataDir = newFolder();
    const accounts = await openAccounts({ dataDir, clock: Date.now });
    await accounts.admin.ensureAccount('a@example.org');
    await accounts.close();
    sessionSecret(undefined, dataDir);
    return dataDir;
  };

  test('a database of no bytes with an old secret is not taken for a new one', async () => {
    const dataDir = await usedFolder();
    truncateSync(databaseFile(dataDir), 0);
    const says = `${databaseFile(dataDir)} is empty (0 bytes), but ${dataDir} was used before: restore a backup`;
    for (const tool of [false, true])
      await expect(openAccounts({ dataDir, clock: Date.now, tool })).rejects.toThrow(says);
    const { code, out } = await command({ DATA_DIR: dataDir }, 'doctor');
    expect([code, out.filter((line) => line.startsWith('ill'))]).toEqual([1, [expect.stringContaining(says)]]);
    expect(statSync(databaseFile(dataDir)).size).toBe(0);
    // in a folder that nobody has used it is a start that was interrupted
    const fresh = newFolder();
    writeFileSync(databaseFile(fresh), '');
    await (await openAccounts({ dataDir: fresh, clock: Date.now })).close();
  });

  test.each([
    [12, 1, 'ill'],
    [40, 0, 'look'],
    [64, 0, 'well'],
  ])('the doctor tells the length of a secret of %i characters', async (chars, code, how) => {
    const dataDir = await usedFolder();
    truncateSync(join(dataDir, 'session-secret'), chars);
    const said = await command({ DATA_DIR: dataDir }, 'doctor');
    expect(said.code).toBe(code);
    const line = said.out.find((each) => each.includes('session secret')) ?? '';
    expect(line).toMatch(new RegExp(`^${how} .*session-secret has ${chars} `));
  });

  test('a service with a secret cut short ends with one sentence', async () => {
    const dataDir = await usedFolder();
    truncateSync(join(dataDir, 'session-secret'), 12);
    const words = ['--import', 'tsx', join(import.meta.dirname, '../../packages/service/src/main.ts')];
    const { status, stderr } = spawnSync('node', words, {
      env: { ...process.env, DATA_DIR: dataDir, PORT: '0' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^the session secret .*session-secret has 12 of 64 characters: restore it/),
    ]);
  });

  test('quick_check finds a fault that no query has met', async () => {
    const dataDir = await usedFolder();
    const well = await command({ DATA_DIR: dataDir }, 'doctor');
    expect(well.out).toContainEqual(`well  quick_check finds no fault in ${databaseFile(dataDir)}`);
    const file = openFile(databaseFile(dataDir));
    const [{ rootpage = 0 } = {}] = file
      .prepare("SELECT rootpage FROM sqlite_master WHERE name = 'recent_calls_of'")
      .all() as { rootpage?: number }[];
    file.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    file.close();
    const bytes = readFileSync(databaseFile(dataDir));
    writeFileSync(databaseFile(dataDir), bytes.fill(0xa5, (rootpage - 1) * 4096, rootpage * 4096));
    const { code, out } = await command({ DATA_DIR: dataDir }, 'doctor');
    expect(code).toBe(1);
    expect(out.find((line) => line.startsWith('ill'))).toMatch(
      /quick_check finds .*ganaka\.db damaged; restore a backup/,
    );
  });
});

test('the doctor creates no store: neither folder nor file of a missing DATA_DIR', async () => {
  const dataDir = newFolder();
  for (const [asked, missing] of [
    [join(dataDir, 'misspelt'), join(dataDir, 'misspelt')],
    [dataDir, databaseFile(dataDir)],
  ] as const) {
    const { code, out } = await command({ DATA_DIR: asked }, 'doctor');
    expect(code).toBe(0);
    expect(out.filter((line) => line.startsWith('look') && line.includes('is not there yet'))).toEqual([
      expect.stringContaining(missing),
    ]);
    expect(readdirSync(dataDir)).toEqual([]);
  }
});

test.each(['/proc/ganaka/var', join(import.meta.filename, 'var')])(
  'a DATA_DIR that cannot be made is named in one line: %s',
  async (dataDir) => {
    const refused = `DATA_DIR ${dataDir} cannot be used: `;
    for (const more of [{}, { DATABASE_URL: postgres.newDatabase() }]) {
      const { code, out } = await command({ DATA_DIR: dataDir, ...more }, 'doctor');
      expect(code).toBe(1);
      expect(out.filter((line) => line.startsWith('ill'))).toEqual([expect.stringContaining(refused)]);
    }
    const start = openAccounts({ dataDir, databaseUrl: postgres.newDatabase(), clock: Date.now });
    await expect(start).rejects.toThrow(refused);
    await expect(openAccounts({ dataDir, clock: Date.now })).rejects.toThrow(refused);
  },
);

describe('backup and restore', () => {
  async function used(accounts: Accounts): Promise<string> {
    const { id } = await accounts.admin.ensureAccount('kept@example.org', 'developer');
    const { text } = await accounts.admin.createKey(id, 'tg');
    const caller = await accounts.gate.find(text);
    if (isRefused(caller)) throw new Error('refused');
    for (let i = 0; i < 20; i++) {
      const debited = await accounts.gate.debit(caller, 2, PURPOSE);
      if (debited.ok) accounts.gate.sending(debited.receipt);
    }
    return text;
  }

  async function expectWhole(accounts: Accounts, key: string): Promise<void> {
    const caller = await accounts.gate.find(key);
    if (isRefused(caller)) throw new Error('refused');
    expect(await accounts.gate.debit(caller, 1, PURPOSE)).toMatchObject({ ok: true, remaining: 9_959 });
    expect(await accounts.admin.audit()).toMatchObject({ mismatched: [] });
    await accounts.close();
  }

  test('the embedded file is copied while the service runs and works after a restore', async () => {
    const dataDir = newFolder();
    const running = await openAccounts({ dataDir, clock: Date.now });
    const key = await used(running);
    running.gate.resetAt();
    await new Promise((resolve) => setTimeout(resolve, 20));
    const copy = join(newFolder(), 'copy.db');
    expect(await command({ DATA_DIR: dataDir }, `backup file --to ${copy}`)).toMatchObject({ code: 0 });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    expect(await command({ DATA_DIR: dataDir }, `backup file --to ${copy}`)).toMatchObject({ code: 1 });
    await running.close();
    const restored = newFolder();
    mkdirSync(restored, { recursive: true });
    copyFileSync(copy, databaseFile(restored));
    const check = openFile(databaseFile(restored));
    expect(check.prepare('PRAGMA integrity_check').raw().all()).toEqual([['ok']]);
    check.close();
    await expectWhole(await openAccounts({ dataDir: restored, clock: Date.now }), key);
  });

  test('PostgreSQL is dumped while the service runs and works after a restore', async () => {
    const databaseUrl = postgres.newDatabase();
    const running = await openAccounts({ databaseUrl, dataDir: newFolder(), clock: Date.now, patience: 20 });
    const key = await used(running);
    const dump = join(newFolder(), 'ganaka.dump');
    execFileSync(join(postgres.bin, 'pg_dump'), ['-Fc', '-f', dump, databaseUrl]);
    await running.close();
    const restored = postgres.newDatabase();
    execFileSync(join(postgres.bin, 'pg_restore'), ['--no-owner', '--exit-on-error', '-d', restored, dump]);
    await expectWhole(
      await openAccounts({ databaseUrl: restored, dataDir: newFolder(), clock: Date.now, patience: 20 }),
      key,
    );
  });
});

test('a last statement that fails on PostgreSQL undoes all, though the commit travelled with it', async () => {
  const db = new PostgresDb(new Hosts(postgres.newDatabase()));
  const row = (n: number) => query('INSERT INTO kept VALUES (?)', n);
  await db.run(function* () {
    yield query('CREATE TABLE kept (n INT PRIMARY KEY)');
  });
  const twice = db.run(function* () {
    yield row(1);
    yield { all: [row(2), row(2)], last: true };
    return 'done';
  });
  await expect(twice).rejects.toThrow(/duplicate key/);
  await db.run(function* () {
    yield { all: [row(3)], last: true };
  });
  expect(await db.read(query('SELECT n FROM kept'))).toEqual([{ n: 3 }]);
  await db.close();
});

test('request rates of two replicas are counted together on PostgreSQL', async () => {
  const db = new PostgresDb(new Hosts(postgres.newDatabase()));
  let now = 1_000_000;
  const clock = () => now;
  await migrate(db, clock);
  const [one, two] = [new Buckets(clock), new Buckets(clock)];
  const shares = [new RateShare(ratesIn(db), one, clock), new RateShare(ratesIn(db), two, clock)] as const;
  /** The shared buckets go by the database's own clock: their marks are moved instead. */
  const pass = async (ms: number) => {
    now += ms;
    await db.run(function* () {
      yield query('UPDATE rate_share SET at = at - ?', ms);
    });
  };
  const exchange = async () => {
    for (const share of shares) await share.exchange();
    await shares[0].exchange();
  };
  const tenSeconds = async (): Promise<number> => {
    let served = 0;
    for (let round = 0; round < 40; round++) {
      for (const buckets of [one, two]) for (let i = 0; i < 20; i++) if (buckets.key('k', 'developer').ok) served++;
      await exchange();
      await pass(250);
    }
    return served;
  };
  const began = performance.now();
  const served = await tenSeconds();
  // how far the database's clock really advanced meanwhile
  const own = () => ((performance.now() - began) / 1000) * 10;
  // Ten seconds at 10 a second and the burst of 20; the second replica may have spent its own burst once.
  expect(served).toBeGreaterThanOrEqual(100);
  expect(served).toBeLessThanOrEqual(100 + 20 + 20 + 5 + own());
  // the database's clock is set back by an hour: its marks lie ahead
  await pass(-3_600_000);
  now += 3_600_000;
  const after = await tenSeconds();
  expect(after).toBeGreaterThanOrEqual(90);
  expect(after).toBeLessThanOrEqual(100 + 20 + 5 + own());
  for (const share of shares) await share.close();
  await db.close();
});
