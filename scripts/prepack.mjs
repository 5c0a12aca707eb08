// npm pack: builds what the package holds, and puts the manifest that is published in the place of ours until `postpack`.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { writeTypes } from './library.mjs';
import { ROOT } from './setup.mjs';

export const MANIFEST = join(ROOT, 'package.json');
export const KEPT = join(ROOT, 'dist', 'kept', 'package.json');

/** What only the service needs becomes an optional peer: a caller of the library installs nothing else. */
export function published(ours) {
  const { scripts, devDependencies, dependencies, optionalDependencies, overrides, ...rest } = ours;
  const peers = { ...dependencies, ...optionalDependencies };
  return {
    ...rest,
    sideEffects: false,
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  };
}

if (process.argv[1]?.endsWith('prepack.mjs')) {
  await buildIfStale();
  writeTypes();
  mkdirSync(dirname(KEPT), { recursive: true });
  copyFileSync(MANIFEST, KEPT);
  writeFileSync(MANIFEST, `${JSON.stringify(published(JSON.parse(readFileSync(KEPT, 'utf8'))), null, 2)}\n`);
}
