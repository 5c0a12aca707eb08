/** Accounts, keys and credits behave the same on the embedded file and on PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Account } from '../../packages/service/src/accounts/admin.ts';
import { type Caller, isRefused } from '../../packages/service/src/accounts/gate.ts';
import { newKey } from '../../packages/service/src/accounts/keys/keys.ts';
import { periodAt } from '../../packages/service/src/accounts/ledger/period.ts';
import { type Accounts, openAccounts } from '../../packages/service/src/accounts/open.ts';
import { databaseFile } from '../../packages/service/src/accounts/store/data-folder.ts';
import { openFile } from '../../packages/service/src/accounts/store/libsql.ts';
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

const PURPOSE = { creditClass: 'heavy', routePath: '/v1/vedic/shadbala', requestId: 'r1' } as const;

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ganaka-accounts-'));
  folders.push(folder);
  return folder;
}

describe.each(['libsql', 'postgres'] as const)('accounts on %s', (kind) => {
  let dataDir: string;
  let databaseUrl: string | undefined;
  let now: number;
  let accounts: Accounts;
  let count = 0;

  const opened = () => openAccounts({ databaseUrl, dataDir, clock: () => now, patience: 20 });

  beforeAll(async () => {
    dataDir = newFolder();
    databaseUrl = kind === 'postgres' ? postgres.newDatabase() : undefined;
    now = Date.parse('2026-11-15T12:00:00Z');
    accounts = await opened();
  });
  afterAll(() => accounts.close());

  async function customer(plan: Account['plan'] = 'free') {
    const account = await accounts.admin.ensureAccount(`c${++count}@example.org`, plan);
    const { text, key } = await accounts.admin.createKey(account.id, 'tg');
    return { account, text, key, caller: await callerOf(accounts, text) };
  }

  /** Runs a statement outside the program, with the database's own tools. */
  async function outside(sql: string): Promise<Record<string, unknown>[]> {
    if (databaseUrl) {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    }
    const database = openFile(databaseFile(dataDir));
    try {
      const statement = database.prepare(sql);
      if (!statement.reader) {
        statement.run();
        return [];
      }
      return statement.all() as Record<string, unknown>[];
    } finally {
      database.close();
    }
  }

  test('a key is found with its plan, and found at once the second time', async () => {
    const { text, account, key } = await customer('pro');
    expect(accounts.gate.find(text)).toEqual({
      accountId: account.id,
      keyId: key.id,
      prefix: 'tg',
      plan: 'pro',
      domains: [],
    });
  });

  test('garbage and mistyped keys are refused without asking the store; unknown ones by the store', async () => {
    expect(accounts.gate.find('nonsense')).toEqual({ refused: 'malformed' });
    const { text } = newKey('tg');
    expect(accounts.gate.find(`${text.slice(0, -1)}${text.endsWith('x') ? 'y' : 'x'}`)).toEqual({
      refused: 'mistyped',
    });
    expect(await accounts.gate.find(text)).toEqual({ refused: 'unknown' });
  });

  test('a Free account gives 1,000 credits of calls and not one more', async () => {
    const { caller } = await customer();
    const debits = await Promise.all(Array.from({ length: 210 }, () => accounts.gate.debit(caller, 5, PURPOSE)));
    expect(debits.filter((debit) => debit.ok)).toHaveLength(200);
    expect(accounts.gate.balance(caller)).toBe(0);
    expect(debits.at(-1)).toEqual({ ok: false, remaining: 0, resetAt: Date.parse('2026-11-30T18:30:00Z') });
  });

  test('extra credits are used after the monthly ones and outlive the month', async () => {
    const { caller, account } = await customer();
    await accounts.admin.grant(account.id, '10k');
    await accounts.gate.debit(caller, 900, PURPOSE);
    expect(await accounts.gate.debit(caller, 150, PURPOSE)).toMatchObject({ ok: true, remaining: 9_950 });
    expect(await accounts.admin.balance(account.id)).toMatchObject({ monthly: 0, extra: 9_950, used: 1_050 });
    const november = now;
    now = Date.parse('2026-11-30T18:30:00Z');
    try {
      expect(accounts.gate.balance(caller)).toBe(10_950);
      expect(await accounts.gate.debit(caller, 5, PURPOSE)).toMatchObject({
        ok: true,
        remaining: 10_945,
        resetAt: Date.parse('2026-12-31T18:30:00Z'),
      });
      expect((await accounts.usage.month(account.id)).credits).toBe(5);
    } finally {
      now = november;
    }
  });

  test('Enterprise is unlimited and counted', async () => {
    const { caller, account } = await customer('enterprise');
    expect(accounts.gate.balance(caller)).toBeNull();
    expect(await accounts.gate.debit(caller, 25, PURPOSE)).toMatchObject({ ok: true, remaining: null });
    expect(await accounts.admin.balance(account.id)).toMatchObject({ monthly: null, used: 25 });
  });

  test('a change of plan applies to the next call', async () => {
    const { account, text, caller } = await customer();
    await accounts.gate.debit(caller, 5, PURPOSE);
    await accounts.admin.setPlan(account.id, 'developer');
    const after = await callerOf(accounts, text);
    expect(after.plan).toBe('developer');
    expect(accounts.gate.balance(after)).toBe(9_995);
  });

  test('twenty requests at once make five keys, the database refuses a sixth written by hand', async () => {
    const account = await accounts.admin.ensureAccount(`five-${kind}@example.org`);
    const other = await opened();
    const made = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? accounts : other).admin.createKey(account.id, 'drik', `k${i}`)),
    );
    await other.close();
    expect(made.filter((each) => each.status === 'fulfilled')).toHaveLength(5);
    for (const each of made) if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'five_keys' });
    const insert = (slot: string) =>
      outside(`INSERT INTO api_key (id, customer_id, prefix, hash, tail, label, domains, slot, created_at)
        VALUES ('x', '${account.id}', 'tg', 'h', 't', '', '', ${slot}, 0)`);
    for (const slot of ['5', '6', 'NULL']) await expect(insert(slot)).rejects.toThrow();
    const [first] = await accounts.admin.keys(account.id);
    if (!first) throw new Error('no key');
    await accounts.admin.revokeKey(first.id, account.id);
    await accounts.admin.createKey(account.id, 'mool');
    expect((await accounts.admin.keys(account.id)).filter((key) => key.revokedAt === null)).toHaveLength(5);
  });

  test('another instance accepts a new key at once and refuses a revoked one within two seconds', async () => {
    const other = await opened();
    try {
      const { text, key } = await customer();
      const unknownBefore = newKey('tg').text;
      expect(await other.gate.find(unknownBefore)).toEqual({ refused: 'unknown' });
      expect(isRefused(await other.gate.find(text))).toBe(false);
      await accounts.admin.revokeKey(key.id);
      expect(await accounts.gate.find(text)).toEqual({ refused: 'revoked' });
      // the other has the key in memory and may not trust that any more, by a clock of our own; an accepted request may
      // then wait in the queue for 200 ms more
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_800);
      expect(await other.gate.find(text)).toEqual({ refused: 'revoked' });
    } finally {
      vi.restoreAllMocks();
      await other.close();
    }
  });

  test('a key that has spent its burst is served again though the clock was set back by an hour', async () => {
    const { key } = await customer();
    while (accounts.rates.key(key.id, 'free').ok);
    now -= 3_600_000;
    await vi.waitFor(() => expect(accounts.rates.key(key.id, 'free').ok).toBe(true), 5_000);
    now += 3_600_000;
  });

  test.each(['keep', 'revoke'] as const)(
    'a new sign-in with --keys %s: calendars are treated like the keys',
    async (keys) => {
      const { account, text } = await customer('developer');
      const { token } = await accounts.feeds.create(account.id, {
        path: '/v1/vedic/parva-mool.ics',
        query: 'place=Ujjain',
        label: 'Ujjain',
        free: false,
      });
      await accounts.admin.joinUser(account.email, `user of ${account.id}`, keys);
      const kept = keys === 'keep';
      expect((await accounts.feeds.find(token)) !== undefined).toBe(kept);
      expect(isRefused(await accounts.gate.find(text))).toBe(!kept);
      expect(await accounts.feeds.list(account.id)).toHaveLength(kept ? 1 : 0);
    },
  );

  test('only the owner revokes a key', async () => {
    const mine = await customer();
    const theirs = await customer();
    await expect(accounts.admin.revokeKey(mine.key.id, theirs.account.id)).rejects.toMatchObject({ code: 'no_key' });
    expect(isRefused(await accounts.gate.find(mine.text))).toBe(false);
  });

  test('named domains belong to Enterprise keys', async () => {
    const free = await customer();
    await expect(accounts.admin.setDomains(free.key.id, ['a.example'])).rejects.toMatchObject({
      code: 'not_enterprise',
    });
    const big = await customer('enterprise');
    await accounts.admin.setDomains(big.key.id, ['a.example', 'https://a.example', 'http://b.example:81']);
    expect((await callerOf(accounts, big.text)).domains).toEqual(['https://a.example', 'http://b.example:81']);
  });

  describe('a sign-up, which proves no mailbox,', () => {
    const squatted = async (name: string) => {
      const email = `${name}-${kind}@example.org`;
      const account = await accounts.admin.accountOfUser({ id: `user ${email}`, email });
      const { text, key } = await accounts.admin.createKey(account.id, 'tg');
      return { email, account, text, key };
    };

    test('has an account of its own, the same each time, and blocks nobody', async () => {
      const { email, account, text } = await squatted('own');
      expect(account).toMatchObject({ plan: 'free', proved: false, email });
      expect((await accounts.admin.accountOfUser({ id: `user ${email}`, email })).id).toBe(account.id);
      const owners = await accounts.admin.ensureAccount(email, 'commercial');
      expect(owners).toMatchObject({ plan: 'commercial', proved: true, email });
      expect(owners.id).not.toBe(account.id);
      expect((await callerOf(accounts, text)).plan).toBe('free');
      // and the other way round: an account of the operator's is not reached by signing up
      const { account: made } = await customer('enterprise');
      const apart = await accounts.admin.accountOfUser({ id: `u ${kind}`, email: made.email });
      expect(apart).toMatchObject({ plan: 'free', proved: false });
      expect(apart.id).not.toBe(made.id);
    });

    test('is given neither plan nor credits', async () => {
      const { account } = await squatted('given');
      await expect(accounts.admin.setPlan(account.id, 'pro')).rejects.toMatchObject({ code: 'unproved' });
      await expect(accounts.admin.grant(account.id, '10k')).rejects.toMatchObject({ code: 'unproved' });
    });

    test('is confirmed by the operator, who says what becomes of its keys', async () => {
      const { email, account, text } = await squatted('confirmed');
      await expect(accounts.admin.confirm(email)).rejects.toMatchObject({ code: 'keys_undecided' });
      expect(await accounts.admin.confirm(email, 'keep')).toMatchObject({ id: account.id, proved: true, email });
      expect((await accounts.admin.setPlan(account.id, 'pro')).plan).toBe('pro');
      expect((await callerOf(accounts, text)).plan).toBe('pro');
      await expect(accounts.admin.confirm(email, 'keep')).rejects.toMatchObject({ code: 'no_account' });
    });

    test('joined to the account that the operator made loses the keys it had made before', async () => {
      const { email, account, text } = await squatted('joined');
      const owners = await accounts.admin.ensureAccount(email, 'commercial');
      await expect(accounts.admin.confirm(email, 'keep')).rejects.toMatchObject({ code: 'keys_undecided' });
      const joined = await accounts.admin.confirm(email, 'revoke');
      expect(joined).toMatchObject({ id: owners.id, plan: 'commercial', userId: account.userId });
      expect(await accounts.gate.find(text)).toEqual({ refused: 'revoked' });
      expect((await accounts.admin.accountOfUser({ id: account.userId ?? '', email })).id).toBe(owners.id);
    });
  });

  test('a grant with a reference is made once', async () => {
    const { account } = await customer();
    const reference = `invoice-7-${kind}`;
    const grants = await Promise.all(Array.from({ length: 5 }, () => accounts.admin.grant(account.id, 500, reference)));
    expect(grants.at(-1)?.extra).toBe(500);
    expect((await accounts.admin.grant(account.id, 500, reference)).extra).toBe(500);
    await expect(accounts.admin.grant(account.id, 600, reference)).rejects.toMatchObject({ code: 'bad_reference' });
    await expect(accounts.admin.grant(account.id, 600, 'two words')).rejects.toMatchObject({ code: 'bad_reference' });
    expect((await accounts.admin.balance(account.id)).extra).toBe(500);
  });

  test('a key is exchanged: for a while both work, then the new one alone; no sixth is gained by it', async () => {
    const { account, key, text } = await customer('pro');
    for (let i = 0; i < 4; i++) await accounts.admin.createKey(account.id, 'drik');
    const fresh = await accounts.admin.rotateKey(key.id, account.id, 3_600_000);
    expect(fresh.key).toMatchObject({ prefix: 'tg', revokedAt: null });
    expect((await callerOf(accounts, text)).plan).toBe('pro');
    expect((await callerOf(accounts, fresh.text)).plan).toBe('pro');
    await expect(accounts.admin.createKey(account.id, 'tg')).rejects.toMatchObject({ code: 'five_keys' });
    await expect(accounts.admin.rotateKey(key.id, account.id, 0)).rejects.toMatchObject({ code: 'no_key' });
    now += 3_600_001;
    const later = await opened();
    expect(await later.gate.find(text)).toEqual({ refused: 'revoked' });
    expect((await callerOf(later, fresh.text)).plan).toBe('pro');
    await later.close();
  });

  test('a key with an expiry works until then, and then frees its slot', async () => {
    const { account } = await customer();
    const { text } = await accounts.admin.createKey(account.id, 'tg', '', [], now + 1_000);
    for (let i = 0; i < 3; i++) await accounts.admin.createKey(account.id, 'tg');
    await expect(accounts.admin.createKey(account.id, 'tg')).rejects.toMatchObject({ code: 'five_keys' });
    expect((await callerOf(accounts, text)).plan).toBe('free');
    now += 1_001;
    const later = await opened();
    expect(await later.gate.find(text)).toEqual({ refused: 'revoked' });
    await later.close();
    await accounts.admin.createKey(account.id, 'tg');
  });

  test('what was done to an account is on record, without the key', async () => {
    const { account, text } = await customer('pro');
    await accounts.admin.grant(account.id, 10);
    const log = await accounts.admin.log(account.id, 10);
    expect(log.map(({ action }) => action)).toEqual(['credits_granted', 'key_created', 'account_created']);
    expect(JSON.stringify(log)).not.toContain(text);
    await expect(outside("UPDATE admin_log SET actor = 'nobody'")).rejects.toThrow(/append-only/);
    await expect(outside('DELETE FROM admin_log')).rejects.toThrow(/append-only/);
  });

  test('an answer that could not be sent is refunded', async () => {
    const { caller, account } = await customer();
    const debited = await accounts.gate.debit(caller, 30, { ...PURPOSE, creditClass: 'pack' });
    if (!debited.ok) throw new Error('refused');
    accounts.gate.sending(debited.receipt);
    accounts.gate.undelivered(debited.receipt);
    accounts.gate.undelivered(debited.receipt);
    await expect.poll(async () => (await accounts.admin.balance(account.id)).monthly).toBe(1_000);
    expect(await accounts.usage.month(account.id)).toMatchObject({ credits: 0, calls: 0 });
  });

  test('one wrong debit in a batch fails alone', async () => {
    const { caller } = await customer();
    const ghost: Caller = { ...caller, accountId: 'nobody' };
    const results = await Promise.allSettled(
      [caller, ghost, caller, ghost, caller].map((each) => accounts.gate.debit(each, 1, PURPOSE)),
    );
    expect(results.map((each) => each.status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled']);
    for (const each of results)
      if (each.status === 'fulfilled' && each.value.ok) expect(accounts.gate.sending(each.value.receipt)).toBe(true);
    expect(await accounts.gate.debit(caller, 0, PURPOSE)).toMatchObject({ ok: true, remaining: 997 });
    expect((await accounts.admin.audit()).returned).toBe(0);
  });

  test('texts from outside cannot break a debit', async () => {
    const { caller } = await customer();
    const requestId = `\0${'é'.repeat(500)}\ud800`;
    expect(await accounts.gate.debit(caller, 1, { ...PURPOSE, requestId })).toMatchObject({ ok: true });
  });

  test('usage lists every day of the month so far, by class', async () => {
    const { caller, account } = await customer();
    await accounts.gate.debit(caller, 5, PURPOSE);
    await accounts.gate.debit(caller, 5, PURPOSE);
    await accounts.gate.debit(caller, 1, { ...PURPOSE, creditClass: 'light' });
    const usage = await accounts.usage.month(account.id);
    expect(usage.days).toHaveLength(15);
    expect(usage.days.at(-1)).toEqual({ day: '2026-11-15', credits: 11, calls: 3, byClass: { heavy: 10, light: 1 } });
    expect(usage).toMatchObject({ credits: 11, calls: 3, byClass: { heavy: { credits: 10, calls: 2 } } });
  });

  test('the audit returns what a dead process took and did not send, once', async () => {
    const { text, account } = await customer();
    const dying = await opened();
    const caller = await callerOf(dying, text);
    const sent = await dying.gate.debit(caller, 5, PURPOSE);
    const unsent = await dying.gate.debit(caller, 7, PURPOSE);
    if (!sent.ok || !unsent.ok) throw new Error('refused');
    dying.gate.sending(sent.receipt);
    expect((await accounts.admin.audit()).returned).toBe(0); // it lives
    await outside(`UPDATE credit_writer SET seen_at = seen_at - 31000 WHERE id = ${unsent.receipt.writer}`);
    expect(await accounts.admin.audit()).toMatchObject({ returned: 1, creditsReturned: 7, mismatched: [] });
    expect(await accounts.admin.audit()).toMatchObject({ returned: 0 });
    expect(await accounts.admin.balance(account.id)).toMatchObject({ monthly: 995, used: 5 });
    expect(await accounts.usage.byKey(account.id)).toMatchObject([{ credits: 5, calls: 1 }]);
    // Taken for dead although it lived: its next debit is refused and costs nothing, a later one works.
    await expect(dying.gate.debit(caller, 5, PURPOSE)).rejects.toMatchObject({ name: 'StoreAway' });
    expect(dying.gate.sending(unsent.receipt)).toBe(false);
    await expect.poll(() => dying.gate.debit(caller, 5, PURPOSE).catch(() => 'away')).toMatchObject({ remaining: 990 });
    await dying.close();
  });

  test('the ledger can be added to and not changed', async () => {
    await customer();
    await expect(outside("UPDATE credit_ledger SET monthly = 9 WHERE kind = 'allowance'")).rejects.toThrow(
      /append-only/,
    );
    await expect(outside('DELETE FROM credit_ledger')).rejects.toThrow(/append-only/);
  });

  test('no key is in the store in plain text', async () => {
    const { text, caller } = await customer();
    await accounts.gate.debit(caller, 1, PURPOSE);
    const body = text.slice(3, 30);
    const bytes = databaseUrl
      ? execFileSync(join(postgres.bin, 'pg_dump'), [databaseUrl]).toString('latin1')
      : readdirSync(dataDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
          .join('');
    expect(bytes).toContain('credit_ledger');
    expect(bytes).not.toContain(body);
  });

  test('when the key was last used is noted', async () => {
    const { caller, account } = await customer();
    const own = await opened();
    await own.gate.debit(caller, 1, PURPOSE);
    await own.close();
    expect((await accounts.admin.keys(account.id))[0]?.lastUsedAt).toBe(now);
  });

  test('closed months are removed from the ledger, and every balance is still the sum of its entries', async () => {
    const { account, caller } = await customer('pro');
    await accounts.admin.grant(account.id, 100_000);
    const other = await opened();
    for (let i = 0; i < 12; i++) {
      const debited = await other.gate.debit(caller, 9_000, PURPOSE);
      if (debited.ok) other.gate.sending(debited.receipt);
    }
    await other.close();
    const use = { keyId: caller.keyId, route: PURPOSE.routePath, credits: 108_000, calls: 12, period: periodAt(now) };
    expect(await accounts.usage.byKey(account.id)).toEqual([use]);
    const rows = async () => Number((await outside('SELECT COUNT(*) AS n FROM credit_ledger'))[0]?.n);
    const month = now;
    now += 70 * 86_400_000; // two months on; some accounts are used in the new month, others never again
    await accounts.gate.debit(caller, 5, PURPOSE);
    const before = await rows();
    const balance = await accounts.admin.balance(account.id);
    const { entries, left } = await accounts.admin.closeLedger();
    expect(entries).toBeGreaterThan(10);
    expect(before - (await rows())).toBe(entries);
    expect(left).toBeLessThan(before);
    expect(await accounts.admin.balance(account.id)).toEqual(balance);
    expect(await accounts.admin.audit()).toMatchObject({ mismatched: [] });
    expect((await accounts.admin.closeLedger()).entries).toBe(0);
    // the months stay known by key and route
    expect(await accounts.usage.byKey(account.id, periodAt(month))).toEqual([use]);
    // nothing can be deleted from the ledger by hand
    await expect(outside('DELETE FROM credit_ledger')).rejects.toThrow(/append-only/);
    await expect(accounts.admin.closeLedger(209901)).rejects.toMatchObject({ code: 'bad_month' });
    // up to the current month: a debit of the month that has just ended is summed up as well, once it is settled
    const third = await opened();
    const debited = await third.gate.debit(caller, 7, PURPOSE);
    if (debited.ok) third.gate.sending(debited.receipt);
    await third.close();
    now += 31 * 86_400_000;
    const ended = await accounts.admin.balance(account.id);
    const closed = await accounts.admin.closeLedger(periodAt(now));
    expect(closed.before).toBe(periodAt(now));
    expect(closed.entries).toBeGreaterThan(0);
    expect(await accounts.admin.balance(account.id)).toEqual(ended);
    expect(await accounts.admin.audit()).toMatchObject({ mismatched: [] });
    now = month;
  });

  test('every balance equals its ledger', async () => {
    const report = await accounts.admin.audit();
    expect(report.accounts).toBeGreaterThan(10);
    expect(report.mismatched).toEqual([]);
  });

  test('several processes may start at once on an empty store', async () => {
    const folder = newFolder();
    const url = kind === 'postgres' ? postgres.newDatabase() : undefined;
    const all = await Promise.all(
      Array.from({ length: 4 }, () =>
        openAccounts({ databaseUrl: url, dataDir: folder, clock: () => now, patience: 20 }),
      ),
    );
    await Promise.all(all.map((each) => each.close()));
  });

  test('a schema newer than the program is refused', async () => {
    await outside('INSERT INTO ganaka_schema (version, applied_at) VALUES (99, 0)');
    await expect(opened()).rejects.toThrow(/schema 99/);
    await outside('DELETE FROM ganaka_schema WHERE version = 99');
  });
});

async function callerOf(accounts: Accounts, text: string): Promise<Caller> {
  const found = await accounts.gate.find(text);
  if (isRefused(found)) throw new Error(found.refused);
  return found;
}
