/** What the entries of the package export, and that nothing of the service can be reached from them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_IDS } from 'ganaka/internal/text/languages.ts';
import { describe, expect, test } from 'vitest';
import { FACE } from '../kit/library-face.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SRC = join(ROOT, 'packages/ganaka/src');
const { ENTRIES }: { ENTRIES: Record<string, string> } = await import(join(ROOT, 'scripts/library.mjs'));

/** Those that read files of the package. */
const OF_NODE = ['index', 'drik.node', 'chitrapaksha.node', 'places'];

describe.each(Object.entries(ENTRIES))('the entry %s', (name, path) => {
  test('exports what is listed here and nothing else', async () => {
    const entry = await import(join(SRC, path));
    expect(Object.keys(entry).sort()).toEqual(name.startsWith('text/') ? ['default'] : [...(FACE[name] ?? [])].sort());
  });

  test('loads nothing outside the package', () => {
    const folders = new Set([...loadedFrom(join(SRC, path))].map((file) => relative(SRC, dirname(file))));
    expect([...folders].filter((each) => each.startsWith('..'))).toEqual([]);
    if (!OF_NODE.includes(name)) expect([...folders].filter((each) => each === 'library/node')).toEqual([]);
  });
});

/** Every file that is loaded with an entry; types are erased, and what is imported in a function comes later. */
function loadedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [statement, target = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s[^;]*?from '(\.[^']+)';/gm,
  ))
    if (!/^(import|export) type /.test(statement)) loadedFrom(join(dirname(file), target), seen);
  return seen;
}

test('every language but English has an entry', () => {
  const entries = readdirSync(join(SRC, 'library/entries/text')).map((name) => name.replace('.ts', ''));
  expect(entries.sort()).toEqual(
    LANGUAGE_IDS.filter((id) => id !== 'en')
      .map((id) => id.toLowerCase())
      .sort(),
  );
});

describe('the manifests', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'packages/ganaka/package.json'), 'utf8'));
  const service = JSON.parse(readFileSync(join(ROOT, 'packages/service/package.json'), 'utf8'));
  const declarationsOf = (path: string): string => `./dist/types/${path.replace(/\.ts$/, '.d.ts')}`;
  const target = (name: string) => ({ types: declarationsOf(ENTRIES[name] ?? ''), default: `./dist/${name}.js` });

  test('lead to every entry, its types, the data and the command', () => {
    const plain = Object.keys(ENTRIES).filter((name) => !/^index$|^text\/|\.node$|^(drik|chitrapaksha)$/.test(name));
    expect(manifest.exports).toEqual({
      '.': target('index'),
      ...Object.fromEntries(plain.map((name) => [`./${name}`, target(name)])),
      ...Object.fromEntries(
        ['drik', 'chitrapaksha'].map((name) => [`./${name}`, { node: target(`${name}.node`), default: target(name) }]),
      ),
      './text/*': { types: './dist/types/library/entries/text/*.d.ts', default: './dist/text/*.js' },
      './data/*.bin': './data/ephemeris/*.bin',
      './package.json': './package.json',
    });
    expect(service.bin).toEqual({ ganaka: 'dist/cli.js' });
  });

  test('the library needs no package, and the service has the library of its own version', () => {
    expect(Object.keys(manifest).filter((key) => /dependencies|^bin/i.test(key))).toEqual([]);
    expect(manifest.sideEffects).toBe(false);
    expect(service.dependencies.ganaka).toBe(manifest.version);
    expect(service.version).toBe(manifest.version);
  });

  test('the workspace is never published', () => {
    const root = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(root).toMatchObject({ private: true, workspaces: ['packages/*'] });
    // a package may import itself by its name, so the root must not have that of the library
    expect(root.name).not.toBe('ganaka');
  });
});
