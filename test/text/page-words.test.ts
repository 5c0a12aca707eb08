/** The words of the pages: complete in every language, and there only where they were loaded. */

import { engineInfos } from 'ganaka/internal/sky/engines/registry.ts';
import { PROSE_LANGUAGES } from 'ganaka/internal/text/asked-languages/page-language.ts';
import { loadPageWords } from 'ganaka/internal/text/contracts/page-words.ts';
import type { Words } from 'ganaka/internal/text/words.ts';
import { expect, test, vi } from 'vitest';
import { THIRD } from '../kit/test-app.ts';

test('words that were not loaded are not made up', async () => {
  vi.resetModules(); // another file of tests may have loaded them
  const fresh = await import('ganaka/internal/text/contracts/page-words.ts');
  expect(() => fresh.pageWords('hi')).toThrow('not loaded in hi');
});

test('a language that lacks a word does not compile', () => {
  const english = { title: 'Yatra', of: (side: string) => `going ${side}`, heads: ['Day'] };
  const whole: Words<typeof english> = { title: 'यात्रा', of: (side) => `${side} की ओर`, heads: ['दिन'] };
  // @ts-expect-error: heads is missing
  const lacking: Words<typeof english> = { title: 'यात्रा', of: (side) => `${side} की ओर` };
  expect([whole.of('east'), lacking.title]).toEqual(['east की ओर', 'यात्रा']);
});

/** Every text by its path; what functions say is left out. */
const texts = (words: unknown, path = ''): [string, string][] =>
  typeof words === 'string'
    ? [[path, words]]
    : typeof words === 'object' && words !== null
      ? Object.entries(words).flatMap(([name, each]) => texts(each, `${path}/${name}`))
      : [];

test.each(PROSE_LANGUAGES)('what is said in English is said in %s, and nothing else', async (lang) => {
  const [own, english] = [texts(await loadPageWords(lang)), texts(await loadPageWords('en'))];
  const paths = (each: [string, string][]) =>
    each.map(([path]) => path).filter((path) => !path.startsWith('/engines/'));
  expect(paths(own).sort()).toEqual(paths(english).sort());
  const said = new Map(own);
  expect(english.filter(([path, text]) => text !== '' && said.get(path) === '')).toEqual([]);
});

test.each(PROSE_LANGUAGES.filter((lang) => lang !== 'en'))('every engine has its name in %s', async (lang) => {
  const { engines } = await loadPageWords(lang);
  expect(Object.keys(engines).sort()).toEqual(
    engineInfos({ thirdEngine: THIRD })
      .map(({ key }) => key)
      .sort(),
  );
});
