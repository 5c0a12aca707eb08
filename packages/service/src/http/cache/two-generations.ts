/**
 * A bounded map of two generations. When the new one is full, it becomes the old one and the former old one is dropped.
 * An entry that is used moves to the new one, so whatever is used between two such changes stays, however many entries
 * somebody else adds. Unlike an LRU it keeps no order, which would cost more than it saves.
 */
export class TwoGenerations<T> {
  #young = new Map<string, T>();
  #old = new Map<string, T>();
  readonly #most: number;

  /** Holds at most `most` entries. */
  constructor(most: number) {
    this.#most = most / 2;
  }

  get(name: string): T | undefined {
    const young = this.#young.get(name);
    if (young !== undefined) return young;
    const old = this.#old.get(name);
    if (old !== undefined) {
      this.#old.delete(name);
      this.set(name, old);
    }
    return old;
  }

  set(name: string, value: T): void {
    this.#young.set(name, value);
    if (this.#young.size < this.#most) return;
    this.#old = this.#young;
    this.#young = new Map();
  }

  delete(name: string): void {
    this.#young.delete(name);
    this.#old.delete(name);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }
}
