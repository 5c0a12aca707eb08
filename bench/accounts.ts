/**
 * What authentication and debit cost: CPU per call on the embedded file, durable keyed requests per second on the embedded file and on
 * PostgreSQL, with one server process and with two, with the load generator on the same machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Gate, isRefused } from '../packages/service/src/accounts/gate.ts';
import { Buckets } from '../packages/service/src/accounts/keys/rate.ts';
import { openAccounts } from '../packages/service/src/accounts/open.ts';
import { startPostgres } from '../test/kit/postgres.ts';
import { bundledServer, startServer } from '../test/torture/processes.ts';
import { rounds, seconds } from './amount.ts';
import type { BenchRow, MeasuredRow } from './row.ts';

export async function rows(): Promise<BenchRow[]> {
  return [rate(), ...(await libsql()), ...(await served())];
}

function rate(): BenchRow {
  const buckets = new Buckets(Date.now);
  const calls = rounds(300_000);
  const before = process.cpuUsage();
  for (let i = 0; i < calls; i++) buckets.key(`k${i & 1023}`, 'enterprise');
  return { name: 'rate limit, one look', value: cpuUs(before) / calls, unit: 'µs CPU' };
}

async function libsql(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-bench-'));
  const accounts = await openAccounts({ dataDir, clock: Date.now });
  const { id } = await accounts.admin.ensureAccount('bench@example.org', 'commercial');
  await accounts.admin.grant(id, 100_000_000);
  const { text } = await accounts.admin.createKey(id, 'tg');
  const found: BenchRow[] = [];
  for (const [inFlight, target] of [
    [32, 0.15],
    [8, undefined],
    [1, undefined],
  ] as const) {
    await spend(accounts.gate, text, inFlight, rounds(2_000));
    const before = process.cpuUsage();
    const started = performance.now();
    const calls = rounds(10_000);
    await spend(accounts.gate, text, inFlight, calls);
    const ms = cpuUs(before) / calls / 1000;
    found.push({
      name: `authentication and debit, libsql, ${inFlight} in flight`,
      value: ms,
      unit: 'ms CPU',
      ...(target && { target }),
    });
    found.push({ name: `the same, calls`, value: (calls / (performance.now() - started)) * 1000, unit: '/s' });
  }
  await accounts.close();
  rmSync(dataDir, { recursive: true, force: true });
  return found;
}

async function spend(gate: Gate, key: string, inFlight: number, calls: number): Promise<void> {
  let left = calls;
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (left-- > 0) {
        const found = gate.find(key);
        const caller = found instanceof Promise ? await found : found;
        if (isRefused(caller)) throw new Error(caller.refused);
        const debited = await gate.debit(caller, 1, {
          creditClass: 'light',
          routePath: '/v1/vedic/tithi',
          requestId: 'bench',
        });
        if (!debited.ok || !gate.sending(debited.receipt)) throw new Error('not paid');
      }
    }),
  );
}

/**
 * The same small server on the embedded file, on PostgreSQL, and twice on PostgreSQL, in one run: what the store costs, and what a second process
 * adds, with one account (whose balance the processes must take in turn) and with many. This server does nothing but debit; what a second process of
 * the real service adds is measured by `bench postgres`. The machine's load shows whether it could have done more.
 */
async function served(): Promise<BenchRow[]> {
  const server = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-bench-'));
  const file = await bundledServer();
  const perSecond = async (databaseUrl: string | undefined, processes: number, customers = 1): Promise<Measured> => {
    const accounts = await openAccounts({ databaseUrl, dataDir, clock: Date.now, tool: true });
    const keys: string[] = [];
    for (let i = 0; i < customers; i++) {
      const { id } = await accounts.admin.ensureAccount(`bench${i}@example.org`, 'commercial');
      await accounts.admin.grant(id, 100_000_000);
      keys.push((await accounts.admin.createKey(id, 'tg')).text);
    }
    await accounts.close();
    const env = { DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir, COST: '1' };
    const running = await Promise.all(Array.from({ length: processes }, () => startServer(file, env)));
    const loaded = (ms: number) =>
      Promise.all(running.map(({ port }) => load(port, keys, CONNECTIONS / processes, ms)));
    await loaded(seconds(1) * 1000);
    const before = machine();
    const each = await loaded(seconds(5) * 1000);
    const busy = busyPercent(before);
    for (const { child, gone } of running) {
      child.kill('SIGTERM');
      await gone;
    }
    return { value: each.reduce((sum, one) => sum + one, 0), unit: `/s (machine ${busy} % busy)` };
  };
  try {
    const embedded = await perSecond(undefined, 1);
    const one = await perSecond(server.newDatabase(), 1);
    const two = await perSecond(server.newDatabase(), 2);
    const manyOne = await perSecond(server.newDatabase(), 1, CUSTOMERS);
    const manyTwo = await perSecond(server.newDatabase(), 2, CUSTOMERS);
    const what = 'durable keyed requests, one account';
    return [
      { name: `${what}, embedded file, one process`, ...embedded },
      { name: `${what}, PostgreSQL, one process`, ...one, target: 3_000, atLeast: true },
      {
        name: 'PostgreSQL of the embedded file',
        value: (100 * one.value) / embedded.value,
        unit: '%',
        target: 85,
        atLeast: true,
      },
      { name: `${what}, PostgreSQL, two processes`, ...two },
      { name: 'two processes of one, one account', value: two.value / one.value, unit: '×' },
      { name: `durable keyed requests, ${CUSTOMERS} accounts, PostgreSQL, one process`, ...manyOne },
      { name: `the same, two processes`, ...manyTwo },
      { name: `two processes of one, ${CUSTOMERS} accounts`, value: manyTwo.value / manyOne.value, unit: '×' },
    ];
  } finally {
    server.end();
    rmSync(dataDir, { recursive: true, force: true });
    rmSync(file, { force: true });
  }
}

type Measured = Pick<MeasuredRow, 'value' | 'unit'>;
const CONNECTIONS = 64;
const CUSTOMERS = 32;

interface Machine {
  readonly all: number;
  readonly idle: number;
}

/** CPU time of all cores since the machine started, milliseconds. */
export function machine(): Machine {
  const times = cpus().map(({ times }) => times);
  return {
    all: times.reduce((sum, each) => sum + each.user + each.nice + each.sys + each.irq + each.idle, 0),
    idle: times.reduce((sum, each) => sum + each.idle, 0),
  };
}

export function busyPercent(before: Machine): number {
  const now = machine();
  return Math.round(100 * (1 - (now.idle - before.idle) / (now.all - before.all)));
}

/** Keep-alive connections, one request in flight on each; answered requests per second. */
async function load(port: number, keys: readonly string[], connections: number, forMs: number): Promise<number> {
  const requests = keys.map((key) => `GET /bench HTTP/1.1\r\nHost: localhost\r\nX-API-Key: ${key}\r\n\r\n`);
  const started = performance.now();
  let answered = 0;
  await Promise.all(
    Array.from(
      { length: connections },
      (_, i) =>
        new Promise<void>((resolve, reject) => {
          const request = requests[i % requests.length] ?? '';
          const socket = connect(port, '127.0.0.1', () => socket.write(request));
          let text = '';
          socket.setNoDelay(true);
          socket.on('data', (chunk) => {
            text += chunk.toString('latin1');
            if (!text.endsWith('\r\n\r\nbench')) return;
            if (!text.startsWith('HTTP/1.1 200')) return reject(new Error(text));
            text = '';
            answered++;
            if (performance.now() - started < forMs) socket.write(request);
            else {
              socket.end();
              resolve();
            }
          });
          socket.on('error', reject);
        }),
    ),
  );
  return (answered / (performance.now() - started)) * 1000;
}

function cpuUs(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}
