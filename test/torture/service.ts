/** The built service as a process of its own, and an open-loop load on it: requests leave at their time, whether or not others were answered. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Service {
  readonly port: number;
  readonly child: ChildProcess;
  /** A new account's key. */
  key(plan: string): string;
  end(): Promise<void>;
}

export async function service(env: Readonly<Record<string, string>> = {}): Promise<Service> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'ganaka-torture-'));
  const own = {
    ...process.env,
    PORT: '0',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
    LAME_DUCK_SECONDS: '0',
    CONNECTIONS_PER_ADDRESS: '0',
    ...env,
  };
  const child = spawn('node', [join(ROOT, 'packages/service/dist/main.js')], {
    env: own,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const found = /127\.0\.0\.1:(\d+)\n/.exec(said)?.[1];
      if (found === undefined) return;
      child.stdout.off('data', hear).resume();
      resolve(Number(found));
    };
    child.stdout.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
  });
  let count = 0;
  return {
    port,
    child,
    key(plan) {
      const words = ['key', 'create', '--email', `t${++count}@example.org`, '--plan', plan, '--prefix', 'tg'];
      const { stdout } = spawnSync('node', [join(ROOT, 'packages/service/dist/cli.js'), ...words], {
        env: own,
        encoding: 'utf8',
      });
      return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}').key;
    },
    async end() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface Seen {
  readonly sent: number;
  /** Answers by status; 0 for a connection that broke. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Waits of the answers with status 200, milliseconds, ascending. */
  readonly waits: readonly number[];
  /** What those with 500 and more said. */
  readonly refusals: readonly string[];
  /** Of all answers. */
  readonly all: readonly number[];
}

export interface LoadPlan {
  readonly port: number;
  readonly key: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly path: (i: number) => string;
  /** A connection is taken from those at rest; another is opened when all are busy, up to so many. */
  readonly connections: number;
  /** How long answers are waited for when all is sent; 5. */
  readonly patienceS?: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
/** Of a reply that comes in chunks. */
const LAST_CHUNK = Buffer.from('\r\n0\r\n\r\n');

/** One reply being read. Of its body only the beginning and the end are kept, so that large ones take little time. */
class Reading {
  head = '';
  status = 0;
  /** The beginning of the body. */
  start: Buffer = Buffer.alloc(0);
  #before: Buffer = Buffer.alloc(0);
  #end: Buffer = Buffer.alloc(0);
  #length = 0;
  #heard = 0;
  #isChunked = false;

  /** Takes what came; returns whether the reply is whole. */
  hear(data: Buffer): boolean {
    if (this.head !== '') return this.#take(data);
    this.#before = Buffer.concat([this.#before, data]);
    const at = this.#before.indexOf(HEAD_END);
    if (at < 0) return false;
    this.head = this.#before.toString('latin1', 0, at);
    this.status = Number(this.head.slice(9, 12));
    this.#isChunked = /transfer-encoding: chunked/i.test(this.head);
    this.#length = Number(/content-length: (\d+)/i.exec(this.head)?.[1] ?? 0);
    this.start = this.#before.subarray(at + HEAD_END.length);
    return this.#take(this.start);
  }

  #take(data: Buffer): boolean {
    this.#heard += data.length;
    if (!this.#isChunked) return this.#heard >= this.#length;
    this.#end = Buffer.concat([this.#end, data.subarray(-LAST_CHUNK.length)]).subarray(-LAST_CHUNK.length);
    return this.#end.equals(LAST_CHUNK);
  }
}

export async function openLoop({
  port,
  key,
  perSecond,
  seconds,
  path,
  connections,
  patienceS = 5,
}: LoadPlan): Promise<Seen> {
  const idle: Socket[] = [];
  const all: Socket[] = [];
  const statuses: Record<number, number> = {};
  const waits: number[] = [];
  const everybody: number[] = [];
  const refusals = new Set<string>();
  const backlog: { line: string; since: number }[] = [];
  let sent = 0;
  let pending = 0;
  const count = (status: number, since: number) => {
    pending--;
    statuses[status] = (statuses[status] ?? 0) + 1;
    everybody.push(performance.now() - since);
    if (status === 200) waits.push(performance.now() - since);
  };
  const asked = new WeakMap<Socket, number>();
  const ask = (socket: Socket, line: string, since: number) => {
    asked.set(socket, since);
    socket.write(line);
  };
  const open = (line: string, since: number) => {
    let reply = new Reading();
    const socket = connect(port, '127.0.0.1', () => ask(socket, line, since));
    socket.setNoDelay(true);
    all.push(socket);
    asked.set(socket, since);
    socket.on('data', (data) => {
      if (!reply.hear(data)) return;
      const { status, head, start } = reply;
      reply = new Reading();
      if (status >= 500) refusals.add(start.toString().slice(0, 160));
      count(status, asked.get(socket) ?? 0);
      asked.delete(socket);
      // the other side is about to close: whoever comes next takes another connection
      if (/^connection: close/im.test(head)) {
        all.splice(all.indexOf(socket), 1);
        socket.destroy();
      }
      const next = backlog.shift();
      if (next === undefined) {
        if (!socket.destroyed) idle.push(socket);
      } else if (socket.destroyed) open(next.line, next.since);
      else ask(socket, next.line, next.since);
    });
    const broken = () => {
      const began = asked.get(socket);
      if (began !== undefined) count(0, began);
      asked.delete(socket);
      if (all.includes(socket)) all.splice(all.indexOf(socket), 1);
      if (idle.includes(socket)) idle.splice(idle.indexOf(socket), 1);
    };
    socket.on('error', () => undefined);
    socket.on('close', broken);
  };
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) {
    const due = Math.floor(((performance.now() - started) / 1000) * perSecond);
    for (; sent < due; sent++) {
      pending++;
      const since = performance.now();
      const line = `GET ${path(sent)} HTTP/1.1\r\nhost: x\r\n${key === '' ? '' : `x-api-key: ${key}\r\n`}\r\n`;
      const socket = idle.pop();
      if (socket !== undefined) ask(socket, line, since);
      else if (all.length < connections) open(line, since);
      else backlog.push({ line, since });
    }
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  for (let i = 0; i < patienceS * 50 && pending > 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  for (const socket of [...all]) socket.destroy();
  waits.sort((a, b) => a - b);
  everybody.sort((a, b) => a - b);
  return { sent, statuses, waits, all: everybody, refusals: [...refusals] };
}

export const quantile = ({ waits }: Seen, part: number): number =>
  waits[Math.min(Math.floor(waits.length * part), waits.length - 1)] ?? 0;

/** How long a fresh connection's /livez takes, milliseconds. */
export async function freshHealth(port: number): Promise<number> {
  const started = performance.now();
  const seen = await openLoop({ port, key: '', perSecond: 1000, seconds: 0.002, path: () => '/livez', connections: 1 });
  return seen.waits[0] ?? performance.now() - started;
}

const pad = (n: number) => String(n).padStart(2, '0');
/** A request nobody made before. */
export const fresh =
  (route: string, more = '') =>
  (i: number): string =>
    `${route}?date=${1900 + (Math.floor(i / 336) % 200)}-${pad((Math.floor(i / 28) % 12) + 1)}-${pad((i % 28) + 1)}&lat=${(8 + (i % 2900) / 100).toFixed(2)}&lon=${(70 + (i % 1900) / 100).toFixed(2)}${more}`;
