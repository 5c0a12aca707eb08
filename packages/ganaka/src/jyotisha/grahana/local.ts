/**
 * The local circumstances of an eclipse: contacts, maximum, altitude, and the part that is hidden because the body is
 * below the horizon.
 */

import { BoundedCache, cachedOn } from '../../kernel/caches.ts';
import { rootBetween } from '../../kernel/search.ts';
import { overlap, type Span, span } from '../../kernel/span.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { MOST_KEPT } from '../panchanga/angas/almanac.ts';
import {
  altitude,
  angularRadius,
  groundAt,
  MOON_RADIUS,
  MOON_RADIUS_CENTRAL,
  minus,
  norm,
  SUN_RADIUS,
  separation,
} from './bodies.ts';
import { nearestTo } from './greatest.ts';
import { type LunarEclipse, lunarMagnitudesAt } from './lunar.ts';
import type { Eclipse } from './year.ts';

/**
 * The altitude of the centre when the upper limb is on the horizon: 34′ of refraction and a radius of 16′. The Moon's
 * parallax is part of the altitude itself.
 */
const HORIZON_DEG = -50 / 60;

export interface LocalEclipse {
  readonly start: JdUt;
  readonly maximum: JdUt;
  readonly end: JdUt;
  /** The total or annular phase at this place. */
  readonly central: Span | null;
  readonly magnitude: number;
  /** The covered part of the area of the Sun's disc; null for the Moon. */
  readonly obscuration: number | null;
  /** The altitude of the eclipsed body at maximum, in degrees, without refraction. */
  readonly altitudeDeg: number;
  /** The part of the eclipse during which the body is up; null if it is not visible at all. */
  readonly seen: Span | null;
  readonly risesEclipsed: boolean;
  readonly setsEclipsed: boolean;
  /**
   * The deepest phase while the body is up: the maximum, or the deepest phase after rising or before setting. Null if
   * nothing is visible.
   */
  readonly greatestSeen: EclipsePhase | null;
}

/** The phase of the eclipse at an instant. */
export interface EclipsePhase {
  readonly at: JdUt;
  readonly magnitude: number;
  readonly obscuration: number | null;
  /** The altitude in degrees, without refraction. */
  readonly altitudeDeg: number;
}

interface Discs {
  readonly apart: number;
  readonly sun: number;
  readonly moon: number;
  readonly moonCentral: number;
}

function discsAt(sky: Sky, t: JdUt): Discs | null {
  const shadow = sky.shadow(t);
  if (isNone(shadow)) return null;
  const { at } = groundAt(sky.place.latDeg, sky.place.lonDeg, shadow);
  const sun = minus(shadow.sun, at);
  const moon = minus(shadow.moon, at);
  return {
    apart: separation(sun, moon),
    sun: angularRadius(SUN_RADIUS, norm(sun)),
    moon: angularRadius(MOON_RADIUS, norm(moon)),
    moonCentral: angularRadius(MOON_RADIUS_CENTRAL, norm(moon)),
  };
}

const REACH_DAYS = 0.2; // parallax shifts the local maximum by up to about three and a half hours
/**
 * The Moon gains on the Sun at every place, so the discs are closest exactly once within `REACH_DAYS` of the greatest
 * eclipse.
 */
const SCAN_DAYS = 1 / 24;
const EDGE_DAYS = 1 / 48;
const MOST_EDGES = 12;

/** The solar eclipse at this place, even if the Sun is below the horizon; null if the Moon does not touch the Sun. */
export function localSolar(sky: Sky, greatest: JdUt): LocalEclipse | null {
  const apart = (t: JdUt): number => discsAt(sky, t)?.apart ?? 180;
  let near = greatest;
  let nearest = apart(near);
  for (let days = -REACH_DAYS; days <= REACH_DAYS; days += SCAN_DAYS) {
    const at = plusDays(greatest, days);
    const there = apart(at);
    if (there < nearest) {
      near = at;
      nearest = there;
    }
  }
  const maximum = nearestTo(apart, near, SCAN_DAYS);
  const at = discsAt(sky, maximum);
  if (at === null || at.apart >= at.sun + at.moon) return null;
  const whole = contacts(sky, maximum, ({ apart: d, sun, moon }) => d - sun - moon);
  const isCentral = at.apart < Math.abs(at.moonCentral - at.sun);
  const central = isCentral
    ? contacts(sky, maximum, ({ apart: d, sun, moonCentral }) => d - Math.abs(moonCentral - sun))
    : null;
  const depthAt = (t: JdUt): Depth => {
    const discs = discsAt(sky, t) ?? at;
    return { magnitude: magnitudeOf(discs), obscuration: obscurationOf(discs) };
  };
  return {
    start: whole.from,
    maximum,
    end: whole.to,
    central,
    ...depthAt(maximum),
    ...seenOf(sky, { whole, maximum, body: 'sun', depthAt }),
  };
}

type Depth = Pick<EclipsePhase, 'magnitude' | 'obscuration'>;

/** The covered part of the Sun's diameter; if the eclipse is central here, the ratio of the two diameters. */
const magnitudeOf = ({ apart, sun, moon, moonCentral }: Discs): number =>
  apart < Math.abs(moonCentral - sun) ? moonCentral / sun : (sun + moon - apart) / (2 * sun);

function contacts(sky: Sky, maximum: JdUt, gap: (discs: Discs) => number): Span {
  const outside = (t: JdUt): number => {
    const discs = discsAt(sky, t);
    return discs === null ? 1 : gap(discs);
  };
  // from the maximum outwards until the discs no longer overlap
  const edge = (sign: -1 | 1): JdUt => {
    let inner = maximum;
    for (let n = 1; n <= MOST_EDGES; n++) {
      const outer = plusDays(maximum, sign * n * EDGE_DAYS);
      if (outside(outer) > 0)
        return sign < 0 ? rootBetween(outside, outer, inner, 1e-7) : rootBetween(outside, inner, outer, 1e-7);
      inner = outer;
    }
    return inner;
  };
  return span(edge(-1), edge(1));
}

/** The covered part of the Sun's area, which is the lens that the two circles share. */
function obscurationOf({ apart, sun, moon }: Discs): number {
  if (apart >= sun + moon) return 0;
  if (apart <= Math.abs(sun - moon)) return moon >= sun ? 1 : (moon / sun) ** 2;
  const a = Math.acos((apart ** 2 + sun ** 2 - moon ** 2) / (2 * apart * sun));
  const b = Math.acos((apart ** 2 + moon ** 2 - sun ** 2) / (2 * apart * moon));
  const lens = sun ** 2 * (a - Math.sin(2 * a) / 2) + moon ** 2 * (b - Math.sin(2 * b) / 2);
  return lens / (Math.PI * sun ** 2);
}

/**
 * The lunar eclipse at this place. Its instants are the same everywhere, but it is visible only where the Moon is up.
 */
export function localLunar(sky: Sky, eclipse: LunarEclipse): LocalEclipse {
  const whole = eclipse.partial ?? eclipse.penumbral;
  const depthAt = (t: JdUt): Depth => {
    const magnitudes = t === eclipse.greatest ? eclipse : (lunarMagnitudesAt(sky, t) ?? eclipse);
    return {
      magnitude: eclipse.partial === null ? magnitudes.penumbralMagnitude : magnitudes.umbralMagnitude,
      obscuration: null,
    };
  };
  return {
    start: whole.from,
    maximum: eclipse.greatest,
    end: whole.to,
    central: eclipse.total,
    ...depthAt(eclipse.greatest),
    ...seenOf(sky, { whole, maximum: eclipse.greatest, body: 'moon', depthAt }),
  };
}

/** Local eclipses, keyed by the instant of the greatest eclipse. */
const seenHere = cachedOn((_: Sky) => new BoundedCache<LocalEclipse | null>(MOST_KEPT));

/**
 * The local circumstances of a solar or lunar eclipse at the Sky's place. They are computed once per Sky, because two
 * blocks of a panchanga need them.
 */
export const localOf = (sky: Sky, eclipse: Eclipse): LocalEclipse | null =>
  seenHere(sky).at(eclipse.greatest, () =>
    eclipse.kind === 'solar' ? localSolar(sky, eclipse.greatest) : localLunar(sky, eclipse),
  );

function altitudeAt(sky: Sky, t: JdUt, body: 'sun' | 'moon'): number {
  const shadow = sky.shadow(t);
  if (isNone(shadow)) return -90;
  return altitude(shadow[body], groundAt(sky.place.latDeg, sky.place.lonDeg, shadow));
}

type Seen = Pick<LocalEclipse, 'altitudeDeg' | 'seen' | 'risesEclipsed' | 'setsEclipsed' | 'greatestSeen'>;

interface Course {
  readonly whole: Span;
  readonly maximum: JdUt;
  readonly body: 'sun' | 'moon';
  readonly depthAt: (t: JdUt) => Depth;
}

/** An upper bound for the change of altitude of Sun and Moon, in degrees a day. */
const FASTEST_DEG_PER_DAY = 365;
const LEAST_STEPS = 24;

/**
 * Follows the body through the eclipse. A step is a 24th of the eclipse, or longer if the body is too far from the
 * horizon to reach it in that time. The body rises at most once and sets at most once.
 */
function seenOf(sky: Sky, { whole, maximum, body, depthAt }: Course): Seen {
  const height = (t: JdUt): number => altitudeAt(sky, t, body) - HORIZON_DEG;
  const step = (whole.to - whole.from) / LEAST_STEPS;
  let up: Span | null = null;
  let rises = false;
  let sets = false;
  let a = whole.from;
  let ha = height(a);
  while (a < whole.to) {
    const stride = Math.max(step, Math.abs(ha) / FASTEST_DEG_PER_DAY);
    const b = stride < whole.to - a ? plusDays(a, stride) : whole.to;
    const hb = height(b);
    if (ha > 0 || hb > 0) {
      const from = ha > 0 ? a : rootBetween(height, a, b, 1e-6);
      const to = hb > 0 ? b : rootBetween(height, a, b, 1e-6);
      rises ||= ha <= 0;
      sets ||= hb <= 0;
      up = up === null ? span(from, to) : span(up.from, to);
    }
    a = b;
    ha = hb;
  }
  const seen = up === null ? null : overlap(up, whole);
  const altitudeDeg = altitudeAt(sky, maximum, body);
  return {
    altitudeDeg,
    seen,
    risesEclipsed: rises,
    setsEclipsed: sets,
    greatestSeen: seen && greatestIn(seen),
  };

  // the eclipse deepens until its maximum and then fades, so the deepest visible moment is the one nearest to the
  // maximum
  function greatestIn({ from, to }: Span): EclipsePhase {
    if (maximum >= from && maximum <= to) return { at: maximum, ...depthAt(maximum), altitudeDeg };
    const at = maximum < from ? from : to;
    return { at, ...depthAt(at), altitudeDeg: altitudeAt(sky, at, body) };
  }
}
