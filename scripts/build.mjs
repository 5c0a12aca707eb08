// Builds both packages. The service is bundled into packages/service/dist/: one file for the process, one for its threads, one for each named language, the command line,
// the scripts, the style and the serif of the pages, the guides as pages, and a reply of every route for the reference.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { madeAside, removeLeft } from './aside.mjs';
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
  'scripts/aside.mjs',
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

/** What the bundler makes of the service, into a folder. */
export const serviceBundle = (outdir) => ({
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
  outdir,
  metafile: true,
  ...BUNDLE,
  splitting: true,
  chunkNames: 'part-[hash]',
  plugins: [namesApart, takenIn],
});

async function buildService(to) {
  const { metafile } = await build(serviceBundle(to));
  for (const name of readdirSync(to).filter((each) => /^(service|worker|sample-replies|part-.*)\.js$/.test(each)))
    escapeLetters(join(to, name));
  return readBy(metafile);
}

/** In chunks: what only some commands need is loaded only by those commands. */
async function buildCommand(to) {
  const { metafile } = await build({
    entryPoints: { cli: join(SRC, 'cli', 'main.ts') },
    outdir: to,
    metafile: true,
    ...BUNDLE,
    splitting: true,
    chunkNames: 'cli-[hash]',
    plugins: [takenIn],
  });
  for (const name of readdirSync(to).filter((each) => /^cli.*\.js$/.test(each))) escapeLetters(join(to, name));
  return readBy(metafile);
}

/** In this order: all are bundled of the words, the replies of the reference are made by the service, and its search finds the guides. */
const PARTS = [
  WORDS,
  {
    name: 'the service',
    files: () => OURS,
    place: DIST,
    // code that Node has compiled is of the service that was there before
    own: (path) =>
      /^((main|service|worker|pdf-thread|sample-replies|(names|part)-[^/]*)\.js(\.map)?|compiled\/.*)$/.test(path),
    make: buildService,
  },
  {
    name: 'the command line',
    files: () => OURS,
    place: DIST,
    own: (path) => /^cli[.-][^/]*$/.test(path),
    make: buildCommand,
  },
  {
    name: 'the scripts of the pages',
    files: () => [...OURS, join(ROOT, 'scripts', 'islands.mjs'), ...islandFiles()],
    place: join(DIST, 'islands'),
    make: buildIslands,
  },
  {
    name: 'the library',
    files: () => [...OURS, join(ROOT, 'scripts', 'library.mjs'), ...filesIn(join(LIBRARY, 'src', 'library'))],
    place: join(LIBRARY, 'dist'),
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
    place: join(DIST, 'design'),
    make: buildDesign,
  },
  {
    name: 'the guides',
    files: () => [...OURS, join(ROOT, 'scripts', 'guides.mjs'), join(ROOT, 'CHANGELOG.md'), ...filesIn(DOCS)],
    place: DIST,
    own: () => false,
    make: writeGuides,
  },
  {
    name: 'the replies of the reference',
    files: () => [
      join(DIST, 'sample-replies.js'),
      join(DIST, 'guides.json'),
      ...[LIBRARY, SERVICE].flatMap((folder) => filesIn(join(folder, 'data'))),
    ],
    place: DIST,
    own: () => false,
    // what is compiled here is most of what the service needs, so that an image is built with it
    make: (to) =>
      run(process.execPath, [join(DIST, 'sample-replies.js'), to], {
        env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
      }),
  },
];

/** Builds only what is stale, so that a command leaves the files of a running service alone. */
export async function buildIfStale() {
  await makeStale(PARTS);
  await stop(); // the bundler is a process of its own
}

/** Benchmarks and the kits of tests find the files of the checkout from their own place, which a bundle would change. */
const atTheirPlace = {
  name: 'at-their-place',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](bench|test)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    }));
  },
};

/** The benchmarks, bundled as the service is: what is measured is the code that serves. */
export async function buildBench() {
  const bench = join(ROOT, 'bench');
  const entryPoints = readdirSync(bench).map((name) => join(bench, name));
  const place = join(SERVICE, 'dist-bench');
  const plugins = [takenIn, atTheirPlace];
  removeLeft(place);
  await madeAside(
    place,
    () => true,
    (outdir) => build({ entryPoints, outdir, ...BUNDLE, plugins }),
  );
  await stop();
}

if (process.argv[1]?.endsWith('build.mjs')) await buildIfStale();
