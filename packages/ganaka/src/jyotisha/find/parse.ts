/**
 * Parses a search condition. In a query, `tithi:11,26;weekday:thursday` means both, `guru:karka|guru:dhanu` either, and
 * `!masa_kind:adhika` not. Brackets group parts; `|` binds more tightly than `;`. In JSON the same is written `{"all":
 * […]}`, `{"any": […]}`, `{"not": …}` and `{"tithi": [11, 26], "weekday": "thursday"}`. Both forms give the same
 * `SearchCondition`.
 */
import { ALIASES } from '../festivals/catalog/index.ts';
import type { SearchCondition } from './condition.ts';
import { isWord, WORDS, type WordId } from './words.ts';

/** Thrown with a sentence that says what was wrong and what is allowed. */
export class Unreadable extends Error {
  /** The names or values that are allowed at that place. */
  readonly allowed: readonly string[] | string | undefined;

  constructor(text: string, allowed?: readonly string[] | string) {
    super(text);
    this.allowed = allowed;
  }
}

const MOST_LEAVES = 24;
/** A longer list of allowed values is cut. */
const MOST_NAMED = 40;
const DEEPEST = 8;
const SHOWN = 40;

/** Counts the words of one condition and rejects a condition that has too many. */
class Budget {
  #leaves = 0;

  leaf(): void {
    if (++this.#leaves > MOST_LEAVES) throw new Unreadable(`when must have at most ${MOST_LEAVES} conditions`);
  }
  depth(depth: number): void {
    if (depth > DEEPEST) throw new Unreadable(`when must not be nested deeper than ${DEEPEST}`);
  }
}

const shown = (text: string): string => `"${text.slice(0, SHOWN)}"`;

const NAMES = Object.keys(WORDS);

function leafOf(name: string, values: readonly string[], budget: Budget): SearchCondition {
  budget.leaf();
  const word = name.trim().toLowerCase();
  if (!isWord(word)) throw new Unreadable(`${shown(name)} is no condition; allowed are ${NAMES.join(', ')}`, NAMES);
  const most = WORDS[word].values.length;
  if (values.length > most) throw new Unreadable(`${word} must have at most ${most} values; got ${values.length}`);
  const found = values.flatMap((value) => valuesOf(word, value));
  return { kind: 'is', word, values: [...new Set(found)] };
}

/** Returns the values meant by a name, a number or a range of numbers. */
function valuesOf(word: WordId, text: string): string[] {
  const { values }: { readonly values: readonly string[] } = WORDS[word];
  const given = text.trim().toLowerCase();
  const value = (word === 'festival' && ALIASES.get(given)) || given;
  if (values.includes(value)) return [value];
  const range = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(value);
  const [from, to] = range === null ? [0, 0] : [Number(range[1]), Number(range[2] ?? range[1])];
  if (from >= 1 && from <= to && to <= values.length) return values.slice(from - 1, to);
  const isNumbered = values.every((each, i) => each === String(i + 1));
  const allowed = isNumbered
    ? `1 to ${values.length}`
    : `${values.slice(0, MOST_NAMED).join(', ')}${values.length > MOST_NAMED ? ' …' : ''}, or 1 to ${values.length}`;
  throw new Unreadable(`${word} cannot be ${shown(text)}; allowed are ${allowed}`, allowed);
}

// ── syntax of a query ───────────────────────────────────────────────────────────────────────

export function conditionIn(text: string): SearchCondition {
  const reader = new Reader(text);
  const condition = reader.all(0);
  reader.end();
  return condition;
}

class Reader {
  readonly #text: string;
  readonly #budget = new Budget();
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  all(depth: number): SearchCondition {
    return this.#joined('all', ';', () => this.#any(depth), depth);
  }
  #any(depth: number): SearchCondition {
    return this.#joined('any', '|', () => this.#one(depth), depth);
  }
  #joined(kind: 'all' | 'any', sign: string, part: () => SearchCondition, depth: number): SearchCondition {
    this.#budget.depth(depth);
    const first = part();
    if (!this.#takes(sign)) return first;
    const of = [first, part()];
    while (this.#takes(sign)) of.push(part());
    return { kind, of };
  }
  #one(depth: number): SearchCondition {
    if (this.#takes('!')) {
      this.#budget.depth(depth);
      return { kind: 'not', of: this.#one(depth + 1) };
    }
    if (this.#takes('(')) {
      const condition = this.all(depth + 1);
      if (!this.#takes(')')) throw new Unreadable(`when lacks a closing bracket at character ${this.#at + 1}`);
      return condition;
    }
    return this.#leaf();
  }
  #leaf(): SearchCondition {
    const rest = this.#text.slice(this.#at);
    const found = /^\s*([^:;|!(),]*):([^:;|!()]*)/.exec(rest);
    if (found === null || (found[2] ?? '').trim() === '')
      throw new Unreadable(`when needs a condition such as tithi:11 at character ${this.#at + 1}, got ${shown(rest)}`);
    this.#at += found[0].length;
    return leafOf(found[1] ?? '', (found[2] ?? '').split(','), this.#budget);
  }
  #takes(sign: string): boolean {
    while (this.#text[this.#at] === ' ') this.#at++;
    if (this.#text[this.#at] !== sign) return false;
    this.#at++;
    return true;
  }
  end(): void {
    const rest = this.#text.slice(this.#at).trim();
    if (rest !== '') throw new Unreadable(`when has ${shown(rest)} where it should end or go on with ; or |`);
  }
}

// ── syntax in JSON ──────────────────────────────────────────────────────────────────────────

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const conditionOf = (sent: unknown): SearchCondition => objectIn(sent, 0, new Budget());

function objectIn(sent: unknown, depth: number, budget: Budget): SearchCondition {
  budget.depth(depth);
  if (!isObject(sent) || Object.keys(sent).length === 0)
    throw new Unreadable('when must be an object such as {"all": [{"tithi": 11}, {"weekday": "thursday"}]}');
  const of = Object.entries(sent).map(([name, value]) => fieldIn(name, value, depth, budget));
  const [first] = of;
  return of.length === 1 && first !== undefined ? first : { kind: 'all', of };
}

function fieldIn(name: string, value: unknown, depth: number, budget: Budget): SearchCondition {
  if (name === 'not') return { kind: 'not', of: objectIn(value, depth + 1, budget) };
  if (name === 'all' || name === 'any') {
    if (!Array.isArray(value) || value.length === 0) throw new Unreadable(`${name} must be a list of conditions`);
    return { kind: name, of: value.map((each) => objectIn(each, depth + 1, budget)) };
  }
  const values = Array.isArray(value) ? value : [value];
  if (values.length === 0 || !values.every((each) => typeof each === 'string' || typeof each === 'number'))
    throw new Unreadable(`${shown(name)} must be a name, a number, or a list of them`);
  return leafOf(name, values.map(String), budget);
}
