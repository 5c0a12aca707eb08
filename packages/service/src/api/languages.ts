/** `/v1/languages`: the languages that `lang` accepts, with the level of each and how well its names are sourced. */

import { LANGUAGE_IDS, type LanguageId, nameFieldOf, rowOf } from 'ganaka/internal/text/languages.ts';
import { FOLDERS } from 'ganaka/internal/text/loading/folders.ts';
import type { Confidence } from 'ganaka/internal/text/name-confidence.ts';
import { type Static, Type } from 'typebox';
import { plainView } from './route.ts';

const MEANING: Readonly<Record<Confidence, string>> = {
  two_sources: 'names that two sources print, one of them no machine translation',
  one_source: 'names that one source prints, or machine translations alone',
  transliterated: 'Sanskrit names in the letters of the language, which no source was seen to print',
  missing: 'names that no source has: their fields are left out',
};

const countsReply = Type.Object({
  two_sources: Type.Integer({ description: MEANING.two_sources }),
  one_source: Type.Integer({ description: MEANING.one_source }),
  transliterated: Type.Integer({ description: MEANING.transliterated }),
  missing: Type.Integer({ description: MEANING.missing }),
});

const languageReply = Type.Object({
  code: Type.Enum([...LANGUAGE_IDS], { description: 'what lang takes' }),
  endonym: Type.String({ description: 'its name in itself' }),
  english: Type.String({ description: 'its name in English' }),
  script: Type.String({ description: 'ISO 15924' }),
  digits: Type.String({
    description: 'the ten digits of its texts, from zero; numbers of a reply are never written so',
  }),
  level: Type.Enum(['named', 'charted', 'spoken'], {
    description:
      'named: names and the labels of a day; charted: also what is written into a birth chart; spoken: sentences too',
  }),
  beta: Type.Boolean({
    description: 'much of it is transliterated or missing: a speaker should read it before others rely on it',
  }),
  name_field: Type.String({ description: 'the field that has a name in this language' }),
  lists: Type.Record(Type.String(), countsReply, {
    description:
      'of each list of names, how many are vouched for how far; empty where they are the words of the project itself',
  }),
});
type LanguageReply = Static<typeof languageReply>;

export const languages = plainView({
  field: 'languages',
  fixed: true,
  summary: 'The languages of names and sentences, and how well their names are sourced',
  reply: Type.Array(languageReply),
  of: () => Promise.all(LANGUAGE_IDS.map(languageReplyOf)),
});

async function languageReplyOf(code: LanguageId): Promise<LanguageReply> {
  const { endonym, english, script, digits, level, beta } = rowOf(code);
  const { sources } = await FOLDERS[code]();
  const coverage = await sources?.();
  return {
    code,
    endonym,
    english,
    script,
    digits,
    level,
    beta: beta === true,
    name_field: nameFieldOf(code),
    lists: { ...coverage?.coverage },
  };
}
