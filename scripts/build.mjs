// Builds both packages. The service is bundled into packages/service/dist/: one file for the process, one for its threads, one for each named language, the command line,
// the scripts, the style and the serif of the pages, the guides as pages, and a reply of every route for the reference.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, stop } from 'esbuild';
import { BUNDLE, readBy, takenIn } from './bundle.mjs';
import { buildDesign } from './design.mjs';
import { writeGuides } from './guides.mjs';
import { buildIslands, islandFiles } from './islands.mjs';
import { buildLibrary } from './library.mjs';
import { LIBRARY, ROOT, run, SERVICE } from './setup.mjs';
import { filesIn, makeStale } from './stale.mjs';
import { WORDS } from './words.mjs';

const SRC = join(SERVICE, 'src');
const TEXT = join(LIBRARY, 'src', 'text');

/** Letters beyond Latin-1, which the bundler leaves in regular expressions, written by their numbers: a text without them is held in half as many bytes by each thread. */
function escapeLetters(file) {
  const text = readFileSync(file, 'utf8');
  const number = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(file, text.replaceAll(/[^\0-\xff]/g, number));
}

const DIST = join(SERVICE, 'dist');
const DOCS = join(ROOT, 'docs');
/** Compiled code, which Node 22 and later keep from one start to the next. */
const COMPILED = join(DIST, 'compiled');
const OURS = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/bundle.mjs',
  'scripts/setup.mjs',
].map((name) => join(ROOT, name));

/** Named languages are files of their own: a process or a thread that is never asked for one does not hold its text. */
const namesApart = {
  name: 'names-apart',
  setup({ onResolve }) {
    onResolve({ filter: NAMED }, ({ path, importer }) =>
      importer === NAMED_LOADERS ? { path: `./names-${NAMED.exec(path)[1]}.js`, external: true } : undefined,
    );
  },
};
const NAMED = /^\.\.\/languages\/([\w-]+)\/index\.generated\.ts$/;
const NAMED_LOADERS = join(TEXT, 'loaders', 'named.generated.ts');
const namedFolders = () =>
  [...readFileSync(NAMED_LOADERS, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, path]) => NAMED.exec(path)[1]);

async function buildService() {
  mkdirSync(DIST, { recursive: true });
  for (const name of readdirSync(DIST).filter((each) => /^(names|part)-/.test(each))) rmSync(join(DIST, name));
  rmSync(COMPILED, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: {
      main: join(SRC, 'start.ts'),
      service: join(SRC, 'main.ts'),
      worker: join(SRC, 'worker.ts'),
      'pdf-thread': join(SRC, 'pdf-thread.ts'),
      'sample-replies': join(SRC, 'sample-replies.ts'),
      ...Object.fromEntries(
        namedFolders().map((folder) => [`names-${folder}`, join(TEXT, 'languages', folder, 'index.generated.ts')]),
      ),
    },
    outdir: DIST,
    metafile: true,
    ...BUNDLE,
    splitting: true,
    chunkNames: 'part-[hash]',
    plugins: [namesApart, takenIn],
  });
  for (const name of readdirSync(DIST).filter((each) => /^(service|worker|sample-replies|part-.*)\.js$/.test(each)))
    escapeLetters(join(DIST, name));
  return readBy(metafile);
}

/** In chunks: what only some commands need is loaded only by those commands. */
async function buildCommand() {
  for (const name of readdirSync(DIST).filter((each) => /^cli[.-]/.test(each))) rmSync(join(DIST, name));
  const { metafile } = await build({
    entryPoints: { cli: join(SRC, 'cli', 'main.ts') },
    outdir: DIST,
    metafile: true,
    ...BUNDLE,
    splitting: true,
    chunkNames: 'cli-[hash]',
    plugins: [takenIn],
  });
  for (const name of readdirSync(DIST).filter((each) => /^cli.*\.js$/.test(each))) escapeLetters(join(DIST, name));
  return readBy(metafile);
}

/** In this order: all are bundled of the words, the replies of the reference are made by the service, and its search finds the guides. */
const PARTS = [
  WORDS,
  { name: 'the service', files: () => OURS, out: join(DIST, 'main.js'), make: buildService },
  { name: 'the command line', files: () => OURS, out: join(DIST, 'cli.js'), make: buildCommand },
  {
    name: 'the scripts of the pages',
    files: () => [...OURS, join(ROOT, 'scripts', 'islands.mjs'), ...islandFiles()],
    out: join(DIST, 'islands', 'common.js'),
    make: buildIslands,
  },
  {
    name: 'the library',
    files: () => [...OURS, join(ROOT, 'scripts', 'library.mjs'), ...filesIn(join(LIBRARY, 'src', 'library'))],
    out: join(LIBRARY, 'dist', 'index.js'),
    make: buildLibrary,
  },
  {
    name: 'their style',
    files: () => [
      ...OURS,
      join(ROOT, 'scripts', 'design.mjs'),
      ...[LIBRARY, SERVICE].flatMap((folder) => filesIn(join(folder, 'src'), (name) => /\.(tsx?|css)$/.test(name))),
      ...filesIn(join(LIBRARY, 'data', 'places'), (name) => name.endsWith('.json')),
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
    files: () => [
      join(DIST, 'sample-replies.js'),
      join(DIST, 'guides.json'),
      ...[LIBRARY, SERVICE].flatMap((folder) => filesIn(join(folder, 'data'))),
    ],
    out: join(DIST, 'sample-replies.json'),
    // what is compiled here is most of what the service needs, so that an image is built with it
    make: () =>
      run(process.execPath, [join(DIST, 'sample-replies.js')], {
        env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
      }),
  },
];

/** Builds only what is stale, so that a command leaves the files of a running service alone. */
export async function buildIfStale() {
  await makeStale(PARTS);
  await stop(); // the bundler is a process of its own
}

/** The benchmarks, bundled as the service is: what is measured is the code that serves. */
export async function buildBench() {
  const bench = join(ROOT, 'bench');
  await build({
    entryPoints: readdirSync(bench).map((name) => join(bench, name)),
    outdir: join(SERVICE, 'dist-bench'),
    ...BUNDLE,
    plugins: [takenIn],
  });
  await stop();
}

if (process.argv[1]?.endsWith('build.mjs')) await buildIfStale();
