// A quick set of tests on newer versions of Node: the service starts and answers, and each engine keeps its contract.
// Node comes from the registry, as a package without scripts. If the registry does not answer, the script says so and does not fail.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages, ROOT } from './setup.mjs';

const INSTALL_MS = 90_000;
const VERSIONS = ['24', '26'];
const FILES = ['test/http/server.test.ts', 'test/engines/engine-contract.test.ts'];

process.chdir(ROOT);
installPackages();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
const name = `node-${process.platform}-${process.arch}`;
const current = process.version.slice(1).split('.')[0];
for (const major of VERSIONS) if (major !== current) testOn(major);

function testOn(major) {
  const dir = mkdtempSync(join(tmpdir(), `ganaka-node${major}-`));
  try {
    const words = ['install', '--prefix', dir, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const got = spawnSync('npm', [...words, `${name}@${major}`], { stdio: 'ignore', timeout: INSTALL_MS });
    const bin = join(dir, 'node_modules', name, 'bin');
    const version = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout?.trim();
    if (got.status !== 0 || !version) {
      console.log(`not tested on Node ${major}: the registry did not give ${name}@${major} in ${INSTALL_MS / 1000} s`);
      return;
    }
    console.log(`Node ${version}: ${FILES.join(', ')}`);
    const { status } = spawnSync('node', ['node_modules/vitest/vitest.mjs', 'run', ...FILES], {
      stdio: 'inherit',
      // services started by the tests use this Node too
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    });
    if (status !== 0) process.exitCode = status ?? 1;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
