/**
 * Who waits, in lines by owner: one of each line in rotation, so that a caller's thousand requests stand in nobody else's way. A line is there as long as
 * somebody stands in it. Who has had his turn is let go of at once: what a line that never ends still held of the last thousand would have to be
 * gone through by every collection.
 */
export interface OwnerQueue<T> {
  readonly owner: string;
  /** When one last waited but shortly in it; when it began, at first. */
  calmAt: number;
  readonly entries: (T | undefined)[];
  /** The first that still waits; the places before it are empty. */
  head: number;
  /** Whose turn is next. */
  next: OwnerQueue<T> | undefined;
}

/** So many empty places are cut off at a time. */
const CUT = 1_024;

export class OwnerQueues<T> {
  readonly #byOwner = new Map<string, OwnerQueue<T>>();
  #first: OwnerQueue<T> | undefined;
  #last: OwnerQueue<T> | undefined;
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  /** Whether nobody of this owner waits. */
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

  /** The next in turn, with the line it stood in. */
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
