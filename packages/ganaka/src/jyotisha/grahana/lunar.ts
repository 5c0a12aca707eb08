/**
 * Lunar eclipses: the Moon in the Earth's shadow, as seen from the Earth's centre, with the shadow rule of `bodies.ts`.
 */

import { asinDeg, sinDeg } from '../../kernel/angle.ts';
import { rootBetween } from '../../kernel/search.ts';
import type { Span } from '../../kernel/span.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { isNone } from '../../sky/engines/engine.ts';
import { angularRadius, MOON_RADIUS, norm, SHADOW_ENLARGEMENT, SUN_RADIUS, scaled, separation } from './bodies.ts';
import { HALF_WINDOW_DAYS, nearestTo } from './greatest.ts';

export type LunarType = 'total' | 'partial' | 'penumbral';

export interface LunarEclipse {
  readonly kind: 'lunar';
  readonly type: LunarType;
  readonly greatest: JdUt;
  /**
   * The least distance of the Moon's centre from the axis of the shadow, in Earth radii; positive if the Moon passes
   * north.
   */
  readonly gamma: number;
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  readonly penumbral: Span;
  readonly partial: Span | null;
  readonly total: Span | null;
}

interface Passage {
  /** The distance of the Moon's centre from the axis of the shadow, in degrees. */
  readonly off: number;
  readonly moonRadius: number;
  readonly umbra: number;
  readonly penumbra: number;
  readonly moonDistance: number;
  /** Whether the Moon passes north of the axis. */
  readonly north: boolean;
}

function passageAt(sky: Sky, t: JdUt): Passage | null {
  const shadow = sky.shadow(t);
  if (isNone(shadow)) return null;
  const { sun, moon } = shadow;
  const axis = scaled(sun, -1);
  const moonDistance = norm(moon);
  const sunDistance = norm(sun);
  const parallax = SHADOW_ENLARGEMENT * asinDeg(1 / moonDistance);
  const sunParallax = asinDeg(1 / sunDistance);
  const sunRadius = angularRadius(SUN_RADIUS, sunDistance);
  return {
    off: separation(moon, axis),
    moonRadius: angularRadius(MOON_RADIUS, moonDistance),
    umbra: parallax + sunParallax - sunRadius,
    penumbra: parallax + sunParallax + sunRadius,
    moonDistance,
    north: moon.z / moonDistance > axis.z / sunDistance,
  };
}

type Magnitudes = Pick<LunarEclipse, 'umbralMagnitude' | 'penumbralMagnitude'>;

const magnitudesOf = ({ umbra, penumbra, moonRadius, off }: Passage): Magnitudes => ({
  umbralMagnitude: (umbra + moonRadius - off) / (2 * moonRadius),
  penumbralMagnitude: (penumbra + moonRadius - off) / (2 * moonRadius),
});

/**
 * The umbral and penumbral magnitudes at an instant; null if the engine does not compute Sun and Moon as bodies in
 * space.
 */
export function lunarMagnitudesAt(sky: Sky, t: JdUt): Magnitudes | null {
  const passage = passageAt(sky, t);
  return passage && magnitudesOf(passage);
}

/** The eclipse at this full moon; null if the Moon does not touch the penumbra. */
export function lunarEclipse(sky: Sky, fullMoon: JdUt): LunarEclipse | null {
  const off = (t: JdUt): number => passageAt(sky, t)?.off ?? 0;
  const greatest = nearestTo(off, fullMoon);
  const at = passageAt(sky, greatest);
  if (at === null) return null;
  const { umbralMagnitude, penumbralMagnitude } = magnitudesOf(at);
  if (penumbralMagnitude <= 0) return null;
  /** The span during which the Moon is within `reach` of the axis. */
  const within = (reach: (passage: Passage) => number): Span => {
    const outside = (t: JdUt): number => {
      const passage = passageAt(sky, t);
      return passage === null ? 0 : passage.off - reach(passage);
    };
    return {
      from: rootBetween(outside, plusDays(greatest, -HALF_WINDOW_DAYS), greatest, 1e-7),
      to: rootBetween(outside, greatest, plusDays(greatest, HALF_WINDOW_DAYS), 1e-7),
    };
  };
  return {
    kind: 'lunar',
    type: umbralMagnitude >= 1 ? 'total' : umbralMagnitude > 0 ? 'partial' : 'penumbral',
    greatest,
    gamma: (at.north ? 1 : -1) * at.moonDistance * sinDeg(at.off),
    umbralMagnitude,
    penumbralMagnitude,
    penumbral: within(({ penumbra, moonRadius }) => penumbra + moonRadius),
    partial: umbralMagnitude > 0 ? within(({ umbra, moonRadius }) => umbra + moonRadius) : null,
    total: umbralMagnitude >= 1 ? within(({ umbra, moonRadius }) => umbra - moonRadius) : null,
  };
}
