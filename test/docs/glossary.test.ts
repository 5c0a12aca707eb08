/** One spelling for each word: what the glossary lists as not used does not occur in the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT, SOURCES } from '../kit/sources.ts';

const glossary = readFileSync(join(ROOT, 'docs/GLOSSARY.md'), 'utf8');
const unused = [...glossary.matchAll(/^\|(?:[^|]*\|){4}([^|]*)\|$/gm)]
  .slice(2) // heading and rule
  .flatMap(([, cell = '']) => cell.split(','))
  .map((word) => word.trim())
  .filter((word) => word !== '');

// the spelling of language names and of user input is not ours
const sources = SOURCES.filter(
  ({ path }) =>
    !/^(lexicon\/|text\/languages\/\w+\/names\/|views\/chart\/varga-words\.ts|web\/docs\/synonyms\.ts)/.test(path),
);

test('the glossary lists spellings to avoid', () => {
  expect(unused.length).toBeGreaterThan(15);
});

test.each(unused)('"%s" is not used', (word) => {
  const pattern = new RegExp(`\\b${word}\\b`, 'i');
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});
