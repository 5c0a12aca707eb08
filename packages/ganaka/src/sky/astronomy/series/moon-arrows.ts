/**
 * The Moon's series at all nodes of a block at once. Every term is a rotating vector. Its direction at the middle of
 * the block costs a sine and a cosine; the rotations to the nodes are the same in every block and are cached. The nodes
 * lie in pairs about the middle, so that a pair costs one rotation. The rates of the terms change over the millennia,
 * and the light-time differs at each node. Both enter to first order; the remainder is below 1e-12 of a term.
 */
import { jdTt } from '../../../kernel/units.ts';
import { MEAN_LIGHT_TIME_DAYS, moonOfDate } from '../theory.ts';
import { ARCSEC, centuries, DAYS_PER_CENTURY, horner, LIGHT_KM_PER_DAY } from '../units.ts';
import { nodesFor } from './chebyshev.ts';
import { at as read } from './checked-array.ts';
import { columnOf, MOON_STRIDE, type Powers, type Series } from './series.ts';
import { sinesAndCosines } from './sines.ts';
import type { Sampler, Shape } from './track.ts';

/** A local copy for speed: without bundling, an imported name is looked up in every iteration of a loop. */
const at = read;

/** The even and odd parts of the sums at two nodes that lie symmetrically about the middle, and their rates. */
interface Pair {
  even: number;
  odd: number;
  evenRate: number;
  oddRate: number;
}

/** The terms A sin(p0 + p1 t + … + p4 t^4) of one power of time. */
class Ring {
  readonly #count: number;
  readonly #phases: readonly Float64Array[];
  readonly #angles: Float64Array;
  readonly #sines: Float64Array;
  readonly #cosines: Float64Array;
  /** The rate of each term at the middle of the block, and how much it exceeds the rate at J2000. */
  readonly #rates: Float64Array;
  readonly #faster: Float64Array;
  /** Amplitude times cosine (and sine) of the rotation from the middle to each later node. */
  readonly #along: readonly Float64Array[];
  readonly #across: readonly Float64Array[];

  constructor(rows: Float64Array, offsets: Float64Array) {
    this.#count = rows.length / MOON_STRIDE;
    const column = () => new Float64Array(this.#count);
    this.#phases = [1, 2, 3, 4, 5].map((n) => columnOf(rows, MOON_STRIDE, n));
    this.#angles = column();
    this.#sines = column();
    this.#cosines = column();
    this.#rates = column();
    this.#faster = column();
    const later = [...offsets.subarray(0, (offsets.length + 1) >> 1)];
    this.#along = later.map(column);
    this.#across = later.map(column);
    // the first request for a distant century waits for this, so all rotations are computed at once
    const lengths = columnOf(rows, MOON_STRIDE, 0);
    const rates = this.#phases[1] ?? column();
    later.forEach((offset, k) => {
      for (let i = 0; i < this.#count; i++) this.#angles[i] = at(rates, i) * offset;
      sinesAndCosines(this.#angles, this.#sines, this.#cosines);
      scaled(this.#cosines, lengths, this.#along[k]);
      scaled(this.#sines, lengths, this.#across[k]);
    });
  }

  turnTo(t: number): void {
    const [p0, p1, p2, p3, p4] = this.#phases;
    if (p0 === undefined || p1 === undefined || p2 === undefined || p3 === undefined || p4 === undefined) return;
    for (let i = 0; i < this.#count; i++) {
      const b = at(p2, i);
      const c = at(p3, i);
      const d = at(p4, i);
      this.#angles[i] = at(p0, i) + t * (at(p1, i) + t * (b + t * (c + t * d)));
      this.#faster[i] = t * (2 * b + t * (3 * c + t * 4 * d));
      this.#rates[i] = at(p1, i) + at(this.#faster, i);
    }
    sinesAndCosines(this.#angles, this.#sines, this.#cosines);
  }

  sumPair(k: number, offset: number, out: Pair): void {
    const along = this.#along[k];
    const across = this.#across[k];
    if (along === undefined || across === undefined) return;
    const [sines, cosines, faster, rates] = [this.#sines, this.#cosines, this.#faster, this.#rates];
    let even = 0;
    let odd = 0;
    let evenRate = 0;
    let oddRate = 0;
    for (let i = 0; i < this.#count; i++) {
      const s = at(sines, i);
      const c = at(cosines, i);
      const more = at(faster, i) * offset;
      const cos = at(along, i) - more * at(across, i);
      const sin = at(across, i) + more * at(along, i);
      const rate = at(rates, i);
      even += s * cos;
      odd += c * sin;
      evenRate += rate * c * cos;
      oddRate -= rate * s * sin;
    }
    out.even = even;
    out.odd = odd;
    out.evenRate = evenRate;
    out.oddRate = oddRate;
  }
}

function scaled(column: Float64Array, lengths: Float64Array, out: Float64Array | undefined): void {
  if (out === undefined) return;
  for (let i = 0; i < out.length; i++) out[i] = at(column, i) * at(lengths, i);
}

/** One coordinate of the Moon over blocks of one length. */
class MoonArrows {
  readonly #offsets: Float64Array;
  readonly #rings: readonly Ring[];
  readonly #pair: Pair = { even: 0, odd: 0, evenRate: 0, oddRate: 0 };

  constructor(powers: Powers, offsets: Float64Array) {
    this.#offsets = offsets;
    this.#rings = powers.map((rows) => new Ring(rows, offsets));
  }

  /** Writes the sum at each node of the block around `t`. `late` is the small time by which each node is shifted. */
  sumsAt(t: number, late: Float64Array, out: Float64Array): void {
    const offsets = this.#offsets;
    const last = offsets.length - 1;
    const pair = this.#pair;
    out.fill(0);
    for (let power = this.#rings.length - 1; power >= 0; power--) {
      const ring = this.#rings[power];
      if (ring === undefined) continue;
      ring.turnTo(t);
      for (let k = 0, other = last; k <= other; k++, other--) {
        ring.sumPair(k, at(offsets, k), pair);
        out[k] = at(out, k) * (t + at(offsets, k) + at(late, k)) + seenLate(pair, 1, at(late, k));
        if (k === other) break;
        out[other] = at(out, other) * (t + at(offsets, other) + at(late, other)) + seenLate(pair, -1, at(late, other));
      }
    }
  }
}

/** The sum at one node of a pair, shifted by `late`. `side` is 1 for the later node and -1 for the earlier one. */
const seenLate = ({ even, odd, evenRate, oddRate }: Pair, side: 1 | -1, late: number): number =>
  even + side * odd + late * (evenRate + side * oddRate);

/** Samples apparent positions of the Moon at the nodes of a block. */
export function moonSampler(series: Series, shape: Shape): Sampler {
  const { blockDays, order } = shape;
  /** Times from the middle of a block to its nodes. The last nodes are before the middle. */
  const offsets = Float64Array.from(nodesFor(order), (x) => (x * blockDays) / 2 / DAYS_PER_CENTURY);
  const prompt = new Float64Array(order);
  const late = new Float64Array(order);
  const [V, U, km] = [new Float64Array(order), new Float64Array(order), new Float64Array(order)];
  const out = new Float64Array(3);
  let arrows: Readonly<Record<'L' | 'B' | 'R', MoonArrows>> | null = null;
  return (middle, samples) => {
    const { L, B, R } = series.moon;
    arrows ??= { L: new MoonArrows(L, offsets), B: new MoonArrows(B, offsets), R: new MoonArrows(R, offsets) };
    const now = centuries(jdTt(middle));
    const seen = centuries(jdTt(middle - MEAN_LIGHT_TIME_DAYS));
    arrows.R.sumsAt(seen, prompt, km);
    for (let k = 0; k < order; k++) late[k] = (MEAN_LIGHT_TIME_DAYS - at(km, k) / LIGHT_KM_PER_DAY) / DAYS_PER_CENTURY;
    arrows.L.sumsAt(seen, late, V);
    arrows.B.sumsAt(seen, late, U);
    for (let k = 0; k < order; k++) {
      const offset = at(offsets, k);
      const longitude = horner(series.moonW1, seen + offset + at(late, k)) + at(V, k) * ARCSEC;
      moonOfDate(now + offset, longitude, at(U, k) * ARCSEC, at(km, k), out);
      samples.forEach((row, q) => {
        row[k] = at(out, q);
      });
    }
  };
}
