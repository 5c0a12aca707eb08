/** The open pages: one rendered anew for each town, and one kept for a minute. CPU is the server process's own, its threads included. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cpuMs, load } from './http.ts';
import type { BenchRow } from './row.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WARM_SECONDS = 4;

/** Places nobody asked for before. */
const towns = (path: string, count: number, from: number): string[] =>
  Array.from(
    { length: count },
    (_, i) =>
      `${path}?lat=${(8 + ((i + from) % 2800) / 100).toFixed(2)}&lon=${(70 + ((i + from) % 1700) / 100).toFixed(2)}`,
  );

export async function rows(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-bench-'));
  const port = 20_000 + (process.pid % 20_000);
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const server = spawn('node', [join(ROOT, 'dist/main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const pid = server.pid ?? 0;
  const found: BenchRow[] = [];
  const measure = async (paths: readonly string[], warm: readonly string[]) => {
    await load(port, '', warm, WARM_SECONDS);
    const before = cpuMs(pid);
    const { answered, refused, perSecond } = await load(port, '', paths);
    if (refused > 0) throw new Error(`${refused} pages were refused`);
    return { cpu: (cpuMs(pid) - before) / answered, perSecond };
  };
  const anew = async (name: string, path: string, target: number) => {
    const { cpu } = await measure(towns(path, 20_000, 5000), towns(path, 2000, 0));
    found.push({ name, value: cpu, unit: 'ms CPU', target });
  };
  const kept = async (path: string) => {
    const { perSecond, cpu } = await measure([path], [path]);
    found.push({
      name: `${path} kept`,
      value: perSecond,
      unit: `req/s (${Math.round(cpu * 1000)} µs CPU)`,
      target: 3000,
      atLeast: true,
    });
  };
  await anew('/ of a town never asked for', '/', 12);
  await anew('/festivals of a town never asked for', '/festivals', 12);
  for (const path of ['/', '/festivals', '/karya-muhurta', '/yatra']) await kept(path);
  server.kill('SIGTERM');
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
  return found;
}
