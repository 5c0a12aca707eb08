/** The built service as a process of its own, on a free port and a database that is thrown away. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a test that only reads may use of a service; it may be one that other files use too. */
export interface ReadService {
  readonly url: string;
  readonly port: number;
  key(plan: string, prefix: string): string;
}

export interface LiveService extends ReadService {
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** Everything the service printed. */
  readonly output: () => string;
  stop(): Promise<number | null>;
}

/** The moment for which pictures of today are checked. */
export const STANDS_AT = '2026-11-14T06:08:00Z';
/** Settings of a service whose clock is fixed at that moment. */
export const CLOCK_STANDS = {
  CLOCK_STANDS_AT: STANDS_AT,
  NODE_OPTIONS: `--require ${join(ROOT, 'test/kit/fixed-clock.cjs')}`,
};

/** The settings of the services that files which only read have in common: `fixed` has a fixed clock. */
export const SHARED = {
  reading: { TRUST_PROXY: 'yes' },
  fixed: { TRUST_PROXY: 'yes', ...CLOCK_STANDS },
} as const;

/** A new key of the account of this plan, by the command line on the service's store. */
export function keyOf(env: NodeJS.ProcessEnv, plan: string, prefix: string): string {
  const words = ['key', 'create', '--email', `${plan}-${prefix}@example.org`, '--plan', plan, '--prefix', prefix];
  const { stdout, stderr } = spawnSync('node', [join(ROOT, 'packages/service/dist/cli.js'), ...words], {
    env,
    encoding: 'utf8',
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) throw new Error(`no key: ${stdout} ${stderr}`);
  return JSON.parse(last).key;
}

/** The machine of the tests may have much else to do: only what hangs may be refused. */
export const PATIENCE = '20';

const LISTENS = /listens on http:\/\/127\.0\.0\.1:(\d+)/;

export async function liveService(env: Record<string, string> = {}): Promise<LiveService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-live-'));
  const own = { PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', LAME_DUCK_SECONDS: '0', PATIENCE };
  const full = { ...process.env, ...own, ...env };
  const child = spawn('node', [join(ROOT, 'packages/service/dist/main.js')], {
    env: full,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = LISTENS.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the service stopped with ${code}: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    process: child,
    dataDir,
    output: () => output,
    key: (plan, prefix) => keyOf(full, plan, prefix),
    stop() {
      if (child.exitCode !== null) return Promise.resolve(child.exitCode);
      const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return ended.finally(() => rmSync(dataDir, { recursive: true, force: true }));
    },
  };
}
