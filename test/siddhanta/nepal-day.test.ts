/** Some days of Nepal's printed panchanga; the whole of what is at hand is compared by `npm run authorities`. */
import { describe, expect, test } from 'vitest';
import { measured, sample, within } from './nepal-day-checks.ts';

describe('sunrise=velantara at Kathmandu', async () => {
  const found = await measured(sample);
  test('sunrise and sunset are the printed ones within a minute', () => {
    expect(within(found.sunrises, 1)).toBe(1);
    expect(within(found.sunsets, 1)).toBe(1);
  });
  test('tithis, nakshatras and yogas end within two minutes of the print', () => {
    expect(within(found.ends, 2)).toBe(1);
  });
  test('the printed members without a sunrise, and those with two, are flagged and no others', () => {
    expect(found.flags.differ).toEqual([]);
    expect(found.flags.agree).toBeGreaterThan(60);
  });
  test('the printed velantara is reproduced to a second, Sun and Moon to a minute of arc', () => {
    expect(within(found.velantaraSeconds, 1)).toBe(1);
    expect(within(found.longitudesArcmin, 1)).toBe(1);
  });
});
