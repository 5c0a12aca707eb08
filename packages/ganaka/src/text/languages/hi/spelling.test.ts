/**
 * One spelling for one sound in everything that is said in Hindi, as Hindi panchangas print it: before the stops of the throat and the
 * palate (क, च) the nasal is a dot, before those of the roof, the teeth and the lips (ट, त, प) it is its own letter; before all other
 * letters a dot. Sanskrit stems in -कृत् and -जित् keep their halanta.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { names } from './names/index.ts';

const SAID = filesAt(new URL('./', import.meta.url));
function filesAt(at: URL): URL[] {
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => new URL(path, at));
}
const WORDS = [
  ...new Set(SAID.flatMap((file) => readFileSync(file, 'utf8').match(/[\u0900-\u0963\u0966-\u097f]+/g) ?? [])),
];

/** A nasal that another spelling of the same sound should have. */
const WRONG = /ं[ट-ढत-धप-भ]|ङ्[क-घ]|ञ्[च-झ]|ण्[क-घच-झत-धप-भ]|न्[क-घच-झट-ढप-भ]|म्[क-घच-झट-ढत-ध]|[ङञ]्[ट-ढत-धप-भ]/u;
/** Loan words, states as they spell themselves, and vowels spoken through the nose, whose dot is no consonant. */
const OTHERWISE = new Set('कैलेंडर सेकंड मिलीसेकंड घंटे आंध्र चंडीगढ़ झारखंड नागालैंड उत्तराखंड बीचोंबीच पैंतालीस'.split(' '));

test('nasals are spelt by one rule', () => {
  expect(WORDS.length).toBeGreaterThan(2500);
  expect(WORDS.filter((word) => WRONG.test(word) && !OTHERWISE.has(word))).toEqual([]);
  expect([...OTHERWISE].filter((word) => !WORDS.includes(word))).toEqual([]);
});

test('the rule finds what it should', () => {
  for (const word of ['पञ्चमी', 'सङ्गव', 'संध्या', 'गंड', 'अनंत', 'स्कंभ']) expect(word).toMatch(WRONG);
  for (const word of ['पंचमी', 'संगव', 'सन्ध्या', 'गण्ड', 'अनन्त', 'स्कम्भ', 'संवत्सर', 'वंश', 'सिंह', 'जन्म', 'पुण्य'])
    expect(word).not.toMatch(WRONG);
});

test('stems in -कृत् and -जित् keep their halanta', () => {
  expect(Object.values(names.samvatsara).filter((word) => /(?:कृत|जित)$/u.test(word))).toEqual([]);
  expect([names.samvatsara.shubhakrit, names.samvatsara.shobhakrit]).toEqual(['शुभकृत्', 'शोभकृत्']);
});
