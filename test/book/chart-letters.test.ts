/** The picture of a chart has every letter in it that it may show, in every language. */
import { expect, test } from 'vitest';
import { chartLetters } from '../../builders/chart-letters.ts';
import { CHART_LETTERS } from '../../src/drawings/tables/chart-font.ts';
import { LANGUAGES } from '../../src/text/languages.ts';

test.each(Object.entries(LANGUAGES))('in %s', (_id, language) => {
  expect([...new Set(chartLetters(language))].filter((letter) => !CHART_LETTERS.includes(letter))).toEqual([]);
});
