/** docs/MUHURTA.md is made from the rows; a clause that changes without its page fails here. What was measured on printed lists is compared by `npm run authorities`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { muhurtaPage } from '../../builders/muhurta-page.ts';

const doc = readFileSync(new URL('../../docs/MUHURTA.md', import.meta.url), 'utf8');
const MEASURED = '### Weddings, by the Dharmasindhu';

test('docs/MUHURTA.md says what the rows do', () => {
  expect(doc).toContain(MEASURED);
  expect(doc).toBe(muhurtaPage(doc.slice(doc.indexOf(MEASURED))));
});
