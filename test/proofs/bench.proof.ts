/** Every benchmark still runs to its end: one round of each area. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { areasOf } from '../../bench/areas.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** It installs other libraries from the registry, which may not answer. */
const NEEDS_REGISTRY = 'peers';
const areas = areasOf(readdirSync(new URL('../../bench', import.meta.url))).filter((area) => area !== NEEDS_REGISTRY);

beforeAll(() => {
  const { status, stderr } = spawnSync(
    'node',
    ['--input-type=module', '-e', "const { buildBench } = await import('./scripts/build.mjs'); await buildBench();"],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

test.each(areas)('bench %s', (area) => {
  const { status, stdout, stderr } = spawnSync('node', ['packages/service/dist-bench/run.js', '--once', area], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(status, stdout + stderr).toBe(0);
  // at least one figure, or the reason why there is none
  expect(stdout).toMatch(/ \d[\d.,]* \S| skipped: /);
});
