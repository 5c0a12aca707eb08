/**
 * One spelling for one sound, as Hindi panchangas print it: before the stops of the throat and the palate (क, च) the nasal is a dot, before
 * those of the roof, the teeth and the lips (ट, त, प) it is its own letter; before all other letters a dot. Sanskrit stems in
 * -कृत् and -जित् keep their halanta.
 */
import { expect, test } from 'vitest';
import { names } from './index.ts';

function* wordsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* value.match(/[\u0900-\u097f]+/g) ?? [];
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* wordsIn(each);
}
const WORDS = [...new Set(wordsIn(names))];

/** A nasal that another spelling of the same sound should have. */
const WRONG = /ं[ट-ढत-धप-भ]|ङ्[क-घ]|ञ्[च-झ]|ण्[क-घच-झत-धप-भ]|न्[क-घच-झट-ढप-भ]|म्[क-घच-झट-ढत-ध]|[ङञ]्[ट-ढत-धप-भ]/u;

test('nasals are spelt by one rule', () => {
  expect(WORDS.length).toBeGreaterThan(800);
  expect(WORDS.filter((word) => WRONG.test(word))).toEqual([]);
});

test('the rule finds what it should', () => {
  for (const word of ['पञ्चमी', 'सङ्गव', 'संध्या', 'गंड', 'अनंत', 'स्कंभ']) expect(word).toMatch(WRONG);
  for (const word of ['पंचमी', 'संगव', 'सन्ध्या', 'गण्ड', 'अनन्त', 'स्कम्भ', 'संवत्सर', 'वंश', 'सिंह', 'जन्म', 'पुण्य'])
    expect(word).not.toMatch(WRONG);
});

test('stems in -कृत् and -जित् keep their halanta', () => {
  expect(WORDS.filter((word) => /(?:कृत|जित)$/u.test(word))).toEqual([]);
  expect([names.samvatsara.shubhakrit, names.samvatsara.shobhakrit]).toEqual(['शुभकृत्', 'शोभकृत्']);
});
