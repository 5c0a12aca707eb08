import { expect, test } from 'vitest';
import { dayAt, periodAt, resetAfter } from './period.ts';

const ms = (iso: string) => Date.parse(iso);

test('a month of credits begins at midnight in India, half past six in the evening UTC', () => {
  expect(periodAt(ms('2026-11-30T18:29:59.999Z'))).toBe(202611);
  expect(periodAt(ms('2026-11-30T18:30:00Z'))).toBe(202612);
  expect(dayAt(ms('2026-11-30T18:30:00Z'))).toBe('2026-12-01');
});

test('the next reset is the first of the next month, over the end of a year too', () => {
  expect(resetAfter(ms('2026-11-15T12:00:00Z'))).toBe(ms('2026-11-30T18:30:00Z'));
  expect(resetAfter(ms('2026-12-31T18:29:59Z'))).toBe(ms('2026-12-31T18:30:00Z'));
  expect(resetAfter(ms('2026-12-31T18:30:00Z'))).toBe(ms('2027-01-31T18:30:00Z'));
});
