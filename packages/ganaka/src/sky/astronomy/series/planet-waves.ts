/**
 * The series of a planet over a whole block at once. A term A cos(B + C t) is a rotating vector. Its direction at the
 * middle of the block costs a sine and a cosine. Its course from there is a sum of Chebyshev polynomials whose
 * coefficients are the same in every block and are cached. A slow or small term needs only three or four polynomials.
 * Distant centuries are computed in this way; the tables are made from the plain sums.
 */
import { jdTt } from '../../../kernel/units.ts';
import { xyzOf } from '../theory.ts';
import { centuries, DAYS_PER_CENTURY } from '../units.ts';
import { besselCount, besselRow } from './bessel.ts';
import { nodesFor } from './chebyshev.ts';
import { product, at as read } from './checked-array.ts';
import { columnOf, FARTHEST_MILLENNIA, type Lbr, PLANET_STRIDE, type Planet, type Powers } from './series.ts';
import { sinesAndCosines } from './sines.ts';
import type { Sampler, Shape } from './track.ts';

/** A local copy for speed: without bundling, an imported name is looked up in every iteration of a loop. */
const at = read;

const COORDINATES = ['L', 'B', 'R'] as const;
const DAYS_PER_MILLENNIUM = 10 * DAYS_PER_CENTURY;
/**
 * Coefficients smaller than this, in radians or au, are left out. A thousand of them with random signs amount to
 * 0.00001 seconds of arc.
 */
const LEAST = 1e-12;

/** The Chebyshev coefficients of each term's course within half a block, term after term in one list. */
class Bends {
  readonly #all: number[] = [];
  readonly #ends: number[] = [0];

  constructor(rows: Float64Array, halfBlock: number, least: number) {
    const turns = columnOf(rows, PLANET_STRIDE, 2).map((rate) => Math.abs(rate) * halfBlock);
    const scratch = new Float64Array(besselCount(turns.reduce((most, turn) => Math.max(most, turn), 0)));
    turns.forEach((turn, term) => {
      this.#add(at(rows, term * PLANET_STRIDE), besselRow(turn, scratch), scratch, least);
    });
  }

  /** Adds the coefficients of one term: cos z x = J0 - 2 J2 T2 + 2 J4 T4 …, sin z x = 2 J1 T1 - 2 J3 T3 … */
  #add(length: number, orders: number, bessel: Float64Array, least: number): void {
    let last = orders - 1;
    while (last > 0 && Math.abs(2 * at(bessel, last) * length) < least) last--;
    for (let k = 0; k <= last; k++) this.#all.push(at(bessel, k) * length * (k === 0 ? 1 : 2) * (k % 4 < 2 ? 1 : -1));
    this.#ends.push(this.#all.length);
  }

  count(term: number): number {
    return (this.#ends[term + 1] ?? 0) - (this.#ends[term] ?? 0);
  }

  of(term: number, k: number): number {
    return this.#all[(this.#ends[term] ?? 0) + k] ?? 0;
  }
}

/** The terms of one power of time. Terms with the most polynomials come first. */
class Ring {
  readonly #phases: Float64Array;
  readonly #rates: Float64Array;
  /** For each polynomial, the coefficients of the terms that use it. */
  readonly #bends: readonly Float64Array[];
  readonly #angles: Float64Array;
  readonly #sines: Float64Array;
  readonly #cosines: Float64Array;

  constructor(rows: Float64Array, power: number, halfBlock: number) {
    const bends = new Bends(rows, halfBlock, LEAST / FARTHEST_MILLENNIA ** power);
    const count = rows.length / PLANET_STRIDE;
    const terms = Array.from({ length: count }, (_, term) => term).sort((a, b) => bends.count(b) - bends.count(a));
    const inOrder = (value: (term: number) => number, most = count): Float64Array => {
      const out = new Float64Array(most);
      for (let i = 0; i < most; i++) out[i] = value(terms[i] ?? 0);
      return out;
    };
    this.#phases = inOrder((term) => at(rows, term * PLANET_STRIDE + 1));
    this.#rates = inOrder((term) => at(rows, term * PLANET_STRIDE + 2));
    this.#bends = Array.from({ length: bends.count(terms[0] ?? 0) }, (_, k) => {
      const without = terms.findIndex((term) => bends.count(term) <= k);
      return inOrder((term) => bends.of(term, k), without < 0 ? count : without);
    });
    this.#angles = new Float64Array(count);
    this.#sines = new Float64Array(count);
    this.#cosines = new Float64Array(count);
  }

  get polynomials(): number {
    return this.#bends.length;
  }

  /** Adds the coefficient of each polynomial, summed over all terms, in the block around `t`. */
  addAt(t: number, sums: Float64Array): void {
    const angles = this.#angles;
    const phases = this.#phases;
    const rates = this.#rates;
    for (let i = 0; i < angles.length; i++) angles[i] = at(phases, i) + at(rates, i) * t;
    sinesAndCosines(angles, this.#sines, this.#cosines);
    for (let k = 0; k < this.#bends.length; k++) {
      const bends = this.#bends[k];
      if (bends === undefined) continue;
      const all = product(k % 2 === 0 ? this.#cosines : this.#sines, bends);
      sums[k] = at(sums, k) + (k % 2 === 0 ? all : -all);
    }
  }
}

/** Multiplies a Chebyshev sum by a + b x, using 2 x Tk = T(k+1) + T(k-1). The last coefficient must be zero. */
function timesLine(sums: Float64Array, a: number, b: number): void {
  let before = 0;
  for (let k = 0; k < sums.length; k++) {
    const here = at(sums, k);
    const after = k + 1 < sums.length ? at(sums, k + 1) : 0;
    sums[k] = a * here + (b / 2) * ((k === 1 ? 2 * before : before) + after);
    before = here;
  }
}

/** One coordinate of a planet over blocks of one length. */
class Coordinate {
  readonly #halfBlock: number;
  readonly #rings: readonly Ring[];
  readonly #sums: Float64Array;
  /** The values of the polynomials at each node. */
  readonly #polynomials: readonly Float64Array[];

  constructor(powers: Powers, { blockDays, order }: Shape) {
    this.#halfBlock = blockDays / 2 / DAYS_PER_MILLENNIUM;
    this.#rings = powers.map((rows, power) => new Ring(rows, power, this.#halfBlock)).reverse();
    // multiplying by time once per power raises the degree by one each time
    const most = powers.length + Math.max(...this.#rings.map(({ polynomials }) => polynomials));
    this.#sums = new Float64Array(most);
    this.#polynomials = nodesFor(order).map((x) => Float64Array.from(this.#sums, (_, k) => Math.cos(k * Math.acos(x))));
  }

  /** Writes the sum at each node of the block around `t`. */
  sumsAt(t: number, out: Float64Array): void {
    this.#sums.fill(0);
    for (const ring of this.#rings) {
      timesLine(this.#sums, t, this.#halfBlock);
      ring.addAt(t, this.#sums);
    }
    this.#polynomials.forEach((values, node) => {
      out[node] = product(this.#sums, values);
    });
  }
}

const coordinatesOf = (lbr: Lbr, shape: Shape): Coordinate[] =>
  COORDINATES.map((name) => new Coordinate(lbr[name], shape));

/** Samples heliocentric positions of a planet at the nodes of a block. `series` is called when they are first needed. */
export function planetSampler(series: () => Lbr, planet: Planet, shape: Shape): Sampler {
  const offsets = Float64Array.from(nodesFor(shape.order), (x) => (x * shape.blockDays) / 2 / DAYS_PER_MILLENNIUM);
  const place = new Float64Array(3);
  let coordinates: readonly Coordinate[] | null = null;
  return (middle, samples) => {
    coordinates ??= coordinatesOf(series(), shape);
    const t = centuries(jdTt(middle)) / 10;
    coordinates.forEach((each, q) => {
      const row = samples[q];
      if (row !== undefined) each.sumsAt(t, row);
    });
    for (let k = 0; k < shape.order; k++) {
      samples.forEach((row, q) => {
        place[q] = at(row, k);
      });
      xyzOf(planet, 10 * (t + at(offsets, k)), place);
      samples.forEach((row, q) => {
        row[k] = at(place, q);
      });
    }
  };
}
