/** docs/MUHURTA.md is made from the rows; a clause that changes without its page fails here. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { muhurtaPage } from '../../builders/muhurta-page.ts';

test('docs/MUHURTA.md says what the rows do', () => {
  expect(readFileSync(new URL('../../docs/MUHURTA.md', import.meta.url), 'utf8')).toBe(muhurtaPage());
});
