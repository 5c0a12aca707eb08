import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreAway } from '../gate.ts';
import { type Db, num, query, type StoreWork } from '../store/db.ts';
import { LibsqlDb } from '../store/libsql.ts';
import { migrate } from '../store/migrations.ts';
import { StoreAdmin } from '../store/store-admin.ts';
import { compareBalances, returnUndelivered } from './audit.ts';
import { Writer } from './debit-writer.ts';

const NOW = Date.parse('2026-11-15T12:00:00Z');
const clock = () => NOW;

/** A store whose next transactions are slow or fail: before they reach it, or after the commit, when only the answer is lost. */
class Faulty implements Db {
  readonly kind = 'libsql';
  readonly #db: Db;
  readonly faults: ('slow' | 'before' | 'after' | 'wrong')[] = [];

  constructor(db: Db) {
    this.#db = db;
  }

  async run<T>(work: () => StoreWork<T>): Promise<T> {
    const fault = this.faults.shift();
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 20));
    if (fault === 'before') throw new StoreAway('away');
    if (fault === 'wrong') throw new Error('wrong');
    const result = await this.#db.run(work);
    if (fault === 'after') throw new StoreAway('the connection broke after the commit');
    return result;
  }

  read: Db['read'] = (step) => this.#db.read(step);
  close: Db['close'] = () => this.#db.close();
}

describe('the writer', () => {
  let dir: string;
  let db: Faulty;
  let writer: Writer;
  let desk: StoreAdmin;
  let accountId: string;

  beforeEach(async () => {
    dir = mkdtempSync(join(tmpdir(), 'ganaka-writer-'));
    db = new Faulty(new LibsqlDb(join(dir, 'ganaka.db')));
    await migrate(db, clock);
    writer = new Writer(db, dir, clock);
    await writer.start();
    desk = new StoreAdmin({ db, writer, journalDir: dir, clock, actor: 'test', changed: () => undefined });
    accountId = (await desk.ensureAccount('a@example.org')).id;
  });
  afterEach(async () => {
    await writer.close();
    await db.close();
    rmSync(dir, { recursive: true, force: true });
  });

  const debit = (credits: number) =>
    writer.debit({ accountId, credits, creditClass: 'light', route: '/', keyId: 'k', requestId: 'r' });
  const left = async () => (await desk.balance(accountId)).monthly;

  test('a debit that was committed but whose answer was lost is refunded automatically', async () => {
    db.faults.push('after');
    await expect(debit(7)).rejects.toBeInstanceOf(StoreAway);
    expect(await left()).toBe(993);
    writer.sending(await debit(1));
    await expect.poll(left).toBe(999);
    expect(await compareBalances(db)).toMatchObject({ mismatched: [] });
  });

  test('a debit that never reached the store costs nothing', async () => {
    db.faults.push('before');
    await expect(debit(7)).rejects.toBeInstanceOf(StoreAway);
    await debit(1);
    expect(await left()).toBe(999);
  });

  test.each(['before', 'after', 'wrong'] as const)(
    'a transaction that fails (%s) loses no record of a sent answer',
    async (fault) => {
      const sent = await Promise.all([debit(1), debit(1), debit(1)]);
      for (const taken of sent) expect(writer.sending(taken)).toBe(true);
      db.faults.push(fault);
      await debit(1).catch(() => undefined);
      await expect
        .poll(async () => {
          writer.beat();
          const [row] = await db.read(query('SELECT settled FROM credit_writer'));
          return row && num(row, 'settled');
        })
        .toBeGreaterThanOrEqual(sent.at(-1)?.seq ?? 0);
    },
  );

  test('debits of one event-loop turn share a transaction', async () => {
    const taken = await Promise.all(Array.from({ length: 50 }, () => debit(1)));
    expect(new Set(taken.map(({ committedAt }) => committedAt)).size).toBe(1);
    expect(taken.at(-1)?.remaining).toBe(950);
  });

  test('a debit that waited too long may not be sent', async () => {
    const taken = await debit(1);
    expect(writer.sending({ ...taken, committedAt: taken.committedAt - 10_001 })).toBe(false);
  });

  test('the audit leaves a running writer alone', async () => {
    await debit(5);
    expect(await returnUndelivered(db, dir, NOW, undefined)).toEqual({ returned: 0, creditsReturned: 0 });
  });

  test('a closed writer that cannot create a new journal refuses debits until it can', async () => {
    const journals = join(dir, 'sending');
    const closed = new Writer(db, journals, clock);
    await closed.start();
    rmSync(journals, { recursive: true });
    writeFileSync(journals, 'no folder');
    await db.run(function* () {
      yield query('UPDATE credit_writer SET closed_at = 1 WHERE id = ?', closed.id ?? 0);
    });
    const ask = { accountId, credits: 1, creditClass: 'light', route: '/', keyId: 'k', requestId: 'r' };
    await expect(closed.debit(ask)).rejects.toBeInstanceOf(StoreAway);
    await expect(closed.debit(ask)).rejects.toBeInstanceOf(StoreAway);
    rmSync(journals);
    closed.beat();
    await expect
      .poll(() =>
        closed.debit(ask).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true);
    await closed.close();
  });

  test('callers that ask for its number while it opens a new page get that page, and no second one is opened', async () => {
    await db.run(function* () {
      yield query('UPDATE credit_writer SET closed_at = 1 WHERE id = ?', writer.id ?? 0);
    });
    const ask = { accountId, credits: 1, creditClass: 'light', route: '/', keyId: 'k', requestId: 'r' };
    db.faults.push('slow', 'slow', 'slow', 'slow'); // the debit, and whatever pages are opened
    await expect(writer.debit(ask)).rejects.toBeInstanceOf(StoreAway);
    const [one, other] = await Promise.all([writer.numbered(), writer.numbered()]);
    expect([one.writer, other.writer]).toEqual([writer.id, writer.id]);
    const open = await db.read(query('SELECT id FROM credit_writer WHERE closed_at IS NULL'));
    expect(open).toHaveLength(1);
  });
});
