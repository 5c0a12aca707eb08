/**
 * Caches the last few instants of an ephemeris, because a rate needs the instants before and after, and a search
 * returns to the same few.
 */
import { type JdTt, jdTt } from '../../kernel/units.ts';
import { emptyVec, plus, type Vec } from './frames/vector.ts';
import { EphemerisMoment } from './moment.ts';
import type { RoughPlaces, SlowPlanet } from './series/rough-places.ts';
import type { Track } from './series/track.ts';

const KEPT = 4;
/**
 * The Sun's motion about the barycentre is cached by month. Within half a month it changes by a thousandth of what
 * aberration needs.
 */
const SUN_MOTION_DAYS = 32;
const JUPITER_MASS = 1 / 1048.3486;
const SATURN_MASS = 1 / 3498.77;
/** The number of cached months: about three and a half centuries. */
const KEPT_MOTIONS = 4096;

/** The tracks and tables that all bodies need. */
export interface CommonTracks {
  readonly earth: Track;
  readonly jupiter: Track;
  readonly saturn: Track;
  readonly nutation: Track;
  readonly frame: Track;
  readonly rough: RoughPlaces;
}

export class Moments {
  readonly #ground: CommonTracks;
  readonly #kept = Array.from({ length: KEPT }, () => new EphemerisMoment());
  #moment: EphemerisMoment = new EphemerisMoment();
  #oldest = 0;
  readonly #sunMotions = new Map<number, Vec>();

  constructor(ground: CommonTracks) {
    this.#ground = ground;
  }

  /** The moment with its nutation computed. */
  nutated(jdTt: JdTt): EphemerisMoment {
    const moment = this.#of(jdTt);
    if (moment.nutated) return moment;
    moment.nutated = true;
    const track = this.#ground.nutation.seek(jdTt);
    moment.psi = track.value(0);
    moment.epsilon = track.value(1);
    return moment;
  }

  /** The moment with the axes of date computed. */
  turned(jdTt: JdTt): EphemerisMoment {
    const moment = this.#of(jdTt);
    if (moment.turned) return moment;
    moment.turned = true;
    this.#ground.frame.seek(jdTt).fours(moment.axes);
    return moment;
  }

  /** The moment with the Earth's position computed. */
  placed(jdTt: JdTt): EphemerisMoment {
    const moment = this.#of(jdTt);
    if (moment.placed) return moment;
    moment.placed = true;
    this.#ground.earth.seek(jdTt).vector(moment.place);
    return moment;
  }

  /** The moment with the Earth's position and motion computed. */
  moved(jdTt: JdTt): EphemerisMoment {
    const moment = this.placed(jdTt);
    if (moment.moved) return moment;
    moment.moved = true;
    const { velocity, sunVelocity } = moment;
    this.#ground.earth.seek(jdTt).rates(velocity);
    const sun = this.#sunMotion(Math.round(jdTt / SUN_MOTION_DAYS));
    sunVelocity.x = sun.x;
    sunVelocity.y = sun.y;
    sunVelocity.z = sun.z;
    plus(velocity, 1, sun, velocity);
    return moment;
  }

  /** The cached moment of an instant, or the oldest moment, reset for this instant. */
  #of(jdTt: JdTt): EphemerisMoment {
    if (this.#moment.at === jdTt) return this.#moment;
    for (const kept of this.#kept) {
      if (kept.at === jdTt) {
        this.#moment = kept;
        return kept;
      }
    }
    const fresh = this.#kept[this.#oldest] ?? this.#moment;
    this.#oldest = (this.#oldest + 1) % KEPT;
    fresh.becomes(jdTt);
    this.#moment = fresh;
    return fresh;
  }

  /** The Sun's velocity about the barycentre in au a day. It moves opposite to the two heavy planets. */
  #sunMotion(month: number): Vec {
    const known = this.#sunMotions.get(month);
    if (known !== undefined) return known;
    const [motion, jupiter, saturn] = [emptyVec(), emptyVec(), emptyVec()];
    this.#motionOf('jupiter', jdTt(month * SUN_MOTION_DAYS), jupiter);
    this.#motionOf('saturn', jdTt(month * SUN_MOTION_DAYS), saturn);
    plus(motion, -JUPITER_MASS, jupiter, motion);
    plus(motion, -SATURN_MASS, saturn, motion);
    if (this.#sunMotions.size >= KEPT_MOTIONS) this.#sunMotions.clear();
    this.#sunMotions.set(month, motion);
    return motion;
  }

  /**
   * A planet's velocity. Outside the tables it is approximate, so that a request for one body does not have to compute
   * another. This changes no position by more than 0.0004".
   */
  #motionOf(planet: SlowPlanet, jdTt: JdTt, out: Vec): void {
    const track = this.#ground[planet];
    if (track.tabulates(jdTt)) track.seek(jdTt).rates(out);
    else this.#ground.rough.motion(planet, jdTt, out);
  }
}
