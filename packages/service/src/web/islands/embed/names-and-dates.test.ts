import { expect, test } from 'vitest';
import { clockOn, datesIn, longDate, monthName } from './names-and-dates.ts';

test('dates are in the language of the element where the browser has its names', () => {
  expect(datesIn('ta')).toBe('ta');
  expect(longDate('hi', '2026-11-17')).toBe('17 नवंबर 2026');
  expect(clockOn('hi', '2026-11-18T06:05:00+05:30', '2026-11-17')).toMatch(/^06:05, 18 नव/);
});

test('and else in English, marked as such, with numbers between words of the language', () => {
  expect([datesIn('sa'), datesIn('sa-Latn')]).toEqual(['en', 'en']);
  expect(monthName('sa', '2026-12')).toBe('December 2026');
  expect(clockOn('sa', '2026-11-18T06:05:00+05:30', '2026-11-17')).toBe('06:05, 18/11');
});

test('early years are those that were asked for, with the era before the year 1', () => {
  expect(longDate('en', '0057-03-03')).toBe('3 March 57');
  expect(monthName('en', '0057-03')).toBe('March 57');
  expect(longDate('en', '-0500-03-03')).toMatch(/^3 March 501 BC/);
  expect(clockOn('en', '-000500-03-04T06:05:00+05:30', '-000500-03-03')).toMatch(/^06:05, 4 Mar/);
});
