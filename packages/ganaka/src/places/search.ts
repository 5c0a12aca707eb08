/**
 * Ranked guesses for `/v1/geocode`: names equal to the text, names that begin with it, and names whose skeleton (see
 * fold.ts) is within one or two edits of the text's skeleton. Larger places come first, and places in South Asia before
 * others of the same size. A text that resembles no name gives an empty list.
 */
import type { GazetteerFile } from './file.ts';
import { fold, LONGEST_TEXT, OTHER, skeleton } from './fold.ts';
import { lengthAt, lowerBound, startsAt } from './keys.ts';
import type { Regions } from './regions.ts';
import { slipCounter } from './slips.ts';

const SOUTH_ASIA: ReadonlySet<string> = new Set(['IN', 'NP', 'PK', 'BD', 'LK', 'BT', 'MV']);

/** Points for each kind of match; a place's weight, 2.7 (a village) to 8.5 (Mumbai), is added. */
const EXACT = 12;
const PREFIX = 5;
const PREFIX_PER_MISSING_LETTER = 0.03;
const GUESS = 5;
const GUESS_PER_SLIP = 1.5;
const NOT_OWN_NAME = -1.5;
const NEAR_HOME = 1.2;
const SMALLEST_POPULATION = 500;

/** Shorter skeletons are not used for guesses, because too many other names would be similar. */
const SHORTEST_GUESS = 4;
const slipsAllowed = (length: number): number => (length < SHORTEST_GUESS ? -1 : length < 9 ? 1 : 2);

const DISTRICT_BITS = 2 ** 20; // more than the number of districts, so that state and district fit into one number

/** Takes a text and the number of places wanted; returns the indexes of the places, the best first. */
export type Finder = (text: string, limit: number) => number[];

export function finderOf(file: GazetteerFile, regions: Regions): Finder {
  const { keys, guesses } = file;
  const slips = slipCounter();
  const weights = weightsOf(file);
  const masks = new Uint32Array(guesses.count);
  for (let i = 0; i < guesses.count; i++)
    masks[i] = maskOf(guesses.bytes, guesses.starts[i] ?? 0, guesses.starts[i + 1] ?? 0);

  return (text, limit) => {
    if (text.length > LONGEST_TEXT || limit < 1) return [];
    const [name = '', ...qualifiers] = text
      .split(/[,;]/)
      .map(fold)
      .filter((part) => part !== '');
    if (name === '' || name.includes(OTHER)) return [];
    const best = new Best(limit);
    const mayHold = asked(qualifiers);
    const offer = (index: number, rank: number, points: number): void => {
      const score = points + (weights[index] ?? 0) + (rank > 0 ? 0 : NOT_OWN_NAME);
      if (best.wants(score) && mayHold(index)) best.add(index, score);
    };
    for (let i = lowerBound(keys, name); startsAt(keys, i, name); i++) {
      const missing = lengthAt(keys, i) - name.length;
      offer(
        keys.places[i] ?? 0,
        keys.ranks[i] ?? 0,
        missing === 0 ? EXACT : PREFIX - missing * PREFIX_PER_MISSING_LETTER,
      );
    }
    guess(name, offer);
    return best.list();
  };

  /** Whether a place may be in the named regions; each state and district is checked once per search. */
  function asked(qualifiers: readonly string[]): (index: number) => boolean {
    if (qualifiers.length === 0) return () => true;
    const known = new Map<number, boolean>();
    return (index) => {
      const region = (file.columns.state[index] ?? 0) * DISTRICT_BITS + (file.columns.district[index] ?? 0);
      const before = known.get(region);
      if (before !== undefined) return before;
      const answer = regions.mayHoldAll(index, qualifiers);
      known.set(region, answer);
      return answer;
    };
  }

  function guess(name: string, offer: (index: number, rank: number, points: number) => void): void {
    const bare = skeleton(name);
    const allowed = slipsAllowed(bare.length);
    if (allowed < 0) return;
    const wanted = Uint8Array.from(bare, (letter) => letter.charCodeAt(0));
    const mask = maskOf(wanted, 0, wanted.length);
    for (let i = 0; i < guesses.count; i++) {
      if (bitCount((masks[i] ?? 0) ^ mask) > 2 * allowed) continue;
      const start = guesses.starts[i] ?? 0;
      const end = guesses.starts[i + 1] ?? 0;
      if (Math.abs(end - start - wanted.length) > allowed) continue;
      const first = guesses.bytes[start] === wanted[0] ? 0 : 1; // a wrong first letter is rare and counts twice
      const count = first + slips(wanted, guesses.bytes, start, end, allowed - first);
      if (count <= allowed) offer(guesses.places[i] ?? 0, guesses.ranks[i] ?? 0, GUESS - count * GUESS_PER_SLIP);
    }
  }
}

/** The weight of each place: the logarithm of its population, with a bonus for South Asia. */
function weightsOf({ head, columns }: GazetteerFile): Float32Array {
  const isHome = head.states.map(({ country }) => SOUTH_ASIA.has(head.countries[country]?.code ?? ''));
  const weights = new Float32Array(columns.count);
  for (let i = 0; i < columns.count; i++)
    weights[i] =
      Math.log10(Math.max(columns.population[i] ?? 0, SMALLEST_POPULATION)) +
      (isHome[columns.state[i] ?? 0] ? NEAR_HOME : 0);
  return weights;
}

/** A bit for each letter that occurs. One edit changes at most two bits, so most names can be rejected at once. */
function maskOf(bytes: Uint8Array, start: number, end: number): number {
  let mask = 0;
  for (let i = start; i < end; i++) mask |= 1 << ((bytes[i] ?? 0) & 31);
  return mask >>> 0;
}

function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The `limit` best places, each with its best score. */
class Best {
  private readonly limit: number;
  private readonly found: { index: number; score: number }[] = [];

  constructor(limit: number) {
    this.limit = limit;
  }

  wants(score: number): boolean {
    return this.found.length < this.limit || score > (this.found.at(-1)?.score ?? 0);
  }

  add(index: number, score: number): void {
    const known = this.found.findIndex((entry) => entry.index === index);
    if (known >= 0) {
      if ((this.found[known]?.score ?? 0) >= score) return;
      this.found.splice(known, 1);
    }
    let at = this.found.length;
    while (at > 0 && (this.found[at - 1]?.score ?? 0) < score) at--;
    this.found.splice(at, 0, { index, score });
    if (this.found.length > this.limit) this.found.pop();
  }

  list(): number[] {
    return this.found.map(({ index }) => index);
  }
}
