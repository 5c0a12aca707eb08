/** The shares that the owners of jobs have had of the time of the slots (start-time fair queuing). */

/** With more owners than the first number, those who have had least are forgotten, down to the second. */
const MOST_SHARES = 1_000;
const KEPT_SHARES = 900;

/**
 * How much time each owner has had. The time is virtual: an owner who comes back after a pause has no credit from it,
 * and one who has had more than others waits until they have had as much. When the slots become idle nobody waits for
 * anybody, so all owners are equal again (`forget`).
 */
export class Shares {
  /** For each owner the virtual time at which its next job may start, and how long its last job took, milliseconds. */
  readonly #owners = new Map<string, { next: number; last: number }>();
  readonly #clock: () => number;
  /** The virtual time: the start of the job that began last. */
  #now = 0;

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The entries by the share of their owner, smallest first; equal shares keep their order. */
  inOrder<T>(entries: ReadonlyMap<string, T>): readonly (readonly [string, T])[] {
    if (entries.size < 2) return [...entries];
    return [...entries].sort(([a], [b]) => this.#startOf(a) - this.#startOf(b));
  }

  /** Counts a job that begins, as long as the owner's last one; the function that is returned corrects this at its end. */
  begun(owner: string): () => void {
    const began = this.#clock();
    const share = this.#owners.get(owner) ?? { next: 0, last: 0 };
    const expected = share.last;
    this.#now = this.#startOf(owner);
    share.next = this.#now + expected;
    if (this.#owners.size >= MOST_SHARES) this.#forgetSome();
    this.#owners.set(owner, share);
    return () => {
      share.last = this.#clock() - began;
      share.next += share.last - expected;
    };
  }

  /** Makes all owners equal; to be called when nothing runs and nothing waits. */
  forget(): void {
    this.#owners.clear();
  }

  get size(): number {
    return this.#owners.size;
  }

  /** Drops the owners who have had least: without an entry they start hardly earlier. */
  #forgetSome(): void {
    const byTime = [...this.#owners].sort(([, a], [, b]) => a.next - b.next);
    for (const [owner] of byTime.slice(0, -KEPT_SHARES)) this.#owners.delete(owner);
  }

  #startOf(owner: string): number {
    return Math.max(this.#now, this.#owners.get(owner)?.next ?? 0);
  }
}
