import { expect, test } from 'vitest';
import { CONDITIONS } from '../kundali/reports/condition.ts';
import { GISTS_HI } from './gists-hi.ts';

test('what speaks for a house and against it is told in Hindi too', () => {
  const gists = new Set(CONDITIONS.flatMap(({ good, bad }) => [...good, ...bad].map(({ source }) => source.gist)));
  expect(gists.size).toBe(16);
  expect([...gists].filter((gist) => !Object.hasOwn(GISTS_HI, gist))).toEqual([]);
});
