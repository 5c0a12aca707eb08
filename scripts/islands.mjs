// Bundles the scripts of the pages into dist/islands/, with the series that some of them compute with.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
const OUT = join(SERVICE, 'dist', 'islands');
const SERIES = join(LIBRARY, 'data', 'ephemeris', 'series.bin');

/**
 * What stands in the place of what in the bundles of births: of words and lists of names those that a sheet can say, and no checks,
 * because the forms check what is typed.
 */
export const IN_BIRTHS = Object.fromEntries(
  [
    ['text/languages/en/index.ts', 'text/languages/en/births.ts'],
    ['text/languages/hi/index.ts', 'text/languages/hi/births.ts'],
    ['lexicon/index.ts', 'lexicon/births.ts'],
    ['library/checks/caller-values.ts', 'library/checks/trusting-values.ts'],
    ['library/checks/check-place.ts', 'library/checks/trusting-place.ts'],
  ].map((paths) => paths.map((path) => join(LIBRARY, 'src', path))),
);

/** Whoever imports a file of the table gets what stands in its place. */
export const standIns = (table) => ({
  name: 'stand-ins',
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
  outdir: OUT,
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
function copySeries() {
  const body = readFileSync(SERIES);
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 8).toUpperCase();
  const name = `series-${hash}.bin`;
  writeFileSync(join(OUT, name), body);
  return name;
}

export async function buildIslands() {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const series = copySeries();
  const alone = await build({ ...COMMON, entryPoints: scriptsIn(ISLANDS) });
  const inPieces = {
    ...COMMON,
    splitting: true,
    chunkNames: 'piece-[hash]',
    define: { SERIES_FILE: JSON.stringify(series) },
  };
  const computing = await build({ ...inPieces, entryPoints: scriptsIn(COMPUTING) });
  const births = [];
  for (const entry of scriptsIn(BIRTHS))
    births.push(await build({ ...inPieces, entryPoints: [entry], plugins: [standIns(IN_BIRTHS)] }));
  const embed = await build({ ...inPieces, entryPoints: { embed: EMBED }, chunkNames: 'embed-[hash]' });
  for (const name of readdirSync(OUT)) {
    const body = readFileSync(join(OUT, name));
    writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(body));
    writeFileSync(join(OUT, `${name}.gz`), gzipSync(body));
  }
  return [alone, computing, ...births, embed].flatMap(({ metafile }) => readBy(metafile));
}
