/** What `ganaka` exports, and that nothing of the service can be reached from it. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { libraryTypes } from '../../builders/library-types.ts';
import * as ganaka from '../../src/index.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { withoutSchemas }: { withoutSchemas(text: string): string } = await import(join(ROOT, 'scripts/library.mjs'));
const INDEX = join(ROOT, 'src/index.ts');

test('its values are these and no others', () => {
  expect(Object.keys(ganaka).sort()).toEqual(['chitrapaksha', 'day', 'drik', 'loadLanguages', 'place', 'surya']);
});

test('its types are these and no others', () => {
  const types = [...readFileSync(INDEX, 'utf8').matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(
    ([whole, names = '']) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => whole.startsWith('export type') || name.startsWith('type '))
        .map((name) => name.replace('type ', '')),
  );
  expect(types.sort()).toEqual([
    ...[
      'BlockName',
      'Blocks',
      'ChitrapakshaOptions',
      'DateLike',
      'DayOptions',
      'GanakaDay',
      'GanakaEngine',
      'GanakaPlace',
    ],
    ...['InLanguages', 'ModernOptions', 'Snapshot', 'SuryaOptions', 'TimeLike'],
  ]);
});

/** Every file that is loaded with the entry; types are erased, and languages come when they are asked for. */
function loadedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [statement, target = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s[^;]*?from '(\.[^']+)';/gm,
  ))
    if (!/^(import|export) type /.test(statement)) loadedFrom(join(dirname(file), target), seen);
  return seen;
}

test('nothing of sockets, accounts, pages, the book or the reading of queries is loaded with it', () => {
  const folders = new Set([...loadedFrom(INDEX)].map((file) => relative(join(ROOT, 'src'), file).split('/')[0]));
  expect(
    ['http', 'accounts', 'web', 'ask', 'book', 'cli', 'main.ts', 'settings.ts'].filter((name) => folders.has(name)),
  ).toEqual([]);
  expect(folders).toContain('engines');
});

test('package.json leads to the built entry, its types and the command', () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(manifest.exports).toEqual({
    '.': { types: './dist/lib/types/index.d.ts', default: './dist/lib/index.js' },
    './package.json': './package.json',
  });
  expect(manifest.bin).toEqual({ ganaka: 'dist/cli.js' });
  // of what is packed only the command does something when it is loaded
  expect(manifest.sideEffects).toEqual(['./dist/*.js', './src/web/islands/*.ts']);
});

test('src/library/replies.ts follows the schemas (else run builders/library-types.ts)', () => {
  expect(readFileSync(join(ROOT, 'src/library/replies.ts'), 'utf8')).toBe(libraryTypes());
});

test('schemas are cut from what is bundled, whatever stands inside them', () => {
  const text = `const a = Type.Object({ b: Type.String({ description: 'a ) in words' }), /* } */ c: Type.Union([x, y]) });\nkeep(a);`;
  expect(withoutSchemas(text)).toBe('const a = ({} as never);\nkeep(a);');
  expect(withoutSchemas('myType.Object({})')).toBe('myType.Object({})');
});
