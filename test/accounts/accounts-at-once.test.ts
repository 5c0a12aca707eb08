/** On PostgreSQL a batch of debits is one statement where the writer knows the balances. It must have the same result as the longer way, whoever else writes and whenever it arrives. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { StoreAway } from '../../packages/service/src/accounts/gate.ts';
import { compareBalances } from '../../packages/service/src/accounts/ledger/audit.ts';
import { Writer } from '../../packages/service/src/accounts/ledger/debit-writer.ts';
import {
  type Db,
  query,
  type SqlRow,
  type StoreStep,
  type StoreWork,
} from '../../packages/service/src/accounts/store/db.ts';
import { Hosts } from '../../packages/service/src/accounts/store/hosts.ts';
import { migrate } from '../../packages/service/src/accounts/store/migrations.ts';
import { PostgresDb } from '../../packages/service/src/accounts/store/postgres.ts';
import { StoreAdmin } from '../../packages/service/src/accounts/store/store-admin.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

/** Records which way each batch went; `late` treats the next statement as lost and keeps it, to be sent after the writer has given it up. */
class Seen implements Db {
  readonly kind = 'postgres';
  readonly ways: ('short' | 'long')[] = [];
  late = false;
  kept: StoreStep | undefined;
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  run<T>(work: () => StoreWork<T>): Promise<T> {
    const seen = this;
    return this.#db.run(function* () {
      const running = work();
      let turn = running.next();
      while (!turn.done) {
        const step = turn.value;
        if ('once' in step) {
          seen.ways.push('short');
          if (seen.late) {
            seen.late = false;
            seen.kept = step;
            throw new StoreAway('it stands still');
          }
        } else if ('last' in step) seen.ways.push('long');
        turn = running.next(yield step);
      }
      return turn.value;
    });
  }

  read: Db['read'] = (step) => this.#db.read(step);
  close: Db['close'] = () => this.#db.close();
}

let now = Date.parse('2026-11-15T12:00:00Z');
const clock = () => now;
let postgres: TestPostgres;
let dir: string;
let plain: PostgresDb;
let db: Seen;
let writer: Writer;
let other: Writer;
let desk: StoreAdmin;
let accountId: string;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.end());
beforeEach(async () => {
  now = Date.parse('2026-11-15T12:00:00Z');
  dir = mkdtempSync(join(tmpdir(), 'ganaka-at-once-'));
  plain = new PostgresDb(new Hosts(postgres.newDatabase()));
  await migrate(plain, clock);
  db = new Seen(plain);
  writer = new Writer(db, dir, clock);
  other = new Writer(plain, dir, clock);
  await writer.start();
  await other.start();
  desk = new StoreAdmin({ db: plain, writer: other, journalDir: dir, clock, actor: 'test', changed: () => undefined });
  accountId = (await desk.ensureAccount('a@example.org')).id;
});
afterEach(async () => {
  await writer.close();
  await other.close();
  await plain.close();
  rmSync(dir, { recursive: true, force: true });
});

const debit = (credits: number, by = writer, requestId = 'r', account = accountId) =>
  by.debit({ accountId: account, credits, creditClass: 'light', route: '/tithi', keyId: 'k', requestId });
const left = async () => (await desk.balance(accountId)).monthly;
const exact = async () => expect(await compareBalances(plain)).toMatchObject({ mismatched: [] });
const standing = async () =>
  (await plain.read(query("SELECT COUNT(*) AS n FROM credit_ledger WHERE kind = 'debit'")))[0]?.n;

const arrives = (step: StoreStep) =>
  plain.run(function* (): StoreWork<SqlRow[]> {
    return yield step;
  });

test('known balances are debited in one statement, with the same rows as the longer way', async () => {
  const first = await debit(2);
  const second = await debit(3);
  expect(db.ways).toEqual(['long', 'short']);
  expect([first.remaining, second.remaining, await left()]).toEqual([998, 995, 995]);
  const rows = await plain.read(
    query(`SELECT writer, customer_id, kind, period, monthly, extra, credit_class, route, key_id, request_id, of_writer, of_seq, at
      FROM credit_ledger WHERE kind = 'debit' ORDER BY seq`),
  );
  expect(rows).toHaveLength(2);
  expect({ ...rows[1], monthly: -2 }).toEqual(rows[0]);
  const usage = await plain.read(query('SELECT day, credit_class, credits, calls FROM credit_usage'));
  expect(usage).toEqual([{ day: '2026-11-15', credit_class: 'light', credits: 5, calls: 2 }]);
  await exact();
});

test('several accounts, and names that contain list separators', async () => {
  const { id } = await desk.ensureAccount('b@example.org');
  const names = ['a"b', 'c\\d', '{e,f}', 'NULL', 'पञ्चाङ्ग', ''];
  for (let i = 0; i < 2; i++) {
    const taken = await Promise.all(names.map((name, n) => debit(1, writer, name, n % 2 === 0 ? accountId : id)));
    expect(taken.every(({ ok }) => ok)).toBe(true);
  }
  expect(db.ways).toEqual(['long', 'short']);
  const rows = await plain.read(query("SELECT request_id FROM credit_ledger WHERE kind = 'debit' ORDER BY seq"));
  expect(rows.map((row) => row.request_id)).toEqual([...names, ...names]);
  await exact();
});

test('what another process has taken or given meanwhile counts', async () => {
  await debit(1);
  await debit(10, other);
  expect((await debit(1)).remaining).toBe(988);
  await desk.grant(accountId, 100);
  expect((await debit(1)).remaining).toBe(1087);
  expect(await standing()).toBe(4);
  await exact();
  // for a while other writers are expected; then the short way is tried again
  expect(db.ways).toEqual(['long', 'short', 'long', 'long']);
  for (let i = 0; i < 40; i++) await debit(1);
  expect(db.ways.slice(4).filter((way) => way === 'long')).toHaveLength(31);
  expect(db.ways.at(-1)).toBe('short');
  await exact();
});

test.each(['allowance', 'period', 'granted', 'monthly_left', 'extra_left', 'used'])(
  'a writer with a stale %s writes nothing but its mark',
  async (column) => {
    await debit(1);
    await plain.run(function* () {
      yield query(`UPDATE credit_balance SET ${column} = ${column} + 1 WHERE customer_id = ?`, accountId);
    });
    await debit(1);
    expect(db.ways).toEqual(['long', 'short', 'long']);
    expect(await standing()).toBe(2);
    expect(await plain.read(query('SELECT credits, calls FROM credit_usage'))).toEqual([{ credits: 2, calls: 2 }]);
  },
);

test('extra credits are taken in one statement too, when those of the month are gone', async () => {
  await desk.grant(accountId, 100);
  await debit(990);
  await debit(15);
  expect((await debit(5)).remaining).toBe(90);
  expect(db.ways).toEqual(['long', 'short', 'short']);
  expect(await desk.balance(accountId)).toMatchObject({ monthly: 0, extra: 90 });
  await exact();
});

test('the store records up to where everything is settled', async () => {
  const settled = async () =>
    (await plain.read(query('SELECT settled FROM credit_writer WHERE id = ?', writer.id ?? 0)))[0]?.settled;
  const first = await debit(1);
  expect(writer.sending(first)).toBe(true);
  const second = await debit(1);
  expect(db.ways).toEqual(['long', 'short']);
  expect(await settled()).toBe(first.seq);
  writer.undelivered(second, accountId);
  await expect.poll(left).toBe(999);
});

test('no balance goes below zero, and a refusal is not taken as a sign of other writers', async () => {
  await debit(990);
  const taken = await Promise.all([debit(6), debit(6), debit(4)]);
  expect(taken.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect((await debit(1)).ok).toBe(false);
  await desk.grant(accountId, 5);
  expect((await debit(5)).ok).toBe(true);
  expect(db.ways).toEqual(['long', 'short', 'long']);
  await exact();
});

test('a new month grants its credits first', async () => {
  await debit(1);
  now = Date.parse('2026-12-02T12:00:00Z');
  expect((await debit(1)).remaining).toBe(999);
  expect((await debit(1)).remaining).toBe(998);
  expect(db.ways).toEqual(['long', 'long', 'short']);
  await exact();
});

test('a statement that reaches the server after it was given up is void', async () => {
  await debit(1);
  db.late = true;
  await expect(debit(7)).rejects.toBeInstanceOf(StoreAway);
  const { commits } = writer.counts;
  writer.beat();
  await expect.poll(() => writer.counts.commits).toBe(commits + 1);
  // it was never executed, so no refund is reported to the operator
  expect(writer.counts.returned).toBe(0);
  const { kept } = db;
  if (kept === undefined) throw new Error('there was no statement');
  expect(await arrives(kept)).toMatchObject([{ same: 0 }]);
  expect([await left(), await standing()]).toEqual([999, 1]);
  expect((await debit(1)).remaining).toBe(998);
  await exact();
});

test('a statement that was executed although it was given up is refunded', async () => {
  await debit(1);
  db.late = true;
  await expect(debit(7)).rejects.toBeInstanceOf(StoreAway);
  const { kept } = db;
  if (kept === undefined) throw new Error('there was no statement');
  // the server was quicker than the writer's next mark
  expect(await arrives(kept)).toMatchObject([{ same: 1 }]);
  // the assumed balance is not reused: nobody knows what the lost statement did
  expect((await debit(1)).remaining).toBe(991);
  await expect.poll(left).toBe(998);
  expect(writer.counts.returned).toBe(1);
  expect(db.ways).toEqual(['long', 'short', 'long', 'long']);
  await exact();
});

test('a writer that the audit has closed writes nothing', async () => {
  await debit(1);
  const closed = writer.id ?? 0;
  await plain.run(function* () {
    yield query('UPDATE credit_writer SET closed_at = 1 WHERE id = ?', closed);
  });
  await expect(debit(7)).rejects.toBeInstanceOf(StoreAway);
  expect(await left()).toBe(999);
  await expect.poll(() => writer.id ?? closed).toBeGreaterThan(closed); // its new page
  expect((await debit(1)).remaining).toBe(998);
  await exact();
});
