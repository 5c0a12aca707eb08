// The work of npm run dev. After an edit what is made of the file is bundled again, the service restarts, and open pages
// reload. Guides, library, cut serif and replies of the reference are those of the last build, if there is one.
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { context } from 'esbuild';
import { serviceBundle } from './build.mjs';
import { readBy } from './bundle.mjs';
import { buildSheets, SERIF, wholeSerif } from './design.mjs';
import { devFront } from './dev-front.mjs';
import { islandBundles } from './islands.mjs';
import { packedQuickly } from './packed-quickly.mjs';
import { ROOT, SERVICE } from './setup.mjs';
import { makeStale } from './stale.mjs';
import { WORDS } from './words.mjs';

const LOOK_EVERY_MS = 200;
/** An editor that saves all files does so one after another. */
const SETTLED_MS = 50;
/** A change of the lexicon makes some sixty files. */
const MOST_NAMED = 5;

/** A package of its own next to dist/, so that a build and this do not disturb each other. */
const DEV = join(SERVICE, 'dist-dev', String(process.pid));
const [DIST, ISLANDS, DESIGN] = ['dist', 'dist/islands', 'dist/design'].map((path) => join(DEV, path));
for (const folder of [DIST, ISLANDS, DESIGN]) mkdirSync(folder, { recursive: true });
process.on('exit', () => rmSync(DEV, { recursive: true, force: true }));
copyFileSync(join(SERVICE, 'package.json'), join(DEV, 'package.json'));
symlinkSync(join(SERVICE, 'data'), join(DEV, 'data'));
for (const name of ['guides.json', 'sample-replies.json', 'openapi.json', 'search.json'])
  if (existsSync(join(SERVICE, 'dist', name))) copyFileSync(join(SERVICE, 'dist', name), join(DIST, name));
writeFileSync(join(DESIGN, SERIF), wholeSerif());

/** Nothing is made small: that takes half of the bundler's time. */
const PLAIN = { minify: false, minifyWhitespace: false, minifySyntax: false, sourcemap: false, logLevel: 'silent' };

/** What can be made again by itself: its function, and the files that it was last made of. */
const bundled = async (options) => {
  const bundler = await context({ ...options, ...PLAIN });
  const part = {
    files: new Set(),
    async make() {
      const { metafile } = await bundler.rebuild();
      part.files = new Set(readBy(metafile));
    },
  };
  return part;
};
const sheets = {
  files: new Set(),
  async make() {
    const { metafile } = await buildSheets(DESIGN);
    sheets.files = new Set(readBy(metafile));
  },
};
/** What is bundled of them is made again when they are there. */
const words = {
  files: new Set(WORDS.files()),
  make: () => makeStale([WORDS]),
};
await words.make();
const parts = [
  words,
  await bundled(serviceBundle(DIST)),
  sheets,
  ...(await Promise.all(islandBundles(ISLANDS).map((bundle) => bundled(bundle)))),
];

const front = devFront(join(DIST, 'main.js'), Number(process.env.PORT ?? 8080), process.env.HOST ?? '127.0.0.1');
let seen = new Map();
await makeAgain(parts, 'the service');
setInterval(look, LOOK_EVERY_MS);

let isBusy = false;
async function look() {
  if (isBusy) return;
  isBusy = true;
  try {
    if (changed().length > 0) {
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
      const files = changed();
      const hit = parts.filter((part) => files.some((file) => part.files.has(file)));
      const names = files.slice(0, MOST_NAMED).map((file) => relative(ROOT, file));
      if (files.length > MOST_NAMED) names.push(`${files.length - MOST_NAMED} more`);
      await makeAgain(hit, names.join(', '));
    }
  } finally {
    isBusy = false;
  }
}

/** By time and size: looking is cheap, and sees what any editor does on any system. */
function changed() {
  return [...seen].flatMap(([file, mark]) => (markOf(file) === mark ? [] : [file]));
}

function marks() {
  return new Map(parts.flatMap(({ files }) => [...files].map((file) => [file, markOf(file)])));
}

function markOf(file) {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? 'gone' : `${stat.mtimeMs} ${stat.size}`;
}

async function makeAgain(which, what) {
  const began = performance.now();
  // from before: what is edited while this runs is made again next
  const before = marks();
  try {
    await Promise.all(which.map((part) => part.make()));
    packedQuickly(ISLANDS);
    await front.serve();
    console.error(`${what}: served after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    front.fail(error instanceof Error ? error.message : String(error));
    console.error(`${what}: ${error instanceof Error ? error.message : error}`);
  }
  // also after a fault: the next edit is compared with what has just been tried
  seen = new Map([...marks(), ...before]);
}
