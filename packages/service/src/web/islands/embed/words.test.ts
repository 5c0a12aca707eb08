import { dayNameAt } from 'ganaka/internal/text/contracts/day-words.ts';
import { expect, test } from 'vitest';
import { wordsIn } from './words.ts';

test.each([
  ['a label that Tamil lacks', 'ta', 'vara', 'Weekday'],
  ['one that it has', 'ta', 'tithi', 'திதி'],
  ['one of Hindi', 'hi', 'vara', 'वार'],
] as const)('%s', async (_, lang, label, word) => {
  expect((await wordsIn(lang)).labels[label]).toBe(word);
});

test('every day has a name in every language, if need be in Roman letters', async () => {
  const words = await wordsIn('or');
  const names = Array.from({ length: 27 }, (_, i) => dayNameAt(words, 'yoga', i + 1));
  expect(names.filter((name) => name === '')).toEqual([]);
  expect(names.some((name) => /^[A-Z]/.test(name))).toBe(true);
});

test('“until” is never in English, which has it before the time', async () => {
  expect((await wordsIn('sa')).labels.until).toBeNull();
});
