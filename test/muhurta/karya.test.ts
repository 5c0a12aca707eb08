/** Muhurta for named works and weddings against the outside: a sample of what publishers printed, all that was derived. */
import { describe, expect, test } from 'vitest';
import authority from '../authorities/karya.json' with { type: 'json' };
import { type Case, factsOf, publishedFault, sorted, verseOf } from './karya-checks.ts';

const CASES = authority.cases as unknown as readonly Case[];

describe('days that publishers print lie in the core, their hours within three minutes', () => {
  for (const row of CASES) if (row.group === 'published') test(row.id, () => expect(publishedFault(row)).toBeNull());
});

describe('facts computed outside', () => {
  for (const row of CASES)
    if (row.group === 'derived') test(row.id, () => expect(sorted(factsOf(row))).toEqual(sorted(row.expect)));
});

describe('the arithmetic of the verses', () => {
  for (const row of CASES) if (row.group === 'verse') test(row.id, () => expect(verseOf(row)).toEqual(row.expect));
});
