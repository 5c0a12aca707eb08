import { expect, test } from 'vitest';
import { loadLanguages } from './folders.ts';
import { areLoaded, wordsIn } from './loaded.ts';

/** More turns of the microtask queue than a load takes. */
const MOST_TURNS = 1000;

test('a language counts as loaded only when all its words are there', async () => {
  await import('../languages/hi/index.ts');
  const loading = loadLanguages(['hi']);
  for (let turn = 0; turn < MOST_TURNS && !areLoaded(['hi']); turn++) await null;
  expect(areLoaded(['hi'])).toBe(true);
  expect(() => wordsIn('hi')).not.toThrow();
  await loading;
});
