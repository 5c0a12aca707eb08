import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { page } from '../../builders/languages-page.ts';

test('docs/LANGUAGES.md has the languages, the counts and the sources that there are', async () => {
  const text = readFileSync(new URL('../../docs/LANGUAGES.md', import.meta.url), 'utf8');
  expect(await page(text)).toBe(text);
});
