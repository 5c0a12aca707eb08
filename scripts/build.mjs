// Bundles the service into dist/: one file for the process, one for its threads, one for the command line,
// the scripts, the style and the serif of the pages, the guides as pages, and a reply of every route for the reference.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, stop } from 'esbuild';
import { buildDesign } from './design.mjs';
import { writeGuides } from './guides.mjs';
import { ROOT, run } from './setup.mjs';

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

/** Builds when a source is newer than what was built: a command beside a running service leaves its files alone. */
export async function buildIfStale() {
  const stamp = join(ROOT, 'dist', '.built');
  const newest = Math.max(
    ...['src', 'scripts', 'docs', 'data'].flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true }).map((name) => statSync(join(ROOT, folder, name)).mtimeMs),
    ),
    ...['package-lock.json', 'CHANGELOG.md'].map((name) => statSync(join(ROOT, name)).mtimeMs),
  );
  if (existsSync(stamp) && Number(readFileSync(stamp, 'utf8')) >= newest) return;
  await buildAll();
  writeFileSync(stamp, String(newest));
}

/** Letters beyond Latin-1, which the bundler leaves in regular expressions, written by their numbers: a text without them is held in half as many bytes by each thread. */
function escapeLetters(file) {
  const text = readFileSync(file, 'utf8');
  const number = (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  writeFileSync(file, text.replaceAll(/[^\0-\xff]/g, number));
}

async function buildAll() {
  await build({
    entryPoints: {
      main: join(SRC, 'main.ts'),
      worker: join(SRC, 'worker.ts'),
      press: join(SRC, 'press.ts'),
      cli: join(SRC, 'cli', 'main.ts'),
      examples: join(SRC, 'examples.ts'),
    },
    outdir: join(ROOT, 'dist'),
    ...SERVICE,
    plugins: [ownAddress('./'), takenIn],
  });
  for (const name of ['main', 'worker', 'cli', 'examples']) escapeLetters(join(ROOT, 'dist', `${name}.js`));
  const islands = join(SRC, 'web', 'islands');
  await build({
    entryPoints: readdirSync(islands)
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => join(islands, name)),
    outdir: join(ROOT, 'dist', 'islands'),
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    logLevel: 'warning',
  });
  const scripts = join(ROOT, 'dist', 'islands');
  for (const name of readdirSync(scripts).filter((each) => each.endsWith('.js'))) {
    const body = readFileSync(join(scripts, name));
    writeFileSync(join(scripts, `${name}.br`), brotliCompressSync(body));
    writeFileSync(join(scripts, `${name}.gz`), gzipSync(body));
  }
  await buildDesign();
  await stop(); // the bundler is a process of its own
  writeGuides();
  run(process.execPath, [join(ROOT, 'dist', 'examples.js')]);
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
