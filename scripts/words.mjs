// Makes the sources that are not committed: the named languages from packages/ganaka/data/lexicon and the loaders of all languages.
// Whatever compiles, bundles or tests calls it first.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { LIBRARY, ROOT, SERVICE } from './setup.mjs';
import { filesIn, makeStale } from './stale.mjs';

/** The builder is bundled, which also says what it is made of. */
async function writeWords(to) {
  const bundle = join(SERVICE, 'dist', `.words-${process.pid}.mjs`);
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [join(ROOT, 'builders', 'words.ts')],
    outfile: bundle,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    logLevel: 'warning',
  });
  const { wordFiles } = await import(pathToFileURL(bundle).href).finally(() => rmSync(bundle));
  for (const [path, text] of Object.entries(wordFiles(ROOT))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
  return Object.keys(metafile.inputs)
    .filter((path) => !path.includes('node_modules'))
    .map((path) => join(ROOT, path));
}

/** A part of the build (stale.mjs): they are made again if the lexicon changes, or if one of them is missing or has another length. */
export const WORDS = {
  name: 'the words of the named languages',
  files: () => [
    join(ROOT, 'package-lock.json'),
    join(ROOT, 'scripts', 'words.mjs'),
    ...filesIn(join(LIBRARY, 'data', 'lexicon')),
  ],
  place: join(LIBRARY, 'src', 'text'),
  own: (path) => path.endsWith('.generated.ts'),
  make: writeWords,
};

/** For what builds nothing else. */
export async function makeWords() {
  await makeStale([WORDS]);
  await stop(); // the bundler is a process of its own
}

if (process.argv[1]?.endsWith('words.mjs')) await makeWords();
