// Bundles the library into packages/ganaka/dist/: the code of its entries, without the schemas that only the service needs, and their types.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { BUNDLE, readBy, takenIn } from './bundle.mjs';
import { LIBRARY, run } from './setup.mjs';
import { filesIn } from './stale.mjs';

const SRC = join(LIBRARY, 'src');
const LIB = join(LIBRARY, 'dist');

/** Where the call that opens at `open` closes; strings, templates and comments are passed over. */
function closeOf(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const letter = text[at];
    if (letter === "'" || letter === '"' || letter === '`') at = endOfQuote(text, at);
    else if (text.startsWith('//', at)) at = text.indexOf('\n', at);
    else if (text.startsWith('/*', at)) at = text.indexOf('*/', at) + 1;
    else if ('([{'.includes(letter)) depth++;
    else if (')]}'.includes(letter) && --depth === 0) return at;
  }
  throw new Error('a call that never closes');
}

function endOfQuote(text, open) {
  for (let at = open + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === text[open]) return at;
  }
  throw new Error('a text that never closes');
}

/** `Type.Object({ … })` without what it describes: a caller who computes has no use for schemas, nor for the package that makes them. */
export function withoutSchemas(text) {
  const call = /(?<![\w.])Type\.[A-Z]\w*(<[^()]*>)?\(/g;
  let rest = '';
  let done = 0;
  for (let found = call.exec(text); found !== null; found = call.exec(text)) {
    const close = closeOf(text, call.lastIndex - 1);
    rest += `${text.slice(done, found.index)}({} as never)`;
    done = close + 1;
    call.lastIndex = done;
  }
  return rest + text.slice(done);
}

/** For every bundle of the library's code. */
export const NO_SCHEMAS = {
  name: 'no-schemas',
  setup({ onLoad, onResolve }) {
    onLoad({ filter: /\/src\/views\/.*\.ts$/ }, ({ path }) => ({
      contents: withoutSchemas(readFileSync(path, 'utf8')),
      loader: 'ts',
    }));
    onResolve({ filter: /^typebox/ }, () => ({ path: 'typebox', namespace: 'no-schemas' }));
    onLoad({ filter: /.*/, namespace: 'no-schemas' }, () => ({ contents: 'export const Type = undefined;' }));
  },
};

/** `ganaka/surya` and the others, by where their sources are; those of Node read files of the package. */
export const ENTRIES = {
  ...Object.fromEntries(
    filesIn(join(SRC, 'library', 'entries'))
      .map((file) => relative(SRC, file))
      .map((path) => [path.replace('library/entries/', '').replace('.ts', ''), path]),
  ),
  'drik.node': 'library/node/drik.ts',
  'chitrapaksha.node': 'library/node/chitrapaksha.ts',
  places: 'library/node/places.ts',
  client: 'library/client/index.ts',
};

/** The code; packing adds the declarations. */
export async function buildLibrary() {
  rmSync(LIB, { recursive: true, force: true });
  const { metafile } = await build({
    ...BUNDLE,
    entryPoints: Object.fromEntries(Object.entries(ENTRIES).map(([name, path]) => [name, join(SRC, path)])),
    outdir: LIB,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    minify: true,
    charset: 'utf8',
    sourcemap: false,
    metafile: true,
    target: 'es2022',
    plugins: [NO_SCHEMAS, takenIn],
  });
  await shortenIds();
  return readBy(metafile);
}

/**
 * Ids of sentences, which no caller sees, in two or three letters: each is in the code and in every language, too far apart for a
 * compressor to notice. Ids that the code puts together from parts stay as they are.
 */
async function shortenIds() {
  const { outputFiles } = await build({
    entryPoints: [join(SRC, 'text', 'languages', 'en', 'gists', 'index.ts')],
    bundle: true,
    format: 'esm',
    write: false,
  });
  const { gists } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
  const files = readdirSync(LIB, { recursive: true }).filter((each) => each.endsWith('.js'));
  const texts = files.map((name) => readFileSync(join(LIB, name), 'utf8'));
  const inParts = new Set(texts.flatMap((text) => [...text.matchAll(BEFORE_A_PART)].map(([, start]) => start)));
  const whole = Object.keys(gists).filter((id) => ![...inParts].some((start) => id.startsWith(start)));
  const short = new Map(whole.map((id, i) => [`"${id}"`, `"~${i.toString(36)}"`]));
  for (const [i, name] of files.entries())
    writeFileSync(
      join(LIB, name),
      texts[i].replaceAll(/"[a-z0-9_-]+\.[a-z0-9_]+"/g, (id) => short.get(id) ?? id),
    );
}

/** The start of an id in a template: `arishta.` of `arishta.${id}`. */
const BEFORE_A_PART = /`([a-z0-9_-]+\.[a-z0-9_]*)\$\{/g;

/** The declarations that a caller can reach from the entries, and no others. */
export function writeTypes() {
  const made = join(LIB, 'declarations');
  for (const folder of [made, join(LIB, 'types')]) rmSync(folder, { recursive: true, force: true });
  run('npx', ['tsc', '-p', LIBRARY]);
  const reached = new Set();
  const reach = (file) => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(join(made, file), 'utf8');
    for (const [, target] of text.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g))
      reach(relative(made, join(made, dirname(file), target)).replace(/\.tsx?$/, '.d.ts'));
  };
  for (const path of Object.values(ENTRIES)) reach(path.replace(/\.ts$/, '.d.ts'));
  for (const file of reached) {
    const to = join(LIB, 'types', file);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, readFileSync(join(made, file), 'utf8').replaceAll(/(['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2'));
  }
  rmSync(made, { recursive: true, force: true });
}
