/**
 * Who waits, in lines by owner: one of each line in rotation, so that a caller's thousand requests stand in nobody else's way. A line is there as long as
 * somebody stands in it.
 */
export interface Line<T> {
  readonly owner: string;
  /** When one last waited but shortly in it; when it began, at first. */
  calmAt: number;
  readonly entries: T[];
  /** The first that still waits; those before it are gone. */
  head: number;
}

/** So many gone ones are cut off at a time. */
const CUT = 1_024;

export class Lines<T> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Line<T>>();
  #waiting = 0;

  get waiting(): number {
    return this.#waiting;
  }

  /** Whether nobody of this owner waits. */
  isNew(owner: string): boolean {
    return !this.#lines.has(owner);
  }

  push(owner: string, entry: T, now: number): void {
    this.#waiting++;
    const line = this.#lines.get(owner);
    if (line === undefined) this.#lines.set(owner, { owner, calmAt: now, entries: [entry], head: 0 });
    else line.entries.push(entry);
  }

  /** The next in turn, with the line it stood in. */
  shift(): { readonly line: Line<T>; readonly entry: T } | undefined {
    const [line] = this.#lines.values();
    if (line === undefined) return undefined;
    const entry = line.entries[line.head++];
    this.#lines.delete(line.owner);
    if (line.head < line.entries.length) {
      if (line.head >= CUT) {
        line.entries.splice(0, line.head);
        line.head = 0;
      }
      this.#lines.set(line.owner, line);
    }
    if (entry === undefined) return undefined;
    this.#waiting--;
    return { line, entry };
  }
}
