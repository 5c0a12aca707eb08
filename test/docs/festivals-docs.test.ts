import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { page } from '../../builders/festivals-page.ts';

test('docs/FESTIVALS.md says what the catalog does', () => {
  const text = readFileSync(new URL('../../docs/FESTIVALS.md', import.meta.url), 'utf8');
  expect(page(text)).toBe(text);
});
