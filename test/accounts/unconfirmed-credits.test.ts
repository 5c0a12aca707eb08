/** `UNCONFIRMED_CREDITS`: a sign-up has fewer credits until its address is confirmed, on both stores. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAccounts } from '../../packages/service/src/accounts/open.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';

let postgres: TestPostgres;
const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-unconfirmed-'));
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => {
  postgres?.end();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(['libsql', 'postgres'] as const)('on %s', (kind) => {
  const opened = (unconfirmedCredits: number | undefined, databaseUrl: string | undefined, clock: () => number) =>
    openAccounts({ databaseUrl, dataDir, clock, unconfirmedCredits });

  test('off by default; with it a sign-up has that many, also in the next month, and all with the confirmation', async () => {
    let now = Date.parse('2026-11-15T12:00:00Z');
    const url = kind === 'postgres' ? postgres.newDatabase() : undefined;
    const usual = await opened(undefined, url, () => now);
    const ravi = await usual.admin.accountOfUser({ id: 'u-ravi', email: 'ravi@example.org' });
    expect(await usual.admin.balance(ravi.id)).toMatchObject({ monthly: 1_000 });
    await usual.close();

    const accounts = await opened(50, url, () => now);
    const { admin, gate } = accounts;
    const asha = await admin.accountOfUser({ id: 'u-asha', email: 'asha@example.org' });
    expect(asha.plan).toBe('free');
    expect(await admin.balance(asha.id)).toMatchObject({ monthly: 50 });
    // an account that the operator creates is not a sign-up, and an earlier one keeps what it has
    expect(await admin.balance((await admin.ensureAccount('office@example.org')).id)).toMatchObject({ monthly: 1_000 });
    expect(await admin.balance(ravi.id)).toMatchObject({ monthly: 1_000 });
    const caller = await gate.find((await admin.createKey(asha.id, 'tg')).text);
    if ('refused' in caller) throw new Error(caller.refused);
    const purpose = { creditClass: 'light', routePath: '/v1/vedic/tithi', requestId: 'r' } as const;
    expect(await gate.debit(caller, 40, purpose)).toMatchObject({ ok: true, remaining: 10 });
    expect(await gate.debit(caller, 11, purpose)).toMatchObject({ ok: false });
    now = Date.parse('2026-12-15T12:00:00Z');
    expect(await gate.debit(caller, 5, purpose)).toMatchObject({ ok: true, remaining: 45 });
    await admin.confirm('asha@example.org', 'keep');
    expect(await admin.balance(asha.id)).toMatchObject({ monthly: 995, used: 5 });
    expect(await gate.debit(caller, 20, purpose)).toMatchObject({ ok: true, remaining: 975 });
    expect(await admin.audit()).toMatchObject({ mismatched: [], brokenChains: [] });
    await accounts.close();
  });
});
