// Bundles the scripts of the pages into dist/islands/, with the series that some of them compute with.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readBy } from './bundle.mjs';
import { NO_SCHEMAS } from './library.mjs';
import { ownWords } from './own-words.mjs';
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

/** Names and sentences that no answer about a birth has, and the strengths and eclipses, which none of their rules asks. */
export const NOT_OF_BIRTHS = new RegExp(
  `/src/(${[
    'text/languages/[a-z-]+/names/(festivals|yogas|dravya|bhugola|muhurta|kalas)',
    'text/languages/[a-z-]+/notes/(festivals|muhurta|panchanga|siddhanta|yogas)',
    'text/languages/[a-z-]+/(festival-rules|reports|sights|cautions|clauses|lines|calendar-notes)',
    'lexicon/[a-z]+/(anandadi|chaughadiya|dravya|festival|jataka-yoga|manvantara|muhurta-day|muhurta-night|observance|yuga)',
    'jyotisha/kundali/bala/index',
    'sky/engines/siddhantic/(chandra|surya)-grahana',
  ].join('|')})\\.ts$`,
);

/** The forms of births check what is typed, so the checks of the library, which are for other callers, are left out. */
const UNCHECKED = {
  name: 'unchecked',
  setup({ onLoad }) {
    const trusting = {
      'caller-values':
        'export const shownValue = String, textOf = String, shownText = String, checkOptions = () => {}, optionsIn = (given) => given ?? {}, checkMade = () => {}, checkOneOf = () => {};',
      'check-place': 'export const PLACE_OPTIONS = [], checkPlace = () => {}, checkCoordinates = () => {};',
    };
    onLoad({ filter: /\/src\/library\/checks\/(caller-values|check-place)\.ts$/ }, ({ path }) => ({
      contents: trusting[basename(path, '.ts')],
    }));
  },
};

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
    plugins: [NO_SCHEMAS],
  };
  const computing = await build({ ...inPieces, entryPoints: scriptsIn(COMPUTING) });
  const births = [];
  for (const entry of scriptsIn(BIRTHS)) {
    const alike = { ...inPieces, entryPoints: [entry], plugins: [NO_SCHEMAS, UNCHECKED] };
    births.push(await build({ ...alike, plugins: await ownWords(alike, NOT_OF_BIRTHS) }));
  }
  const embed = await build({ ...inPieces, entryPoints: { embed: EMBED }, chunkNames: 'embed-[hash]', plugins: [] });
  for (const name of readdirSync(OUT)) {
    const body = readFileSync(join(OUT, name));
    writeFileSync(join(OUT, `${name}.br`), brotliCompressSync(body));
    writeFileSync(join(OUT, `${name}.gz`), gzipSync(body));
  }
  return [alone, computing, ...births, embed].flatMap(({ metafile }) => readBy(metafile));
}
