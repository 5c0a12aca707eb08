// Bundles the scripts of the pages into dist/islands/, with the series that some of them compute with.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readBy } from './bundle.mjs';
import { LIBRARY, SERVICE } from './setup.mjs';

const ISLANDS = join(SERVICE, 'src', 'web', 'islands');
/** Those that compute with the library: they share its code in pieces, and load a language or an engine when it is needed. */
const COMPUTING = join(ISLANDS, 'computing');
/** Those about births: each by itself, with only the sentences that it can say. */
const BIRTHS = join(ISLANDS, 'births');
/** For pages of other origins, in pieces of its own. */
const EMBED = join(ISLANDS, 'embed', 'index.ts');
const SERIES = join(LIBRARY, 'data', 'ephemeris', 'series.bin');

const SRC = join(LIBRARY, 'src');
const LANGUAGES = join(SRC, 'text', 'languages');

/**
 * Which file replaces which in the bundles of births: of words and lists of names those that a sheet can say, in every
 * language that has a file of them, and no checks, because the forms check what is typed.
 */
export const IN_BIRTHS = {
  ...Object.fromEntries(
    readdirSync(LANGUAGES)
      .map((language) => join(LANGUAGES, language))
      .filter((folder) => existsSync(join(folder, 'births.ts')))
      .map((folder) => [join(folder, 'index.ts'), join(folder, 'births.ts')]),
  ),
  [join(SRC, 'lexicon/index.ts')]: join(SRC, 'lexicon/births.ts'),
  [join(SRC, 'library/checks/caller-values.ts')]: join(SRC, 'library/checks/trusting-values.ts'),
  [join(SRC, 'library/checks/check-place.ts')]: join(SRC, 'library/checks/trusting-place.ts'),
};

/** Whoever imports a file of the table gets the one that replaces it. */
export const replacing = (table) => ({
  name: 'replacing',
  setup({ onLoad }) {
    const names = Object.keys(table).map((path) => path.replaceAll(/[.\\/]/g, '\\$&'));
    onLoad({ filter: new RegExp(`^(${names.join('|')})$`) }, ({ path }) => ({
      contents: `export * from ${JSON.stringify(table[path])};`,
      resolveDir: LIBRARY,
    }));
  },
});

const scriptsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));

export const islandFiles = () => [ISLANDS, COMPUTING, BIRTHS].flatMap(scriptsIn).concat(EMBED, SERIES);

const COMMON = {
  metafile: true,
  bundle: true,
  minify: true,
  charset: 'utf8',
  platform: 'browser',
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  logLevel: 'warning',
};

/** The series under a name with its hash, as pieces have it: scripts name it so, and it may be cached forever. */
function copySeries(to) {
  const body = readFileSync(SERIES);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8).toUpperCase();
  const name = `series-${hash}.bin`;
  writeFileSync(join(to, name), body);
  return name;
}

/** What the bundler makes of them, into a folder, one bundle after another. */
export function islandBundles(outdir) {
  const common = { ...COMMON, outdir };
  const inPieces = {
    ...common,
    splitting: true,
    chunkNames: 'piece-[hash]',
    define: { SERIES_FILE: JSON.stringify(copySeries(outdir)) },
  };
  return [
    { ...common, entryPoints: scriptsIn(ISLANDS) },
    { ...inPieces, entryPoints: scriptsIn(COMPUTING) },
    ...scriptsIn(BIRTHS).map((entry) => ({ ...inPieces, entryPoints: [entry], plugins: [replacing(IN_BIRTHS)] })),
    { ...inPieces, entryPoints: { embed: EMBED }, chunkNames: 'embed-[hash]' },
  ];
}

export async function buildIslands(to) {
  const read = [];
  for (const bundle of islandBundles(to)) read.push(...readBy((await build(bundle)).metafile));
  for (const name of readdirSync(to)) {
    const body = readFileSync(join(to, name));
    writeFileSync(join(to, `${name}.br`), brotliCompressSync(body));
    writeFileSync(join(to, `${name}.gz`), gzipSync(body));
  }
  return read;
}
