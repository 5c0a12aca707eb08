/** One spelling for each word: what the glossary lists as not used does not occur in the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../..', import.meta.url);
const glossary = readFileSync(new URL('docs/GLOSSARY.md', ROOT), 'utf8');
const unused = [...glossary.matchAll(/^\|(?:[^|]*\|){4}([^|]*)\|$/gm)]
  .slice(2) // heading and rule
  .flatMap(([, cell = '']) => cell.split(','))
  .map((word) => word.trim())
  .filter((word) => word !== '');

// the spelling of language names and of user input is not ours
const sources = readdirSync(new URL('src', ROOT), { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/^(lexicon\/|text\/\w+\/names\/|views\/varga-words\.ts|web\/docs\/synonyms\.ts)/.test(path),
);

test('the glossary lists spellings to avoid', () => {
  expect(unused.length).toBeGreaterThan(15);
});

test.each(unused)('"%s" is not used', (word) => {
  const pattern = new RegExp(`\\b${word}\\b`, 'i');
  const wrong = sources.filter((path) => pattern.test(readFileSync(new URL(`src/${path}`, ROOT), 'utf8')));
  expect(wrong).toEqual([]);
});
