// Installs what a fresh clone lacks, on Node built-ins alone.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockOf } from './alone.mjs';
import { writeWhole } from './aside.mjs';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
/** The folders of the two packages. */
export const LIBRARY = join(ROOT, 'packages', 'ganaka');
export const SERVICE = join(ROOT, 'packages', 'service');

/** Runs a command in the project; stops this process with its status when it fails. */
export function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (error !== undefined) {
    console.error(`${command} could not be started: ${error.message}`);
    process.exit(1);
  }
  if (status !== 0) process.exit(status ?? 1);
}

/** `npm ci`, unless node_modules was installed from this very lock file. */
export function installPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node 20.19 or newer is needed; this is ${process.version}`);
    process.exit(1);
  }
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const stamp = join(ROOT, 'node_modules', '.ganaka-lock');
  const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (isInstalled()) return;
  const unlock = lockOf(join(SERVICE, 'dist', '.installing'), 'installing packages');
  if (!isInstalled()) installFrom(lock, stamp);
  unlock();
}

function installFrom(lock, stamp) {
  const began = performance.now();
  console.error('installing packages with npm ci; the first time this takes a minute or more …');
  rmSync(stamp, { force: true });
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], { stdio: ['ignore', 2, 2] });
  console.error(`installed in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  writeWhole(stamp, lock);
}

/** A build with production packages alone, as deploy/Dockerfile makes it: there is nothing to build with, and nothing to install at the start. */
export const isDelivered = () =>
  existsSync(join(SERVICE, 'dist', 'main.js')) &&
  existsSync(join(ROOT, 'node_modules', 'fastify')) &&
  !existsSync(join(ROOT, 'node_modules', 'esbuild'));
