/** What deploy/ says, done as far as a machine without a container daemon can: the Dockerfile's steps in a clean folder, the unit and the proxy's file by their own checkers. */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('no package is installed within one of ours, where the second stage would not take it from', () => {
  const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  expect(Object.keys(lock.packages).filter((path) => /^packages\/\w+\/node_modules/.test(path))).toEqual([]);
});

/** The folder of the image, as the second stage lays it out. */
beforeAll(() => {
  const copied = [...second.matchAll(/^COPY --from=build \/ganaka\/(\S+) (\S+)$/gm)].map(([, from]) => from ?? '');
  expect(copied).toEqual([
    'package.json',
    'node_modules',
    ...['packages/ganaka/package.json', 'packages/ganaka/data'],
    ...['packages/service/package.json', 'packages/service/dist', 'packages/service/data'],
  ]);
  for (const each of copied.filter((name) => name !== 'node_modules'))
    cpSync(join(ROOT, each), join(folder, each), { recursive: true });
  for (const path of productionPackages()) {
    if (path.lastIndexOf('node_modules/') > 0) continue; // comes along with the package it belongs to
    mkdirSync(join(folder, path, '..'), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  expect(existsSync(join(folder, 'node_modules/esbuild'))).toBe(false);
  const link = /^RUN chmod \+x (\S+) && ln -s \/ganaka\/(\S+) \/usr\/local\/bin\/(\S+)$/m.exec(second);
  const [, made = '', target = '', name = ''] = link ?? [];
  mkdirSync(join(folder, 'bin'));
  chmodSync(join(folder, made), 0o755);
  symlinkSync(join(folder, target), join(folder, 'bin', name));
});

const env = {
  PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
  PORT: '0',
  DATA_DIR: join(folder, 'var'),
  LAME_DUCK_SECONDS: '0',
  NODE_ENV: 'production',
};

interface Serving {
  readonly port: string;
  end(): Promise<number | null>;
}

async function serving(words: readonly string[], more: Record<string, string> = {}): Promise<Serving> {
  const child = spawn('node', words, { cwd: folder, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
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
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const end = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { port, end };
}

test('the folder that the image holds serves, with production packages alone', { timeout: 120_000 }, async () => {
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true });
  // the image's own command, and npm start, which must neither install nor build
  for (const words of [['packages/service/dist/main.js'], ['scripts/start.mjs']]) {
    const { port, end } = await serving(words);
    for (const path of ['/livez', '/readyz', '/', '/v1/health', '/docs'])
      expect([path, (await fetch(`http://127.0.0.1:${port}${path}`)).status]).toEqual([path, 200]);
    const check = /CMD \["node", "-e", (".*")\]/.exec(dockerfile)?.[1] ?? '""';
    const health = spawnSync('node', ['-e', JSON.parse(check)], { env: { ...env, PORT: port } });
    expect(health.status).toBe(0);
    expect(await end()).toBe(0);
  }
  rmSync(join(folder, 'scripts'), { recursive: true });
});

/** As `docker exec … ganaka` runs it: from any folder, by the name on the PATH. */
const ganaka = (...words: string[]) => spawnSync('ganaka', words, { cwd: tmpdir(), env, encoding: 'utf8' });

test('the command line is on the PATH and manages accounts while the service runs', {
  timeout: 120_000,
}, async () => {
  const { port, end } = await serving(['packages/service/dist/main.js']);
  const made = ganaka('key', 'create', '--email', 'a@example.org', '--plan', 'enterprise', '--prefix', 'tg');
  const key = /tg_\w+/.exec(made.stdout)?.[0] ?? '';
  expect(key, made.stdout + made.stderr).not.toBe('');
  const reply = await fetch(`http://127.0.0.1:${port}/v1/vedic/tithi`, { headers: { 'x-api-key': key } });
  expect(reply.status).toBe(200);
  expect(ganaka('doctor').status).toBe(0);
  expect(ganaka('panchanga', '--date', '2026-11-14').stdout).toContain('2026');
  expect(await end()).toBe(0);
});

test('with the settings of the stage that has Chromium a book is printed', { timeout: 180_000 }, async () => {
  const [, stage = ''] = /^FROM serve AS chromium\n(.*?)^FROM /ms.exec(dockerfile) ?? [];
  expect(stage).toMatch(/apt-get install -y --no-install-recommends chromium \\\n/);
  expect(stage.match(/^USER .*$/gm)?.at(-1)).toBe('USER node');
  const given = Object.fromEntries(
    [...(/^ENV (.*)$/m.exec(stage)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
  );
  expect(given).toEqual({ CHROMIUM: '/usr/bin/chromium', CHROMIUM_SANDBOX: 'no' });
  const { port, end } = await serving(['packages/service/dist/main.js'], given);
  const made = ganaka('key', 'create', '--email', 'b@example.org', '--plan', 'enterprise', '--prefix', 'tg');
  const birth = 'date=1990-05-17&time=06:30&lat=23.18&lon=75.78&tz=5.5';
  const reply = await fetch(`http://127.0.0.1:${port}/v1/vedic/kundali-book.pdf?${birth}`, {
    headers: { 'x-api-key': /tg_\w+/.exec(made.stdout)?.[0] ?? '' },
  });
  expect([
    reply.status,
    Buffer.from(await reply.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual([200, '%PDF-']);
  expect(await end()).toBe(0);
});

test('the stage that is built when none is named has no Chromium', () => {
  expect(dockerfile.trimEnd().endsWith('FROM serve AS plain')).toBe(true);
  const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');
  expect(compose).toMatch(/target: plain/);
});

test('the proxy takes its lines for TLS as they are written', () => {
  const config = readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8');
  const certs = join(folder, 'certs');
  mkdirSync(certs);
  const names = ['-keyout', join(certs, 'key'), '-out', join(certs, 'cert'), '-subj', '/CN=example.org'];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', ...names]);
  const [cert, own] = ['cert', 'key'].map((name) => readFileSync(join(certs, name), 'utf8'));
  for (const name of ['cert', 'key']) rmSync(join(certs, name));
  writeFileSync(join(certs, 'site.pem'), `${cert}${own}`);
  const withTls = config
    .replaceAll(/^ {2}# (bind :8443|http-request redirect)/gm, '  $1')
    .replace('/usr/local/etc/haproxy/certs/', `${certs}/`)
    .replaceAll(/ganaka-[ab]:8080/g, '127.0.0.1:8080');
  expect(withTls).toMatch(/^ {2}bind :8443 ssl crt /m);
  expect(withTls).toMatch(/^ {2}http-request redirect scheme https/m);
  writeFileSync(join(folder, 'haproxy.cfg'), withTls);
  const checked = spawnSync('haproxy', ['-c', '-f', join(folder, 'haproxy.cfg')], { encoding: 'utf8' });
  expect(checked.status, checked.stderr).toBe(0);
});

test('what the build stage copies is there, and the user is not root', () => {
  const [first = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
  for (const [, names = ''] of first.matchAll(/^COPY (.+) \S+$/gm))
    for (const name of names.split(' ').filter((each) => !each.startsWith('--')))
      expect([name, existsSync(join(ROOT, name))]).toEqual([name, true]);
  const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  // a build of this machine must not pass for one of the image
  expect(ignored).toEqual(expect.arrayContaining(['**/dist', '**/node_modules']));
  expect(second).toMatch(/^USER node$/m);
  expect(second).toMatch(/^CMD \["node", "packages\/service\/dist\/main.js"\]$/m);
});

test('compiled code is made by the user who runs the image, and belongs to that user', () => {
  const [first = ''] = dockerfile.split(/^FROM .*$/m).slice(1);
  const userOf = (stage: string) => /^USER (.*)$/m.exec(stage)?.[1];
  expect(first.indexOf('USER')).toBeLessThan(first.indexOf('scripts/build.mjs'));
  expect(userOf(first)).toBe(userOf(second));
  expect(second).toMatch(/^RUN chown -R node:node packages\/service\/dist\/compiled$/m);
});

test('the settings that compose and the unit give are settings of ours', async () => {
  const { NAMES } = await import('../../packages/service/src/settings.ts');
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
