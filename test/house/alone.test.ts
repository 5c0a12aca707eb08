/** `npm test` passes in a clone with no neighbour: nothing it runs reads a file outside its own checkout. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OWN = relative(ROOT, fileURLToPath(import.meta.url));

const files = ['packages/ganaka', 'packages/service', 'test']
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((each) => join(folder, each)),
  )
  .filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\/(?:dist|node_modules)\//.test(path) &&
      path !== OWN &&
      !path.startsWith('test/outside/'),
  );

/** Paths written in a file, as it writes them. */
const RELATIVE = /['"`](\.\.?\/[^'"`$\n]*)/g;
const FORBIDDEN = [
  /\.\.(?:\/|['"`], ?['"`])shared\b/g, // the tables beside the project
  /(?<=['"`])\/(?:home|root|work|mnt|srv|opt|media)\//g, // a machine's own folders
];

/** What a text at `path` names outside the checkout, or of the tests that may read there. */
function reachesOf(path: string, text: string): string[] {
  const named = FORBIDDEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => found));
  const climbing = [...text.matchAll(RELATIVE)]
    .map(([, target = '']) => target)
    .filter((target) => /^(?:\.\.|test\/outside)(?:\/|$)/.test(join(dirname(path), target)));
  return [...named, ...climbing];
}

test('no file of the program or of its tests names a path outside the checkout', () => {
  expect(files.length).toBeGreaterThan(500);
  const wrong = files.flatMap((path) =>
    reachesOf(path, readFileSync(join(ROOT, path), 'utf8')).map((what) => `${path}: ${what}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['test/x.test.ts', "new URL('../../../shared/oracles/angas.json', import.meta.url)", 2],
  ['packages/ganaka/src/text/x.test.ts', "new URL('../../../../../elsewhere/x.json', import.meta.url)", 1],
  ['test/x.test.ts', "join(ROOT, '..', 'shared', 'oracles')", 1],
  ['test/angas/x.test.ts', "import { wholeAngas } from '../outside/tables.ts'", 1],
  ['packages/service/src/a.test.ts', "readFileSync('/home/someone/angas.json')", 1],
  ['packages/ganaka/src/x.test.ts', "import samples from '../../../test/authorities/hindi-lines.json'", 0],
])('in %s, %s is seen for what it is', (path, text, count) => {
  expect(reachesOf(path, text)).toHaveLength(count);
});
