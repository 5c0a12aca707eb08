/**
 * Places words where there is room. A sheet knows what is already in a picture; a word goes to the first of its places
 * that is free, and is left out if none is: the title of its mark, the description and the table under the picture have
 * it in any case.
 */
import { type Attrs, type Point, text } from './geometry.ts';
import { widthOf } from './text.ts';

/** A place for a word: on its base line, as in an SVG text. */
export interface Spot {
  readonly at: Point;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** A box with round corners: a disc is all corner, a word has none. */
interface Body {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly r: number;
}

/** Of the size of the letters: how far they reach over and under their line. */
const [OVER, UNDER] = [0.78, 0.16];

/** Of words that are twice `wide`. */
function bodyOf(wide: number, size: number, { at: [x, y], anchor = 'start' }: Spot): Body {
  const middle = anchor === 'middle' ? x : anchor === 'end' ? x - wide : x + wide;
  return { x: middle, y: y - ((OVER - UNDER) / 2) * size, wide, tall: ((OVER + UNDER) / 2) * size, r: 0 };
}

function apart(a: Body, b: Body): boolean {
  const r = a.r + b.r;
  const across = Math.abs(a.x - b.x) - a.wide - b.wide;
  if (across >= r) return true;
  const down = Math.abs(a.y - b.y) - a.tall - b.tall;
  // bodies without corners overlap at no distance at all; of others it is the corners that may be nearer than their boxes
  if (down >= r) return true;
  return r > 0 && Math.hypot(Math.max(0, across), Math.max(0, down)) >= r;
}

export class Sheet {
  readonly #taken: Body[] = [];
  readonly #from: number;
  readonly #to: number;

  /** The width of the picture. */
  constructor(from: number, to: number) {
    this.#from = from;
    this.#to = to;
  }

  /** The first place of a disc that is free, which it then takes. */
  disc(r: number, places: readonly Point[]): Point | null {
    const found = places.find(([x, y]) => this.#isFree({ x, y, wide: 0, tall: 0, r })) ?? null;
    if (found !== null) this.take(found, r);
    return found;
  }

  /** The first free place for a box's middle; the last of them if none is. It is taken either way. */
  box(wide: number, tall: number, places: readonly Point[]): Point {
    const bodyAt = ([x, y]: Point): Body => ({ x, y, wide: wide / 2, tall: tall / 2, r: 0 });
    const found = places.find((place) => this.#isFree(bodyAt(place))) ?? places.at(-1) ?? [0, 0];
    this.#taken.push(bodyAt(found));
    return found;
  }

  /** Fixed contents. */
  take([x, y]: Point, r: number): void {
    this.#taken.push({ x, y, wide: 0, tall: 0, r });
  }

  /** The words at the first free spot, which is then taken; nothing if none is. `attrs` may depend on the spot. */
  words(words: string, size: number, spots: Iterable<Spot>, attrs: Attrs | ((spot: Spot) => Attrs)): string {
    if (words === '') return '';
    // a bold word is a little wider
    const wide = widthOf(words, size) / 2 + 1.5;
    for (const spot of spots) {
      const body = bodyOf(wide, size, spot);
      if (body.x - wide < this.#from || body.x + wide > this.#to || !this.#isFree(body)) continue;
      this.#taken.push(body);
      const { at, anchor = 'start' } = spot;
      return text(...at, words, {
        ...(anchor !== 'start' && { 'text-anchor': anchor }),
        'font-size': size,
        ...(typeof attrs === 'function' ? attrs(spot) : attrs),
      });
    }
    return '';
  }

  /** Whether words would be free at a spot; it is not taken. */
  isFreeFor(words: string, size: number, spot: Spot): boolean {
    return this.#isFree(bodyOf(widthOf(words, size) / 2 + 1.5, size, spot));
  }

  #isFree(body: Body): boolean {
    for (const other of this.#taken) if (!apart(body, other)) return false;
    return true;
  }
}
