// Makes the sources that are not committed: the named languages from packages/ganaka/data/lexicon and the loaders of all languages.
// Whatever compiles, bundles or tests calls it first.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { LIBRARY, ROOT, SERVICE } from './setup.mjs';
import { filesIn, makeStale } from './stale.mjs';

const TEXT = join(LIBRARY, 'src', 'text');

/** The builder is bundled, which also says what the words are made of. */
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
    const file = join(to, relative(TEXT, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const ours = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules'));
  return ours.map((path) => join(ROOT, path));
}

export const WORDS = {
  name: 'the words of the named languages',
  files: () => [
    join(ROOT, 'package-lock.json'),
    join(ROOT, 'scripts', 'words.mjs'),
    ...filesIn(join(LIBRARY, 'data', 'lexicon')),
  ],
  place: TEXT,
  // also those of a language that is gone
  own: (path) => path.endsWith('.generated.ts'),
  make: writeWords,
};

/** For what builds nothing else. */
export async function makeWords() {
  await makeStale([WORDS]);
  await stop(); // the bundler is a process of its own
}

if (process.argv[1]?.endsWith('words.mjs')) await makeWords();
