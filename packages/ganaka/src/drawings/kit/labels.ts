/**
 * Places labels where there is room. A sheet knows what is already in a picture. A label is placed at the first of its
 * positions that is free, and is left out if none is. The tooltip of its mark, the description and the table below the
 * picture contain it in any case.
 */
import { type Attrs, type Point, text } from './geometry.ts';
import { widthOf } from './text.ts';

/** A position for a label, on its base line as in an SVG text. */
export interface LabelPosition {
  readonly at: Point;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** The area of an object: a box whose corners are rounded with radius `r`. A disc has no box, a label no rounding. */
interface Body {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly r: number;
}

/** How far letters reach above and below their base line, relative to their size. */
const [OVER, UNDER] = [0.78, 0.16];

/** The area of a label. `wide` is half its width. */
function bodyOf(wide: number, size: number, { at: [x, y], anchor = 'start' }: LabelPosition): Body {
  const middle = anchor === 'middle' ? x : anchor === 'end' ? x - wide : x + wide;
  return { x: middle, y: y - ((OVER - UNDER) / 2) * size, wide, tall: ((OVER + UNDER) / 2) * size, r: 0 };
}

function apart(a: Body, b: Body): boolean {
  const r = a.r + b.r;
  const across = Math.abs(a.x - b.x) - a.wide - b.wide;
  if (across >= r) return true;
  const down = Math.abs(a.y - b.y) - a.tall - b.tall;
  // two labels overlap if their boxes do; rounded corners may leave room although the boxes overlap
  if (down >= r) return true;
  return r > 0 && Math.hypot(Math.max(0, across), Math.max(0, down)) >= r;
}

export class LabelSheet {
  readonly #taken: Body[] = [];
  readonly #from: number;
  readonly #to: number;

  /** `from` and `to` are the left and right edges of the picture. */
  constructor(from: number, to: number) {
    this.#from = from;
    this.#to = to;
  }

  /** Returns the first free position for a disc and marks it as taken; null if there is none. */
  disc(r: number, places: readonly Point[]): Point | null {
    const found = places.find(([x, y]) => this.#isFree({ x, y, wide: 0, tall: 0, r })) ?? null;
    if (found !== null) this.take(found, r);
    return found;
  }

  /**
   * Returns the first free position for the centre of a box, or the last position if none is free. The position is
   * marked as taken either way.
   */
  box(wide: number, tall: number, places: readonly Point[]): Point {
    const bodyAt = ([x, y]: Point): Body => ({ x, y, wide: wide / 2, tall: tall / 2, r: 0 });
    const found = places.find((place) => this.#isFree(bodyAt(place))) ?? places.at(-1) ?? [0, 0];
    this.#taken.push(bodyAt(found));
    return found;
  }

  /** Marks a disc as taken, for fixed contents of the picture. */
  take([x, y]: Point, r: number): void {
    this.#taken.push({ x, y, wide: 0, tall: 0, r });
  }

  /**
   * The label at its first free position, which is then marked as taken; empty if there is none. `attrs` may depend on
   * the position.
   */
  words(
    words: string,
    size: number,
    spots: Iterable<LabelPosition>,
    attrs: Attrs | ((spot: LabelPosition) => Attrs),
  ): string {
    if (words === '') return '';
    // a little extra, because bold text is wider
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
  isFreeFor(words: string, size: number, spot: LabelPosition): boolean {
    return this.#isFree(bodyOf(widthOf(words, size) / 2 + 1.5, size, spot));
  }

  #isFree(body: Body): boolean {
    for (const other of this.#taken) if (!apart(body, other)) return false;
    return true;
  }
}
