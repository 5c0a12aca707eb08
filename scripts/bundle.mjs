// How modules are bundled, for the service, the library and the benchmarks.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './setup.mjs';

const SRC = join(ROOT, 'src');

/**
 * A module keeps its own address: files that it reads relative to itself are found from dist/ as from its source folder. `up`
 * leads from the folder of the bundle to dist/.
 */
export const ownAddress = (up) => ({
  name: 'own-address',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const inside = path.startsWith(`${SRC}/`) ? relative(SRC, path) : join('..', relative(ROOT, path));
      // files next to main.ts are next to it in dist/ too, if the bundle is
      if (!text.includes('import.meta.url') || (up === './' && !inside.includes('/'))) return undefined;
      const own = `new URL(${JSON.stringify(`${up}${inside}`)}, import.meta.url).href`;
      return { contents: text.replaceAll('import.meta.url', own), loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

/** Pure JavaScript packages that views need. They are bundled, because otherwise each start and each thread would look up their seven hundred files. */
const TAKEN_IN = /^(typebox|@photostructure\/tz-lookup|ical-generator|csv-stringify)(\/|$)/;
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
  // without comments there is less to read at start
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
};

/** The files of ours that a bundle was made of; packages change with the lock file. */
export const readBy = ({ inputs }) =>
  Object.keys(inputs)
    .map((path) => join(process.cwd(), path.replace(/^[\w-]+:/, '')))
    .filter((path) => !path.includes('node_modules'));
