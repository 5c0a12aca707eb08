/**
 * Solves the wheels. A wheel is an angle that only grows: the Moon's longitude, the Sun's longitude, their difference
 * and their sum. Tithi, karana, nakshatra, yoga, rashi, lunation and sankranti are parts of wheels. A part begins when
 * its wheel reaches a step.
 * Steps are numbered through all turns. The instant of a step depends on the engine but not on a place. So it is solved
 * once, kept in the engine's almanac, and shared by days, festivals, eclipses and streams. The end of a tithi is the
 * same instant, to the last digit, in every reply.
 */

import { arc, norm360, ordinal } from '../../../kernel/angle.ts';
import { Ring } from '../../../kernel/caches.ts';
import { whenReaches } from '../../../kernel/search.ts';
import type { Span } from '../../../kernel/span.ts';
import { type JdUt, jdUt } from '../../../kernel/units.ts';
import { NAKSHATRA_DEG, RASHI_DEG } from '../../../kernel/zodiac.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import { inAlmanac } from './almanac.ts';

export type Wheel = 'elongation' | 'moon' | 'sum' | 'sun';

/**
 * Mean sidereal motions in degrees a day. They only count turns and give first guesses; the positions come from the
 * engine.
 */
export const MEAN_DEG_PER_DAY: Readonly<Record<Wheel, number>> = {
  elongation: 12.190749,
  moon: 13.176358,
  sum: 14.161967,
  sun: 0.985609,
};
export const MEAN_LUNATION_DAYS = 360 / MEAN_DEG_PER_DAY.elongation;

const ANGLE_AT: Readonly<Record<Wheel, (sky: Sky, t: JdUt) => number>> = {
  elongation: (sky, t) => norm360(sky.longitude('chandra', t) - sky.longitude('surya', t)),
  moon: (sky, t) => sky.longitude('chandra', t),
  sum: (sky, t) => norm360(sky.longitude('chandra', t) + sky.longitude('surya', t)),
  sun: (sky, t) => sky.longitude('surya', t),
};

/** The angle of a wheel at `t`, 0 <= x < 360. */
export const angleAt = (sky: Sky, wheel: Wheel, t: JdUt): number => ANGLE_AT[wheel](sky, t);
/** The longitude of the Moon minus that of the Sun. */
export const elongationAt = ANGLE_AT.elongation;

/** A wheel divided into equal parts. Each part has `steps` steps. */
interface Cut {
  readonly wheel: Wheel;
  readonly sizeDeg: number;
  readonly count: number;
  readonly steps: number;
}

export type AngaPart = 'tithi' | 'karana' | 'nakshatra' | 'pada' | 'yoga' | 'moon_rashi' | 'sun_nakshatra';

export const CUTS: Readonly<Record<AngaPart, Cut>> = {
  tithi: { wheel: 'elongation', sizeDeg: 12, count: 30, steps: 2 },
  karana: { wheel: 'elongation', sizeDeg: 6, count: 60, steps: 1 },
  nakshatra: { wheel: 'moon', sizeDeg: NAKSHATRA_DEG, count: 27, steps: 4 },
  pada: { wheel: 'moon', sizeDeg: NAKSHATRA_DEG / 4, count: 108, steps: 1 },
  yoga: { wheel: 'sum', sizeDeg: NAKSHATRA_DEG, count: 27, steps: 1 },
  moon_rashi: { wheel: 'moon', sizeDeg: RASHI_DEG, count: 12, steps: 9 },
  sun_nakshatra: { wheel: 'sun', sizeDeg: NAKSHATRA_DEG, count: 27, steps: 4 },
};

/** One part of a wheel: its number (from 1), its start and its end. */
export interface PartSpan extends Span {
  readonly number: number;
}

/**
 * The number of steps in a turn. Every part begins with a step: 60 karanas, 27 yogas, and 108 padas, of which a
 * nakshatra has four and a rashi nine.
 */
const STEPS: Readonly<Record<Wheel, number>> = { elongation: 60, moon: 108, sum: 27, sun: 108 };
/** The number of slots in the ring: nearly a century of karanas, and a century and a half of the Sun's padas. */
const RING: Readonly<Record<Wheel, number>> = { elongation: 65_536, moon: 65_536, sum: 32_768, sun: 16_384 };

/** The instant from which turns are counted: 1 January 2000, noon. */
const COUNTED_FROM = 2_451_545;
/**
 * If the mean wheel is within this of the angle, the turn is certain. In the supported years the true and the mean
 * wheel are never an eighth of a turn apart.
 */
const PLAIN_TURNS = 0.25;

class Turning {
  readonly #wheel: Wheel;
  readonly #degPerDay: number;
  readonly #steps: number;
  readonly #stepDeg: number;
  readonly #reached: Ring;
  /** The last instant before `COUNTED_FROM` at which the mean wheel of this engine was at zero. */
  #zero: number | undefined;

  constructor(wheel: Wheel) {
    this.#wheel = wheel;
    this.#degPerDay = MEAN_DEG_PER_DAY[wheel];
    this.#steps = STEPS[wheel];
    this.#stepDeg = 360 / this.#steps;
    this.#reached = new Ring(RING[wheel]);
  }

  #zeroOf(sky: Sky): number {
    this.#zero ??= COUNTED_FROM - angleAt(sky, this.#wheel, jdUt(COUNTED_FROM)) / this.#degPerDay;
    return this.#zero;
  }

  /** The turn in which the wheel reaches `deg` nearest to `t`. */
  turnNear(sky: Sky, deg: number, t: JdUt): number {
    const meanDeg = (t - this.#zeroOf(sky)) * this.#degPerDay;
    const turns = (meanDeg - deg) / 360;
    const turn = Math.round(turns);
    if (Math.abs(turns - turn) < PLAIN_TURNS) return turn;
    const hereDeg = angleAt(sky, this.#wheel, t);
    const wholeDeg = Math.round((meanDeg - hereDeg) / 360) * 360;
    return Math.round((wholeDeg + hereDeg + arc(hereDeg, deg) - deg) / 360);
  }

  /** The number of the step at `deg` of a turn; null if no step is there. */
  stepAt(turn: number, deg: number): number | null {
    const steps = deg / this.#stepDeg;
    const whole = Math.round(steps);
    return Math.abs(steps - whole) < 1e-9 ? turn * this.#steps + whole : null;
  }

  /** The instant at which a step is reached. */
  reached(sky: Sky, step: number): JdUt {
    const known = this.#reached.get(step);
    if (known !== undefined) return jdUt(known);
    const mean = jdUt(this.#zeroOf(sky) + (step * this.#stepDeg) / this.#degPerDay);
    return this.#solve(sky, step, mean, this.#degPerDay);
  }

  /** The same, solved from the instant `near`, at which `gapDeg` remain and the wheel moves about `degPerDay`. */
  reachedFrom(sky: Sky, step: number, near: JdUt, gapDeg: number, degPerDay: number): JdUt {
    const known = this.#reached.get(step);
    return known === undefined ? this.#solve(sky, step, near, degPerDay, gapDeg) : jdUt(known);
  }

  #solve(sky: Sky, step: number, near: JdUt, degPerDay: number, gapDeg?: number): JdUt {
    const angle = (t: JdUt) => angleAt(sky, this.#wheel, t);
    const at = whenReaches(angle, norm360((step % this.#steps) * this.#stepDeg), near, degPerDay, gapDeg);
    this.#reached.set(step, at);
    return at;
  }

  /**
   * The parts of a wheel from the part that runs at `t` to the part that ends at or after `until`. `angleDeg` is the
   * angle of the wheel at `t`.
   */
  partsFrom(sky: Sky, { sizeDeg, count, steps }: Cut, t: JdUt, angleDeg: number, until: JdUt): PartSpan[] {
    let number = ordinal(angleDeg, sizeDeg);
    let step = this.turnNear(sky, angleDeg, t) * this.#steps + (number - 1) * steps;
    const gone = angleDeg - (number - 1) * sizeDeg;
    let from = this.reachedFrom(sky, step, t, -gone, this.#degPerDay);
    let to = this.reachedFrom(sky, step + steps, t, sizeDeg - gone, this.#degPerDay);
    const found: PartSpan[] = [{ number, from, to }];
    while (to < until) {
      // the length of the previous part gives the current speed of the wheel, which is a better guess than the mean
      // speed
      const degPerDay = sizeDeg / (to - from);
      number = (number % count) + 1;
      step += steps;
      from = to;
      to = this.reachedFrom(sky, step + steps, from, sizeDeg, degPerDay);
      found.push({ number, from, to });
    }
    return found;
  }
}

const turnings = inAlmanac(
  (): Readonly<Record<Wheel, Turning>> => ({
    elongation: new Turning('elongation'),
    moon: new Turning('moon'),
    sum: new Turning('sum'),
    sun: new Turning('sun'),
  }),
);

/** The instant nearest to `near` at which a wheel is at `deg`. */
export function reachedNear(sky: Sky, wheel: Wheel, deg: number, near: JdUt): JdUt {
  const turning = turnings(sky)[wheel];
  const step = turning.stepAt(turning.turnNear(sky, deg, near), deg);
  if (step !== null) return turning.reached(sky, step);
  return whenReaches((t) => angleAt(sky, wheel, t), deg, near, MEAN_DEG_PER_DAY[wheel]);
}

/** The turn in which a wheel is at `deg` around `t`. It serves as the number of a lunation or a year. */
export const turnAt = (sky: Sky, wheel: Wheel, deg: number, t: JdUt): number =>
  turnings(sky)[wheel].turnNear(sky, deg, t);

/** The instant at which a turn has completed a number of steps; turns are numbered as in `turnAt`. */
export const stepReached = (sky: Sky, wheel: Wheel, turn: number, steps: number): JdUt =>
  turnings(sky)[wheel].reached(sky, turn * STEPS[wheel] + steps);

/** The number of the part that runs at `t`. */
export const numberAt = (sky: Sky, part: AngaPart, t: JdUt): number =>
  ordinal(angleAt(sky, CUTS[part].wheel, t), CUTS[part].sizeDeg);

/** The part that runs at `t`, with its start and end. */
export function partAt(sky: Sky, part: AngaPart, t: JdUt): PartSpan {
  const [found] = partsTouching(sky, part, { from: t, to: t });
  if (found === undefined) throw new Error(`no ${part} at ${t}`);
  return found;
}

/**
 * Every part that overlaps a span, in order. Callers that know the wheel's angle at the start can pass it as
 * `angleDeg`.
 */
export function partsTouching(sky: Sky, part: AngaPart, { from, to }: Span, angleDeg?: number): PartSpan[] {
  const cut = CUTS[part];
  return turnings(sky)[cut.wheel].partsFrom(sky, cut, from, angleDeg ?? angleAt(sky, cut.wheel, from), to);
}
