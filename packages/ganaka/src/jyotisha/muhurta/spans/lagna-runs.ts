/**
 * The signs that rise one after another, and their navamshas. The rising point moves so smoothly that interpolation
 * through three samples finds a boundary almost exactly. Few samples are needed, which matters because each one
 * computes a sidereal time.
 */

import { arc } from '../../../kernel/angle.ts';
import type { Span } from '../../../kernel/span.ts';
import { type JdUt, jdUt } from '../../../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../../../kernel/zodiac.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import type { AngaSpan } from '../../panchanga/angas/angas.ts';

/** The number of navamshas in a rashi. */
const NAVAMSHAS = 9;
const NAVAMSHA_DEG = RASHI_DEG / NAVAMSHAS;
/** A tenth of a second; replies give whole seconds. */
const TOLERANCE_DAYS = 1e-6;
const MOST_LOOKS = 60;

/**
 * The step of the search in days. Near the polar circles some signs rise within minutes, so the step is smaller there.
 */
const stepAt = (latDeg: number): number => {
  const lat = Math.abs(latDeg);
  return lat < 40 ? 1 / 20 : lat < 55 ? 1 / 72 : 1 / 480;
};

/**
 * Returns the rashis that rise in `day`, each until the next one begins to rise, cut to the day. The longitude of the
 * rising point at each change is stored in `risen`.
 */
export function lagnaRuns(sky: Sky, { from, to }: Span, risen?: Map<JdUt, number>): AngaSpan[] {
  const step = stepAt(sky.place.latDeg);
  const found: AngaSpan[] = [];
  let start = from;
  let here: number = sky.lagna(from);
  for (let t: number = from; t < to; ) {
    const next = Math.min(t + step, to);
    // unwrapped, so that each boundary is met once, even if the rising point moves backwards or jumps
    const there = here + arc(here, sky.lagna(jdUt(next)));
    const [low, high] = here <= there ? [here, there] : [there, here];
    const edges: number[] = [];
    for (let n = Math.floor(low / RASHI_DEG) + 1; n * RASHI_DEG <= high; n++) edges.push(n * RASHI_DEG);
    const forward = here <= there;
    for (const deg of forward ? edges : edges.reverse()) {
      let last = deg;
      const end = crossed((x) => arc(deg, (last = sky.lagna(x))), jdUt(t), jdUt(next), here - deg, there - deg);
      risen?.set(end, last); // the last sample was taken at the boundary itself
      if (end <= start) continue;
      // if the rising point moves forward, the sign before the boundary ends there
      const at = forward ? deg - RASHI_DEG / 2 : sky.lagna(jdUt((start + end) / 2));
      found.push({ number: rashiOf(at), from: start, to: end });
      start = end;
    }
    t = next;
    here = ((there % 360) + 360) % 360;
  }
  if (start < to) found.push({ number: rashiOf(sky.lagna(jdUt((start + to) / 2))), from: start, to });
  return found.some(isJump) ? withoutJumps(found) : found;
}

/** No sign rises within a second. Beyond the polar circles the rising point jumps over signs, which then do not rise. */
const SECOND_DAYS = 1 / 86_400;
const isJump = ({ from, to }: AngaSpan): boolean => to - from < SECOND_DAYS;

/** The runs without the signs that the rising point only jumps over; the sign before lasts until the one after. */
function withoutJumps(runs: readonly AngaSpan[]): AngaSpan[] {
  const found: AngaSpan[] = [];
  const begin = runs[0]?.from;
  for (const run of runs.filter((each) => !isJump(each))) {
    const last = found.at(-1);
    if (last === undefined) found.push({ ...run, from: begin ?? run.from });
    else if (last.number === run.number) found[found.length - 1] = { ...last, to: run.to };
    else {
      found[found.length - 1] = { ...last, to: run.from };
      found.push(run);
    }
  }
  const [last, end] = [found.at(-1), runs.at(-1)?.to];
  if (last !== undefined && end !== undefined) found[found.length - 1] = { ...last, to: end };
  return found;
}

/**
 * Returns the zero of a smooth `f` between `from` and `to`, at which the values of `f` are known. It uses inverse
 * interpolation through the last three samples where that is safe, and bisection where it is not (Chandrupatla 1997).
 * It stops as soon as the zero is known to a tenth of a second.
 */
function crossed(f: (t: JdUt) => number, from: JdUt, to: JdUt, fromValue: number, toValue: number): JdUt {
  let a: number = to;
  let fa = toValue;
  let b: number = from;
  let fb = fromValue;
  let share = fa / (fa - fb);
  for (let look = 0; look < MOST_LOOKS; look++) {
    const t = a + share * (b - a);
    const value = f(jdUt(t));
    let c = a;
    let fc = fa;
    if (value > 0 !== fa > 0) {
      c = b;
      fc = fb;
      b = a;
      fb = fa;
    }
    a = t;
    fa = value;
    const slope = (fb - fa) / (b - a);
    if (Math.abs(fa) <= Math.abs(slope) * TOLERANCE_DAYS || Math.abs(b - a) < TOLERANCE_DAYS) return jdUt(t);
    const place = (a - b) / (c - b);
    const height = (fa - fb) / (fc - fb);
    const isSafe = height * height < place && (1 - height) * (1 - height) < 1 - place;
    share = isSafe
      ? (fa / (fb - fa)) * (fc / (fb - fc)) + ((c - a) / (b - a)) * (fa / (fc - fa)) * (fb / (fc - fb))
      : 0.5;
  }
  return jdUt(a);
}

/** The navamshas of one rising sign. The time at which each one begins is computed on first use. */
export class RisingNinths {
  readonly #sky: Sky;
  readonly #lagna: AngaSpan;
  readonly #risen: ReadonlyMap<JdUt, number>;
  readonly #edges: (JdUt | undefined)[] = [];
  /** The degrees within the sign at the two ends of the run, once they are needed. */
  #begins: number | undefined;
  #ends: number | undefined;

  /** `risen`: rising points that are already known, keyed by instant. */
  constructor(sky: Sky, lagna: AngaSpan, risen: ReadonlyMap<JdUt, number>) {
    this.#sky = sky;
    this.#lagna = lagna;
    this.#risen = risen;
  }

  /** Returns the navamshas (1–108) that rise in the run, or those of them that are wanted. */
  runs(wanted: (number: number) => boolean = () => true): AngaSpan[] {
    const first = (this.#lagna.number - 1) * NAVAMSHAS;
    const found: AngaSpan[] = [];
    for (let n = 0; n < NAVAMSHAS; n++) {
      const number = first + n + 1;
      if (!wanted(number)) continue;
      const from = this.#edge(n);
      const to = this.#edge(n + 1);
      if (from < to) found.push({ number, from, to });
    }
    return found;
  }

  /**
   * Returns the instant at which `n` navamshas of the sign have risen, or the nearer end of the run if that is outside
   * it.
   */
  #edge(n: number): JdUt {
    const known = this.#edges[n];
    if (known !== undefined) return known;
    const found = this.#found(n);
    this.#edges[n] = found;
    return found;
  }

  #found(n: number): JdUt {
    const { from, to } = this.#lagna;
    if (n === 0) return from;
    const deg = n * NAVAMSHA_DEG;
    const begins = (this.#begins ??= this.#atEnd(from));
    if (begins >= deg) return from;
    if (n === NAVAMSHAS) return to;
    const ends = (this.#ends ??= this.#atEnd(to));
    if (ends <= deg) return to;
    return crossed((t) => this.#gone(t) - deg, from, to, begins - deg, ends - deg);
  }

  #atEnd(t: JdUt): number {
    const known = this.#risen.get(t);
    return known === undefined ? this.#gone(t) : this.#goneAt(known);
  }

  #gone(t: JdUt): number {
    return this.#goneAt(this.#sky.lagna(t));
  }
  /** The degrees since the start of the sign; negative or above 30 a little outside the sign. */
  #goneAt(rising: number): number {
    const middle = (this.#lagna.number - 1) * RASHI_DEG + RASHI_DEG / 2;
    return arc(middle, rising) + RASHI_DEG / 2;
  }
}
