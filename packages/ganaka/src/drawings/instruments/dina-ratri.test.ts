/** Names on the earth seen from above Meru are in a colour that fits the ground beneath them. */
import { expect, test } from 'vitest';
import { type DinaRatriState, drawDinaRatri } from './dina-ratri.ts';

const stateOf = (declination: number, sunEast: number): DinaRatriState => ({
  now: 0,
  declination,
  samples: {
    start: '1970-01-01T00:00:00+00:00',
    step_minutes: 60,
    fields: ['subsolar_lon'],
    rows: [[sunEast], [sunEast]],
  },
  cities: [],
  place: { name: 'Ujjain', east: 0, latitude: 23.2, cut: 0 },
  parts: {
    sunrise: '',
    forenoon: '',
    noon: '',
    afternoon: '',
    sunset: '',
    evening: '',
    midnight: '',
    late_night: '',
  },
  words: {
    globe: '',
    globeDesc: '',
    dialDesc: '',
    meru: 'Meru',
    ujjain: 'Avanti',
    east: '',
    west: '',
    up: '',
    down: '',
  },
});
const inkOf = (svg: string, word: string): string =>
  /fill="([^"]+)"/.exec(new RegExp(`<text[^>]*>${word}<`).exec(svg)?.[0] ?? '')?.[1] ?? '';

test.each([
  ['south', 'noon', -20, 0, 'night', 'day'],
  ['north', 'noon', 20, 0, 'day', 'day'],
  ['south', 'midnight', -20, 180, 'night', 'night'],
  ['north', 'midnight', 20, 180, 'day', 'night'],
] as const)('the Sun in the %s, %s at Lanka', (_, __, declination, sunEast, meru, ujjain) => {
  const { globe } = drawDinaRatri(stateOf(declination, sunEast), 'M0 0Z');
  const INK = { day: 'var(--ink)', night: 'var(--on-night)' };
  expect(inkOf(globe, 'Meru')).toBe(INK[meru]);
  expect(inkOf(globe, 'Avanti')).toBe(INK[ujjain]);
});
