/** The words of a language are in its folder of `text/`. Devanagari elsewhere is Sanskrit quoted from a source, or letters that code works on. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** Folders of words and names. */
const FOLDERS = ['text/', 'lexicon/'];

const VERSE = 'verses of the source that a rule cites';
const SANKALPA = 'the Sanskrit of the sankalpa';
const PURANA = 'days of the puranas under their Sanskrit names';

/** File or folder, and why it may hold Devanagari. */
const ALLOWED: Readonly<Record<string, string>> = {
  'matching/': VERSE,
  'calendars/catalog/bikram.ts': VERSE,
  'muhurta/karya/': VERSE,
  'muhurta/vivaha/rows.ts': VERSE,
  'festivals/catalog/': VERSE,
  'kundali/dasha/yogini.ts': VERSE,
  'kundali/reports/shanti.ts': 'mantras by their first words',
  'rules/tables/sankalpa.ts': SANKALPA,
  'panchanga/sankalpa.ts': SANKALPA,
  'rules/tables/purana-notes.ts': PURANA,
  'panchanga/purana.ts': PURANA,
  'festivals/purana.ts': PURANA,
  'places/fold.ts': 'letters that are folded into one when a place is looked for',
  'drawings/tables/chart-font.ts': 'the letters of a font',
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .sort()
  .filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !FOLDERS.some((folder) => name.startsWith(folder)),
  );
const written = files.filter((name) => /[\u0900-\u097f]/.test(readFileSync(`${SRC}/${name}`, 'utf8')));
const isAt = (place: string, name: string): boolean => (place.endsWith('/') ? name.startsWith(place) : name === place);

test('no words in Devanagari outside text/', () => {
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((name) => !Object.keys(ALLOWED).some((place) => isAt(place, name)))).toEqual([]);
});

test('every exception is needed', () => {
  expect(Object.keys(ALLOWED).filter((place) => !written.some((name) => isAt(place, name)))).toEqual([]);
});

test('no page asks whether its language is a certain one: what differs is an attribute of the language', () => {
  const asking = files
    .filter((name) => name.startsWith('web/'))
    .filter((name) => /lang(uage)?\s*[!=]==?\s*'(?!en')/.test(readFileSync(`${SRC}/${name}`, 'utf8')));
  expect(asking).toEqual([]);
});

test('no page imports the words of a language: they are loaded dynamically', () => {
  const named = files
    .filter((name) => name.startsWith('web/'))
    .filter((name) => /from '[^']*text\/(en|hi)\//.test(readFileSync(`${SRC}/${name}`, 'utf8')));
  expect(named).toEqual([]);
});
