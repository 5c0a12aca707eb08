/** From the true position of a planet to its apparent position: light-time, deflection by the Sun, aberration. */
import { type JdTt, plusDays } from '../../../kernel/units.ts';
import type { Track } from '../series/track.ts';
import { LIGHT_AU_PER_DAY } from '../units.ts';
import { direct, dot, emptyVec, lengthOf, plus, scale, subtract, type Vec } from './vector.ts';

/** Twice the Sun's gravitational radius in au: 2 G M / c^2. */
const DEFLECTION_AU = 1.97412574336e-8;
/** At the limb of the Sun the deflection stops growing, because light from behind the disc is not visible. */
const NEAREST_COS = 1e-5;

/**
 * The Earth at one instant, as vectors in the equatorial frame of J2000: its position relative to the Sun (au), its
 * velocity, and the Sun's velocity about the barycentre (au a day).
 */
export interface Observer {
  readonly place: Vec;
  readonly velocity: Vec;
  readonly sunVelocity: Vec;
}

/** The path of light to the Earth. Its vectors are scratch space that is reused in every call. */
export class ApparentLight {
  readonly #now = emptyVec();
  readonly #then = emptyVec();
  readonly #fromSun = emptyVec();
  readonly #earthFromSun = emptyVec();
  readonly #velocity = emptyVec();

  /**
   * Writes the vector from the Earth to the planet's position at the time when the planet emitted the light that
   * arrives at `jdTt`.
   */
  delay(track: Track, jdTt: JdTt, { place, sunVelocity }: Observer, out: Vec): void {
    const now = this.#now;
    const then = this.#then;
    // the position at `jdTt` gives a rough light-time; the position that much earlier gives an accurate one
    track.seek(jdTt).vector(now);
    subtract(now, place, now);
    const roughDays = lengthOf(now) / LIGHT_AU_PER_DAY;
    track.seek(plusDays(jdTt, -roughDays)).vector(then);
    subtract(then, place, then);
    plus(then, -roughDays, sunVelocity, then);
    // extrapolates the line through both positions; the curvature of the path adds less than a millionth of a second of
    // arc
    const more = lengthOf(then) / LIGHT_AU_PER_DAY / roughDays - 1;
    subtract(then, now, now);
    plus(then, more, now, out);
  }

  /** Deflects the direction of a body whose light passes the Sun. `from` is its position relative to the Earth. */
  deflect(direction: Vec, from: Vec, earth: Vec): void {
    const fromSun = this.#fromSun;
    const earthFromSun = this.#earthFromSun;
    plus(from, 1, earth, fromSun);
    direct(fromSun, fromSun);
    const au = direct(earth, earthFromSun);
    const bend = DEFLECTION_AU / au / Math.max(NEAREST_COS, 1 + dot(fromSun, earthFromSun));
    const outwards = bend * dot(direction, fromSun);
    const inwards = bend * dot(direction, earthFromSun);
    plus(direction, outwards, earthFromSun, direction);
    plus(direction, -inwards, fromSun, direction);
  }

  /** Relativistic aberration: shifts a direction towards the Earth's motion. */
  aberrate(direction: Vec, earthVelocity: Vec): void {
    const velocity = this.#velocity;
    scale(earthVelocity, 1 / LIGHT_AU_PER_DAY, velocity);
    const inverse = Math.sqrt(1 - dot(velocity, velocity));
    const share = 1 + dot(direction, velocity) / (1 + inverse);
    scale(direction, inverse, direction);
    plus(direction, share, velocity, direction);
  }
}
