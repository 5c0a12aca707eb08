/**
 * A series at all nodes of a block at once. Every term is an arrow that turns with time: where it points at the middle of
 * the block costs a sine and a cosine; to the nodes it is turned by angles that are the same in every block and are kept.
 * Rates that change over the millennia, and nodes that are a little late, enter by their first power: what is left out
 * is below 1e-12 of a term. Far centuries are computed in this way; the tables are made from the plain sums.
 */
import { nodesFor } from './chebyshev.ts';
import { MOON_STRIDE, PLANET_STRIDE, type Planet, type Powers, type Series } from './series.ts';
import { MEAN_LIGHT_TIME_DAYS, moonOfDate, xyzOf } from './theory.ts';
import type { Sampler, Shape } from './track.ts';
import { ARCSEC, centuries, DAYS_PER_CENTURY, horner, LIGHT_KM_PER_DAY, TURN } from './units.ts';

/** Rows [A, p0 … p4] of one power of time, and how each arrow turns from the middle to the later nodes. */
interface Ring {
  readonly terms: Float64Array;
  readonly cos: Float64Array;
  readonly sin: Float64Array;
}

const COORDINATES = ['L', 'B', 'R'] as const;

/** One coordinate of a body over blocks of one length. */
class Arrows {
  readonly #rings: readonly Ring[];
  /** From the middle to each node, in the unit of time of the series; the last nodes lie before the middle. */
  readonly #offsets: Float64Array;
  readonly #sums: Float64Array;

  constructor(powers: Powers, offsets: Float64Array) {
    const pairs = offsets.length >> 1;
    this.#offsets = offsets;
    this.#sums = new Float64Array(offsets.length);
    this.#rings = powers.map((terms) => {
      const turns = (terms.length / MOON_STRIDE) * pairs;
      const ring = { terms, cos: new Float64Array(turns), sin: new Float64Array(turns) };
      for (let i = 0, at = 0; i < terms.length; i += MOON_STRIDE)
        for (let k = 0; k < pairs; k++, at++) {
          const angle = (terms[i + 2] ?? 0) * (offsets[k] ?? 0);
          ring.cos[at] = Math.cos(angle);
          ring.sin[at] = Math.sin(angle);
        }
      return ring;
    });
  }

  /** Writes the sum at each node of the block around `t`; `late` moves each node a little. */
  at(t: number, late: Float64Array, out: Float64Array): void {
    const { length } = out;
    const offsets = this.#offsets;
    const sums = this.#sums;
    out.fill(0);
    for (let power = this.#rings.length - 1; power >= 0; power--) {
      const ring = this.#rings[power];
      if (ring === undefined) continue;
      sums.fill(0);
      addUp(ring, t, offsets, late, sums);
      for (let k = 0; k < length; k++)
        out[k] = (out[k] ?? 0) * (t + (offsets[k] ?? 0) + (late[k] ?? 0)) + (sums[k] ?? 0);
    }
  }
}

function addUp(
  { terms, cos, sin }: Ring,
  t: number,
  offsets: Float64Array,
  late: Float64Array,
  sums: Float64Array,
): void {
  const last = offsets.length - 1;
  const pairs = offsets.length >> 1;
  const middle = last / 2;
  for (let i = 0, at = 0; i < terms.length; i += MOON_STRIDE) {
    const p1 = terms[i + 2] ?? 0;
    const p2 = terms[i + 3] ?? 0;
    const p3 = terms[i + 4] ?? 0;
    const p4 = terms[i + 5] ?? 0;
    const turned = (terms[i + 1] ?? 0) + t * (p1 + t * (p2 + t * (p3 + t * p4)));
    // sines of small angles are found sooner; of a hundred thousand turns 1e-10 is lost
    const phase = turned - TURN * Math.round(turned / TURN);
    const faster = t * (2 * p2 + t * (3 * p3 + t * 4 * p4));
    const rate = p1 + faster;
    const s = (terms[i] ?? 0) * Math.sin(phase);
    const c = (terms[i] ?? 0) * Math.cos(phase);
    for (let k = 0; k < pairs; k++, at++) {
      const kept = cos[at] ?? 0;
      const side = sin[at] ?? 0;
      const more = faster * (offsets[k] ?? 0);
      const cd = kept - more * side;
      const sd = side + more * kept;
      const other = last - k;
      const even = s * cd;
      const odd = c * sd;
      sums[k] = (sums[k] ?? 0) + even + odd + rate * (late[k] ?? 0) * (c * cd - s * sd);
      sums[other] = (sums[other] ?? 0) + even - odd + rate * (late[other] ?? 0) * (c * cd + s * sd);
    }
    if (Number.isInteger(middle)) sums[middle] = (sums[middle] ?? 0) + s + rate * (late[middle] ?? 0) * c;
  }
}

/** Rows A cos(B + C t) as A sin(p0 + p1 t). */
const asPhases = (powers: Powers): Powers =>
  powers.map((terms) => {
    const count = terms.length / PLANET_STRIDE;
    const rows = new Float64Array(count * MOON_STRIDE);
    for (let n = 0; n < count; n++) {
      rows[n * MOON_STRIDE] = terms[n * PLANET_STRIDE] ?? 0;
      rows[n * MOON_STRIDE + 1] = (terms[n * PLANET_STRIDE + 1] ?? 0) + Math.PI / 2;
      rows[n * MOON_STRIDE + 2] = terms[n * PLANET_STRIDE + 2] ?? 0;
    }
    return rows;
  });

const offsetsIn = ({ blockDays, order }: Shape, daysPerUnit: number): Float64Array =>
  Float64Array.from(nodesFor(order), (x, k) => (2 * k + 1 === order ? 0 : (x * blockDays) / 2 / daysPerUnit));

const DAYS_PER_MILLENNIUM = 10 * DAYS_PER_CENTURY;

/** Heliocentric places of a planet at the nodes of a block. */
export function planetSampler(series: Series, planet: Planet, shape: Shape): Sampler {
  const offsets = offsetsIn(shape, DAYS_PER_MILLENNIUM);
  const prompt = new Float64Array(shape.order);
  let arrows: readonly Arrows[] | null = null; // made when a far century is first asked for
  const out = new Float64Array(3);
  return (middle, samples) => {
    arrows ??= COORDINATES.map((name) => new Arrows(asPhases(series.planets[planet][name]), offsets));
    const t = centuries(middle) / 10;
    arrows.forEach((each, q) => {
      const row = samples[q];
      if (row !== undefined) each.at(t, prompt, row);
    });
    for (let k = 0; k < shape.order; k++) {
      samples.forEach((row, q) => {
        out[q] = row[k] ?? 0;
      });
      xyzOf(planet, 10 * (t + (offsets[k] ?? 0)), out);
      samples.forEach((row, q) => {
        row[k] = out[q] ?? 0;
      });
    }
  };
}

/** Apparent places of the Moon at the nodes of a block. */
export function moonSampler(series: Series, shape: Shape): Sampler {
  const { order } = shape;
  const offsets = offsetsIn(shape, DAYS_PER_CENTURY);
  const prompt = new Float64Array(order);
  const late = new Float64Array(order);
  const [V, U, km] = [new Float64Array(order), new Float64Array(order), new Float64Array(order)];
  const out = new Float64Array(3);
  let arrows: Readonly<Record<'L' | 'B' | 'R', Arrows>> | null = null;
  return (middle, samples) => {
    const { L, B, R } = series.moon;
    arrows ??= { L: new Arrows(L, offsets), B: new Arrows(B, offsets), R: new Arrows(R, offsets) };
    const now = centuries(middle);
    const seen = centuries(middle - MEAN_LIGHT_TIME_DAYS);
    arrows.R.at(seen, prompt, km);
    for (let k = 0; k < order; k++)
      late[k] = (MEAN_LIGHT_TIME_DAYS - (km[k] ?? 0) / LIGHT_KM_PER_DAY) / DAYS_PER_CENTURY;
    arrows.L.at(seen, late, V);
    arrows.B.at(seen, late, U);
    for (let k = 0; k < order; k++) {
      const offset = offsets[k] ?? 0;
      const longitude = horner(series.moonW1, seen + offset + (late[k] ?? 0)) + (V[k] ?? 0) * ARCSEC;
      moonOfDate(now + offset, longitude, (U[k] ?? 0) * ARCSEC, km[k] ?? 0, out);
      samples.forEach((row, q) => {
        row[k] = out[q] ?? 0;
      });
    }
  };
}
