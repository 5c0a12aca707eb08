/** The siddhanta is not the sky in disguise: over 2026 its tithi ends leave Drik's by hours, as measured from outside. */
import { expect, test } from 'vitest';
import { summary, sunriseDifferences, tithiDifferences } from '../../builders/surya-drik.ts';

test('tithi ends of 2026 differ from Drik by a median of about half an hour and up to six hours', () => {
  const { count, median, sd, least, most } = summary(tithiDifferences(2026));
  expect(count).toBeGreaterThan(365);
  expect(Math.abs(median + 30)).toBeLessThan(10);
  expect(Math.abs(sd - 159)).toBeLessThan(10);
  expect(Math.abs(least + 354)).toBeLessThan(15);
  expect(Math.abs(most - 348)).toBeLessThan(15);
});

test('its own sunrise at Dehradun is off by up to thirteen minutes, because the text has half of the equation of time', () => {
  const { least, most, sd } = summary(sunriseDifferences(2026, 'centre'));
  expect(Math.abs(least + 13)).toBeLessThan(1);
  expect(Math.abs(most - 11)).toBeLessThan(1);
  expect(Math.abs(sd - 7.4)).toBeLessThan(0.3);
});
