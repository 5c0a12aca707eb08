/**
 * Bounds the shape of a JSON text before it is parsed. `JSON.parse` takes two hundred milliseconds for a megabyte of
 * nested brackets; one pass over the text takes two.
 */
export interface JsonBounds {
  /** The deepest nesting of objects and lists. */
  readonly depth: number;
  /** The most names in all objects together. */
  readonly names: number;
}

/** The bounds of one kind of body, with its size. */
export interface BodyLimits extends JsonBounds {
  readonly bytes: number;
}

/** Parameters as JSON: the conditions of a search may be nested eight deep, each level in a list and an object. */
export const QUERY_BODY: BodyLimits = { bytes: 16 * 1024, depth: 24, names: 200 };
/** Five hundred births have at most ten names each. */
export const BATCH_BODY: BodyLimits = { bytes: 1024 * 1024, depth: 4, names: 6_000 };

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN = 0x7b;
const CLOSE = 0x7d;

/** What exceeds the bounds, in words; null if nothing does. The text need not be valid JSON. */
export function beyondBounds(json: string, { depth, names }: JsonBounds): string | null {
  let open = 0;
  let named = 0;
  for (let i = 0; i < json.length; i++) {
    const sign = json.charCodeAt(i);
    if (sign === OPEN || sign === OPEN_LIST) {
      if (++open > depth) return `the body must not be nested deeper than ${depth}`;
    } else if (sign === CLOSE || sign === CLOSE_LIST) open--;
    else if (sign === COLON) {
      if (++named > names) return `the body must have at most ${names} names`;
    } else if (sign === QUOTE) i = endOfText(json, i + 1);
  }
  return null;
}

/** The index of the quotation mark that ends a text; the end of the JSON if none does. */
function endOfText(json: string, from: number): number {
  for (let i = from; i < json.length; i++) {
    const sign = json.charCodeAt(i);
    if (sign === BACKSLASH) i++;
    else if (sign === QUOTE) return i;
  }
  return json.length;
}
