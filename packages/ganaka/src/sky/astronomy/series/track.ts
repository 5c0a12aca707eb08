/**
 * A track: one or more smooth quantities over the whole range of years. The range is divided into blocks of equal
 * length, each with a Chebyshev polynomial per quantity. Blocks inside the table are read from it. Other blocks are
 * computed from the theory on first use and cached; the oldest are dropped.
 */
import { type JdTt, jdTt } from '../../../kernel/units.ts';
import type { Vec } from '../frames/vector.ts';
import { halfTurn } from '../units.ts';
import { type Fit, fitter, foursAt, nodesFor, slopeAt, slopesAt, valueAt, vectorAt } from './chebyshev.ts';
import { at } from './checked-array.ts';

export interface Shape {
  readonly blockDays: number;
  /** Coefficients per quantity. */
  readonly order: number;
  readonly quantities: number;
  /** Indexes of the quantities that are angles over full turns. They are made continuous within a block. */
  readonly turning: readonly number[];
}

/** Writes the quantities at `jdTt`. */
export type QuantityWriter = (jdTt: JdTt, out: Float64Array) => void;

/** Writes the quantities at all nodes of the block around `middle`, one row for each quantity. */
export type Sampler = (middle: number, samples: readonly Float64Array[]) => void;

/** Coefficients of `blocks` consecutive blocks, ordered by block and then by quantity. */
export interface CoefficientTable {
  readonly from: number;
  readonly blocks: number;
  readonly coefficients: Float64Array;
}

const EMPTY_TABLE: CoefficientTable = { from: 0, blocks: 0, coefficients: new Float64Array(0) };
/**
 * Default number of cached blocks outside the table, per track. A century of the Moon would be 4 566 blocks; this is
 * about eleven years of it.
 */
const KEPT_BLOCKS = 512;

/** Samples a source at each node in turn. */
export function eachNode(source: QuantityWriter, { blockDays, order, quantities }: Shape): Sampler {
  const out = new Float64Array(quantities);
  const nodes = nodesFor(order);
  return (middle, samples) =>
    nodes.forEach((x, k) => {
      source(jdTt(middle + (x * blockDays) / 2), out);
      samples.forEach((row, q) => {
        row[k] = at(out, q);
      });
    });
}

export function fitBlock(sample: Sampler, shape: Shape, middle: number, fitRow = fitter(shape.order)): Float64Array {
  const { order, quantities, turning } = shape;
  const samples = Array.from({ length: quantities }, () => new Float64Array(order));
  sample(middle, samples);
  const coefficients = new Float64Array(quantities * order);
  samples.forEach((row, q) => {
    if (turning.includes(q)) unwrap(row);
    fitRow(row, coefficients, q * order);
  });
  return coefficients;
}

/** Makes an angle continuous. Consecutive nodes, which run backwards in time, are less than half a turn apart. */
export function unwrap(row: Float64Array): void {
  for (let k = 1; k < row.length; k++) {
    const before = at(row, k - 1);
    row[k] = before + halfTurn(at(row, k) - before);
  }
}

export class Track {
  readonly #table: CoefficientTable;
  readonly #near: Shape;
  readonly #far: Shape;
  readonly #sample: Sampler;
  #fit: Fit | null = null;
  readonly #most: number;
  readonly #kept = new Map<number, Float64Array>();
  /** The block last used: its span, its middle, its coefficients and their offset. */
  #low: number = Number.NaN;
  #high: number = Number.NaN;
  #middle: number = Number.NaN;
  #perHalf = 0;
  #order = 0;
  #c: Float64Array = EMPTY_TABLE.coefficients;
  #at = 0;
  #x = 0;

  /**
   * `sample` computes blocks outside the table. These have the shape `far`, and a whole number of them is as long as
   * the table.
   */
  constructor(
    shape: Shape,
    sample: Sampler,
    table: CoefficientTable = EMPTY_TABLE,
    far: Shape = shape,
    most = KEPT_BLOCKS,
  ) {
    this.#table = table;
    this.#near = shape;
    this.#far = far;
    this.#sample = sample;
    this.#most = most;
  }

  /** Sets the instant for which `value` and `rate` are then evaluated. */
  seek(jdTt: JdTt): this {
    if (!(jdTt >= this.#low && jdTt < this.#high)) this.#open(jdTt);
    this.#x = (jdTt - this.#middle) * this.#perHalf;
    return this;
  }

  /** Whether the table contains this instant. */
  tabulates(jdTt: JdTt): boolean {
    const { from, blocks } = this.#table;
    return jdTt >= from && jdTt < from + blocks * this.#near.blockDays;
  }

  value(quantity: number): number {
    const order = this.#order;
    return valueAt(this.#c, this.#at + quantity * order, order, this.#x);
  }

  /** Writes the first three quantities together. */
  vector(out: Vec): void {
    vectorAt(this.#c, this.#at, this.#order, this.#x, out);
  }

  /** Writes all quantities together, if each has four coefficients. */
  fours(out: Float64Array): void {
    foursAt(this.#c, this.#at, this.#x, out);
  }

  /** The rate of a quantity per day. */
  rate(quantity: number): number {
    const order = this.#order;
    return slopeAt(this.#c, this.#at + quantity * order, order, this.#x) * this.#perHalf;
  }

  /** Writes the rates of the first three quantities per day. */
  rates(out: Vec): void {
    slopesAt(this.#c, this.#at, this.#order, this.#x, out);
    const perHalf = this.#perHalf;
    out.x *= perHalf;
    out.y *= perHalf;
    out.z *= perHalf;
  }

  #open(jdTt: JdTt): void {
    const { from, blocks, coefficients } = this.#table;
    const block = Math.floor((jdTt - from) / this.#near.blockDays);
    if (block >= 0 && block < blocks) {
      this.#turnTo(this.#near, block);
      this.#c = coefficients;
      this.#at = block * this.#near.quantities * this.#near.order;
      return;
    }
    const far = Math.floor((jdTt - from) / this.#far.blockDays);
    this.#turnTo(this.#far, far);
    this.#at = 0;
    this.#c = this.#kept.get(far) ?? this.#compute(far);
  }

  #turnTo({ blockDays, order }: Shape, block: number): void {
    this.#low = this.#table.from + block * blockDays;
    this.#high = this.#low + blockDays;
    this.#middle = this.#low + blockDays / 2;
    this.#perHalf = 2 / blockDays; // exact: block lengths are powers of two
    this.#order = order;
  }

  #compute(block: number): Float64Array {
    this.#fit ??= fitter(this.#far.order);
    const made = fitBlock(this.#sample, this.#far, this.#middle, this.#fit);
    if (this.#kept.size >= this.#most) {
      const [oldest] = this.#kept.keys();
      if (oldest !== undefined) this.#kept.delete(oldest);
    }
    this.#kept.set(block, made);
    return made;
  }
}
