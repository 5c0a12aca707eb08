/**
 * The whole service on a real PostgreSQL, durable commits on: keyed requests that are kept, with one process on this machine; and charts that are computed, with one process and with
 * two, in alternation, two customers each time. One process, PostgreSQL and the load fill two cores already, so there a second process can bring nothing but shows what the
 * machine has left; what it brings where there are cores for it is seen with each process held to a share of a core (`cpu-limit.ts`), PostgreSQL and the load left alone.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../test/kit/postgres.ts';
import { busyPercent, machine } from './accounts.ts';
import { rounds, seconds } from './amount.ts';
import { limitCpu } from './cpu-limit.ts';
import { unique } from './http.ts';
import type { BenchRow } from './row.ts';
import { cpuMs, load } from './service.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WARM_SECONDS = seconds(8);
const ROUNDS = rounds(3);
/** Of a core, for each process: two of them, PostgreSQL and the load leave more than half of two cores free. */
const SHARE = 0.2;
const HELD_SECONDS = seconds(6);

export async function rows(): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-bench-'));
  const shared = { ...process.env, DATABASE_URL: postgres.newDatabase(), RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const service = async (nth: number) => {
    const port = 20_000 + (process.pid % 20_000) + nth;
    const env = { ...shared, PORT: String(port), DATA_DIR: join(dataDir, String(nth)) };
    const child = spawn('node', [join(ROOT, 'packages/service/dist/main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    return { port, child, env };
  };
  const [first, second] = [await service(0), await service(1)];
  const keyOf = (email: string): string => {
    const args = ['key', 'create', '--email', email, '--plan', 'commercial', '--prefix', 'tg'];
    const { stdout } = spawnSync('node', [join(ROOT, 'packages/service/dist/cli.js'), ...args], {
      env: first.env,
      encoding: 'utf8',
    });
    const { key }: { key: string } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
    return key;
  };
  const keys = [keyOf('bench@example.org'), keyOf('another@example.org')] as const;
  const paths = ['/v1/vedic/tithi?date=2026-11-14'];
  await load(first.port, keys[0], paths, WARM_SECONDS);
  const pid = first.child.pid ?? 0;
  const before = cpuMs(pid);
  const { perSecond, answered, refused, p99 } = await load(first.port, keys[0], paths);
  const cpu = ((cpuMs(pid) - before) * 1000) / Math.max(1, answered);

  const charts = unique('/v1/vedic/kundali', 60_000, '&time=06:30');
  const ofCharts = async (ports: readonly [number, number], seconds?: number): Promise<number> => {
    const each = await Promise.all(ports.map((port, i) => load(port, keys[i] ?? '', charts, seconds, 16)));
    return each.reduce((sum, one) => sum + one.perSecond, 0);
  };
  const apart = [first.port, second.port] as const;
  const together = [first.port, first.port] as const;
  await ofCharts(apart, WARM_SECONDS);
  const [one, two, busy]: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < ROUNDS; i++) {
    one.push(await ofCharts(together));
    const started = machine();
    two.push(await ofCharts(apart));
    busy.push(busyPercent(started));
  }
  const held: Record<'one' | 'two' | 'had' | 'busy', number[]> = { one: [], two: [], had: [], busy: [] };
  for (let i = 0; i < ROUNDS; i++)
    for (const [found, ports] of [
      [held.one, together],
      [held.two, apart],
    ] as const) {
      const started = machine();
      const holds = [first, second].map(({ child }) => limitCpu(child.pid ?? 0, SHARE));
      found.push(await ofCharts(ports, HELD_SECONDS));
      const [had = 0] = holds.map((release) => release());
      held.had.push(100 * had);
      held.busy.push(busyPercent(started));
    }
  for (const { child } of [first, second]) {
    child.kill('SIGTERM');
    await new Promise((resolve) => child.once('exit', resolve));
  }
  postgres.end();
  rmSync(dataDir, { recursive: true, force: true });
  const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const [alone, both] = [middle(one), middle(two)];
  return [
    {
      name: 'tithi kept, keyed, PostgreSQL',
      value: perSecond,
      unit: `req/s (${Math.round(cpu)} µs CPU, p99 ${p99.toFixed(1)} ms, ${refused} refused)`,
      target: 3000,
      atLeast: true,
    },
    { name: 'kundali uncached, keyed, PostgreSQL, one process', value: alone, unit: 'req/s' },
    { name: 'the same, two processes', value: both, unit: `req/s (machine ${middle(busy)} % busy)` },
    { name: 'two processes of one, this machine', value: both / alone, unit: '×' },
    {
      name: `one process at ${100 * SHARE} % of a core`,
      value: middle(held.one),
      unit: `req/s (had ${middle(held.had).toFixed(1)} %, machine ${middle(held.busy)} % busy)`,
    },
    { name: 'two processes at as much each', value: middle(held.two), unit: 'req/s' },
    {
      name: 'two processes of one, as much of a core each',
      value: middle(held.two) / middle(held.one),
      unit: '×',
      target: 1.4,
      atLeast: true,
    },
  ];
}
