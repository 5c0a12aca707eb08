/**
 * The signs that rise one after another, and their navamshas. The rising point moves so smoothly that a parabola
 * through three samples finds the next one nearly exactly: every sample costs a sidereal time, and a day has a dozen
 * signs.
 */
import type { Sky } from '../../engines/engine.ts';
import { arc } from '../../kernel/angle.ts';
import type { Span } from '../../kernel/span.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { RASHI_DEG, rashiOf } from '../../kernel/zodiac.ts';
import type { AngaSpan } from '../../panchanga/angas.ts';

/** So many navamshas to a rashi. */
const NAVAMSHAS = 9;
const NAVAMSHA_DEG = RASHI_DEG / NAVAMSHAS;
/** A tenth of a second: whole ones are printed. */
const TOLERANCE_DAYS = 1e-6;
const MOST_LOOKS = 60;

/** The faster a sign rises the closer one looks: near the polar circles some rise within minutes. */
const stepAt = (latDeg: number): number => {
  const lat = Math.abs(latDeg);
  return lat < 40 ? 1 / 20 : lat < 55 ? 1 / 72 : 1 / 480;
};

/** The rashis that rise in `day`, each from its rising to the next one's, cut to the day; `risen` takes the rising point at each change. */
export function lagnaRuns(sky: Sky, { from, to }: Span, risen?: Map<JdUt, number>): AngaSpan[] {
  const step = stepAt(sky.place.latDeg);
  const found: AngaSpan[] = [];
  let start = from;
  let here: number = sky.lagna(from);
  for (let t: number = from; t < to; ) {
    const next = Math.min(t + step, to);
    // unwrapped, so that a boundary is met once; also where the point goes back or jumps
    const there = here + arc(here, sky.lagna(jdUt(next)));
    const [low, high] = here <= there ? [here, there] : [there, here];
    const edges: number[] = [];
    for (let n = Math.floor(low / RASHI_DEG) + 1; n * RASHI_DEG <= high; n++) edges.push(n * RASHI_DEG);
    const forward = here <= there;
    for (const deg of forward ? edges : edges.reverse()) {
      let last = deg;
      const end = crossed((x) => arc(deg, (last = sky.lagna(x))), jdUt(t), jdUt(next), here - deg, there - deg);
      risen?.set(end, last); // the last sample was at the end itself
      if (end <= start) continue;
      // going forward, the sign before a boundary is the one that ends there
      const at = forward ? deg - RASHI_DEG / 2 : sky.lagna(jdUt((start + end) / 2));
      found.push({ number: rashiOf(at), from: start, to: end });
      start = end;
    }
    t = next;
    here = ((there % 360) + 360) % 360;
  }
  if (start < to) found.push({ number: rashiOf(sky.lagna(jdUt((start + to) / 2))), from: start, to });
  return found;
}

/**
 * The zero of a smooth `f` between `from` and `to`, at which its values are known: by inverse interpolation through the
 * last three samples where that is safe, by bisection where it is not (Chandrupatla 1997). Stops as soon as the zero is
 * known to a tenth of a second.
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

/** The navamshas of one rising sign; an edge is computed on first use. */
export class RisingNinths {
  readonly #sky: Sky;
  readonly #lagna: AngaSpan;
  readonly #risen: ReadonlyMap<JdUt, number>;
  readonly #edges: (JdUt | undefined)[] = [];
  /** Degrees within the sign at the ends of the run, once an edge is needed. */
  #begins: number | undefined;
  #ends: number | undefined;

  /** `risen`: the rising point where it was computed before. */
  constructor(sky: Sky, lagna: AngaSpan, risen: ReadonlyMap<JdUt, number>) {
    this.#sky = sky;
    this.#lagna = lagna;
    this.#risen = risen;
  }

  /** The navamshas that rise in the run, by their number of 108, or the wanted ones. */
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

  /** When `n` navamshas are complete; at an end of the run if that is outside it. */
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
  /** Degrees within the sign, also a little before its start and after its end. */
  #goneAt(rising: number): number {
    const middle = (this.#lagna.number - 1) * RASHI_DEG + RASHI_DEG / 2;
    return arc(middle, rising) + RASHI_DEG / 2;
  }
}
