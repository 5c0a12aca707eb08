/** The named languages are what packages/ganaka/data/lexicon says, letter by letter, and every word of it has a source or says that it has none. */
import { readFileSync } from 'node:fs';
import { LISTS } from 'ganaka/internal/lexicon/index.ts';
import { LABELS } from 'ganaka/internal/text/language.ts';
import { LANGUAGE_IDS, LANGUAGES, type LanguageId, rowOf } from 'ganaka/internal/text/languages.ts';
import { loadLanguages } from 'ganaka/internal/text/loading/folders.ts';
import { namesIn } from 'ganaka/internal/text/loading/loaded.ts';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Entry, folders } from '../../builders/lexicon.ts';

const DATA = new URL('../../packages/ganaka/data/lexicon/', import.meta.url);

const NAMED = LANGUAGE_IDS.filter((id) => LANGUAGES[id].level === 'named');
await loadLanguages(NAMED);

/** Sanskrit in Roman letters is a field of the Sanskrit file. */
const fileOf = (id: LanguageId) => parse(readFileSync(new URL(`${id.slice(0, 2)}.yaml`, DATA), 'utf8'));
const printed = (id: LanguageId, entry: Entry): string | null => (id === 'sa-Latn' ? entry.iast : entry.name) ?? null;

test('every named language has a file of words, and every file a language', () => {
  const made = folders().map(({ folder }) => folder);
  expect(made.sort()).toEqual(NAMED.map((id) => id.toLowerCase()).sort());
});

const SCRIPTS: Readonly<Record<string, string>> = {
  Latn: 'Latin',
  Deva: 'Devanagari',
  Gujr: 'Gujarati',
  Beng: 'Bengali',
  Taml: 'Tamil',
  Telu: 'Telugu',
  Knda: 'Kannada',
  Mlym: 'Malayalam',
  Orya: 'Oriya',
  Guru: 'Gurmukhi',
};

describe.each(NAMED)('%s', (id) => {
  const { names, labels } = namesIn(id);
  const lists: Readonly<Partial<Record<string, Readonly<Record<string, string | null>>>>> = names;
  const lexicon = fileOf(id);

  test('has every name of its file, and none for what the file calls missing', () => {
    for (const [list, items] of Object.entries(LISTS)) {
      const written: Readonly<Record<string, Entry>> | undefined = lexicon.names[list];
      if (written === undefined) {
        expect(lexicon.not_tried).toContain(list);
        expect(lists[list]).toBeUndefined();
        continue;
      }
      const wanted = items.map((item): [string, string | null] => {
        const entry = written[item.id];
        return [item.id, entry === undefined || entry.confidence === 'missing' ? null : printed(id, entry)];
      });
      expect(Object.entries(lists[list] ?? {}), list).toEqual(wanted);
    }
    for (const label of LABELS) expect(labels[label], label).toBe(printed(id, lexicon.words[label]));
  });

  test('is written in its own script, in normal form', () => {
    const script = SCRIPTS[rowOf(id).script];
    const own = new RegExp(`^[\\p{Script=${script}}\\p{Script=Inherited}\\u200c\\u200d0-9 ,:-]+$`, 'u');
    const all = [...Object.values(lists).flatMap((each) => Object.values(each ?? {})), ...Object.values(labels)];
    const words = all.filter((word) => word !== null);
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter((word) => !own.test(word) || word !== word.normalize('NFC').trim())).toEqual([]);
  });

  test('has the ten digits of a script that Unicode knows', () => {
    const { digits } = rowOf(id);
    expect(digits).toMatch(/^\p{Nd}{10}$/u);
    expect([...digits].map((digit) => (digit.codePointAt(0) ?? 0) - (digits.codePointAt(0) ?? 0))).toEqual(
      Array.from({ length: 10 }, (_, n) => n),
    );
  });
});

/** CLDR's Sanskrit has a colon for the visarga. */
test.each(NAMED.filter((id) => !id.startsWith('sa')))('the weekdays in %s are those of Unicode', (id) => {
  const folded = (text: string) => text.normalize('NFC').replaceAll('\u200c', '');
  const weekday = new Intl.DateTimeFormat(id, { weekday: 'long', timeZone: 'UTC' });
  expect(weekday.resolvedOptions().locale).toBe(id);
  const days = Array.from({ length: 7 }, (_, n) => weekday.format(Date.UTC(2026, 10, 15 + n)));
  expect(Object.values(namesIn(id).names.vara).map((name) => folded(name ?? ''))).toEqual(days.map(folded));
});

test('every word has a source that is on the list, or is called transliterated or missing', () => {
  const known = Object.keys(parse(readFileSync(new URL('sources.yaml', DATA), 'utf8')));
  const wrong = folders().flatMap(({ lexicon }) =>
    Object.entries({ ...lexicon.names, words: lexicon.words }).flatMap(([list, entries]) =>
      Object.entries(entries)
        .filter(([, { name, confidence, sources = [], composed }]) => {
          if (sources.some((source) => !known.includes(source))) return true;
          if (confidence === 'missing') return name !== null;
          if (confidence === 'transliterated') return name === null;
          return name === null || (sources.length < (confidence === 'two-sources' ? 2 : 1) && composed !== true);
        })
        .map(([id]) => `${lexicon.language} ${list}.${id}`),
    ),
  );
  expect(wrong).toEqual([]);
});
