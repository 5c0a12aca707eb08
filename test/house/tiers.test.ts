/** The table of tiers in docs/ARCHITECTURE.md is what the imports keep to. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IMPORTS, ROOT, SOURCES } from '../kit/sources.ts';

const page = readFileSync(join(ROOT, 'docs/ARCHITECTURE.md'), 'utf8');
const table = /^\| tier \| may import \|\n\|---\|---\|\n((?:\|.*\|\n)+)/m.exec(page)?.[1] ?? '';
const TIERS = new Map(
  table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, tier = '', may = '']) => [tier, may === '–' ? [] : may.split(', ')]),
);

const lies = (path: string, within: string): boolean => path === within || path.startsWith(`${within}/`);
const tierOf = (path: string): string | undefined =>
  [...TIERS.keys()].filter((tier) => lies(path, tier)).sort((a, b) => b.length - a.length)[0];
/** The processes and the two files that all of them read are at the top of the service. */
const isProcess = (path: string): boolean => !path.includes('/');

const crossings = IMPORTS.filter(({ from }) => !isProcess(from)).filter(({ from, to }) => tierOf(from) !== tierOf(to));

test('every folder is of a tier, and every tier is a folder', () => {
  const inFolders = SOURCES.map(({ path }) => path).filter((path) => !isProcess(path));
  expect(inFolders.filter((path) => tierOf(path) === undefined)).toEqual([]);
  expect([...TIERS.keys()].filter((tier) => !inFolders.some((path) => tierOf(path) === tier))).toEqual([]);
});

test('every import is allowed there, of types alone where it says so', () => {
  const wrong = crossings.filter(({ from, to, isType }) => {
    const row = TIERS.get(tierOf(from) ?? '') ?? [];
    return !row.some((each) => (each.endsWith(' t') ? isType && lies(to, each.slice(0, -2)) : lies(to, each)));
  });
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('every permission there is used', () => {
  const unused = [...TIERS].flatMap(([tier, row]) =>
    row
      .filter((each) => !crossings.some(({ from, to }) => tierOf(from) === tier && lies(to, each.replace(/ t$/, ''))))
      .map((each) => `${tier} → ${each}`),
  );
  expect(unused).toEqual([]);
});
