/** `npm run dev`: an edit of server code or of a style restarts the service, and open pages reload. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROOT } from '../kit/live.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'ganaka-dev-'));
const WAIT = { timeout: 300_000, interval: 100 };
let dev: ChildProcess;
let output = '';
let url = '';
const served = (what: string) => output.split('\n').filter((line) => line.includes(`${what}: served after`)).length;

beforeAll(async () => {
  dev = spawn('node', ['scripts/dev.mjs'], { cwd: ROOT, env: { ...process.env, PORT: '0', DATA_DIR: dataDir } });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (output += chunk));
  await vi.waitUntil(() => served('the service') === 1, WAIT);
  url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0] ?? '';
}, 300_000);
afterAll(async () => {
  const ended = new Promise((resolve) => dev.once('exit', resolve));
  dev.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
  expect(readdirSync(join(ROOT, 'packages/service/dist-dev'))).not.toContain(String(dev.pid));
});

/** As an editor that saves the same text: the file is as it was, but for its time. */
function save(path: string): void {
  const { atime } = statSync(join(ROOT, path));
  utimesSync(join(ROOT, path), atime, new Date());
}

test.each([
  'packages/service/src/web/design/styles/home.css',
  'packages/service/src/web/pages/home/page.tsx',
  'packages/ganaka/src/jyotisha/festivals/catalog/deepavali.ts',
])('after an edit of %s a request waits for the new service, and open pages reload', async (path) => {
  const changes = await fetch(`${url}/dev/changes`);
  const told = changes.body?.getReader();
  expect(new TextDecoder().decode((await told?.read())?.value)).toBe(': here\n\n');
  save(path);
  await expect.poll(() => served(path), WAIT).toBe(1);
  expect(new TextDecoder().decode((await told?.read())?.value)).toBe('data: changed\n\n');
  await told?.cancel();
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<script src="/dev/reload.js"></script></body>');
  expect((await fetch(`${url}/v1/calendars/bikram?date=2026-11-14`)).status).toBe(200);
});
