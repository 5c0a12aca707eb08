/** Credits are exact when several processes spend the same account at once, and when one is killed. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { openAccounts } from '../../packages/service/src/accounts/open.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';
import { COST, killRun } from '../torture/kill.ts';
import { ask, bundledServer, keepAlive, type Running, startServer } from '../torture/processes.ts';

let file: string;
const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ganaka-exact-'));
  folders.push(folder);
  return folder;
};

beforeAll(async () => {
  file = await bundledServer();
});
afterAll(() => {
  rmSync(file, { force: true });
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** An account on the Free plan with so many extra credits, and its key. */
async function account(databaseUrl: string | undefined, dataDir: string, extra: number) {
  const accounts = await openAccounts({ databaseUrl, dataDir, clock: Date.now, tool: true, patience: 20 });
  const { id } = await accounts.admin.ensureAccount('exact@example.org', 'free');
  if (extra > 0) await accounts.admin.grant(id, extra);
  const { text } = await accounts.admin.createKey(id, 'tg');
  return { accounts, id, key: text };
}

/** Clients spend until everybody is refused; how many answers they got. */
async function spend(servers: readonly Running[], clientsEach: number, key: string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  await Promise.all(
    servers.map(async ({ port }, server) => {
      const agent = keepAlive(clientsEach);
      await Promise.all(
        Array.from({ length: clientsEach }, async (_, client) => {
          for (let i = 0; ; i++) {
            const reply = await ask(agent, port, key, `${server}-${client}-${i}`);
            const status = reply?.status ?? 0;
            statuses.set(status, (statuses.get(status) ?? 0) + 1);
            if (status !== 200) return;
          }
        }),
      );
      agent.destroy();
    }),
  );
  return statuses;
}

async function stop(servers: readonly Running[]): Promise<void> {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ gone }) => gone));
}

describe('several processes on one account', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.end());

  test('four processes with 200 clients each over PostgreSQL give exactly what the credits pay for', async () => {
    const databaseUrl = postgres.newDatabase();
    const dataDir = newFolder();
    const { accounts, id, key } = await account(databaseUrl, dataDir, 7_003);
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, COST: '5' };
    const servers = await Promise.all(Array.from({ length: 4 }, () => startServer(file, env)));
    const statuses = await spend(servers, 200, key);
    await stop(servers);
    expect(Object.fromEntries(statuses)).toEqual({ 200: Math.floor(8_003 / 5), 402: 800 });
    expect(await accounts.admin.balance(id)).toMatchObject({ monthly: 0, extra: 3, used: 8_000 });
    expect(await accounts.admin.audit()).toMatchObject({ returned: 0, mismatched: [] });
    await accounts.close();
  });

  test('two processes on one libsql file give exactly what the credits pay for', async () => {
    const dataDir = newFolder();
    const { accounts, id, key } = await account(undefined, dataDir, 3_001);
    const servers = await Promise.all(
      Array.from({ length: 2 }, () => startServer(file, { DATA_DIR: dataDir, COST: '2' })),
    );
    const statuses = await spend(servers, 50, key);
    await stop(servers);
    expect(Object.fromEntries(statuses)).toEqual({ 200: 2_000, 402: 100 });
    expect(await accounts.admin.balance(id)).toMatchObject({ monthly: 0, extra: 1, used: 4_000 });
    expect(await accounts.admin.audit()).toMatchObject({ returned: 0, mismatched: [] });
    await accounts.close();
  });

  test('PostgreSQL stopped and started under load: 503 meanwhile, nobody served free, recovery without help', async () => {
    const databaseUrl = postgres.newDatabase();
    const dataDir = newFolder();
    const { accounts, id, key } = await account(databaseUrl, dataDir, 900_000);
    await accounts.close();
    const server = await startServer(file, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, COST: '5' });
    const agent = keepAlive(20);
    const statuses = new Map<number, number>();
    let done = false;
    const load = Array.from({ length: 20 }, async (_, client) => {
      for (let i = 0; !done; i++) {
        const status = (await ask(agent, server.port, key, `${client}-${i}`))?.status ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    const seen = (status: number) => statuses.get(status) ?? 0;
    await expect.poll(() => seen(200), { timeout: 10_000 }).toBeGreaterThan(100);
    postgres.halt();
    await expect.poll(() => seen(503), { timeout: 10_000 }).toBeGreaterThan(50);
    postgres.start();
    const servedBefore = seen(200);
    await expect.poll(() => seen(200), { timeout: 15_000 }).toBeGreaterThan(servedBefore + 200);
    done = true;
    await Promise.all(load);
    agent.destroy();
    await stop([server]);
    expect([...statuses.keys()].sort()).toEqual([200, 503]);
    const after = await openAccounts({ databaseUrl, dataDir, clock: Date.now, patience: 20 });
    expect(await after.admin.audit()).toMatchObject({ mismatched: [] });
    expect((await after.admin.balance(id)).used).toBe(5 * seen(200));
    await after.close();
  });
});

test('a loaded server is killed again and again: no answer without its debit, undelivered debits come back', async () => {
  const dataDir = newFolder();
  const { accounts, key } = await account(undefined, dataDir, 900_000_000);
  await accounts.close();
  for (let run = 1; run <= times(4); run++) {
    const result = await killRun(file, { dataDir }, key, run, 60 + ((run * 97) % 310));
    expect(result, `run ${run}`).toMatchObject({ unpaid: 0, mismatched: 0 });
    // One at most: the process may die in the few microseconds between its mark and the socket.
    expect(result.unanswered).toBeLessThanOrEqual(1);
  }
  expect(COST).toBe(5);
});
