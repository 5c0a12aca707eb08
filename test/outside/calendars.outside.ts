/** Every printed, legal and published date of the outside tables of calendars, and what docs/CALENDARS.md says of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { agreementTable } from '../../builders/calendars-page.ts';
import { checkCalendars } from '../calendars/calendars-checks.ts';
import { agreements } from '../calendars/calendars-measure.ts';
import { wholeCalendars } from './tables.ts';

checkCalendars(wholeCalendars);

test('docs/CALENDARS.md has the agreement that is measured', () => {
  const doc = readFileSync(new URL('../../docs/CALENDARS.md', import.meta.url), 'utf8');
  expect(doc).toContain(agreementTable(agreements(wholeCalendars)));
});
