/** A signal to npm, or to the shell in which npm runs the service, ends the service too, and its port is free again. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../kit/live.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-npm-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The processes that a process has started; `ps` is also on a Mac. */
const childrenOf = (pid: number): number[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child = 0, parent]) => (parent === pid ? [child] : []));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Resolves with the processes from npm to the service, in this order, when the service listens. */
async function started(): Promise<number[]> {
  // without it, npm start would install packages under the feet of the other tests
  if (!existsSync(join(ROOT, 'node_modules/.ganaka-lock'))) throw new Error('run `npm start` or `npm test` once first');
  const env = { ...process.env, PORT: '0', DATA_DIR: dataDir, LAME_DUCK_SECONDS: '1' };
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('listens on')) resolve();
    };
    npm.stdout.on('data', hear);
    npm.stderr.on('data', hear);
    npm.once('exit', () => reject(new Error(`npm start ended: ${output}`)));
  });
  const chain = [npm.pid ?? 0];
  for (let [next] = chain; next !== undefined; [next] = childrenOf(next)) if (next !== chain[0]) chain.push(next);
  return chain;
}

test.each([
  ['npm', 0],
  // where the shell is replaced by the service it is the service itself
  ['the shell of npm', 1],
])('SIGTERM to %s ends the service', async (_, which) => {
  const chain = await started();
  const service = chain.at(-1) ?? 0;
  expect(chain.length).toBeGreaterThanOrEqual(2);
  process.kill(chain[which] ?? 0, 'SIGTERM');
  try {
    await expect.poll(() => isAlive(service), { timeout: 60_000, interval: 100 }).toBe(false);
  } finally {
    if (isAlive(service)) process.kill(service, 'SIGKILL');
  }
});
