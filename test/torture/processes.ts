/** Starts the small server as processes, and clients that load it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** One file that starts quickly, next to the packages it needs. */
export async function bundledServer(): Promise<string> {
  const dir = join(ROOT, 'node_modules', '.cache', 'ganaka');
  mkdirSync(dir, { recursive: true });
  const outfile = join(dir, `torture-server-${process.pid}.mjs`);
  await build({
    entryPoints: [join(ROOT, 'test', 'torture', 'server.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error',
  });
  return outfile;
}

export interface Running {
  readonly port: number;
  readonly child: ChildProcess;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
}

export function startServer(file: string, env: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const port = /port (\d+)/.exec(said)?.[1];
      if (port) resolve({ port: Number(port), child, gone });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

/** One request; the status and body, or undefined when the connection broke before the whole answer was there. */
export function ask(
  agent: Agent,
  port: number,
  key: string,
  id: string,
): Promise<{ status: number; body: string } | undefined> {
  return new Promise((resolve) => {
    const asked = request(
      { agent, host: '127.0.0.1', port, path: `/${id}`, headers: { 'x-api-key': key } },
      (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => {
          body += chunk;
        });
        response.on('end', () => resolve(response.complete ? { status: response.statusCode ?? 0, body } : undefined));
        response.on('error', () => resolve(undefined));
      },
    );
    asked.on('error', () => resolve(undefined));
    asked.setTimeout(20_000, () => asked.destroy());
    asked.end();
  });
}

export const keepAlive = (sockets: number): Agent => new Agent({ keepAlive: true, maxSockets: sockets });

/** What all threads of a process have run, milliseconds: the first figure of each one's schedstat. */
export function ranMs(pid: number): number {
  let ns = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`))
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // ended meanwhile
    }
  return ns / 1e6;
}
