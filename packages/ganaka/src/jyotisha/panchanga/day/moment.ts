/**
 * The requested moment and its day: positions at that moment, and the running tithi, nakshatra, yoga and karana.
 * A moment before sunrise belongs to the day that began with the sunrise before it. For 04:00 on the 15th the day is
 * that of the 14th, while `asked` is the 15th.
 */

import { norm360, ordinal } from '../../../kernel/angle.ts';
import type { CacheOwner, OwnerCache } from '../../../kernel/caches.ts';
import type { Place } from '../../../kernel/place.ts';
import type { CivilDay, JdUt, SiderealDeg } from '../../../kernel/units.ts';
import type { Graha, Sky } from '../../../sky/engines/engine.ts';
import type { Anga, AngaSpan } from '../angas/angas.ts';
import { CUTS, partAt } from '../angas/wheels.ts';
import { clockDayUnder, type Day, dayHolding, dayUnder } from './day.ts';
import { usualInstant } from './usual-instant.ts';

/** How the moment was chosen: the sunrise of the day, a given time, or true noon if the Sun does not rise. */
export type Basis = 'sunrise' | 'time' | 'noon';

/** An anga at the moment: its number, the elapsed part, and its start and end. */
export interface AngaNow extends AngaSpan {
  /** The angle that the anga divides, in degrees. */
  readonly angleDeg: number;
  /** The elapsed part of the anga, 0 to 1. */
  readonly fraction: number;
}

/**
 * A moment under `sky`. Without a time it is the sunrise of the requested civil day, or true noon if there is no
 * sunrise.
 */
export function momentUnder(sky: Sky, asked: CivilDay, t?: JdUt, basis?: Basis): Moment {
  if (t !== undefined && basis !== 'sunrise') return new Moment(dayAround(sky, asked, t), asked, t, basis ?? 'time');
  const usual = usualInstant(sky, asked);
  return new Moment(dayUnder(sky, asked), asked, usual.t, usual.basis);
}

function dayAround(sky: Sky, asked: CivilDay, t: JdUt): Day {
  const day = dayUnder(sky, dayHolding(sky, asked, t));
  return day.hasSunrise && day.bounds.from > t ? clockDayUnder(sky, day.civil) : day;
}

export class Moment implements CacheOwner {
  readonly sky: Sky;
  readonly place: Place;
  /** The day that contains the moment. */
  readonly day: Day;
  /** The requested civil day. If the moment is before sunrise, it is the civil day after that of `day`. */
  readonly asked: CivilDay;
  readonly t: JdUt;
  readonly basis: Basis;
  readonly kept: OwnerCache = new Map();
  // nearly every block needs these values, so they are fields: a lookup in `kept` would cost as much as computing a
  // longitude
  readonly #longitudes: Partial<Record<Graha, SiderealDeg>> = {};
  readonly #speeds: Partial<Record<Graha, number>> = {};
  readonly #angas: Partial<Record<Anga, AngaNow>> = {};

  constructor(day: Day, asked: CivilDay, t: JdUt, basis: Basis) {
    this.sky = day.sky;
    this.place = day.place;
    this.day = day;
    this.asked = asked;
    this.t = t;
    this.basis = basis;
  }

  longitude(graha: Graha): SiderealDeg {
    const known = this.#longitudes[graha];
    if (known !== undefined) return known;
    const found = this.sky.longitude(graha, this.t);
    this.#longitudes[graha] = found;
    return found;
  }
  /** The speed in degrees a day. */
  speed(graha: Graha): number {
    const known = this.#speeds[graha];
    if (known !== undefined) return known;
    const found = this.sky.speed(graha, this.t);
    this.#speeds[graha] = found;
    return found;
  }
  /** The longitude of the Moon minus that of the Sun. */
  get elongation(): number {
    return norm360(this.longitude('chandra') - this.longitude('surya'));
  }

  get tithi(): AngaNow {
    return this.anga('tithi');
  }
  get nakshatra(): AngaNow {
    return this.anga('nakshatra');
  }
  get yoga(): AngaNow {
    return this.anga('yoga');
  }
  get karana(): AngaNow {
    return this.anga('karana');
  }
  anga(anga: Anga): AngaNow {
    const known = this.#angas[anga];
    if (known !== undefined) return known;
    const found = this.#now(anga);
    this.#angas[anga] = found;
    return found;
  }

  #now(anga: Anga): AngaNow {
    const { sizeDeg } = CUTS[anga];
    const angleDeg = this.#angle(anga);
    const number = ordinal(angleDeg, sizeDeg);
    const run = this.day.transitions(anga).find((each) => each.number === number) ?? partAt(this.sky, anga, this.t);
    const gone = angleDeg / sizeDeg;
    return { number, from: run.from, to: run.to, angleDeg, fraction: gone - Math.floor(gone) };
  }

  #angle(anga: Anga): number {
    if (anga === 'nakshatra') return this.longitude('chandra');
    return anga === 'yoga' ? norm360(this.longitude('chandra') + this.longitude('surya')) : this.elongation;
  }
}
