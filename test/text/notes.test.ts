/** A remark has an id, which finds its words in every language; no table finds them by the English sentence. */
import { join } from 'node:path';
import { notes as named } from 'ganaka/internal/text/languages/en/named-notes.ts';
import { notes as english } from 'ganaka/internal/text/languages/en/notes/index.ts';
import { notes as hindi } from 'ganaka/internal/text/languages/hi/notes/index.ts';
import { expect, test } from 'vitest';
import { ROOT, SOURCES } from '../kit/sources.ts';

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
  const looked = SOURCES.filter(({ path }) => path.startsWith('text/languages/hi/') || path.startsWith('web/'));
  expect(looked.length).toBeGreaterThan(100);
  const found = looked.flatMap(({ path, text }) => sentenceKeys(text).map((key) => `${path}: ${key}`));
  expect(found).toEqual([]);
});

test('every remark is used', () => {
  const code = SOURCES.filter(({ path }) => !path.startsWith('text/') && !path.startsWith('web/'))
    .map(({ text }) => text)
    .join('\n');
  const words = new Set(code.match(/\w+/g));
  expect(Object.keys(named).filter((id) => !words.has(id))).toEqual([]);
});

test('no two areas have the same id, and Hindi has the areas of English', async () => {
  const areas = SOURCES.filter(({ path }) => /^text\/languages\/en\/notes\/(?!index|why)/.test(path));
  const ids: string[] = [];
  for (const { file } of areas) {
    const area: Record<string, object> = await import(join(ROOT, file));
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
