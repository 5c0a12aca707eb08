/** A service that cannot start names the cause, and ends with 1. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../kit/live.ts';

const folder = mkdtempSync(join(tmpdir(), 'ganaka-boot-'));
const SERVICE = join(ROOT, 'packages/service');
const copy = join(folder, 'service');
const STYLE = join('dist', 'design', 'ganaka.css');

/** A copy of the built service without the style of its pages. */
beforeAll(() => {
  mkdirSync(copy);
  const wanted = (path: string) => !/\.map$|[/\\]compiled$/.test(path) && path !== join(SERVICE, STYLE);
  for (const name of ['package.json', 'data', 'dist'])
    cpSync(join(SERVICE, name), join(copy, name), { recursive: true, filter: wanted });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function started(service: string, settings: Record<string, string>) {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...settings };
  const { status, stdout, stderr } = spawnSync('node', [join(service, 'dist/main.js')], { env, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('a missing file of the build is named as missing', () => {
  expect(started(copy, {})).toEqual({
    status: 1,
    stdout: '',
    stderr: `cannot start: ${join(copy, STYLE)} is missing. Build the service again, or install its package again\n`,
  });
});

test('a port that is taken is what cannot be listened on', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  const { status, stderr } = started(SERVICE, { PORT: `${port}` });
  server.close();
  expect(status).toBe(1);
  expect(stderr).toContain(`cannot listen on 127.0.0.1:${port}: `);
  expect(stderr).toContain('EADDRINUSE');
});

test('a setting that is wrong is named', () => {
  expect(started(SERVICE, { PORT: 'eighty' }).stderr).toMatch(/^wrong setting: PORT /);
});
