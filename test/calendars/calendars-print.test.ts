/** The calendar of Nepal by its rule against its print, BS 1975–2083. */

import { PRINTED_YEARS, printedFirstDay } from 'ganaka/internal/jyotisha/calendars/bikram-printed.ts';
import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { isYear, yearOf } from 'ganaka/internal/jyotisha/calendars/year.ts';
import { expect, test } from 'vitest';
import { askingOf } from './calendars-oracle.ts';

const years = Array.from({ length: PRINTED_YEARS.to - PRINTED_YEARS.from + 1 }, (_, i) => PRINTED_YEARS.from + i);

/** Every printed start with the first day that a rule gives. */
const starts = (rule?: string) =>
  years.flatMap((year) => {
    const rows = yearOf(askingOf('bikram', { rule }), year);
    if (!isYear(rows)) throw new Error(rows.text);
    return rows.flatMap((row) => {
      const printed = printedFirstDay(year, row.month);
      return printed === null ? [] : [{ ...row, start: row.start, name: `${year}-${row.month}`, printed }];
    });
  });

test('every start on file is answered as it was printed', () => {
  expect(starts().filter(({ first, printed }) => first !== printed.day)).toEqual([]);
  expect(starts()).toHaveLength(1304);
});

test('the rule alone misses four, each by less than twenty minutes; they are the named exceptions', () => {
  const [rule] = CALENDARS.bikram.rules;
  const missed = starts(rule.id).filter(({ first, printed }) => first !== printed.day);
  expect(missed.map(({ name }) => name)).toEqual(['2024-4', '2035-2', '2035-10', '2062-2']);
  for (const { printed, start } of missed) {
    expect(printed.answers).toBe(true);
    expect(start?.byRule.marginMinutes).toBeLessThan(20);
  }
  expect(starts().filter(({ rule: { id } }) => id === 'printed')).toHaveLength(4);
});
