/**
 * A series at all nodes of a block at once. Every term is an arrow that turns with time: where it points at the middle of
 * the block costs a sine and a cosine; to the nodes it is turned by angles that are the same in every block and are kept.
 * The nodes lie in pairs about the middle, so that a pair costs one turn. Far centuries are computed in this way; the
 * tables are made from the plain sums.
 */
import { nodesFor } from './chebyshev.ts';
import { at as read } from './full.ts';
import { PLANET_STRIDE, type Planet, type Powers, type Series } from './series.ts';
import { sinesAndCosines } from './sines.ts';
import { xyzOf } from './theory.ts';
import type { Sampler, Shape } from './track.ts';
import { centuries, DAYS_PER_CENTURY } from './units.ts';

/** Under a name of this file: where modules are not bundled, an imported name is looked up at every turn of a loop. */
const at = read;

const COORDINATES = ['L', 'B', 'R'] as const;
const DAYS_PER_MILLENNIUM = 10 * DAYS_PER_CENTURY;

/** From the middle of a block to its nodes; the last ones lie before the middle. */
export const offsetsIn = ({ blockDays, order }: Shape, daysPerUnit: number): Float64Array =>
  Float64Array.from(nodesFor(order), (x, k) => (2 * k + 1 === order ? 0 : (x * blockDays) / 2 / daysPerUnit));

/** The terms of one power of time: how long each arrow is, and how far it turns from the middle to each later node. */
export class Ring {
  readonly count: number;
  readonly angles: Float64Array;
  readonly sines: Float64Array;
  readonly cosines: Float64Array;
  /** Length times cosine (and sine) of the turn, node by node. */
  readonly along: readonly Float64Array[];
  readonly across: readonly Float64Array[];
  /** What `sumTwo` found: the parts that nodes before and behind the middle have alike, and those they have opposite. */
  readonly even = new Float64Array(2);
  readonly odd = new Float64Array(2);

  constructor(lengths: Float64Array, rates: Float64Array, offsets: Float64Array) {
    this.count = lengths.length;
    this.angles = new Float64Array(this.count);
    this.sines = new Float64Array(this.count);
    this.cosines = new Float64Array(this.count);
    const later = [...offsets.subarray(0, (offsets.length + 1) >> 1)];
    this.along = later.map(() => new Float64Array(this.count));
    this.across = later.map(() => new Float64Array(this.count));
    // whoever first asks for a far century waits for this: the turns of all arrows at once, not a sine at a time
    later.forEach((offset, k) => {
      for (let i = 0; i < this.count; i++) this.angles[i] = at(rates, i) * offset;
      sinesAndCosines(this.angles, this.sines, this.cosines);
      scaled(this.cosines, lengths, this.along[k]);
      scaled(this.sines, lengths, this.across[k]);
    });
  }

  /** The sums at the node `k` and the one after it (itself again, should it be the last): each arrow is looked at once for both. */
  sumTwo(k: number): void {
    const { sines, cosines, count } = this;
    const along = this.along[k];
    const across = this.across[k];
    if (along === undefined || across === undefined) return;
    const alongNext = this.along[k + 1] ?? along;
    const acrossNext = this.across[k + 1] ?? across;
    let [even, odd, evenNext, oddNext] = [0, 0, 0, 0];
    for (let i = 0; i < count; i++) {
      const s = at(sines, i);
      const c = at(cosines, i);
      even += c * at(along, i);
      odd += s * at(across, i);
      evenNext += c * at(alongNext, i);
      oddNext += s * at(acrossNext, i);
    }
    this.even[0] = even;
    this.odd[0] = odd;
    this.even[1] = evenNext;
    this.odd[1] = oddNext;
  }
}

function scaled(column: Float64Array, lengths: Float64Array, out: Float64Array | undefined): void {
  if (out === undefined) return;
  for (let i = 0; i < out.length; i++) out[i] = at(column, i) * at(lengths, i);
}

/** One column of rows of equal length. */
export function columnOf(rows: Float64Array, stride: number, column: number): Float64Array {
  const out = new Float64Array(rows.length / stride);
  for (let i = 0; i < out.length; i++) out[i] = at(rows, i * stride + column);
  return out;
}

/** One coordinate of a planet over blocks of one length: sums of A cos(B + C t). */
class PlanetArrows {
  readonly #offsets: Float64Array;
  readonly #rings: readonly { readonly ring: Ring; readonly phases: Float64Array; readonly rates: Float64Array }[];

  constructor(powers: Powers, offsets: Float64Array) {
    this.#offsets = offsets;
    this.#rings = powers.map((rows) => {
      const phases = columnOf(rows, PLANET_STRIDE, 1);
      const rates = columnOf(rows, PLANET_STRIDE, 2);
      return { phases, rates, ring: new Ring(columnOf(rows, PLANET_STRIDE, 0), rates, offsets) };
    });
  }

  /** Writes the sum at each node of the block around `t`. */
  sumsAt(t: number, out: Float64Array): void {
    const offsets = this.#offsets;
    const last = offsets.length - 1;
    out.fill(0);
    for (let power = this.#rings.length - 1; power >= 0; power--) {
      const turning = this.#rings[power];
      if (turning === undefined) continue;
      const { ring, phases, rates } = turning;
      for (let i = 0; i < ring.count; i++) ring.angles[i] = at(phases, i) + at(rates, i) * t;
      sinesAndCosines(ring.angles, ring.sines, ring.cosines);
      for (let k = 0; k < ring.along.length; k++) {
        if (k % 2 === 0) ring.sumTwo(k);
        const even = at(ring.even, k % 2);
        const odd = at(ring.odd, k % 2);
        out[k] = at(out, k) * (t + at(offsets, k)) + (even - odd);
        if (k < last - k) out[last - k] = at(out, last - k) * (t + at(offsets, last - k)) + (even + odd);
      }
    }
  }
}

/** Heliocentric places of a planet at the nodes of a block. */
export function planetSampler(series: Series, planet: Planet, shape: Shape): Sampler {
  const offsets = offsetsIn(shape, DAYS_PER_MILLENNIUM);
  const place = new Float64Array(3);
  let arrows: readonly PlanetArrows[] | null = null; // made when a far century is first asked for
  return (middle, samples) => {
    arrows ??= COORDINATES.map((name) => new PlanetArrows(series.planets[planet][name], offsets));
    const t = centuries(middle) / 10;
    arrows.forEach((each, q) => {
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
