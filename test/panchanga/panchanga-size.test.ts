/** The snapshot stays a page: its length over two years at four places, with Hindi and the envelope's conventions. */

import { momentUnder } from 'ganaka/internal/jyotisha/panchanga/day/moment.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf } from 'ganaka/internal/sky/engines/engine.ts';
import { USUAL } from 'ganaka/internal/views/blocks/choices.ts';
import { panchanga } from 'ganaka/internal/views/day/panchanga.ts';
import { expect, test } from 'vitest';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';
import { ENGLISH_AND_HINDI } from '../../packages/ganaka/test/kit/voices.ts';
import { civil } from './angas-oracle.ts';

const PAGE = 50 * 1024;
/** A twentieth more for the few days on which a lost tithi, a bhadra and a visible eclipse come together. */
const AT_MOST = 1.05 * PAGE;
const ENVELOPE = 500; // engine, options and the request as understood
const DAYS = 730;
const STEP = 3;
const PLACES = [
  ['Ujjain', 23.18, 75.77, 5.5],
  ['Guwahati', 26.14, 91.74, 5.5],
  ['Kanyakumari', 8.09, 77.54, 5.5],
  ['New York', 40.71, -74, -5],
] as const;

test('with Hindi the reply is at most 50 kB on ninety-eight days of a hundred, and never a twentieth above', () => {
  const engine = drik();
  const options = defaultsOf(engine.info);
  const lengths = PLACES.flatMap(([name, lat, lon, tz]) => {
    const sky = engine.skyOver(placeWithOffset(name, lat, lon, tz), options);
    return Array.from({ length: Math.floor(DAYS / STEP) }, (_, n) => {
      const { asked: day, t, basis } = momentUnder(sky, plusDays(civil('2026-01-01'), n * STEP));
      const asked = { sky, day, t, basis, say: ENGLISH_AND_HINDI, params: USUAL, today: day, note: () => {} };
      const reply = { conventions: panchanga.conventions?.(asked), panchanga: panchanga.of(asked) };
      return Buffer.byteLength(JSON.stringify(reply)) + ENVELOPE;
    });
  });
  expect(lengths.filter((each) => each > PAGE).length).toBeLessThan(lengths.length / 50);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(AT_MOST);
});
