// A bundle with the words that it can say: of all sentences and names a page about births needs a few.
import { build } from 'esbuild';

/** Sentences and phrases by the id that the code names: files that import nothing but types. */
const GISTS = /\/src\/text\/languages\/[a-z-]+\/(gists\/[a-z-]+|phrases)\.ts$/;

const known = new Map();
/** What a file exports, read once. */
function exportsOf(path) {
  if (!known.has(path)) known.set(path, read(path));
  return known.get(path);
}

async function read(path) {
  const { outputFiles } = await build({ entryPoints: [path], bundle: true, format: 'esm', write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

const UNSAID = "const unsaid = () => { throw new Error('not in this bundle') };";

const written = (lists) => ({
  contents: [UNSAID, ...Object.entries(lists).map(([name, value]) => `export const ${name} = ${value};`)].join('\n'),
  loader: 'js',
});

/** Of the sentences those whose ids are in the code. */
const sentences = (isSaid) => ({
  name: 'own-sentences',
  setup({ onLoad }) {
    onLoad({ filter: GISTS }, async ({ path }) => {
      if (path.endsWith('/index.ts')) return undefined;
      const own = (list) => Object.fromEntries(Object.entries(list).filter(([id]) => isSaid(id)));
      const lists = Object.entries(await exportsOf(path)).map(([name, list]) => [name, JSON.stringify(own(list))]);
      return written(Object.fromEntries(lists));
    });
  },
});

/** Files whose lists are left empty, and whose functions throw: what asks for one of them fails in the first test. */
const unsaid = (filter) => ({
  name: 'unsaid',
  setup({ onLoad }) {
    onLoad({ filter }, async ({ path }) => {
      const emptied = (value) => (Array.isArray(value) ? '[]' : typeof value === 'object' ? '{}' : 'unsaid');
      const lists = Object.entries(await exportsOf(path)).map(([name, value]) => [name, emptied(value)]);
      return written(Object.fromEntries(lists));
    });
  },
});

/** Plugins for these options of a build: files that match `never` have no words, and sentences that no code names are left out. */
export async function ownWords(options, never) {
  const plugins = [...options.plugins, unsaid(never)];
  const { outputFiles } = await build({
    ...options,
    plugins: [...plugins, sentences(() => false)],
    write: false,
    metafile: false,
  });
  const code = outputFiles.map(({ text }) => text).join('\n');
  const isSaid = (id) => ['"', "'", '`'].some((quote) => code.includes(`${quote}${id}${quote}`));
  return [...plugins, sentences(isSaid)];
}
