/** `npm run release -- VERSION` raises every version and cuts the changelog; the workflow of a tag refuses what does not fit. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = [
  ...['ganaka', 'ganaka-holidays', 'service'].map((name) => `packages/${name}/package.json`),
  'package-lock.json',
  ...['server.json', 'CITATION.cff'],
];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ganaka-release-'));
  for (const file of FILES) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n- new\n\n## 0.1.0\n- first\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const release = (...words: string[]) => {
  const all = [join(ROOT, 'scripts/release.mjs'), '--root', folder, ...words];
  return spawnSync('node', all, { cwd: ROOT, encoding: 'utf8' });
};

test('all versions are raised, the changelog is cut, and what is done by hand is printed', () => {
  const { status, stdout, stderr } = release('98.7.6');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain("git tag -s v98.7.6 -m 'Ganaka 98.7.6'");
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 98.7.6\n- new\n\n## 0.1.0\n- first\n',
  );
  expect(release('--check', 'v98.7.6').status).toBe(0);
  expect(release('--notes', 'v98.7.6').stdout).toBe('- new\n');
  // of the lock file nothing else is changed
  const lines = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8').split('\n');
  const before = lines(ROOT);
  expect(lines(folder).filter((line, i) => line !== before[i])).toHaveLength(4);
});

test.each([
  [['0.1'], 'npm run release -- VERSION, such as 0.2.0; got 0.1\n'],
  [[], 'npm run release -- VERSION, such as 0.2.0; got none\n'],
  [['0.0.9'], /^0\.0\.9 is not later than \d/],
  [['--check', 'v98.7.6'], /^packages\/ganaka\/package\.json has .*CHANGELOG\.md has nothing under ## 98\.7\.6\n$/s],
])('%j is refused', (words, why) => {
  const { status, stderr } = release(...words);
  expect(status).toBe(1);
  expect(stderr).toEqual(typeof why === 'string' ? why : expect.stringMatching(why));
});

test('a changelog without news is not cut', () => {
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n## 0.1.0\n- first\n');
  expect(release('98.7.6').stderr).toBe('CHANGELOG.md has nothing under ## Unreleased\n');
});

test('the checkout itself has one version', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'packages/service/package.json'), 'utf8'));
  const { stderr, status } = spawnSync('node', ['scripts/release.mjs', '--check', version], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
