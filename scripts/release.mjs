// npm run release -- 0.2.0: everything of a release that can be prepared: the version in all manifests and a cut of the changelog.
// What only a maintainer may do, the tag and its push, is printed. A pushed tag is published by .github/workflows/release.yml, which
// asks this script whether it fits (--check v0.2.0) and what to say (--notes v0.2.0).
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './setup.mjs';

const VERSION = /^\d+\.\d+\.\d+$/;
const UNRELEASED = '## Unreleased\n';

const {
  values: { root, check, notes },
  positionals: [next],
} = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: ROOT }, check: { type: 'string' }, notes: { type: 'string' } },
});
const read = (path) => readFileSync(join(root, path), 'utf8');
const write = (path, text) => writeFileSync(join(root, path), text);

function versionOf(tag) {
  return tag.replace(/^v/, '');
}

function stopOn(faults) {
  if (faults.length === 0) return;
  for (const fault of faults) console.error(fault);
  process.exit(1);
}

/** What of the checkout does not belong to a version. */
function misfits(version) {
  const manifests = {
    'packages/ganaka/package.json': (json) => [json.version],
    'packages/ganaka-holidays/package.json': (json) => [json.version],
    'packages/service/package.json': (json) => [json.version, json.dependencies.ganaka],
    'server.json': (json) => [json.version, ...json.packages.map((each) => each.version)],
    'package-lock.json': ({ packages }) => [
      packages['packages/ganaka'].version,
      packages['packages/ganaka-holidays'].version,
      packages['packages/service'].version,
      packages['packages/service'].dependencies.ganaka,
    ],
  };
  return [
    ...Object.entries(manifests).flatMap(([path, versionsIn]) =>
      versionsIn(JSON.parse(read(path))).flatMap((found) => (found === version ? [] : [`${path} has ${found}`])),
    ),
    ...(read('CITATION.cff').includes(`\nversion: ${version}\n`) ? [] : ['CITATION.cff has another version']),
    ...(sectionOf(version) === '' ? [`CHANGELOG.md has nothing under ## ${version}`] : []),
  ];
}

/** The text of the changelog under a heading. */
function sectionOf(heading) {
  const [, section = ''] = read('CHANGELOG.md').split(`\n## ${heading}\n`);
  return section.split(/^## /m)[0].trim();
}

function prepare() {
  if (!VERSION.test(next ?? '')) stopOn([`npm run release -- VERSION, such as 0.2.0; got ${next ?? 'none'}`]);
  const now = JSON.parse(read('packages/service/package.json')).version;
  if (!isLater(next, now)) stopOn([`${next} is not later than ${now}`]);
  if (sectionOf('Unreleased') === '') stopOn(['CHANGELOG.md has nothing under ## Unreleased']);
  stopOn(uncommitted());
  const raise = (path, pattern) =>
    write(
      path,
      read(path).replaceAll(pattern, (_, before, after) => before + next + after),
    );
  const manifests = ['ganaka', 'ganaka-holidays', 'service'].map((name) => `packages/${name}/package.json`);
  for (const path of [...manifests, 'server.json']) raise(path, /^(\s*"(?:version|ganaka)": ")\d+\.\d+\.\d+(")/gm);
  raiseLock();
  raise('CITATION.cff', /^(version: )\d+\.\d+\.\d+()$/gm);
  write('CHANGELOG.md', read('CHANGELOG.md').replace(UNRELEASED, `${UNRELEASED}\n## ${next}\n`));
  stopOn(misfits(next));
  console.log(BY_HAND.replaceAll('VERSION', next));
}

/** The numbers, compared from the left. */
function isLater(a, b) {
  const [left, right] = [a, b].map((each) => each.split('.').map(Number));
  const at = left.findIndex((part, i) => part !== right[i]);
  return at >= 0 && left[at] > right[at];
}

/** A release is cut from what is committed. */
function uncommitted() {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' });
  return status === 0 && stdout !== '' ? [`commit or remove these first:\n${stdout}`] : [];
}

function raiseLock() {
  const lock = JSON.parse(read('package-lock.json'));
  for (const path of ['packages/ganaka', 'packages/ganaka-holidays', 'packages/service'])
    lock.packages[path].version = next;
  lock.packages['packages/service'].dependencies.ganaka = next;
  write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}

const BY_HAND = `prepared VERSION. What is left is done by hand:
  1. read CHANGELOG.md: one line a change, what changes for stored results first
  2. npm test && npm run proofs
  3. git commit -am 'Release VERSION'
  4. git tag -s vVERSION -m 'Ganaka VERSION'
  5. git push origin main vVERSION      (the workflow publishes packages and images after a maintainer's approval)
  6. mcp-publisher publish              (the entry of server.json in the MCP registry, when ganaka-service is on npm)`;

if (check !== undefined) stopOn(misfits(versionOf(check)));
else if (notes !== undefined) console.log(sectionOf(versionOf(notes)));
else prepare();
