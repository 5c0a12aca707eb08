/** The page of citations says what a look into the source texts finds. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { citationsPage } from '../../builders/citations/page.ts';
import { pathBeside } from './beside.ts';

test('docs/CITATIONS.md is what the texts give (else run builders/check-citations.ts)', async () => {
  const page = readFileSync(new URL('../../docs/CITATIONS.md', import.meta.url), 'utf8');
  expect(page).toBe(await citationsPage(pathBeside('texts')));
});
