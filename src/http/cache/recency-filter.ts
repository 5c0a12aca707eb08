/** Recent requests, by marks of their names: enough to tell a second request from a first. */

/** A power of two; a second request is recognized unless this many others came between. */
const MARKS = 16_384;

export class RecencyFilter {
  readonly #marks = new Int32Array(MARKS);

  /** Whether it was requested before; records it. A new entry overwrites the one in its slot. */
  again(name: string): boolean {
    const mark = markOf(name);
    const place = (mark >>> 8) & (MARKS - 1);
    const known = this.#marks[place] === mark;
    this.#marks[place] = mark;
    return known;
  }
}

/** FNV-1a, never zero. Should two names have one mark, the second passes for known. */
function markOf(name: string): number {
  let mark = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) mark = Math.imul(mark ^ name.charCodeAt(i), 0x01000193);
  return mark | 1;
}
