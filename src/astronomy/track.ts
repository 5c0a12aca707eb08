/**
 * A track: one or more smooth quantities over the whole range, cut into blocks of equal length, each block a Chebyshev
 * polynomial per quantity. Blocks inside the table are read from it; others are computed from the theory when first asked
 * for and kept, the oldest being dropped.
 */
import { fitThrough, nodesFor, slopeAt, valueAt, vectorAt } from './chebyshev.ts';
import { halfTurn } from './units.ts';

export interface Shape {
  readonly blockDays: number;
  /** Coefficients per quantity. */
  readonly order: number;
  readonly quantities: number;
  /** Quantities that are angles running through full turns: made continuous within a block. */
  readonly turning: readonly number[];
}

/** Writes the quantities at `jdTt`. */
export type Source = (jdTt: number, out: Float64Array) => void;

/** Writes the quantities at all nodes of the block around `middle`: a row for each quantity. */
export type Sampler = (middle: number, samples: readonly Float64Array[]) => void;

/** Coefficients of `blocks` consecutive blocks, block by block, quantity by quantity. */
export interface Table {
  readonly from: number;
  readonly blocks: number;
  readonly coefficients: Float64Array;
}

export const EMPTY_TABLE: Table = { from: 0, blocks: 0, coefficients: new Float64Array(0) };
/** Far blocks kept per track: a century of the Moon would be 4 566; this is about eleven years of it. */
const KEPT_BLOCKS = 512;

/** Node by node. */
export function eachNode(source: Source, { blockDays, order, quantities }: Shape): Sampler {
  const out = new Float64Array(quantities);
  const nodes = nodesFor(order);
  return (middle, samples) =>
    nodes.forEach((x, k) => {
      source(middle + (x * blockDays) / 2, out);
      samples.forEach((row, q) => {
        row[k] = out[q] ?? 0;
      });
    });
}

export function fitBlock(sample: Sampler, { order, quantities, turning }: Shape, middle: number): Float64Array {
  const samples = Array.from({ length: quantities }, () => new Float64Array(order));
  sample(middle, samples);
  const coefficients = new Float64Array(quantities * order);
  samples.forEach((row, q) => {
    if (turning.includes(q)) unwrap(row);
    fitThrough(row, coefficients, q * order);
  });
  return coefficients;
}

/** Fits consecutive blocks at once: for slow quantities that are cheap to compute and asked for at every step. */
export function tabulate(source: Source, shape: Shape, from: number, days: number): Table {
  const blocks = Math.ceil(days / shape.blockDays);
  const perBlock = shape.quantities * shape.order;
  const coefficients = new Float64Array(blocks * perBlock);
  const sample = eachNode(source, shape);
  for (let block = 0; block < blocks; block++) {
    coefficients.set(fitBlock(sample, shape, from + (block + 0.5) * shape.blockDays), block * perBlock);
  }
  return { from, blocks, coefficients };
}

/** The nodes run backwards in time and less than half a turn apart. */
export function unwrap(row: Float64Array): void {
  for (let k = 1; k < row.length; k++) {
    const before = row[k - 1] ?? 0;
    row[k] = before + halfTurn((row[k] ?? 0) - before);
  }
}

export class Track {
  readonly #shape: Shape;
  readonly #sample: Sampler;
  readonly #table: Table;
  readonly #far = new Map<number, Float64Array>();
  readonly #half: number;
  readonly #perBlock: number;
  readonly #order: number;
  readonly #from: number;
  /** Exact: block lengths are powers of two. */
  readonly #perDay: number;
  /** Where the block last asked for stands: coefficients, offset, its number. */
  #block: number = Number.NaN;
  #c: Float64Array = EMPTY_TABLE.coefficients;
  #at = 0;
  #x = 0;

  constructor(shape: Shape, sample: Sampler, table: Table = EMPTY_TABLE) {
    this.#shape = shape;
    this.#sample = sample;
    this.#table = table;
    this.#half = shape.blockDays / 2;
    this.#perBlock = shape.quantities * shape.order;
    this.#order = shape.order;
    this.#from = table.from;
    this.#perDay = 1 / shape.blockDays;
  }

  /** Chooses the instant that `value` and `rate` then speak of. */
  seek(jdTt: number): this {
    const since = (jdTt - this.#from) * this.#perDay;
    const block = Math.floor(since);
    if (block !== this.#block) this.#open(block);
    this.#x = 2 * (since - block) - 1;
    return this;
  }

  value(quantity: number): number {
    const order = this.#order;
    return valueAt(this.#c, this.#at + quantity * order, order, this.#x);
  }

  /** The first three quantities together. */
  vector(out: Float64Array): void {
    vectorAt(this.#c, this.#at, this.#order, this.#x, out);
  }

  /** Per day. */
  rate(quantity: number): number {
    const order = this.#shape.order;
    return slopeAt(this.#c, this.#at + quantity * order, order, this.#x) / this.#half;
  }

  #open(block: number): void {
    this.#block = block;
    if (block >= 0 && block < this.#table.blocks) {
      this.#c = this.#table.coefficients;
      this.#at = block * this.#perBlock;
      return;
    }
    this.#at = 0;
    const known = this.#far.get(block);
    if (known !== undefined) {
      this.#c = known;
      return;
    }
    const middle = this.#table.from + (block + 0.5) * this.#shape.blockDays;
    this.#c = fitBlock(this.#sample, this.#shape, middle);
    if (this.#far.size >= KEPT_BLOCKS) {
      const [oldest] = this.#far.keys();
      if (oldest !== undefined) this.#far.delete(oldest);
    }
    this.#far.set(block, this.#c);
  }
}
