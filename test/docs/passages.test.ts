/** The list that a reader goes through has every passage the code says to have read, each with a sentence. */
import { expect, test } from 'vitest';
import { citedUnder } from '../../builders/citations/collect.ts';
import { listOf, passagesUnder } from '../../builders/citations/passages.ts';

const passages = await passagesUnder('packages/ganaka/src');

test('every passage cited as read is listed, and no other', async () => {
  const cited = (await citedUnder('packages/ganaka/src'))
    .filter(({ read }) => read)
    .map(({ work, at }) => `${work} ${at}`);
  const listed = passages.map(({ work, at }) => `${work} ${at}`);
  expect([...new Set(listed)].sort()).toEqual([...new Set(cited)].sort());
});

test('each has our sentence, under its passage and its work', () => {
  expect(passages.filter(({ sentence }) => sentence.trim() === '')).toEqual([]);
  const list = listOf(passages, () => 'line 1');
  expect(list).toContain('## Dharmasindhu (e-text): ');
  // a row that reads its verse otherwise says so
  expect(list).toContain(
    '- The 7th and 8th houses are empty or hold benefics alone; a benefic is in a kendra. (At least one kendra with a benefic.)\n',
  );
  expect(list).toMatch(/### 2, Pausha · line 1\n\n(?:- .+\n)*- Makara by night: the whole next day, .+\n/);
});
