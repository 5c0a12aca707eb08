// How modules are bundled, for the service, the library and the benchmarks.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Pure JavaScript packages that views need. They are bundled, because otherwise each start and each thread would look up their seven hundred files. */
const TAKEN_IN = /^(typebox|@photostructure\/tz-lookup|ical-generator|csv-stringify)(\/|$)/;
export const takenIn = {
  name: 'taken-in',
  setup({ onResolve }) {
    onResolve({ filter: TAKEN_IN }, ({ path }) => ({ path: fileURLToPath(import.meta.resolve(path)) }));
  },
};

export const BUNDLE = {
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
