// The quick set on Node 24, beside the Node that everything else ran on: the service starts and answers, and each engine keeps its contract.
// Node comes from the registry, as a package without scripts; where that does not answer, it is said, and nothing fails.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { installPackages, ROOT } from './setup.mjs';

const INSTALL_MS = 90_000;
const FILES = ['test/http/server.test.ts', 'test/engines/engine-contract.test.ts'];

process.chdir(ROOT);
installPackages();
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
const name = `node-${process.platform}-${process.arch}`;
const dir = mkdtempSync(join(tmpdir(), 'ganaka-node24-'));
try {
  const words = ['install', '--prefix', dir, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const got = spawnSync('npm', [...words, `${name}@24`], { stdio: 'ignore', timeout: INSTALL_MS });
  const bin = join(dir, 'node_modules', name, 'bin');
  const version = spawnSync(join(bin, 'node'), ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (got.status !== 0 || !version) {
    console.log(`Node 24 was not tried: the registry did not give ${name}@24 within ${INSTALL_MS / 1000} s`);
  } else {
    console.log(`Node ${version}: ${FILES.join(', ')}`);
    const { status } = spawnSync('node', ['node_modules/vitest/vitest.mjs', 'run', ...FILES], {
      stdio: 'inherit',
      // the services that the tests start are found by the same name
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
    });
    process.exitCode = status ?? 1;
  }
} finally {
  rmSync(dir, { recursive: true, force: true });
}
