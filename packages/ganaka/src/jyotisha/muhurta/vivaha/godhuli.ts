/**
 * Godhuli ("dust of the cows"): half a ghati before and after the moment at which the Sun is half set, for urgent
 * weddings. The Muhurta Chintamani (6.100-6.102) requires little of it; the Dharmasindhu (05/37) requires a good
 * panchanga and a few positions of grahas. Godhuli is reported with the verdict of the day and never changes it.
 */

import { cosDeg, sinDeg } from '../../../kernel/angle.ts';
import { type Span, span } from '../../../kernel/span.ts';
import type { Spans } from '../../../kernel/spans.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import { rashiOf } from '../../../kernel/zodiac.ts';
import { GHATI_DAYS } from '../../../rules/kala.ts';
import type { Graha } from '../../../sky/engines/engine.ts';
import { houseFrom } from '../../kundali/chart/chart.ts';
import { godhuliHalf } from '../day-muhurtas.ts';
import { VAIDHRITI, VYATIPATA, yoga } from '../spans/angas.ts';
import { vara } from '../spans/calendar.ts';
import { MALEFICS } from '../spans/houses.ts';
import type { MuhurtaDay } from '../spans/muhurta-day.ts';
import { sankrantiNear } from '../spans/seasons.ts';
import { spansOf } from '../spans/when.ts';
import { covers } from '../windows.ts';

export interface Godhuli extends Span {
  /** The instant at which the Sun's centre is on the visible horizon. */
  readonly half: JdUt;
  /** The half that a Thursday or Saturday requires (6.102). */
  readonly part: 'before_sunset' | 'after_sunset' | null;
  readonly mc: readonly GodhuliFault[];
  readonly ds: readonly GodhuliFault[];
}

export type GodhuliFault =
  | 'moon_1_6_8'
  | 'mars_1_7_8'
  | 'panchanga'
  | 'moon_6_8'
  | 'malefic_in_lagna'
  | 'mars_8'
  | 'vara'
  | 'pata'
  | 'sankranti';

const PATA = yoga([VYATIPATA, VAIDHRITI]);
const SANKRANTI = sankrantiNear('ghatis');
const NOT_WISHED = vara('thursday', 'saturday');

/** `pure`: the hours that the rules of the Dharmasindhu about the panchanga allow. */
export function godhuliOf(day: MuhurtaDay, pure: Spans): Godhuli {
  const half = halfSetting(day);
  const { sky } = day;
  const lagna = rashiOf(sky.lagna(half));
  const house = (graha: Graha): number => houseFrom(lagna, rashiOf(sky.longitude(graha, half)));
  const moon = house('chandra');
  const mars = house('mangala');
  const at = (spans: Spans): boolean => covers(spans, half);
  const mc: GodhuliFault[] = [
    ...([1, 6, 8].includes(moon) ? (['moon_1_6_8'] as const) : []),
    ...([1, 7, 8].includes(mars) ? (['mars_1_7_8'] as const) : []),
  ];
  const ds: GodhuliFault[] = [
    ...(at(pure) ? [] : (['panchanga'] as const)),
    ...([6, 8].includes(moon) ? (['moon_6_8'] as const) : []),
    ...(MALEFICS.some((graha) => house(graha) === 1) ? (['malefic_in_lagna'] as const) : []),
    ...(mars === 8 ? (['mars_8'] as const) : []),
    ...(at(spansOf(NOT_WISHED, day)) ? (['vara'] as const) : []),
    ...(at(spansOf(PATA, day)) ? (['pata'] as const) : []),
    ...(at(spansOf(SANKRANTI, day)) ? (['sankranti'] as const) : []),
  ];
  const reach = GHATI_DAYS / 2;
  return {
    ...span(plusDays(half, -reach), plusDays(half, reach)),
    half,
    part: godhuliHalf(day.weekday),
    mc,
    ds,
  };
}

/** The Sun's apparent radius in degrees. */
const SUN_RADIUS_DEG = 16 / 60;
const DEG_PER_DAY = 360;
const MOST_DAYS = 0.02;

/**
 * Returns the instant at which the Sun's centre sets. If sunset is defined by the upper limb, the centre sets a little
 * earlier; otherwise sunset itself is that of the centre.
 */
function halfSetting({ sky, frame: { sunset } }: MuhurtaDay): JdUt {
  if (sky.options.rise !== 'limb') return sunset;
  const cosLat = cosDeg(sky.place.latDeg);
  const cosAzimuth = sinDeg(sky.declination('surya', sunset)) / cosLat;
  const sinkingDegPerDay = DEG_PER_DAY * cosLat * Math.sqrt(Math.max(0, 1 - cosAzimuth * cosAzimuth));
  const before = SUN_RADIUS_DEG / sinkingDegPerDay;
  // near the polar circles the Sun sinks too slowly, and the sunset of the limb is used
  return before < MOST_DAYS ? plusDays(sunset, -before) : sunset;
}
