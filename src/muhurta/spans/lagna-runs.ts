/** The signs that rise one after another, and the ninths within them. */
import type { Sky } from '../../engines/engine.ts';
import { ordinal } from '../../kernel/angle.ts';
import { crossings, rootBetween } from '../../kernel/search.ts';
import type { Span } from '../../kernel/span.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import type { AngaSpan } from '../../panchanga/angas.ts';

const RASHI_DEG = 30;
/** So many navamshas to a rashi. */
const NAVAMSHAS = 9;
const NAVAMSHA_DEG = RASHI_DEG / NAVAMSHAS;
/** A tenth of a second: whole ones are printed. */
const TOLERANCE_DAYS = 1e-6;

/** The faster a sign rises the closer one looks: near the polar circles some rise within minutes. */
const stepAt = (latDeg: number): number => {
  const lat = Math.abs(latDeg);
  return lat < 40 ? 1 / 20 : lat < 55 ? 1 / 72 : 1 / 480;
};

/** The rashis that rise in `day`, each from its rising to the next one's, cut to the day. */
export function lagnaRuns(sky: Sky, { from, to }: Span): AngaSpan[] {
  const lagna = (t: JdUt): number => sky.lagna(t);
  const edges = crossings(lagna, RASHI_DEG, from, to, stepAt(sky.place.latDeg), TOLERANCE_DAYS).map(({ at }) => at);
  const found: AngaSpan[] = [];
  let start = from;
  for (const end of [...edges, to]) {
    if (end <= start) continue;
    found.push({ number: ordinal(lagna(jdUt((start + end) / 2)), RASHI_DEG), from: start, to: end });
    start = end;
  }
  return found;
}

/** The ninths of one rising sign; an edge is looked for when it is first asked for. */
export class RisingNinths {
  readonly #sky: Sky;
  readonly #lagna: AngaSpan;
  readonly #edges: (JdUt | undefined)[] = [];

  constructor(sky: Sky, lagna: AngaSpan) {
    this.#sky = sky;
    this.#lagna = lagna;
  }

  /** The ninths that rise in the run, by their number of 108, or those of them that are wanted. */
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

  /** When `n` ninths are gone; at an end of the run where that lies outside it. */
  #edge(n: number): JdUt {
    const known = this.#edges[n];
    if (known !== undefined) return known;
    const found = this.#solve(n * NAVAMSHA_DEG);
    this.#edges[n] = found;
    return found;
  }

  #solve(deg: number): JdUt {
    const { from, to } = this.#lagna;
    const past = (t: JdUt): number => this.#gone(t) - deg;
    if (deg <= 0 || past(from) >= 0) return from;
    if (deg >= RASHI_DEG || past(to) <= 0) return to;
    return rootBetween(past, from, to, TOLERANCE_DAYS);
  }

  /** Degrees gone in the sign, also a little before its beginning and after its end. */
  #gone(t: JdUt): number {
    const middle = (this.#lagna.number - 1) * RASHI_DEG + RASHI_DEG / 2;
    return ((this.#sky.lagna(t) - middle + 540) % 360) - 180 + RASHI_DEG / 2;
  }
}
