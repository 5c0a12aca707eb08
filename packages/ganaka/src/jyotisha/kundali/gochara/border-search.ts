/**
 * The search for a graha's entries into rashis. A graha that turns back near a border crosses it three times. Every
 * crossing is found, because the search splits time at the turning points.
 * The search uses the engine's fast approximate longitude and skips times in which no border can be reached. Exact
 * longitudes are computed only near a border.
 */

import { arc } from '../../../kernel/angle.ts';
import { rootNear } from '../../../kernel/search.ts';
import { type JdUt, jdUt } from '../../../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../../../kernel/zodiac.ts';
import type { Graha, Sky } from '../../../sky/engines/engine.ts';

export interface Ingress {
  readonly graha: Graha;
  readonly at: JdUt;
  /** The rashi entered. */
  readonly rashi: number;
  readonly retrograde: boolean;
}

export const RASHIS: readonly number[] = Array.from({ length: 12 }, (_, i) => i + 1);

/**
 * Days between samples. A step must be shorter than a stay in a rashi. It must also be shorter than the time between
 * two stations, so that the graha turns at most once in it. The shortest times between stations are: Saturn 130 days,
 * Jupiter 110, Mars 55, Venus 38, Mercury 18. The true node oscillates within a fortnight.
 */
const STEP_DAYS: Readonly<Record<Graha, number>> = {
  surya: 10,
  chandra: 1,
  mangala: 20,
  budha: 6,
  guru: 40,
  shukra: 12,
  shani: 50,
  rahu: 2,
  ketu: 2,
};
const MEAN_NODE_STEP_DAYS = 200; // the mean node never turns, and stays a year and a half in a rashi

export const stepOf = (sky: Sky, graha: Graha): number =>
  (graha === 'rahu' || graha === 'ketu') && sky.options.node !== 'true' ? MEAN_NODE_STEP_DAYS : STEP_DAYS[graha];

/**
 * Bounds for slow grahas on every engine: the highest speed in degrees a day, and the longest retrograde arc in
 * degrees.
 */
const LEAPS: Readonly<Partial<Record<Graha, { readonly fastest: number; readonly retreat: number }>>> = {
  guru: { fastest: 0.26, retreat: 11.5 },
  shani: { fastest: 0.15, retreat: 9 },
};

/**
 * The search for one graha of one Sky. `borders` are the wanted borders, by the number of the rashi that begins there.
 */
export class BorderSearch {
  readonly #sky: Sky;
  readonly #graha: Graha;
  /** The distances from the beginning of each rashi to the last wanted border behind it, and to the next one ahead. */
  readonly #behind: readonly number[];
  readonly #ahead: readonly number[];
  readonly #withinDeg: number;

  constructor(sky: Sky, graha: Graha, borders: readonly number[]) {
    this.#sky = sky;
    this.#graha = graha;
    this.#withinDeg = sky.expectedWithinDeg(graha);
    /** The degrees from the beginning of a rashi to the nearest wanted border, forwards or backwards. */
    const degFrom = (rashi: number, way: 1 | -1): number => {
      let gone = 0;
      while (gone < 12 && !borders.includes(((rashi - 1 + way * gone + 12) % 12) + 1)) gone++;
      return gone * RASHI_DEG;
    };
    this.#behind = RASHIS.map((rashi) => degFrom(rashi, -1));
    this.#ahead = RASHIS.map((rashi) => RASHI_DEG + degFrom((rashi % 12) + 1, 1));
  }

  /** Every crossing of a wanted border between two instants, in order. */
  entries(from: number, to: number): Ingress[] {
    const found: Ingress[] = [];
    const step = stepOf(this.#sky, this.#graha);
    const leaps = LEAPS[this.#graha];
    let a = this.#look(from);
    let b = this.#look(Math.min(from + step, to));
    while (b.t < to) {
      const leap = leaps === undefined ? 0 : this.#freeDays(b.expected, leaps.fastest, leaps.retreat);
      if (leap > step) {
        this.#cross(a, b, found);
        a = this.#look(Math.min(b.t + leap, to));
        b = this.#look(Math.min(a.t + step, to));
        continue;
      }
      const c = this.#look(Math.min(b.t + step, to));
      const [before, after] = [arc(a.expected, b.expected), arc(b.expected, c.expected)];
      if (before > 0 !== after > 0 && this.#borderWithin(b.expected, swingOf(before, after) + this.#withinDeg)) {
        const turn = this.#turn(b.t + (step * (before + after)) / (2 * (before - after)), step);
        this.#cross(a, turn, found);
        this.#cross(turn, c, found);
        a = c;
        b = this.#look(Math.min(c.t + step, to));
        if (a.t >= to) return found;
        continue;
      }
      this.#cross(a, b, found);
      a = b;
      b = c;
    }
    this.#cross(a, b, found);
    return found;
  }

  #expected(t: number): number {
    return this.#sky.expectedLongitude(this.#graha, jdUt(t));
  }

  #longitude(t: number): number {
    return this.#sky.longitude(this.#graha, jdUt(t));
  }

  #look(t: number): Look {
    const expected = this.#expected(t);
    const doubtful = this.#withinDeg > 0 && this.#borderWithin(expected, this.#withinDeg);
    return { t, expected, deg: doubtful ? this.#longitude(t) : expected };
  }

  #degAhead(deg: number): number {
    return (this.#ahead[rashiOf(deg) - 1] ?? 0) - (deg % RASHI_DEG);
  }

  #degBehind(deg: number): number {
    return (this.#behind[rashiOf(deg) - 1] ?? 0) + (deg % RASHI_DEG);
  }

  #borderWithin(deg: number, reachDeg: number): boolean {
    return this.#degAhead(deg) < reachDeg || this.#degBehind(deg) < reachDeg;
  }

  /**
   * The number of days within which no border can be reached even at the highest speed; 0 if the graha could turn back
   * over the border behind it.
   */
  #freeDays(deg: number, fastest: number, retreat: number): number {
    const margin = 2 * this.#withinDeg + SWING_MARGIN_DEG;
    return this.#degBehind(deg) < retreat + margin ? 0 : (this.#degAhead(deg) - margin) / fastest;
  }

  /** Adds the crossing of a border between two samples. The graha must not turn between them. */
  #cross(a: Look, b: Look, found: Ingress[]): void {
    const [here, there] = [rashiOf(a.deg), rashiOf(b.deg)];
    if (here === there) return;
    const moved = arc(a.deg, b.deg);
    const border = ((moved >= 0 ? there : here) - 1) * RASHI_DEG;
    if (this.#degBehind(border) > 0) return;
    found.push({ graha: this.#graha, at: this.#crossing(border, a, b), rashi: there, retrograde: moved < 0 });
  }

  /** The instant of a crossing: guessed from the approximate longitude, then solved with the exact longitude. */
  #crossing(border: number, a: Look, b: Look): JdUt {
    const { t, perDay } = guessOf(border, a, b, (x) => this.#expected(x));
    const side = (x: JdUt): number => arc(border, this.#longitude(x));
    return rootNear(side, { guess: t, perDay, from: jdUt(a.t), to: jdUt(b.t), rises: arc(a.deg, b.deg) > 0 });
  }

  /**
   * The turning point, from the approximate longitude. If a border is within the error of the approximation, the exact
   * longitude is used.
   */
  #turn(guess: number, step: number): Look {
    const turn = this.#look(this.#turningPoint((t) => this.#expected(t), guess, step));
    if (this.#withinDeg === 0 || !this.#borderWithin(turn.expected, this.#withinDeg)) return turn;
    const t = this.#turningPoint((x) => this.#longitude(x), turn.t, step);
    return { t, expected: this.#expected(t), deg: this.#longitude(t) };
  }

  /**
   * The turning point near a guess: the vertex of a parabola through three samples, which are moved closer in each
   * round. It is computed only as closely as needed to know on which side of a border the graha turns.
   */
  #turningPoint(f: (t: number) => number, guess: number, step: number): number {
    let turn = guess;
    let half = step;
    for (let round = 0; round < TURN_ROUNDS; round++) {
      half /= TURN_NARROWING;
      const middle = f(turn);
      const before = arc(f(turn - half), middle);
      const after = arc(middle, f(turn + half));
      turn += (half * (before + after)) / (2 * (before - after));
      if (!this.#borderWithin(middle, TURN_CLEAR_DEG)) return turn;
    }
    return turn;
  }
}

interface Look {
  readonly t: number;
  readonly expected: number;
  /**
   * The approximate longitude, or the exact one near a border. It is on the same side of every border as the graha
   * itself.
   */
  readonly deg: number;
}

/**
 * The instant at which a parabola through two samples and one between them crosses the border, and the speed at that
 * instant.
 */
function guessOf(border: number, a: Look, b: Look, expected: (t: number) => number): { t: number; perDay: number } {
  const [atA, atB] = [arc(border, a.expected), arc(border, b.expected)];
  const between = a.t + ((b.t - a.t) * atA) / (atA - atB);
  const atBetween = arc(border, expected(between));
  const slope = (atBetween - atA) / (between - a.t);
  const bend = ((atB - atBetween) / (b.t - between) - slope) / (b.t - a.t);
  let t = between;
  let perDay = slope + bend * (between - a.t);
  for (let round = 0; round < 2; round++) {
    t -= (atA + (t - a.t) * (slope + bend * (t - between))) / perDay;
    perDay = slope + bend * (2 * t - a.t - between);
  }
  return { t, perDay };
}

/**
 * Each round leaves about a sixtieth of the previous error. After three rounds the error is a few seconds, in which a
 * stationary graha does not move.
 */
const TURN_ROUNDS = 3;
const TURN_NARROWING = 8;
/** If a turning point is farther than this from a border, one round is enough. */
const TURN_CLEAR_DEG = 0.05;

/**
 * An upper bound for the distance in degrees from the middle of three samples to the turning point: twice the distance
 * by their parabola, and a margin. A border farther away cannot be crossed twice.
 */
function swingOf(before: number, after: number): number {
  const slope = (after + before) / 2;
  const bend = (after - before) / 2;
  return (2 * slope * slope) / Math.abs(4 * bend) + SWING_MARGIN_DEG;
}
const SWING_MARGIN_DEG = 0.05;
