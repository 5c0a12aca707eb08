// How modules are bundled, for the service, the library and the benchmarks.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './setup.mjs';

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
  // without comments a start reads less
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
};

/** The files of ours that a bundle was made of; packages change with the lock file. */
export const readBy = ({ inputs }) =>
  Object.keys(inputs)
    .map((path) => join(process.cwd(), path.replace(/^[\w-]+:/, '')))
    .filter((path) => !path.includes('node_modules'));
