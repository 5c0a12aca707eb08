// Makes the sources that are not committed: the named languages from packages/ganaka/data/lexicon and the loaders of all languages.
// Whatever compiles, bundles or tests calls it first.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, stop } from 'esbuild';
import { LIBRARY, ROOT, SERVICE } from './setup.mjs';
import { filesIn, makeStale } from './stale.mjs';

const TEXT = join(LIBRARY, 'src', 'text');

/** The builder is bundled, which also says what it is made of. */
async function writeWords() {
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
  const words = wordFiles(ROOT);
  // of a language that is gone
  for (const old of filesIn(TEXT, (name) => name.endsWith('.generated.ts'))) if (words[old] === undefined) rmSync(old);
  for (const [path, text] of Object.entries(words)) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  // a made file that is edited or removed is made again
  const ours = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules'));
  return [...ours.map((path) => join(ROOT, path)), ...Object.keys(words)];
}

export const WORDS = {
  name: 'the words of the named languages',
  files: () => [
    join(ROOT, 'package-lock.json'),
    join(ROOT, 'scripts', 'words.mjs'),
    ...filesIn(join(LIBRARY, 'data', 'lexicon')),
  ],
  out: join(TEXT, 'loaders', 'named.generated.ts'),
  make: writeWords,
};

/** For what builds nothing else. */
export async function makeWords() {
  await makeStale([WORDS]);
  await stop(); // the bundler is a process of its own
}

if (process.argv[1]?.endsWith('words.mjs')) await makeWords();
