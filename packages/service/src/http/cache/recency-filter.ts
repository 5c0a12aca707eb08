/** Remembers hashes of recent requests, enough to tell a second request from a first. */

/** The number of slots, a power of two. A second request is recognized if no other request took its slot meanwhile. */
const MARKS = 16_384;

export class RecencyFilter {
  readonly #marks = new Int32Array(MARKS);

  /** Whether the same name was seen recently. Records the name, which overwrites the entry in its slot. */
  again(name: string): boolean {
    const mark = markOf(name);
    const place = (mark >>> 8) & (MARKS - 1);
    const known = this.#marks[place] === mark;
    this.#marks[place] = mark;
    return known;
  }
}

/** The FNV-1a hash of a name, never zero. If two names have the same hash, the second counts as seen. */
function markOf(name: string): number {
  let mark = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) mark = Math.imul(mark ^ name.charCodeAt(i), 0x01000193);
  return mark | 1;
}
