/** The proxy of deploy/ as a process of its own, in front of two services on this machine. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './live.ts';
import { freePort } from './postgres.ts';

export interface Front {
  readonly port: number;
  end(): void;
}

export async function startProxy(a: number, b: number): Promise<Front> {
  const folder = mkdtempSync(join(tmpdir(), 'ganaka-proxy-'));
  const port = await freePort();
  const config = join(folder, 'haproxy.cfg');
  writeFileSync(
    config,
    readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8')
      .replace('bind :8000', `bind 127.0.0.1:${port}`)
      .replaceAll('ganaka-a:8080', `127.0.0.1:${a}`)
      .replaceAll('ganaka-b:8080', `127.0.0.1:${b}`),
  );
  const checked = spawnSync('haproxy', ['-c', '-f', config], { encoding: 'utf8' });
  if (checked.error) throw new Error('this needs HAProxy: apt-get install haproxy', { cause: checked.error });
  if (checked.status !== 0) throw new Error(`haproxy: ${checked.stderr}`);
  const child = spawn('haproxy', ['-f', config], { stdio: 'ignore' });
  return {
    port,
    end() {
      child.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
