/**
 * npm run torture -- disk: the embedded file on a disk of a few mebibytes, which is filled under the running service. What needs the accounts must be refused in a sentence and cost nothing, the
 * rest must go on, and all must be well when there is room again. The disk is a tmpfs, which only root may mount.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { service } from './service.ts';

const SIZE = '6m';
const WHOLE = Buffer.alloc(64 * 1024);

export async function disk(): Promise<boolean> {
  const dir = mkdtempSync(join(tmpdir(), 'ganaka-disk-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dir]).status !== 0) {
    console.log('not tried: a small disk cannot be mounted by this user');
    return true;
  }
  const running = await service({ DATA_DIR: dir });
  try {
    const base = `http://127.0.0.1:${running.port}`;
    const key = running.key('enterprise');
    const keyed = async () => {
      const reply = await fetch(`${base}/v1/vedic/tithi?date=2026-11-14`, { headers: { 'x-api-key': key } });
      const left = reply.headers.get('x-credits-used');
      return { status: reply.status, left, after: reply.headers.get('retry-after'), said: await reply.text() };
    };
    const statusOf = async (path: string) => (await fetch(base + path, { redirect: 'manual' })).status;
    const before = await keyed();
    const files = fill(dir);
    // a few may still find room in what the file has already
    const full = [];
    for (let i = 0; i < 400; i++) full.push(await keyed());
    const refused = full.filter(({ status }) => status !== 200);
    const open = await Promise.all(['/', '/docs', '/v1/health', '/livez', '/account/sign-in'].map(statusOf));
    for (const file of files) rmSync(file);
    let after = await keyed();
    for (let i = 0; i < 100 && after.status !== 200; i++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      after = await keyed();
    }
    const audit = spawnSync('node', ['packages/service/dist/cli.js', 'credits', 'audit'], {
      env: { ...process.env, DATA_DIR: dir },
      encoding: 'utf8',
    });
    const statuses = [...new Set(refused.map(({ status, after: when }) => `${status}, retry after ${when}`))];
    console.log(
      `full: ${full.length - refused.length} answered, ${refused.length} refused (${statuses.join('; ')}); without a key ${open.join(' ')}; with room again ${after.status}; audit ${audit.stdout.trim()}`,
    );
    return (
      before.status === 200 &&
      refused.length > 0 &&
      refused.every(({ status, after: when }) => status === 503 && Number(when) > 0) &&
      open.every((status) => status === 200) &&
      after.status === 200 &&
      audit.status === 0
    );
  } finally {
    await running.end();
    spawnSync('umount', [dir]);
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Files until nothing fits any more. */
function fill(dir: string): string[] {
  const files: string[] = [];
  for (let bytes = WHOLE.length; bytes >= 1; bytes = Math.floor(bytes / 8)) {
    for (let i = 0; ; i++) {
      const file = join(dir, `fill-${bytes}-${i}`);
      files.push(file);
      try {
        writeFileSync(file, WHOLE.subarray(0, bytes));
      } catch {
        break;
      }
    }
  }
  return files;
}
