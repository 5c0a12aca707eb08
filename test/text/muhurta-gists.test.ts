/** What the clauses of muhurta say is said in Hindi too, and nothing is translated that no clause says. */
import { expect, test } from 'vitest';
import { WORKS } from '../../src/muhurta/karya/catalog.ts';
import { WEDDING_ROWS } from '../../src/muhurta/vivaha/rows.ts';
import { GISTS_HI } from '../../src/text/hi/gists.ts';

const said = new Set(
  [...Object.values(WORKS).flatMap(({ rows }) => rows), ...WEDDING_ROWS].map(({ source }) => source.gist),
);

test('every clause has its sentence in Hindi', () => {
  expect([...said].filter((gist) => !Object.hasOwn(GISTS_HI, gist))).toEqual([]);
  expect(Object.keys(GISTS_HI).filter((gist) => !said.has(gist))).toEqual([]);
});

test('a sentence is Devanagari, ends as one, and has the numbers of the English', () => {
  const numbers = (text: string): string[] => (text.match(/\d+/g) ?? []).sort();
  for (const [gist, hindi] of Object.entries(GISTS_HI)) {
    expect(hindi, gist).toMatch(/^[\u0900-\u097f\d\s,;:.\-()]+।$/u);
    expect(numbers(hindi), gist).toEqual(numbers(gist));
    expect(hindi, gist).not.toMatch(/मृत्यु|मरण|वध|नाश(?!क)/u);
  }
});
