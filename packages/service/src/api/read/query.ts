/** Splits a query string into single values and reports errors such as duplicates. */
import { Refusal } from '../refusal.ts';

export type Query = ReadonlyMap<string, string>;

/** A decimal with any number of digits, or with an exponent, as programs print them: 5.283333333333333, 1e-7. */
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** The number that a text contains, or NaN. The caller checks the range. */
export const decimalIn = (text: string): number => (DECIMAL.test(text) ? Number(text) : Number.NaN);

const LONGEST_VALUE = 200;
/** The conditions of a search (`when`) are a sentence and may be longer. */
const LONGEST_CONDITIONS = 1000;
const longestOf = (name: string): number => (name === 'when' ? LONGEST_CONDITIONS : LONGEST_VALUE);
const LONGEST_QUERY = 4096;

/** One error of a parameter; all of them are reported at once. */
export interface Bad {
  readonly code: string;
  readonly param: string;
  readonly text: string;
  readonly allowed?: readonly string[] | string;
}

/** Splits the query. Repeated parameters, control characters and overlong values are errors. */
export function readQuery(text: string): { query: Query; bad: Bad[] } {
  const query = new Map<string, string>();
  const bad: Bad[] = [];
  if (text.length > LONGEST_QUERY)
    throw new Refusal(400, 'query_too_long', `the query must be at most ${LONGEST_QUERY} characters long`);
  if (text === '') return { query, bad };
  for (const piece of text.split('&')) {
    if (piece === '') continue;
    const cut = piece.indexOf('=');
    const name = decoded(cut < 0 ? piece : piece.slice(0, cut));
    const value = decoded(cut < 0 ? '' : piece.slice(cut + 1));
    if (name === null || value === null) {
      bad.push({
        code: 'bad_encoding',
        param: name ?? '',
        text: `parameter ${JSON.stringify(name ?? '')} is not percent-encoded UTF-8`,
      });
      continue;
    }
    const problem = problemWith(name, value, query);
    if (problem === null) query.set(name, value);
    else bad.push(problem);
  }
  return { query, bad };
}

function problemWith(name: string, value: string, query: Query): Bad | null {
  if (hasControl(name) || hasControl(value))
    return {
      code: 'bad_character',
      param: printable(name),
      text: `parameter "${printable(name)}" has a control character; only printable text is allowed`,
    };
  if (name.length > LONGEST_VALUE || value.length > longestOf(name))
    return {
      code: 'value_too_long',
      param: printable(name).slice(0, 40),
      text: `parameter "${printable(name).slice(0, 40)}" must be at most ${longestOf(name)} characters long`,
    };
  if (query.has(name))
    return { code: 'repeated_parameter', param: name, text: `parameter "${name}" is given twice; give it once` };
  return null;
}

function decoded(text: string): string | null {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return null; // a stray % or broken UTF-8: reported as bad_encoding
  }
}

function hasControl(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}

export const printable = (text: string): string => [...text].map((each) => (hasControl(each) ? '?' : each)).join('');

/** One refusal for all errors, in one sentence. */
export function refusalOf(bad: readonly Bad[]): Refusal {
  const [first] = bad;
  if (first === undefined) throw new Error('a refusal without a reason');
  return new Refusal(400, first.code, bad.map((each) => each.text).join('; '), {
    param: first.param,
    ...(first.allowed !== undefined && { allowed: first.allowed }),
    errors: bad.map(({ code, param, text, allowed }) => ({
      code,
      param,
      message: text,
      ...(allowed !== undefined && { allowed }),
    })),
  });
}

/** A typing error changes at most one letter in three; a word that differs more is not suggested. */
const LETTERS_PER_SLIP = 3;
const LONGEST_TYPED = 40;

/** The nearest of `known` to what was typed, if it is close enough. */
export function nearest(typed: string, known: Iterable<string>): string | null {
  const word = typed.toLowerCase().slice(0, LONGEST_TYPED);
  let best: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const each of known) {
    const most = Math.floor(Math.max(word.length, each.length) / LETTERS_PER_SLIP);
    const atLeast = Math.abs(word.length - each.length);
    if (atLeast > most || atLeast >= least) continue; // spares the search through all routes most of its work
    const steps = editDistance(word, each);
    if (steps < least && steps <= most) {
      least = steps;
      best = each;
    }
  }
  return best;
}

/** The edit distance from `a` to `b`; swapping two neighbours counts as one. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? (beforeLast[j - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      row[j] = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, changed, swapped);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
