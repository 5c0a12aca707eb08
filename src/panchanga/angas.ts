/**
 * The four angas that are parts of a circle of angle: tithi and karana of the Moon's elongation, nakshatra of
 * her longitude, yoga of the sum of both longitudes. Each is a wheel cut into equal parts; a part ends when the
 * wheel reaches its boundary. Tithi and karana share one wheel of sixty parts, so no boundary is solved twice.
 */
import type { Sky } from '../engines/engine.ts';
import { norm360, ordinal } from '../kernel/angle.ts';
import { whenReaches } from '../kernel/search.ts';
import type { Span } from '../kernel/span.ts';
import type { JdUt } from '../kernel/units.ts';

export type Wheel = 'elongation' | 'moon' | 'sum';
export type Anga = 'tithi' | 'karana' | 'nakshatra' | 'yoga';

/** Mean motions, degrees a day: enough for a first guess, the root finder does the rest. */
export const MEAN_DEG_PER_DAY: Readonly<Record<Wheel, number>> = {
  elongation: 12.190749,
  moon: 13.176396,
  sum: 14.162044,
};
export const SUN_MEAN_DEG_PER_DAY = 0.985647;

interface Cut {
  readonly wheel: Wheel;
  readonly sizeDeg: number;
  readonly count: number;
}

export const CUTS: Readonly<Record<Anga, Cut>> = {
  tithi: { wheel: 'elongation', sizeDeg: 12, count: 30 },
  karana: { wheel: 'elongation', sizeDeg: 6, count: 60 },
  nakshatra: { wheel: 'moon', sizeDeg: 360 / 27, count: 27 },
  yoga: { wheel: 'sum', sizeDeg: 360 / 27, count: 27 },
};

/** Moon minus Sun, 0 <= x < 360. */
export const elongationAt = (sky: Sky, t: JdUt): number =>
  norm360(sky.longitude('chandra', t) - sky.longitude('surya', t));

export const WHEEL_AT: Readonly<Record<Wheel, (sky: Sky, t: JdUt) => number>> = {
  elongation: elongationAt,
  moon: (sky, t) => sky.longitude('chandra', t),
  sum: (sky, t) => norm360(sky.longitude('chandra', t) + sky.longitude('surya', t)),
};

/** One part of a wheel: its number (from 1) and the time it runs. */
export interface AngaSpan extends Span {
  readonly number: number;
}

/** The number of the part that runs at `t`. */
export const angaNumberAt = (anga: Anga, sky: Sky, t: JdUt): number =>
  ordinal(WHEEL_AT[CUTS[anga].wheel](sky, t), CUTS[anga].sizeDeg);

/** The part that runs at `t` with its beginning and end. */
export function angaSpanAt(anga: Anga, sky: Sky, t: JdUt): AngaSpan {
  const { wheel, sizeDeg } = CUTS[anga];
  const f = (x: JdUt) => WHEEL_AT[wheel](sky, x);
  const number = ordinal(f(t), sizeDeg);
  return {
    number,
    from: whenReaches(f, (number - 1) * sizeDeg, t, MEAN_DEG_PER_DAY[wheel]),
    to: whenReaches(f, number * sizeDeg, t, MEAN_DEG_PER_DAY[wheel]),
  };
}

export const tithiNumberAt = (sky: Sky, t: JdUt): number => angaNumberAt('tithi', sky, t);
export const nakshatraNumberAt = (sky: Sky, t: JdUt): number => angaNumberAt('nakshatra', sky, t);
export const tithiSpanAt = (sky: Sky, t: JdUt): AngaSpan => angaSpanAt('tithi', sky, t);
export const nakshatraSpanAt = (sky: Sky, t: JdUt): AngaSpan => angaSpanAt('nakshatra', sky, t);

/** The instant nearest to `near` at which tithi `number` (1–30) begins. */
export const tithiStartNear = (sky: Sky, number: number, near: JdUt): JdUt =>
  whenReaches((t) => elongationAt(sky, t), (number - 1) * CUTS.tithi.sizeDeg, near, MEAN_DEG_PER_DAY.elongation);

/** The run of tithi `number` that lies nearest to `near`: its middle is at most half a month away. */
export function tithiSpanNear(sky: Sky, number: number, near: JdUt): AngaSpan {
  const from = tithiStartNear(sky, number, near);
  return { number, from, to: tithiStartNear(sky, number + 1, from) };
}
