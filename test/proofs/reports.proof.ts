/** The walk of `test/reports.test.ts` over two hundred births, each under all three engines. */
import { expect, test } from 'vitest';
import { births, ENGINES, wrongFor } from '../support/report-walk.ts';

test.each(ENGINES)(
  'two hundred births: no fact without citation, no NaN, no word that may not be said: %s',
  (engine) => {
    const wrong = births(200, 7).flatMap((birth) => wrongFor(birth, engine));
    expect(wrong.slice(0, 10)).toEqual([]);
  },
);
