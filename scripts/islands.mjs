// Bundles the scripts of the pages into dist/islands/, with the series that some of them compute with.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readBy } from './bundle.mjs';
import { NO_SCHEMAS } from './library.mjs';
import { ROOT } from './setup.mjs';

const ISLANDS = join(ROOT, 'src', 'web', 'islands');
/** Those that compute with the library: they share its code in pieces, and load a language or an engine when it is needed. */
const COMPUTING = join(ISLANDS, 'computing');
const OUT = join(ROOT, 'dist', 'islands');
const SERIES = join(ROOT, 'data', 'ephemeris', 'series.bin');

const scriptsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name));

export const islandFiles = () => [...scriptsIn(ISLANDS), ...scriptsIn(COMPUTING), SERIES];

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
  const computing = await build({
    ...COMMON,
    entryPoints: scriptsIn(COMPUTING),
    splitting: true,
    chunkNames: 'piece-[hash]',
    define: { SERIES_FILE: JSON.stringify(series) },
    plugins: [NO_SCHEMAS],
  });
  for (const name of readdirSync(OUT)) {
    const body = readFileSync(join(OUT, name));
    writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(body));
    writeFileSync(join(OUT, `${name}.gz`), gzipSync(body));
  }
  return [alone, computing].flatMap(({ metafile }) => readBy(metafile));
}
