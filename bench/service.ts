/** Starts the built service in its own process with an empty store, and the load generator in another. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seconds } from './amount.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CONNECTIONS = 32;
/** Long enough that the first second, in which the generator warms up, matters little. */
const SECONDS = seconds(10);

export interface BenchService {
  readonly port: number;
  readonly pid: number;
  /** The operator's command line on its store. */
  cli(...words: string[]): string;
  /** A key of a new account. */
  keyOn(plan: string, email?: string): string;
  stop(): Promise<void>;
}

let accounts = 0;

/** Runs a measurement against a new service and stops the service afterwards, also when the measurement fails. */
export async function withService<T>(
  measure: (service: BenchService) => Promise<T>,
  settings: Readonly<Record<string, string>> = {},
): Promise<T> {
  const service = await startedService(settings);
  try {
    return await measure(service);
  } finally {
    await service.stop();
  }
}

/** Resolves when the service accepts requests. */
async function startedService(settings: Readonly<Record<string, string>>): Promise<BenchService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-bench-'));
  const port = 20_000 + (process.pid % 20_000);
  const own = { PORT: String(port), DATA_DIR: dataDir, RATE_LIMIT: 'off', LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...own, ...settings };
  const server = spawn('node', [join(ROOT, 'packages/service/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => server.stdout.once('data', resolve));
  const cli = (...words: string[]): string =>
    spawnSync('node', [join(ROOT, 'packages/service/dist/cli.js'), ...words], { env, encoding: 'utf8' }).stdout;
  return {
    port,
    pid: server.pid ?? 0,
    cli,
    keyOn: (plan, email = `bench${++accounts}@example.org`) => {
      const made = cli('key', 'create', '--email', email, '--plan', plan, '--prefix', 'tg');
      return JSON.parse(made.trim().split('\n').at(-1) ?? '{}').key;
    },
    stop: async () => {
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('exit', resolve));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Load {
  readonly perSecond: number;
  readonly answered: number;
  readonly refused: number;
  readonly meanBytes: number;
  readonly p50: number;
  readonly p99: number;
}

/** Each path once; a wait before each request. */
export interface Manner {
  readonly once?: boolean;
  readonly pauseMs?: number;
}

export async function load(
  port: number,
  key: string,
  paths: readonly string[],
  seconds = SECONDS,
  connections = CONNECTIONS,
  manner: Manner = {},
): Promise<Load> {
  const child = spawn(
    'node',
    [join(ROOT, 'packages/service/dist-bench/load.js'), String(port), String(connections), String(seconds)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  child.stdin.end(JSON.stringify({ key, paths, ...manner }));
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  return JSON.parse(text);
}

/** User and system time of a process, milliseconds; its threads included. */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
