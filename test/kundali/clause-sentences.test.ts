/** Conditions of yogas as a teacher would say them: whole sentences in English and Hindi. */

import { KENDRA } from 'ganaka/internal/jyotisha/kundali/chart/houses.ts';
import { aspects, same, together, touched } from 'ganaka/internal/jyotisha/kundali/yogas/graha-relations.ts';
import {
  emptyOrOnly,
  exactlyIn,
  inHouses,
  noneIn,
  onlyKindIn,
  someIn,
} from 'ganaka/internal/jyotisha/kundali/yogas/in-houses.ts';
import { ROWS } from 'ganaka/internal/jyotisha/kundali/yogas/judge.ts';
import { OWN_OR_EXALTED } from 'ganaka/internal/jyotisha/kundali/yogas/sets.ts';
import { combust, seated, strong } from 'ganaka/internal/jyotisha/kundali/yogas/states.ts';
import type { ChartClause } from 'ganaka/internal/jyotisha/kundali/yogas/vocabulary.ts';
import { house, lord } from 'ganaka/internal/jyotisha/kundali/yogas/who.ts';
import { all, any, not } from 'ganaka/internal/rules/clause.ts';
import { sentenceOf as english } from 'ganaka/internal/text/languages/en/clauses.ts';
import { sentenceOf as hindi } from 'ganaka/internal/text/languages/hi/clauses.ts';
import { expect, test } from 'vitest';

const ENGLISH: readonly (readonly [string, ChartClause])[] = [
  ['only benefics occupy the 2nd house', onlyKindIn('benefics', [2])],
  ['Jupiter is in a kendra from the Moon', inHouses('guru', KENDRA, { from: 'chandra' })],
  [
    'at least two of Mercury, Jupiter are in the 6th or 8th house from the Moon',
    someIn(['budha', 'guru'], [6, 8], { from: 'chandra', atLeast: 2 }),
  ],
  ['no malefic is in the 12th house', noneIn('malefics', [12])],
  ['the Sun is not in the 2nd house from the Moon', noneIn(['surya'], [2], { from: 'chandra' })],
  ['all seven grahas are in the 1st and 7th houses, and none of these is empty', exactlyIn('seven', [1, 7])],
  ['Jupiter is in own rashi or exalted', seated('guru', OWN_OR_EXALTED)],
  ['the lagna lord is strong', strong(lord(1))],
  ['Venus is not combust', not(combust('shukra'))],
  ['the lord of the 9th house and the lord of the 10th house are not one graha', not(same(lord(9), lord(10)))],
  ['Saturn does not see the Sun', not(aspects('shani', 'surya'))],
  ['the 7th house is seen by a malefic', touched(house(7), 'malefics', { looksOnly: true })],
  [
    'the Sun and Mercury are in one rashi; Jupiter is strong, or Venus is strong',
    all(together('surya', 'budha'), any(strong('guru'), strong('shukra'))),
  ],
];
test.each(ENGLISH)('%s', (said, clause) => expect(english(clause)).toBe(said));

const HINDI: readonly (readonly [string, ChartClause])[] = [
  ['दूसरे भाव में केवल शुभ ग्रह हैं', onlyKindIn('benefics', [2])],
  ['गुरु चन्द्र से केन्द्र में है', inHouses('guru', KENDRA, { from: 'chandra' })],
  ['कोई पाप ग्रह बारहवें भाव में नहीं है', noneIn('malefics', [12])],
  ['सूर्य चन्द्र से दूसरे भाव में नहीं है', noneIn(['surya'], [2], { from: 'chandra' })],
  ['लग्नेश बली है', strong(lord(1))],
  ['शुक्र अस्त नहीं है', not(combust('shukra'))],
  ['सूर्य पर शनि की दृष्टि नहीं है', not(aspects('shani', 'surya'))],
  ['सातवें भाव पर एक पाप ग्रह की दृष्टि है', touched(house(7), 'malefics', { looksOnly: true })],
  ['सूर्य और बुध एक राशि में हैं', together('surya', 'budha')],
  ['सातवाँ और आठवाँ भाव रिक्त हैं, या वहाँ केवल शुभ ग्रह हैं', emptyOrOnly('benefics', [7, 8])],
  ['शुभ ग्रहों में से कम से कम दो केन्द्र में हैं', someIn('benefics', KENDRA, { atLeast: 2 })],
];
test.each(HINDI)('%s', (said, clause) => expect(hindi(clause)).toBe(said));

test('every condition of a yoga has a verb in both languages', () => {
  const rules = ROWS.flatMap(({ yoga: { rule, variants = [], bhanga = [] } }) => [
    rule,
    ...[...variants, ...bhanga].map((form) => form.rule),
  ]);
  expect(rules.length).toBeGreaterThan(200);
  const parts = rules.flatMap((rule) => (rule.kind === 'all' ? rule.of : [rule]));
  for (const part of parts) {
    expect(english(part)).toMatch(/\b(is|are|sees?|occupy|holds?|hold|each hold|not)\b/);
    expect(hindi(part), english(part)).toMatch(/ (हैं?|नहीं)(?![\u0900-\u097f])/u);
  }
});
