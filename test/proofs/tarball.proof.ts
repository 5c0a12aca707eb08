/** The package as `npm pack` makes it, unpacked into an empty project: the library without any dependency, its types, the command. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'ganaka-packed-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (command: string, ...words: string[]): string =>
  execFileSync(command, words, { cwd: project, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const modules = join(project, 'node_modules');

execFileSync('npm', ['pack', '--pack-destination', project], { cwd: ROOT, stdio: 'ignore' });
mkdirSync(join(modules, 'ganaka'), { recursive: true });
run(
  'tar',
  '-xzf',
  readdirSync(project).find((name) => name.endsWith('.tgz')) ?? '',
  '-C',
  join(modules, 'ganaka'),
  '--strip-components=1',
);
writeFileSync(join(project, 'package.json'), '{ "type": "module" }');

const USE = `import { chitrapaksha, day, drik, loadLanguages, place, surya } from 'ganaka';
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
`;

test('the library runs without any dependency', () => {
  writeFileSync(join(project, 'use.mjs'), USE.replace(': string | undefined', ''));
  const lines = run('node', 'use.mjs').trim().split('\n');
  expect(lines.shift()).toBe('the languages of "ta" are not loaded: await loadLanguages("ta") first');
  expect(lines.map((line) => line.split(' ').slice(0, 3).join(' '))).toEqual([
    'surya_siddhanta Ashtami அஷ்டமி',
    'drik Ashtami அஷ்டமி',
    'chitrapaksha Ashtami அஷ்டமி',
  ]);
});

test('its types compile strictly, without the schemas of the service', () => {
  writeFileSync(join(project, 'use.ts'), USE);
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
  expect(run(join(ROOT, 'node_modules/.bin/tsc'), ...options, 'use.ts')).toBe('');
  writeFileSync(join(project, 'wrong.ts'), `import { day } from 'ganaka'; day('drik');`);
  expect(() => run(join(ROOT, 'node_modules/.bin/tsc'), ...options, 'wrong.ts')).toThrow();
});

test('the command answers from the package', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  const said = run('node', 'node_modules/ganaka/dist/cli.js', 'day', '--place', 'Ujjain', '--date', '2026-11-17');
  expect(said).toContain('Ujjain');
  expect(said).toContain('Ashtami');
});
