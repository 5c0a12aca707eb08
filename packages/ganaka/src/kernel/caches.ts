/**
 * Values that are computed once and cached on their owner: an engine, a Sky, a day or a moment. The function that
 * computes a value is its cache key, so two values cannot collide and the result is typed. The cache is freed with its
 * owner.
 */
export type OwnerCache = Map<unknown, unknown>;

export interface CacheOwner {
  readonly kept: OwnerCache;
}

/** Returns a function that calls `solve(owner)` the first time and returns the cached value afterwards. */
export function cachedOn<Owner extends CacheOwner, T extends object | string | number | boolean | null>(
  solve: (owner: Owner) => T,
): (owner: Owner) => T {
  return (owner) => {
    const known = owner.kept.get(solve);
    if (known !== undefined) return known as T; // only the line below stores a value under `solve`
    const found = solve(owner);
    owner.kept.set(solve, found);
    return found;
  };
}

/**
 * A bounded cache with numbers or words as keys, such as lunation, civil day or town. It is emptied when it is full.
 */
export class BoundedCache<T extends object | string | number | null, Name extends number | string = number> {
  readonly #known = new Map<Name, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the value under `name`. A missing value is computed and stored. */
  at(name: Name, solve: () => T): T {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const found = solve();
    if (this.#known.size >= this.#most) this.#known.clear();
    this.#known.set(name, found);
    return found;
  }

  /** Removes the value under `name` and returns it. */
  take(name: Name): T | undefined {
    const known = this.#known.get(name);
    this.#known.delete(name);
    return known;
  }
}

/** The mark of an empty slot: no index is this small. */
const EMPTY = -(2 ** 31);

/**
 * A cache of numbers by integer index, in a ring. Neighbouring indices have different slots; an index farther away
 * overwrites the slot that it shares.
 */
export class Ring {
  readonly #values: Float64Array;
  readonly #whose: Int32Array;
  readonly #mask: number;

  /** `places` is the number of slots, a power of two. */
  constructor(places: number) {
    this.#values = new Float64Array(places);
    this.#whose = new Int32Array(places).fill(EMPTY);
    this.#mask = places - 1;
  }

  get(index: number): number | undefined {
    const place = index & this.#mask;
    return this.#whose[place] === index ? this.#values[place] : undefined;
  }

  set(index: number, value: number): void {
    const place = index & this.#mask;
    this.#whose[place] = index;
    this.#values[place] = value;
  }
}
