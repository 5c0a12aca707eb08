// Bundles the library into packages/ganaka/dist/: the code of its entries and their types. Schemas are not in it, because views import them as types.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { BUNDLE, readBy, takenIn } from './bundle.mjs';
import { LIBRARY, run } from './setup.mjs';
import { filesIn } from './stale.mjs';

const SRC = join(LIBRARY, 'src');
const LIB = join(LIBRARY, 'dist');

/** `ganaka/surya` and the others, by where their sources are; those of Node read files of the package. */
export const ENTRIES = {
  ...Object.fromEntries(
    filesIn(join(SRC, 'library', 'entries'))
      .map((file) => relative(SRC, file))
      .map((path) => [path.replace('library/entries/', '').replace('.ts', ''), path]),
  ),
  'drik.node': 'library/node/drik.ts',
  'chitrapaksha.node': 'library/node/chitrapaksha.ts',
  places: 'library/node/places.ts',
  client: 'library/client/index.ts',
};

/** The code; packing adds the declarations. */
export async function buildLibrary(to) {
  const { metafile } = await build({
    ...BUNDLE,
    entryPoints: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(SRC, path)])),
    outdir: to,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    minify: true,
    charset: 'utf8',
    sourcemap: false,
    metafile: true,
    target: 'es2022',
    plugins: [takenIn],
  });
  return readBy(metafile);
}

/** The declarations that a caller can reach from the entries, and no others. */
export function writeTypes() {
  const made = join(LIB, 'declarations');
  for (const folder of [made, join(LIB, 'types')]) rmSync(folder, { recursive: true, force: true });
  run('npx', ['tsc', '-p', LIBRARY]);
  const reached = new Set();
  const reach = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(join(made, file), 'utf8');
    for (const [, target] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g))
      reach(relative(made, join(made, dirname(file), target)).replace(/\.tsx?$/, '.d.ts'));
  };
  for (const path of Object.values(ENTRIES)) reach(path.replace(/\.ts$/, '.d.ts'));
  for (const file of reached) {
    const to = join(LIB, 'types', file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, readFileSync(join(made, file), 'utf8').replaceAll(/(['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }
  rmSync(made, { recursive: true, force: true });
}
