/** The words of a language are in its folder of `text/`. Devanagari elsewhere is Sanskrit quoted from a source, or letters that code works on. */
import { expect, test } from 'vitest';
import { SOURCES } from '../kit/sources.ts';

/** Folders of words and names. */
const FOLDERS = ['text/', 'lexicon/'];

const VERSE = 'verses of the source that a rule cites';
const SANKALPA = 'the Sanskrit of the sankalpa';
const PURANA = 'days of the puranas under their Sanskrit names';

/** File or folder, and why it may hold Devanagari. */
const ALLOWED: Readonly<Record<string, string>> = {
  'jyotisha/matching/': VERSE,
  'jyotisha/calendars/catalog/bikram.ts': VERSE,
  'jyotisha/calendars/gaurabda.ts': 'the names of its months as its almanacs print them',
  'rules/tables/mahadvadashi.ts': VERSE,
  'jyotisha/panchanga/angas/burnt-rashis.ts': VERSE,
  'jyotisha/muhurta/karya/': VERSE,
  'jyotisha/muhurta/vivaha/rows.ts': VERSE,
  'jyotisha/festivals/catalog/': VERSE,
  'jyotisha/kundali/dasha/yogini.ts': VERSE,
  'jyotisha/kundali/reports/shanti.ts': 'mantras by their first words',
  'rules/tables/sankalpa.ts': SANKALPA,
  'jyotisha/panchanga/sankalpa/sankalpa.ts': SANKALPA,
  'rules/tables/purana-notes.generated.ts': PURANA,
  'rules/tables/purana-passages.ts': PURANA,
  'jyotisha/panchanga/sankalpa/purana.ts': PURANA,
  'jyotisha/festivals/kinds/purana.ts': PURANA,
  'places/fold.ts': 'letters that are folded into one when a place is looked for',
  'drawings/tables/chart-font.generated.ts': 'the letters of a font',
};

const files = SOURCES.filter(({ path }) => !FOLDERS.some((folder) => path.startsWith(folder)));
const written = files.filter(({ text }) => /[\u0900-\u097f]/.test(text)).map(({ path }) => path);
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
    .filter(({ path }) => path.startsWith('web/'))
    .filter(({ text }) => /lang(uage)?\s*[!=]==?\s*'(?!en')/.test(text));
  expect(asking.map(({ path }) => path)).toEqual([]);
});

test('no page imports the words of a language: they are loaded dynamically', () => {
  const named = files
    .filter(({ path }) => path.startsWith('web/'))
    .filter(({ text }) => /from '[^']*text\/languages\/(en|hi)\//.test(text));
  expect(named.map(({ path }) => path)).toEqual([]);
});
