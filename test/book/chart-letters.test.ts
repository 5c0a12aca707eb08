/** The picture of a chart has every letter in it that it may show, in every language. */

import { CHART_LETTERS } from 'ganaka/internal/drawings/tables/chart-font.generated.ts';
import { expect, test } from 'vitest';
import { chartLetters } from '../../builders/chart-letters.ts';
import { CHARTED } from '../../packages/ganaka/test/kit/voices.ts';

test.each(CHARTED.map((words) => [words.chart.lagna, words] as const))('in the language of %s', (_, language) => {
  expect([...new Set(chartLetters(language))].filter((letter) => !CHART_LETTERS.includes(letter))).toEqual([]);
});
