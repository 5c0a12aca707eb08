/** Both packages as `npm pack` makes them, installed into empty projects: every entry of the library without any dependency, its types, the field's own checks; the command and the service. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tarballs } from '../kit/packed.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'ganaka-packed-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const modules = join(project, 'node_modules');
const ganaka = join(modules, 'ganaka');

const changed = (): string => execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
/** A copy of the project without its history has nothing to compare. */
const before = existsSync(join(ROOT, '.git')) ? changed() : null;
const { ganaka: tarball, service: ofService } = await tarballs();
mkdirSync(ganaka, { recursive: true });
run('tar', '-xzf', tarball, '-C', ganaka, '--strip-components=1');
writeFileSync(join(project, 'package.json'), '{ "type": "module" }');

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: object;
}
const manifest: Manifest = JSON.parse(readFileSync(join(ganaka, 'package.json'), 'utf8'));
const languages = readdirSync(join(ganaka, 'dist/text')).map((name) => `text/${name.replace('.js', '')}`);
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

  test('packing changes no file of the project', () => {
    if (before !== null) expect(changed()).toBe(before);
  });

  test('the library is at most 10.5 MB, packed', () => expect(statSync(tarball).size).toBeLessThan(10.5e6));
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
});

describe('the service, installed with the library', () => {
  const folder = join(project, 'service');
  const cli = join(folder, 'node_modules/.bin/ganaka');
  beforeAll(() => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    const words = ['install', '--no-audit', '--no-fund', '--loglevel=error', tarball, ofService];
    execFileSync('npm', words, { cwd: folder, stdio: 'pipe' });
  }, 600_000);

  test('the command answers', () => {
    const answer = execFileSync(cli, ['day', '--place', 'Ujjain', '--date', '2026-11-17'], { encoding: 'utf8' });
    expect(answer).toContain('Ujjain');
    expect(answer).toContain('Ashtami');
    expect(execFileSync(cli, ['--version'], { encoding: 'utf8' })).toMatch(/^ganaka \d+\.\d+\.\d+\n$/);
  });

  test('npx finds the command by the name of the package', () => {
    const answer = execFileSync('npx', ['ganaka-service', 'geocode', 'Ujjain', '--limit', '1'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(answer).toContain('Madhya Pradesh');
  });

  test('mcp answers `initialize`', () => {
    const hello = {
      jsonrpc: '2.0',
      id: 1,
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'proof', version: '1' } },
    };
    const { stdout } = spawnSync(cli, ['mcp'], { input: `${JSON.stringify(hello)}\n`, encoding: 'utf8' });
    expect(JSON.parse(stdout.split('\n')[0] ?? '{}').result?.serverInfo?.name).toBe('ganaka');
  });

  test('it serves', async () => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(project, 'data') };
    const service = spawn(cli, ['serve'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const url = await new Promise<string>((resolve, reject) => {
        service.stdout.on('data', (chunk: Buffer) => {
          const found = /http:\/\/[\d.:]+/.exec(String(chunk))?.[0];
          if (found !== undefined) resolve(found);
        });
        service.once('exit', (code) => reject(new Error(`ended with ${code}`)));
      });
      for (const path of ['/v1/health', '/', '/docs', '/lab', '/v1/calendars/bikram?date=today'])
        expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
    } finally {
      service.kill('SIGTERM');
    }
  });
});
