/** What the entries of the package export, and that nothing of the service can be reached from them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_IDS } from '../../src/text/languages.ts';
import { FACE } from '../kit/library-face.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SRC = join(ROOT, 'src');
const { ENTRIES, withoutSchemas }: { ENTRIES: Record<string, string>; withoutSchemas(text: string): string } =
  await import(join(ROOT, 'scripts/library.mjs'));
const { published }: { published(ours: object): Record<string, unknown> } = await import(
  join(ROOT, 'scripts/prepack.mjs')
);

/** Those that read files of the package. */
const OF_NODE = ['index', 'drik.node', 'chitrapaksha.node', 'places'];

describe.each(Object.entries(ENTRIES))('the entry %s', (name, path) => {
  test('exports what is listed here and nothing else', async () => {
    const entry = await import(join(SRC, path));
    expect(Object.keys(entry).sort()).toEqual(name.startsWith('text/') ? ['default'] : [...(FACE[name] ?? [])].sort());
  });

  test('loads nothing of sockets, accounts, pages, the book, the command line or the reading of queries', () => {
    const folders = new Set([...loadedFrom(join(SRC, path))].map((file) => relative(SRC, file).split('/')[0]));
    const service = ['http', 'accounts', 'web', 'ask', 'book', 'cli', 'main.ts', 'settings.ts'];
    expect(service.filter((each) => folders.has(each))).toEqual([]);
    if (!OF_NODE.includes(name)) expect([...folders].filter((each) => each === 'node')).toEqual([]);
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
  const entries = readdirSync(join(SRC, 'library/text')).map((name) => name.replace('.ts', ''));
  expect(entries.sort()).toEqual(
    LANGUAGE_IDS.filter((id) => id !== 'en')
      .map((id) => id.toLowerCase())
      .sort(),
  );
});

describe('the manifest', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const declarationsOf = (path: string): string => `./dist/lib/types/${path.replace(/\.ts$/, '.d.ts')}`;
  const target = (name: string) => ({ types: declarationsOf(ENTRIES[name] ?? ''), default: `./dist/lib/${name}.js` });

  test('leads to every entry, its types, the data and the command', () => {
    const plain = Object.keys(ENTRIES).filter((name) => !/^index$|^text\/|\.node$|^(drik|chitrapaksha)$/.test(name));
    expect(manifest.exports).toEqual({
      '.': target('index'),
      ...Object.fromEntries(plain.map((name) => [`./${name}`, target(name)])),
      ...Object.fromEntries(
        ['drik', 'chitrapaksha'].map((name) => [`./${name}`, { node: target(`${name}.node`), default: target(name) }]),
      ),
      './text/*': { types: './dist/lib/types/library/text/*.d.ts', default: './dist/lib/text/*.js' },
      './data/*.bin': './data/ephemeris/*.bin',
      './package.json': './package.json',
    });
    expect(manifest.bin).toEqual({ ganaka: 'dist/cli.js' });
  });

  test('as it is published asks for no package: those of the service are optional peers', () => {
    const made = published(manifest);
    expect(Object.keys(made)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^((dev|optional)?dependencies|scripts|overrides)$/i)]),
    );
    expect(made.sideEffects).toBe(false);
    expect(made.serviceDependencies).toEqual({ ...manifest.dependencies, ...manifest.optionalDependencies });
    expect(Object.keys(made.peerDependencies ?? {})).toEqual(Object.keys(made.serviceDependencies ?? {}));
    expect(new Set(Object.values(made.peerDependencies ?? {}))).toEqual(new Set(['*'])); // a project may have others of its own
    expect(Object.keys(made.peerDependenciesMeta ?? {})).toEqual(Object.keys(made.peerDependencies ?? {}));
  });
});

test('schemas are cut from what is bundled, whatever is written inside them', () => {
  const text = `const a = Type.Object({ b: Type.String({ description: 'a ) in words' }), /* } */ c: Type.Union([x, y]) });\nkeep(a);`;
  expect(withoutSchemas(text)).toBe('const a = ({} as never);\nkeep(a);');
  expect(withoutSchemas('myType.Object({})')).toBe('myType.Object({})');
});
