// npm pack: builds what the package holds, and puts the manifest that is published in the place of ours until `postpack`.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { writeTypes } from './library.mjs';
import { ROOT } from './setup.mjs';

export const MANIFEST = join(ROOT, 'package.json');
export const KEPT = join(ROOT, 'dist', 'kept', 'package.json');

/**
 * What only the service needs becomes an optional peer, so that a caller of the library installs nothing else. The peers
 * have any version: a project that uses another one of theirs could not install Ganaka otherwise. The versions of the
 * service are in `serviceDependencies`, where `ganaka serve` reads them.
 */
export function published(ours) {
  const { scripts, devDependencies, dependencies, optionalDependencies, overrides, ...rest } = ours;
  const ofService = { ...dependencies, ...optionalDependencies };
  const forEach = (value) => Object.fromEntries(Object.keys(ofService).map((name) => [name, value]));
  return {
    ...rest,
    sideEffects: false,
    peerDependencies: forEach('*'),
    peerDependenciesMeta: forEach({ optional: true }),
    serviceDependencies: ofService,
  };
}

if (process.argv[1]?.endsWith('prepack.mjs')) {
  await buildIfStale();
  writeTypes();
  mkdirSync(dirname(KEPT), { recursive: true });
  copyFileSync(MANIFEST, KEPT);
  writeFileSync(MANIFEST, `${JSON.stringify(published(JSON.parse(readFileSync(KEPT, 'utf8'))), null, 2)}\n`);
}
