/** A benchmark cannot die silently: an area that ends before its figures are there is named, and the status says so. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ganaka-areas-'));
const AREAS = {
  // as when nothing is left that could wake the process
  asleep: 'export const rows = () => new Promise(() => undefined);',
  killed: "export const rows = () => process.kill(process.pid, 'SIGKILL');",
  thrown: "export const rows = async () => { throw new Error('no such thing'); };",
  whole:
    "export const rows = async () => [{ name: 'one', value: Number(process.env.BENCH_ONCE === 'yes'), unit: 'ms' }];",
};

beforeAll(() => {
  for (const [name, text] of Object.entries(AREAS)) writeFileSync(join(folder, `${name}.js`), text);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bench = (...words: string[]) =>
  spawnSync('node', ['--import', 'tsx', 'bench/run.ts', '--from', folder, ...words], { cwd: ROOT, encoding: 'utf8' });

test('areas that end early are named, the others are measured, and the status is 1', () => {
  const { status, stdout, stderr } = bench();
  expect(stdout).toMatch(/asleep\n.*FAILED: asleep ended early, with status 13\n/s);
  expect(stdout).toMatch(/killed\n.*FAILED: killed ended early, by SIGKILL\n/s);
  expect(stdout).toMatch(/whole\n {2}one +0\.000 ms\n/);
  expect(stderr).toContain('no such thing');
  expect(stderr).toMatch(/not measured to the end: asleep, killed, thrown\n$/);
  expect(status).toBe(1);
});

test('with --once an area makes one round, and a name that is none is refused', () => {
  const once = bench('--once', 'whole');
  expect(once.stdout).toMatch(/one +1\.000 ms\n/);
  expect(once.status).toBe(0);
  expect(bench('hole').stderr).toBe('no area "hole"; there are asleep, killed, thrown, whole\n');
});
