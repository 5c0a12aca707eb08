/** Every file and folder that a guide names or links to is in the tree. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../kit/sources.ts';

const FOLDERS = ['packages', 'test', 'builders', 'scripts', 'bench', 'deploy', 'docs'];
const paths = FOLDERS.flatMap((folder) => [
  `/${folder}`,
  ...readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => !/(^|\/)(node_modules|dist)(\/|$)/.test(path))
    .map((path) => `/${folder}/${path}`),
]);

const GUIDES = [
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'THIRD-PARTY-NOTICES.md'],
  ...['packages/ganaka/README.md', 'packages/service/README.md'],
];

/** In code marks: a path with a slash that ends as a file of ours does, or with a slash. `<name>` and `*` stand for any name. */
const NAMED = /`((?:[\w.<>*-]+\/)+(?:[\w.<>*-]+\.(?:tsx?|mjs|cjs|json|ya?ml|md|css|cfg|txt|bin))?)`/g;
/** What is made or is of the reader's machine: builds, the entries of the installed package, settings of editors. */
const ELSEWHERE = /^(dist|ganaka|\.vscode|\.cursor|\.github|\.\.)\//;

/** A guide may leave out the folders above a file. */
const isThere = (path: string): boolean => {
  const plain = path.replace(/\/$/, '');
  if (!/[<*]/.test(plain)) return paths.some((each) => each.endsWith(`/${plain}`));
  const pattern = plain
    .split(/<[\w-]+>|\*/)
    .map((part) => part.replaceAll(/[.\\+?^$()[\]{}|]/g, '\\$&'))
    .join('[^/]+');
  return paths.some((each) => new RegExp(`/${pattern}$`).test(each));
};

test.each(GUIDES)('%s names files that exist', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path).filter((path) => !ELSEWHERE.test(path));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test.each(GUIDES)('%s links to files that exist', (guide) => {
  const text = readFileSync(join(ROOT, guide), 'utf8');
  const links = [...text.matchAll(/\]\(((?!https?:|#|\/|mailto:)[^)\s]+)\)/g)].map(
    ([, path = '']) => path.split('#')[0] ?? '',
  );
  // the README of a package links to what `npm run pack` adds to it
  const ours = links.filter((path) => !path.startsWith('dist/'));
  expect(ours.filter((path) => !existsSync(join(ROOT, guide, '..', path)))).toEqual([]);
});

test('the guides name files and folders at all', () => {
  const all = GUIDES.flatMap((guide) => [...readFileSync(join(ROOT, guide), 'utf8').matchAll(NAMED)]);
  expect(all.length).toBeGreaterThan(200);
  expect(isThere('src/no-such-folder/')).toBe(false);
  expect(isThere('src/text/<lang>/book/')).toBe(false);
});
