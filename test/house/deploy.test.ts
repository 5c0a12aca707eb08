/** What deploy/ says, done as far as a machine without a container daemon can: the Dockerfile's steps in a clean folder, the unit and the proxy's file by their own checkers. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../kit/live.ts';

const folder = mkdtempSync(join(tmpdir(), 'ganaka-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dockerfile = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
const [, second = ''] = dockerfile.split(/^FROM .*$/m).slice(1);

/** The packages that are not for development alone, by the lock file. */
function productionPackages(): string[] {
  const lock: { packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path.startsWith('node_modules/') && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => existsSync(join(ROOT, path)));
}

test('the folder that the image holds serves, with production packages alone', { timeout: 120_000 }, async () => {
  const copied = [...second.matchAll(/^COPY --from=build \/ganaka\/(\S+) (\S+)$/gm)].map(([, from]) => from ?? '');
  expect(copied).toEqual(['package.json', 'node_modules', 'dist', 'data', 'src/web']);
  for (const each of copied.filter((name) => name !== 'node_modules'))
    cpSync(join(ROOT, each), join(folder, each), { recursive: true });
  for (const path of productionPackages()) {
    if (path.lastIndexOf('node_modules/') > 0) continue; // comes along with the package it belongs to
    mkdirSync(join(folder, path, '..'), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  expect(existsSync(join(folder, 'node_modules/esbuild'))).toBe(false);
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  const env = {
    PATH: process.env.PATH ?? '',
    PORT: '0',
    DATA_DIR: join(folder, 'var'),
    LAME_DUCK_SECONDS: '0',
    NODE_ENV: 'production',
  };
  // the image's own command, and npm start, which must neither install nor build
  for (const words of [['dist/main.js'], ['scripts/start.mjs']]) {
    const child = spawn('node', words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const port = await new Promise<string>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk;
        const found = /127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
    });
    for (const path of ['/livez', '/readyz', '/', '/v1/health'])
      expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
    const check = /CMD \["node", "-e", (".*")\]/.exec(dockerfile)?.[1] ?? '""';
    const health = spawnSync('node', ['-e', JSON.parse(check)], { env: { ...env, PORT: port } });
    expect(health.status).toBe(0);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});

test('what the build stage copies is there, and the user is not root', () => {
  const [first = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
  for (const [, names = ''] of first.matchAll(/^COPY (.+) \S+$/gm))
    for (const name of names.split(' ')) expect([name, existsSync(join(ROOT, name))]).toEqual([name, true]);
  expect(second).toMatch(/^USER node$/m);
  expect(second).toMatch(/^CMD \["node", "dist\/main.js"\]$/m);
});

test('the settings that compose and the unit give are settings of ours', async () => {
  const { NAMES } = await import('../../src/settings.ts');
  const text = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');
  const environment = /environment:\n((?: {4}\w+: .*\n)+)/.exec(text)?.[1] ?? '';
  const given = [...environment.matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name ?? '');
  expect(given.length).toBeGreaterThan(4);
  const known: readonly string[] = NAMES;
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
});

test('systemd finds nothing wrong with the unit', () => {
  if (!existsSync('/usr/bin/systemd-analyze')) return;
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(ROOT, 'deploy/ganaka.service')], {
    encoding: 'utf8',
  });
  // that there is no node in /usr/bin of this machine is not the unit's fault
  const said = stderr
    .split('\n')
    .filter((line) => line.includes('ganaka.service') && !/is not executable|No such file/.test(line));
  expect(said).toEqual([]);
});
