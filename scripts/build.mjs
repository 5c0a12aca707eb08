// Bundles the service into dist/: one file for the process, one for its threads, one for the command line,
// the scripts, the style and the serif of the pages, the guides as pages, and a reply of every route for the reference.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, stop } from 'esbuild';
import { buildDesign } from './design.mjs';
import { writeGuides } from './guides.mjs';
import { ROOT, run } from './setup.mjs';
import { filesIn, makeStale } from './stale.mjs';

const SRC = join(ROOT, 'src');

/**
 * A module keeps its own address: what it reads relative to itself is found from dist/ as from where it stands. `up` leads from
 * the folder of the bundle to dist/.
 */
export const ownAddress = (up) => ({
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const inside = path.startsWith(`${SRC}/`) ? relative(SRC, path) : join('..', relative(ROOT, path));
      // files beside main.ts stand beside it in dist/ too, when the bundle does
      if (!text.includes('import.meta.url') || (up === './' && !inside.includes('/'))) return undefined;
      const own = `new URL(${JSON.stringify(`${up}${inside}`)}, import.meta.url).href`;
      return { contents: text.replaceAll('import.meta.url', own), loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** Packages without anything of the system in them that views need: taken in, for each start and each thread would look for their seven hundred files. */
const TAKEN_IN =
  /^(typebox|@indic-transliteration\/sanscript|@photostructure\/tz-lookup|ical-generator|csv-stringify)(\/|$)/;
export const takenIn = {
  name: 'taken-in',
  setup({ onResolve }) {
    onResolve({ filter: TAKEN_IN }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }));
  },
};

export const SERVICE = {
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  sourcemap: true,
  // without comments a start reads less
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
};

/** Letters beyond Latin-1, which the bundler leaves in regular expressions, written by their numbers: a text without them is held in half as many bytes by each thread. */
function escapeLetters(file) {
  const text = readFileSync(file, 'utf8');
  const number = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(file, text.replaceAll(/[^\0-\xff]/g, number));
}

const DIST = join(ROOT, 'dist');
const DOCS = join(ROOT, 'docs');
const ISLANDS = join(SRC, 'web', 'islands');
const OURS = ['package-lock.json', 'package.json', 'scripts/build.mjs', 'scripts/setup.mjs'].map((name) =>
  join(ROOT, name),
);

/** The files of ours that a bundle was made of; packages change with the lock file. */
const readBy = ({ inputs }) =>
  Object.keys(inputs)
    .map((path) => join(process.cwd(), path.replace(/^[\w-]+:/, '')))
    .filter((path) => !path.includes('node_modules'));

async function buildService() {
  const { metafile } = await build({
    entryPoints: {
      main: join(SRC, 'main.ts'),
      worker: join(SRC, 'worker.ts'),
      press: join(SRC, 'press.ts'),
      cli: join(SRC, 'cli', 'main.ts'),
      examples: join(SRC, 'examples.ts'),
    },
    outdir: DIST,
    metafile: true,
    ...SERVICE,
    plugins: [ownAddress('./'), takenIn],
  });
  for (const name of ['main', 'worker', 'cli', 'examples']) escapeLetters(join(DIST, `${name}.js`));
  return readBy(metafile);
}

const islands = () => readdirSync(ISLANDS).filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'));

async function buildIslands() {
  const outdir = join(DIST, 'islands');
  const { metafile } = await build({
    entryPoints: islands().map((name) => join(ISLANDS, name)),
    outdir,
    metafile: true,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  for (const name of readdirSync(outdir).filter((each) => each.endsWith('.js'))) {
    const body = readFileSync(join(outdir, name));
    writeFileSync(join(outdir, `${name}.br`), brotliCompressSync(body));
    writeFileSync(join(outdir, `${name}.gz`), gzipSync(body));
  }
  return readBy(metafile);
}

/** In this order: the replies of the reference are made by the service, and its search finds the guides. */
const PARTS = [
  { name: 'the service', files: () => OURS, out: join(DIST, 'main.js'), make: buildService },
  {
    name: 'the scripts of the pages',
    files: () => [...OURS, ...islands().map((name) => join(ISLANDS, name))],
    out: join(DIST, 'islands', 'common.js'),
    make: buildIslands,
  },
  {
    name: 'their style',
    files: () => [
      ...OURS,
      join(ROOT, 'scripts', 'design.mjs'),
      ...filesIn(SRC, (name) => /\.(tsx?|css)$/.test(name)),
      ...filesIn(join(ROOT, 'data', 'places'), (name) => name.endsWith('.json')),
    ],
    out: join(DIST, 'design', 'tiro-devanagari.woff2'),
    make: buildDesign,
  },
  {
    name: 'the guides',
    files: () => [...OURS, join(ROOT, 'scripts', 'guides.mjs'), join(ROOT, 'CHANGELOG.md'), ...filesIn(DOCS)],
    out: join(DIST, 'guides.json'),
    make: writeGuides,
  },
  {
    name: 'the replies of the reference',
    files: () => [join(DIST, 'examples.js'), join(DIST, 'guides.json'), ...filesIn(join(ROOT, 'data'))],
    out: join(DIST, 'examples.json'),
    make: () => run(process.execPath, [join(DIST, 'examples.js')]),
  },
];

/** Builds what is stale: a command beside a running service leaves its files alone. */
export async function buildIfStale() {
  await makeStale(PARTS);
  await stop(); // the bundler is a process of its own
}

/** The benchmarks, bundled as the service is: what is measured is the code that serves. */
export async function buildBench() {
  const bench = join(ROOT, 'bench');
  await build({
    entryPoints: readdirSync(bench).map((name) => join(bench, name)),
    outdir: join(ROOT, 'dist', 'bench'),
    ...SERVICE,
    plugins: [ownAddress('../'), takenIn],
  });
  await stop();
}

if (process.argv[1]?.endsWith('build.mjs')) await buildIfStale();
