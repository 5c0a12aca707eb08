/** Every case of muhurta at hand: 211 of 211. */
import { expect, test } from 'vitest';
import authority from '../authorities/karya.json' with { type: 'json' };
import { type Case, factsOf, publishedFault, sorted, verseOf } from '../muhurta/karya-checks.ts';
import { textBeside } from './beside.ts';

const { cases }: { cases: readonly Case[] } = JSON.parse(textBeside('oracles/karya.json'));

test('there are 211', () => expect(cases).toHaveLength(211));

for (const row of cases)
  test(row.id, () => {
    if (row.group === 'published') expect(publishedFault(row)).toBeNull();
    else if (row.group === 'derived') expect(sorted(factsOf(row))).toEqual(sorted(row.expect));
    else expect(verseOf(row)).toEqual(row.expect);
  });

test('the sample is part of the whole table, and quotes at most sixty days', () => {
  expect(cases).toEqual(expect.arrayContaining([...authority.cases]));
  expect(authority.cases.filter(({ group }) => group === 'published').length).toBeLessThanOrEqual(60);
});
