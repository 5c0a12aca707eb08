/**
 * Waiting requests in one queue per owner, served round-robin, so that a caller's thousand requests do not delay
 * anybody else. A queue exists as long as it is non-empty. Served entries are cleared at once; otherwise a queue that
 * never becomes empty would keep up to a thousand of them alive.
 */
export interface OwnerQueue<T> {
  readonly owner: string;
  /** When the wait in this queue was last short; at first the time at which the queue was created. */
  calmAt: number;
  readonly entries: (T | undefined)[];
  /** The index of the first waiting entry; the slots before it are empty. */
  head: number;
  /** The queue whose turn is after this one. */
  next: OwnerQueue<T> | undefined;
}

/** This many empty slots are removed at a time. */
const CUT = 1_024;

export class OwnerQueues<T> {
  readonly #byOwner = new Map<string, OwnerQueue<T>>();
  #first: OwnerQueue<T> | undefined;
  #last: OwnerQueue<T> | undefined;
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  /** Whether this owner has nothing waiting. */
  isNew(owner: string): boolean {
    return !this.#byOwner.has(owner);
  }

  push(owner: string, entry: T, now: number): void {
    this.#waiting++;
    const line = this.#byOwner.get(owner);
    if (line !== undefined) {
      line.entries.push(entry);
      return;
    }
    const begun: OwnerQueue<T> = { owner, calmAt: now, entries: [entry], head: 0, next: undefined };
    this.#byOwner.set(owner, begun);
    this.#append(begun);
  }

  /** Removes and returns the next entry in turn, with its queue. */
  shift(): { readonly line: OwnerQueue<T>; readonly entry: T } | undefined {
    const line = this.#first;
    if (line === undefined) return undefined;
    this.#first = line.next;
    line.next = undefined;
    if (this.#first === undefined) this.#last = undefined;
    const entry = line.entries[line.head];
    line.entries[line.head++] = undefined;
    if (line.head < line.entries.length) {
      if (line.head >= CUT) {
        line.entries.splice(0, line.head);
        line.head = 0;
      }
      this.#append(line);
    } else this.#byOwner.delete(line.owner);
    if (entry === undefined) return undefined;
    this.#waiting--;
    return { line, entry };
  }

  #append(line: OwnerQueue<T>): void {
    if (this.#last === undefined) this.#first = line;
    else this.#last.next = line;
    this.#last = line;
  }
}
