/**
 * npm run torture -- postgres [rounds]: a server under load while its PostgreSQL is cut off and started again, frozen and thawed, cut off for good with a
 * standby promoted, frozen for good with a standby promoted. The server is never restarted; it finds the new one by itself, from the hosts its DATABASE_URL
 * names. In the end the ledger is compared with what the clients hold.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAccounts } from '../../packages/service/src/accounts/open.ts';
import { startPostgres, type TestPostgres } from '../kit/postgres.ts';
import { COST, ledgerOf, type StoreAt } from './kill.ts';
import { richCustomer } from './kills.ts';
import { ask, bundledServer, keepAlive, type Running, startServer } from './processes.ts';

const CLIENTS = 16;
const PATIENCE_MS = 120_000;
const FROZEN_MS = 5_000;

/** What happens to a primary that has a standby. */
const TROUBLES: Readonly<Record<string, (primary: TestPostgres, standby: TestPostgres) => Promise<void>>> = {
  'cut off and started again': async (primary) => {
    primary.halt();
    await pause(500);
    primary.start();
  },
  'frozen for 5 s': async (primary) => {
    primary.freeze();
    await pause(FROZEN_MS);
    primary.thaw();
  },
  'cut off, its standby promoted': async (primary, standby) => {
    primary.halt();
    standby.promote();
  },
  'frozen for good, its standby promoted': async (primary, standby) => {
    primary.freeze();
    await pause(500);
    standby.promote();
  },
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export async function troubled(words: readonly string[]): Promise<boolean> {
  const rounds = Number(words[0] ?? '3');
  const file = await bundledServer();
  let good = true;
  for (let round = 1; round <= rounds; round++)
    for (const [name, befall] of Object.entries(TROUBLES)) {
      const found = await troubledOnce(file, round, befall);
      const { unpaid, unanswered, mismatched } = found;
      good &&= unpaid === 0 && unanswered === 0 && mismatched === 0;
      console.log(`${round}. ${name}:`, found);
    }
  rmSync(file, { force: true });
  return good;
}

async function troubledOnce(file: string, run: number, befall: (typeof TROUBLES)[string]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-torture-'));
  const primary = await startPostgres();
  let standby: TestPostgres | undefined;
  let server: Running | undefined;
  try {
    const first = primary.newDatabase();
    const key = await richCustomer({ dataDir, databaseUrl: first });
    standby = await startPostgres(primary);
    // nothing counts as committed before the standby has it
    primary.sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
    primary.sql('SELECT pg_reload_conf()');
    const both = first.replace(`:${primary.port}/`, `:${primary.port},127.0.0.1:${standby.port}/`);
    server = await startServer(file, { DATA_DIR: dataDir, DATABASE_URL: both, COST: String(COST) });
    const load = loadOn(server.port, key, run);
    await until(() => load.answered.size > 20);
    await pause(Math.random() * 1_000);
    const began = performance.now();
    await befall(primary, standby);
    const then = load.answered.size;
    await until(() => load.answered.size > then + 20);
    const backAfterS = (performance.now() - began) / 1000;
    await pause(500);
    await load.stop();
    server.child.kill('SIGTERM');
    await server.gone;
    const kept: StoreAt = { dataDir, databaseUrl: both };
    const accounts = await openAccounts({ ...kept, clock: Date.now });
    const { mismatched } = await accounts.admin.audit();
    await accounts.close();
    // the one that is written to now
    const promoted = standby.isPrimary() ? standby : primary;
    const after = await ledgerOf(
      { dataDir, databaseUrl: first.replace(`:${primary.port}/`, `:${promoted.port}/`) },
      run,
    );
    return {
      answers: load.answered.size,
      refused: load.refused(),
      backAfterS: Number(backAfterS.toFixed(1)),
      unpaid: [...load.answered].filter((id) => !after.has(id)).length,
      unanswered: [...after].filter((id) => !load.answered.has(id)).length,
      mismatched: mismatched.length,
    };
  } finally {
    server?.child.kill('SIGKILL');
    standby?.end();
    primary.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Clients that go on whatever answer they get. */
function loadOn(port: number, key: string, run: number) {
  const agent = keepAlive(CLIENTS);
  const answered = new Set<string>();
  let refused = 0;
  let over = false;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let i = 0; !over; i++) {
      const id = `${run}-${client}-${i}`;
      const reply = await ask(agent, port, key, id);
      if (reply?.status === 200 && reply.body === id) answered.add(id);
      else {
        refused++;
        await pause(50);
      }
    }
  });
  return {
    answered,
    refused: () => refused,
    async stop() {
      over = true;
      await Promise.all(clients);
      agent.destroy();
    },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  const began = performance.now();
  while (!isSo()) {
    if (performance.now() - began > PATIENCE_MS) throw new Error('the server did not come back');
    await pause(20);
  }
}
