/** The edit distance between two names: letters added, omitted or changed, or two neighbours swapped. */

const LONGEST = 256; // folded names are shorter than this

/** The edit distance from `wanted` to `bytes[start, end)`; `most + 1` if it is larger than `most`. */
export type SlipCounter = (wanted: Uint8Array, bytes: Uint8Array, start: number, end: number, most: number) => number;

/** A counter with its own arrays, so that counting allocates no memory. */
export function slipCounter(): SlipCounter {
  let before = new Uint8Array(LONGEST);
  let row = new Uint8Array(LONGEST);
  let next = new Uint8Array(LONGEST);
  return (wanted, bytes, start, end, most) => {
    const length = end - start;
    if (length >= LONGEST || wanted.length >= LONGEST) return most + 1;
    for (let j = 0; j <= length; j++) row[j] = j;
    for (let i = 1; i <= wanted.length; i++) {
      next[0] = i;
      let least = i;
      for (let j = 1; j <= length; j++) {
        const a = wanted[i - 1];
        const b = bytes[start + j - 1];
        let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a === b ? 0 : 1));
        const exchanged = i > 1 && j > 1 && a === bytes[start + j - 2] && wanted[i - 2] === b;
        if (exchanged) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
        next[j] = cost;
        if (cost < least) least = cost;
      }
      if (least > most) return most + 1;
      [before, row, next] = [row, next, before];
    }
    return Math.min(row[length] ?? most + 1, most + 1);
  };
}
