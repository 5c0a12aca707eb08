/**
 * Finds a key that an object of a JSON text has twice. `JSON.parse` keeps the last of its values without a word, so a
 * body is searched before its values are used.
 */
import { type Bad, printable } from './query.ts';

/** The error of a body with a repeated key. */
export const repeatedField = (key: string): Bad => {
  const said = printable(key.slice(0, LONGEST));
  return { code: 'repeated_parameter', param: said, text: `"${said}" is given twice in the body; give it once` };
};
const LONGEST = 40;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN = 0x7b;
const CLOSE = 0x7d;
const SPACE = 0x20;

/** Returns the first repeated key of valid JSON, at any depth, or null. One pass over the text. */
export function repeatedKey(json: string): string | null {
  const objects: Set<string>[] = [];
  for (let i = 0; i < json.length; i++) {
    const sign = json.charCodeAt(i);
    if (sign === OPEN) objects.push(new Set());
    else if (sign === CLOSE) objects.pop();
    else if (sign === QUOTE) {
      const end = endOfText(json, i + 1);
      if (isKey(json, end + 1)) {
        const keys = objects.at(-1);
        const key = keyIn(json.slice(i, end + 1));
        if (keys?.has(key)) return key;
        keys?.add(key);
      }
      i = end;
    }
  }
  return null;
}

/** The index of the quotation mark that ends a text: the first one without an odd number of backslashes before it. */
function endOfText(json: string, from: number): number {
  for (let end = json.indexOf('"', from); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (before > from && json.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
  }
  throw new Error('a text without an end in valid JSON');
}

/** In JSON only a key is followed by a colon. */
function isKey(json: string, after: number): boolean {
  let at = after;
  while (json.charCodeAt(at) <= SPACE) at++;
  return json.charCodeAt(at) === COLON;
}

/** Two keys are the same if they spell the same text, with or without escapes. */
const keyIn = (quoted: string): string => (quoted.includes('\\') ? String(JSON.parse(quoted)) : quoted.slice(1, -1));
