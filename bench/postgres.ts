/** The whole service on a real PostgreSQL, durable commits on: keyed requests with one process on this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../test/postgres.ts';
import { cpuMs, load } from './http.ts';
import type { BenchRow } from './row.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WARM_SECONDS = 3;

export async function rows(): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-bench-'));
  const port = 20_000 + (process.pid % 20_000);
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.newDatabase(),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  };
  const server = spawn('node', [join(ROOT, 'dist/main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const args = ['key', 'create', '--email', 'bench@example.org', '--plan', 'commercial', '--prefix', 'tg'];
  const { stdout } = spawnSync('node', [join(ROOT, 'dist/cli.js'), ...args], { env, encoding: 'utf8' });
  const { key }: { key: string } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  const paths = ['/v1/vedic/tithi?date=2026-11-14'];
  await load(port, key, paths, WARM_SECONDS);
  const pid = server.pid ?? 0;
  const before = cpuMs(pid);
  const { perSecond, answered, refused, p99 } = await load(port, key, paths);
  const cpu = ((cpuMs(pid) - before) * 1000) / Math.max(1, answered);
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  postgres.end();
  rmSync(dataDir, { recursive: true, force: true });
  return [
    {
      name: 'tithi kept, keyed, PostgreSQL',
      value: perSecond,
      unit: `req/s (${Math.round(cpu)} µs CPU, p99 ${p99.toFixed(1)} ms, ${refused} refused)`,
      target: 3000,
      atLeast: true,
    },
  ];
}
