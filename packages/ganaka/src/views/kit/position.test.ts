import { expect, test } from 'vitest';
import { ENGLISH_AND_HINDI } from '../../../test/kit/voices.ts';
import { sidereal } from '../../kernel/units.ts';
import { ENGLISH } from '../../text/voice.ts';
import { positionOf } from './position.ts';

test('a position is longitude, rashi, degrees within it, nakshatra with pada and lord', () => {
  expect(positionOf(ENGLISH, sidereal(123.456789123))).toEqual({
    longitude: 123.456789,
    rashi: { number: 5, name: 'Simha' },
    amsha: 3.456789,
    nakshatra: { number: 10, name: 'Magha', pada: 2, lord: 'ketu' },
  });
});

test('callers with Hindi get it next to the names', () => {
  const { rashi, nakshatra } = positionOf(ENGLISH_AND_HINDI, sidereal(0));
  expect([rashi.name_hi, nakshatra.name_hi]).toEqual(['मेष', 'अश्विनी']);
});
