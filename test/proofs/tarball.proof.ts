/** The package as `npm pack` makes it, installed into empty projects: every entry without any dependency, its types, the field's own checks, the command, the service. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'ganaka-packed-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const modules = join(project, 'node_modules');
const ganaka = join(modules, 'ganaka');

const ours = readFileSync(join(ROOT, 'package.json'), 'utf8');
execFileSync('npm', ['pack', '--pack-destination', project], { cwd: ROOT, stdio: 'ignore' });
const tarball = join(project, readdirSync(project).find((name) => name.endsWith('.tgz')) ?? '');
mkdirSync(ganaka, { recursive: true });
run('tar', '-xzf', tarball, '-C', ganaka, '--strip-components=1');
writeFileSync(join(project, 'package.json'), '{ "type": "module" }');

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly dependencies?: object;
}
const manifest: Manifest = JSON.parse(readFileSync(join(ganaka, 'package.json'), 'utf8'));
const languages = readdirSync(join(ganaka, 'dist/lib/text')).map((name) => `text/${name.replace('.js', '')}`);
const entries = [
  ...Object.keys(manifest.exports)
    .filter((name) => !name.includes('*') && name !== './package.json')
    .map((name) => name.replace(/^\.\/?/, '')),
  ...languages,
];
const specifier = (entry: string): string => (entry === '' ? 'ganaka' : `ganaka/${entry}`);

describe('the field’s own checks', () => {
  test('publint has nothing to say', async () => {
    const { messages } = await publint({ pkgDir: ganaka, strict: true });
    const pkg = JSON.parse(readFileSync(join(ganaka, 'package.json'), 'utf8'));
    expect(messages.map((each) => formatMessage(each, pkg))).toEqual([]);
  });

  test('the types are right for every way of resolving ES modules', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
      entrypoints: entries.map((entry) => (entry === '' ? '.' : `./${entry}`)),
    });
    if (analysis.types === false) throw new Error('no types in the package');
    // it is a package of ES modules: neither node10 nor require() of old Nodes finds its entries
    const ofModules = analysis.problems.filter(
      (each) => !('resolutionKind' in each && ['node10', 'node16-cjs'].includes(each.resolutionKind)),
    );
    expect(ofModules.map(({ kind, ...rest }) => ({ kind, ...rest }))).toEqual([]);
  });

  test('our own manifest is as it was', () => {
    expect(readFileSync(join(ROOT, 'package.json'), 'utf8')).toBe(ours);
  });
});

const USE = `import { birth, chitrapaksha, day, drik, kundali, loadLanguages, place, placeNamed, surya } from 'ganaka';
import { calendar, dateIn } from 'ganaka/calendars';
import { load } from 'ganaka/drik';
import { day as dayOf } from 'ganaka/panchanga';
const ujjain = place(23.18, 75.77, 'Asia/Kolkata');
try {
  day(surya(), ujjain, '2026-11-17', { lang: 'ta' });
} catch (error) {
  console.log(error instanceof Error && error.message);
}
await loadLanguages('ta');
for (const engine of [surya(), drik(), chitrapaksha()]) {
  const today = day(engine, ujjain, '2026-11-17', { lang: 'ta' });
  const name: string | undefined = today.tithi.name_ta;
  console.log(engine.id, today.tithi.name, name, today.sunrise, today.observances().length);
}
console.log(dayOf(load({ data: 'series' }), placeNamed('Ujjain'), '2026-11-17').tithi.name);
console.log(kundali.kundali(birth(drik(), ujjain, '1990-05-17', '06:30')).lagna.rashi.name);
console.log(String(dateIn(calendar('shaka'), '2026-11-17')));
`;

describe('without any dependency', () => {
  test('it asks for none', () => expect(manifest.dependencies).toBeUndefined());

  test('the library runs', () => {
    writeFileSync(join(project, 'use.mjs'), USE.replace(': string | undefined', ''));
    const lines = run('node', 'use.mjs').trim().split('\n');
    expect(lines.shift()).toContain('the languages of "ta" are not there yet');
    expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
      'surya_siddhanta Ashtami அஷ்டமி',
      'drik Ashtami அஷ்டமி',
      'chitrapaksha Ashtami அஷ்டமி',
      'Ashtami',
      'Vrishabha',
      '2026-11-17[u-ca=ganaka-shaka]',
    ]);
  });

  test('every entry can be imported', () => {
    const imports = entries.map((each) => `console.log(Object.keys(await import('${specifier(each)}')).length > 0);`);
    writeFileSync(join(project, 'all.mjs'), imports.join('\n'));
    expect(run('node', 'all.mjs').trim().split('\n')).toEqual(entries.map(() => 'true'));
  });

  test('its types compile strictly, without the schemas of the service', () => {
    writeFileSync(join(project, 'use.ts'), USE);
    const all = entries.map((each, i) => `import * as e${i} from '${specifier(each)}'; export const x${i} = e${i};`);
    writeFileSync(join(project, 'all.ts'), all.join('\n'));
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
    expect(run(join(ROOT, 'node_modules/.bin/tsc'), ...options, 'use.ts', 'all.ts')).toBe('');
    for (const wrong of [
      `import { day } from 'ganaka'; day('drik');`,
      `import { kundali } from 'ganaka/kundali'; kundali({ jd: 1 });`,
      `import { birth, divisional, place } from 'ganaka/kundali'; import { surya } from 'ganaka/surya';
       divisional(birth(surya(), place(0, 0, 0), '2000-01-01', '12:00'), { chart: 'D5' });`,
    ]) {
      writeFileSync(join(project, 'wrong.ts'), wrong);
      expect(() => run(join(ROOT, 'node_modules/.bin/tsc'), ...options, 'wrong.ts'), wrong).toThrow();
    }
  });

  test('the command answers', () => {
    const said = run('node', 'node_modules/ganaka/dist/cli.js', 'day', '--place', 'Ujjain', '--date', '2026-11-17');
    expect(said).toContain('Ujjain');
    expect(said).toContain('Ashtami');
  });

  test('the service says what it needs', () => {
    const { stderr, status } = spawnSync('node', [join(ganaka, 'dist/cli.js'), 'serve'], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /^this command needs packages of the service, which are not installed: npm install .*fastify@\d/,
    );
  });

  test('a project with another version of such a package can install it, and the service says which it needs', () => {
    const other = mkdtempSync(join(tmpdir(), 'ganaka-peers-'));
    try {
      const older = join(other, 'older');
      mkdirSync(older);
      writeFileSync(join(older, 'package.json'), '{ "name": "lru-cache", "version": "10.4.3" }');
      writeFileSync(join(other, 'package.json'), '{ "dependencies": { "lru-cache": "file:older" } }');
      execFileSync('npm', ['install', '--offline', '--install-links', tarball], { cwd: other, stdio: 'pipe' });
      const cli = join(other, 'node_modules/ganaka/dist/cli.js');
      const { stderr } = spawnSync('node', [cli, 'serve'], { encoding: 'utf8' });
      expect(stderr).toMatch(/^this command needs other versions of some packages: npm install lru-cache@\d/);
    } finally {
      rmSync(other, { recursive: true, force: true });
    }
  });
});

test('with the optional peers it serves', async () => {
  for (const name of Object.keys(manifest.peerDependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  const port = '18917';
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: join(project, 'data') };
  const service = spawn('node', [join(ganaka, 'dist/cli.js'), 'serve'], { cwd: project, env, stdio: 'ignore' });
  try {
    await expect.poll(() => status(`http://127.0.0.1:${port}/v1/health`), { timeout: 60_000, interval: 500 }).toBe(200);
    expect(await status(`http://127.0.0.1:${port}/`)).toBe(200);
  } finally {
    service.kill('SIGTERM');
  }
});

const status = (url: string): Promise<number> =>
  fetch(url).then(
    (reply) => reply.status,
    () => 0,
  );
