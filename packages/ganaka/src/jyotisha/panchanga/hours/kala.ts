/**
 * The kalas of a day, computed from the engine's own sunrise, sunset and next sunrise by the table in `rules/kala.ts`.
 * This file adds two that are not in the table: mahanisha (the middle of the night) and the six seasons of a day.
 */
import { lengthOf, part, type Span } from '../../../kernel/span.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import { type DayFrame, GHATI_DAYS, type KalaId, kalaOf } from '../../../rules/kala.ts';
import type { Source } from '../../../rules/source.ts';

/** The kalas that the full panchanga lists. */
export const LISTED_KALAS = [
  'purvahna',
  'madhyahna',
  'aparahna',
  'sayahna',
  'sangava',
  'pratah',
  'kutapa',
  'dvitiya_prahara',
  'pradosha',
  'nishitha',
  'arunodaya',
] as const satisfies readonly KalaId[];

export { kalaOf };

/** One ghati on each side of the middle of the night (Jyotirnibandha, tithi-nirnaya 7). */
export function mahanisha(night: Span): Span {
  const middle: JdUt = plusDays(night.from, lengthOf(night) / 2);
  return { from: plusDays(middle, -GHATI_DAYS), to: plusDays(middle, GHATI_DAYS) };
}

/**
 * The day from sunrise to sunrise in six equal parts, from vasanta to shishira, by common practice. A Vajasaneyi text
 * quoted in the Kalamadhava (prakarana 3) names five moments instead: vasanta at sunrise, grishma at sangava, varsha at
 * midday, sharad in aparahna, hemanta at sunset.
 */
export function dinRitu({ sunrise, nextSunrise }: DayFrame): Span[] {
  const whole: Span = { from: sunrise, to: nextSunrise };
  const parts: Span[] = [];
  for (let n = 1; n <= RITUS; n++) parts.push(part(whole, n, RITUS));
  return parts;
}
const RITUS = 6;

export const KALA_SOURCES = {
  kala: {
    confidence: 'read-in-text',
    work: 'DS',
    at: '1, uddesha 5, 8, 17; 2, Vaishakha and Shravana',
    kind: 'section',
    gist: 'kala.fifths_fifteenths_arunodaya_4_ghatikas',
  },
  mahanisha: {
    confidence: 'read-in-text',
    work: 'JN',
    at: 'tithi-nirnaya 7',
    gist: 'kala.two_ghatikas_about_midnight',
  },
  din_ritu: { confidence: 'general-knowledge', gist: 'kala.sixths_day' },
} as const satisfies Record<string, Source>;
