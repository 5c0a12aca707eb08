/**
 * What is worked out once and kept with its owner: with an engine, a Sky, a day, a moment. The function that works it out is
 * the key, so no two things can meet under one name, and what comes out has the type of what went in. It goes when its owner goes.
 */
export type Kept = Map<unknown, unknown>;

export interface Keeper {
  readonly kept: Kept;
}

/** `solve(owner)` the first time, the same value ever after. */
export function keptBy<Owner extends Keeper, T extends object | string | number | boolean | null>(
  solve: (owner: Owner) => T,
): (owner: Owner) => T {
  return (owner) => {
    const known = owner.kept.get(solve);
    if (known !== undefined) return known as T; // only the line below puts anything under `solve`
    const found = solve(owner);
    owner.kept.set(solve, found);
    return found;
  };
}

/** Things by a number or word that names them (which lunation, which civil day, which town); when there are too many it begins anew. */
export class Table<T extends object | string | number | null, Name extends number | string = number> {
  readonly #known = new Map<Name, T>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** What stands under `name`, else solved and put there. */
  at(name: Name, solve: () => T): T {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const found = solve();
    if (this.#known.size >= this.#most) this.#known.clear();
    this.#known.set(name, found);
    return found;
  }

  /** Takes out what stands under `name`. */
  take(name: Name): T | undefined {
    const known = this.#known.get(name);
    this.#known.delete(name);
    return known;
  }
}

/** No step is counted so far. */
const EMPTY = -(2 ** 31);

/**
 * Numbers by whole numbers, in a ring: as many neighbours as it has places stand side by side in it, and what comes from farther
 * away takes the place of what stood there.
 */
export class Ring {
  readonly #values: Float64Array;
  readonly #whose: Int32Array;
  readonly #mask: number;

  /** `places`: a power of two. */
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
