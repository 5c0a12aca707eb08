/** Every case of muhurta at hand: 211 of 211. */
import { expect, test } from 'vitest';
import authority from '../authorities/karya.json' with { type: 'json' };
import { type Case, factsOf, publishedFault, sorted, verseOf } from '../karya-checks.ts';
import { textBeside } from './beside.ts';

const { cases }: { cases: readonly Case[] } = JSON.parse(textBeside('oracles/karya.json'));

test('211 of 211', () => {
  const wrong = cases.flatMap((row): string[] => {
    if (row.group === 'published') {
      const fault = publishedFault(row);
      return fault === null ? [] : [`${row.id}: ${fault}`];
    }
    const found = row.group === 'derived' ? sorted(factsOf(row)) : verseOf(row);
    return JSON.stringify(found) === JSON.stringify(ordered(found, sorted(row.expect))) ? [] : [row.id];
  });
  expect(wrong).toEqual([]);
  expect(cases).toHaveLength(211);
});

/** What was expected, with its keys in the order of what was found. */
function ordered(found: unknown, expected: unknown): unknown {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return expected;
  if (typeof expected !== 'object' || expected === null) return expected;
  const known = new Map(Object.entries(expected));
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, ordered(value, known.get(key))]));
}

test('the sample stands in the whole, and quotes at most sixty days', () => {
  expect(cases).toEqual(expect.arrayContaining([...authority.cases]));
  expect(authority.cases.filter(({ group }) => group === 'published').length).toBeLessThanOrEqual(60);
});
