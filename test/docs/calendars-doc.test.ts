/** docs/CALENDARS.md says what the catalog and the service say; its table of agreement is compared by `npm run authorities`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calendarsPage } from '../../builders/calendars-page.ts';

const doc = readFileSync(new URL('../../docs/CALENDARS.md', import.meta.url), 'utf8');
/** The table of agreement as it is printed. */
const agreementIn = (text: string): string =>
  `${/\| calendar \| compared with [\s\S]*?\n\n/.exec(text)?.[0].trimEnd() ?? ''}\n`;

test('docs/CALENDARS.md is what builders/calendars-page.ts writes', () => {
  expect(agreementIn(doc)).not.toBe('\n');
  expect(doc.split('\n')).toEqual(calendarsPage(agreementIn(doc)).split('\n'));
});
