/** Every listed holiday and exchange closure of the outside table, and what docs/HOLIDAYS.md says of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  agreementBy,
  agreementOf,
  agreementTable,
  festivalOf,
  restsOf,
  sharesOf,
  whoseList,
} from '../holidays/holidays-measure.ts';
import { wholeHolidays } from './tables.ts';

const doc = readFileSync(new URL('../../docs/HOLIDAYS.md', import.meta.url), 'utf8');

test('of the listed dates ours is the date in 92 of 100 and the date or an alternative in 96', () => {
  const { byDefault, byEither } = sharesOf(agreementOf(wholeHolidays));
  expect(byDefault).toBeGreaterThanOrEqual(0.92);
  expect(byEither).toBeGreaterThanOrEqual(0.96);
});

test.each(['valmiki-jayanti', 'ravidas-jayanti', 'thaipusam', 'onam', 'pongal'])(
  '%s has the listed date in 90 of 100',
  (id) => {
    const cases = wholeHolidays.filter((each) => festivalOf(each) === id);
    expect(cases.length).toBeGreaterThan(5);
    expect(sharesOf(agreementOf(cases)).byDefault).toBeGreaterThanOrEqual(0.9);
  },
);

test('docs/HOLIDAYS.md has the agreement that is measured, and names every other date', () => {
  expect(doc).toContain(agreementTable(agreementBy(wholeHolidays, whoseList)));
  for (const rest of restsOf(wholeHolidays)) expect(doc).toContain(rest);
});
