/** Every region of a festival has a Hindi name, as a page in Hindi lists them. */

import { FESTIVALS } from 'ganaka/internal/jyotisha/festivals/catalog/index.ts';
import { regionsText } from 'ganaka/internal/text/languages/hi/regions.ts';
import { expect, test } from 'vitest';

test('the regions of festivals are named in Hindi', () => {
  const regions = [...new Set(FESTIVALS.flatMap(({ regions = [], notIn = [] }) => [...regions, ...notIn]))];
  expect(regions.length).toBeGreaterThan(20);
  expect(regions.filter((region) => /[a-z]/i.test(regionsText([region])))).toEqual([]);
  expect(regionsText(['West Bengal', 'Bangladesh'])).toBe('पश्चिम बंगाल, बांग्लादेश');
});
