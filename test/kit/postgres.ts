/**
 * A real PostgreSQL for tests: its own data folder, loopback alone, an unprivileged user, stopped at the end. Commits are
 * durable as in production (fsync on).
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TOOLS: string = new URL('../../scripts/test-tools.mjs', import.meta.url).href;

export interface TestPostgres {
  /** A new empty database in it. */
  newDatabase(): string;
  readonly bin: string;
  readonly port: number;
  /** Runs a statement as its owner. */
  sql(statement: string): void;
  /** Makes a standby the one that is written to. */
  promote(): void;
  /** Whether it can be written to. */
  isPrimary(): boolean;
  /** As `pg_ctl stop -m immediate`: clients are cut off, as in a crash. */
  halt(): void;
  start(): void;
  /** Freezes all its processes, as on a machine that hangs. */
  freeze(): void;
  thaw(): void;
  /** Stops it and removes its folder. */
  end(): void;
}

/** PostgreSQL refuses to run as root; then another user is used. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('no unprivileged user to run PostgreSQL as');
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** By `ps`, which a Mac has too. */
const childrenOf = (parent: string): string[] =>
  spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .stdout.split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([pid, its]) => (pid !== undefined && its === parent ? [pid] : []));

/** A new one, or a standby that streams from another. */
export async function startPostgres(standbyOf?: TestPostgres): Promise<TestPostgres> {
  const { postgresBin }: { postgresBin: () => string | undefined } = await import(TOOLS);
  const bin = postgresBin();
  if (bin === undefined) throw new Error('these tests need PostgreSQL: apt-get install postgresql');
  const user = unprivileged();
  const dir = mkdtempSync(join(tmpdir(), 'ganaka-pg-'));
  chmodSync(dir, 0o700);
  if (user) chownSync(dir, user.uid, user.gid);
  const port = await freePort();
  const data = join(dir, 'data');
  const options = { ...user, cwd: dir, stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } } as const;
  if (standbyOf === undefined)
    execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'ganaka', '-A', 'trust', '-E', 'UTF8', '--no-sync'], options);
  else {
    const from = ['-h', '127.0.0.1', '-p', String(standbyOf.port), '-U', 'ganaka'];
    execFileSync(
      join(bin, 'pg_basebackup'),
      [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      options,
    );
  }
  const flags = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=120 -c shared_buffers=32MB`;
  const control = (...args: string[]) =>
    execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '60', ...args], options);
  const start = () => void control('-o', flags, '-l', join(dir, 'log'), 'start');
  start();
  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    for (const pid of [main, ...childrenOf(main)]) {
      try {
        process.kill(Number(pid), name);
      } catch {
        // it has just ended
      }
    }
  };
  let count = 0;
  const psql = (sql: string) =>
    execFileSync(
      join(bin, 'psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'ganaka', '-d', 'postgres', '-c', sql],
      options,
    );
  // Should the test process be killed, a small guardian ends the server it leaves behind. It may not signal a root's process.
  const guardian = spawn(
    '/bin/sh',
    [
      '-c',
      `while ps -p ${process.pid} >/dev/null; do sleep 1; done; '${join(bin, 'pg_ctl')}' -D '${data}' -m immediate stop; rm -rf '${dir}'`,
    ],
    { ...options, detached: true },
  );
  guardian.unref();
  return {
    bin,
    port,
    sql: (statement) => void psql(statement),
    promote: () => void control('promote'),
    isPrimary: () => !existsSync(join(data, 'standby.signal')),
    newDatabase() {
      const name = `t${process.pid}_${++count}`;
      psql(`CREATE DATABASE ${name}`);
      return `postgres://ganaka@127.0.0.1:${port}/${name}`;
    },
    halt: () => void control('-m', 'immediate', 'stop'),
    start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    end() {
      if (existsSync(join(data, 'postmaster.pid'))) signal('SIGCONT');
      if (guardian.pid) process.kill(-guardian.pid, 'SIGTERM');
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], options);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
