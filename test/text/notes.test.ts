/** A remark has an id, which finds its words in every language; no table finds them by the English sentence. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { notes as named } from '../../src/text/en/named-notes.ts';
import { notes as english } from '../../src/text/en/notes/index.ts';
import { notes as hindi } from '../../src/text/hi/notes/index.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
);
const textOf = (name: string): string => readFileSync(`${SRC}/${name}`, 'utf8');

/** Keys in quotes that are an English sentence: four words or more. */
const sentenceKeys = (text: string): string[] =>
  [...text.matchAll(/^\s*(['"])((?:(?!\1).)+)\1:/gm)]
    .map(([, , key = '']) => key)
    .filter((key) => /^[\x20-\x7e’–]+$/.test(key) && key.trim().split(/\s+/).length >= 4);

test('a key that is a sentence is found', () => {
  expect(sentenceKeys("  'the disc is full: there are no horns': 'x',\n  'not met': 'y',\n  plain: 'z',")).toEqual([
    'the disc is full: there are no horns',
  ]);
  expect(sentenceKeys('  "A surgeon\'s date is never moved for this.": 1,')).toHaveLength(1);
});

test('no table of Hindi words or of a page is keyed by English sentences', () => {
  const found = files
    .filter((name) => name.startsWith('text/hi/') || name.startsWith('web/'))
    .flatMap((name) => sentenceKeys(textOf(name)).map((key) => `${name}: ${key}`));
  expect(found).toEqual([]);
});

test('every remark is used', () => {
  const code = files
    .filter((name) => !name.startsWith('text/') && !name.startsWith('web/'))
    .map(textOf)
    .join('\n');
  const words = new Set(code.match(/\w+/g));
  expect(Object.keys(named).filter((id) => !words.has(id))).toEqual([]);
});

test('no two areas have the same id, and Hindi has the areas of English', async () => {
  const areas = files.filter((name) => /^text\/en\/notes\/(?!index|why)/.test(name));
  const ids: string[] = [];
  for (const name of areas) {
    const area: Record<string, object> = await import(`${SRC}/${name}`);
    for (const table of Object.values(area)) ids.push(...Object.keys(table));
  }
  expect(ids.length).toBeGreaterThan(80);
  expect([...ids].sort()).toEqual(Object.keys(english).sort());
  expect(Object.keys(hindi).sort()).toEqual(Object.keys(english).sort());
});

test('Hindi remarks are in Devanagari', () => {
  for (const [id, said] of Object.entries(hindi))
    if (typeof said === 'string') expect(said, id).toMatch(/[\u0900-\u097f]/);
});
