/** The walk of `test/kundali/reports.test.ts` over two hundred births, and the size of three hundred packs, each under all three engines. */

import { kundaliFull } from 'ganaka/internal/views/kundali/full.ts';
import { expect, test } from 'vitest';
import { askedOf, births, ENGINES, wrongFor } from '../kundali/report-walk.ts';

test.each(ENGINES)('two hundred births: no fact without citation, no NaN, no forbidden word: %s', (engine) => {
  const wrong = births(200, 7).flatMap((birth) => wrongFor(birth, engine));
  expect(wrong.slice(0, 10)).toEqual([]);
});

test.each(ENGINES)('no pack of three hundred births takes 268 kB: %s', (engine) => {
  const sizes = births(300, 7).map((birth) => {
    const asked = askedOf(birth, engine);
    const params = { rules: 'raman', relation: 'panchadha', d2: 'parashara', d3: 'parashara' } as const;
    const pack = kundaliFull.of({ ...asked, params: { ...params, dasha_year: 'sidereal', on: asked.day } });
    return Buffer.byteLength(JSON.stringify(pack));
  });
  expect(Math.max(...sizes)).toBeLessThan(268_000);
});
