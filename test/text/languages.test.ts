/** A language is complete by type, and every list of the lexicon is there because somebody asks for it. */
import { LISTS } from 'ganaka/internal/lexicon/index.ts';
import type { SpokenLanguage } from 'ganaka/internal/text/language.ts';
import { words as hi } from 'ganaka/internal/text/languages/hi/index.ts';
import { isSpoken, LANGUAGE_IDS } from 'ganaka/internal/text/languages.ts';
import { wordsIn } from 'ganaka/internal/text/loading/loaded.ts';
import type { Names } from 'ganaka/internal/text/names.ts';
import { describe, expect, test } from 'vitest';
import '../../packages/ganaka/test/kit/voices.ts';
import { SOURCES } from '../kit/sources.ts';

const { vara } = hi.names;

const sources = SOURCES.filter(({ path }) => !/^(lexicon\/|text\/(languages\/[\w-]+\/)?names)/.test(path)).map(
  ({ text }) => text,
);

describe('the compiler refuses', () => {
  const { sunday, monday, tuesday, wednesday, thursday, friday } = vara;

  test('a list that lacks a name', () => {
    // @ts-expect-error saturday is missing
    const names: Names['vara'] = { sunday, monday, tuesday, wednesday, thursday, friday };
    expect(Object.keys(names)).toHaveLength(6);
  });
  test('a name that belongs to no id', () => {
    // @ts-expect-error there is no such day
    const names: Names['vara'] = { ...vara, someday: 'कधीतरी' };
    expect(Object.keys(names)).toHaveLength(8);
  });
  test('a language with one list alone', () => {
    // @ts-expect-error every other list is missing
    const language: SpokenLanguage = { ...hi, names: { vara } };
    expect(Object.keys(language.names)).toEqual(['vara']);
  });
  test('a language without its phrases', () => {
    const { phrases, ...rest } = hi;
    // @ts-expect-error phrases are missing
    const language: SpokenLanguage = rest;
    expect(language.names).toBe(hi.names);
    expect(phrases).toBe(hi.phrases);
  });
});

describe.each(LANGUAGE_IDS.filter(isSpoken))('%s', (id) => {
  const language = wordsIn(id);

  test('has a name for every id of every list, in normal form, and no other', () => {
    for (const [list, items] of Object.entries(LISTS)) {
      const all: Readonly<Record<string, Readonly<Record<string, string>>>> = language.names;
      const names = all[list] ?? {};
      expect(Object.keys(names).sort(), list).toEqual(items.map((item) => item.id).sort());
      for (const name of Object.values(names)) {
        expect(name).toBe(name.normalize('NFC').trim());
        expect(name, list).toMatch(id === 'en' ? /^[ -~’]+$/ : /[\u0900-\u097f]/);
      }
    }
  });
});

test.each(Object.keys(LISTS))('somebody asks for the list %s', (list) => {
  const asked = new RegExp(`[(,] ?'${list}'|: '${list}',|names\\.${list}\\b`);
  expect(sources.some((source) => asked.test(source))).toBe(true);
});

const lexicon = SOURCES.filter(({ path }) => path.startsWith('lexicon/'));
const index = lexicon.find(({ path }) => path === 'lexicon/index.ts')?.text ?? '';

test.each(lexicon.map(({ path }) => path).filter((path) => path !== 'lexicon/index.ts'))(
  '%s is on the list or imported',
  (path) => {
    const file = path.split('/').at(-1);
    expect([index, ...sources].some((source) => source.includes(`/${file}'`))).toBe(true);
  },
);
