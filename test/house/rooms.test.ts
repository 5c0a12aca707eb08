/** No folder of the sources is a long row of files, unless all of them are of one kind, and no file has only comments. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PACKAGES, ROOT } from '../kit/sources.ts';

const MOST_IN_A_ROW = 25;

/** Folders that are one list, by what it is of. */
const LISTS: readonly (readonly [folder: RegExp, of: string])[] = [
  [/\/catalog$/, 'festivals, calendars, yogas'],
  [/\/text\/languages\/[\w-]+(?:\/\w+)?$/, 'words of a language'],
  [/\/views\/(?!kit)\w+$/, 'views of an area, or blocks of the panchanga'],
  [/\/jyotisha\/muhurta\/karya$/, 'undertakings'],
];
const listOf = (folder: string): string | undefined => LISTS.find(([pattern]) => pattern.test(folder))?.[1];

/** A file with its test, its schema and its style sheet is one. */
const stemOf = (name: string): string => name.split('.')[0] ?? name;

const rows = new Map<string, Set<string>>();
for (const folder of PACKAGES)
  for (const each of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true }))
    if (each.isFile()) {
      const at = each.parentPath.slice(ROOT.length);
      rows.set(at, (rows.get(at) ?? new Set()).add(stemOf(each.name)));
    }
const long = [...rows].filter(([, files]) => files.size > MOST_IN_A_ROW).map(([folder]) => folder);

test(`no folder has more than ${MOST_IN_A_ROW} files, but lists of one kind`, () => {
  expect(long.filter((folder) => listOf(folder) === undefined)).toEqual([]);
});

test('every kind of list is needed', () => {
  const unneeded = LISTS.filter(([pattern]) => !long.some((folder) => pattern.test(folder)));
  expect(unneeded.map(([, of]) => of)).toEqual([]);
});

test('no source has only comments', () => {
  const sources = PACKAGES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
  const code = (path: string) =>
    readFileSync(join(ROOT, path), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '')
      .trim();
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((path) => code(path) === '')).toEqual([]);
});
