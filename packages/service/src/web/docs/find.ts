/**
 * The search of the reference. A typed word matches itself or a synonym; if nothing is found, it also matches a word
 * that differs by one or two letters. Titles count most, then descriptions, then other keywords of an entry.
 */
import { SYNONYMS } from './synonyms.ts';

export interface SearchEntry {
  readonly title: string;
  readonly about: string;
  readonly url: string;
  /** Other keywords. */
  readonly words: string;
}

/** Normalizes a text: lower case, no diacritics, words separated by single spaces. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const LITTLE = new Set(
  // aaj, ka, ke, ki: today, of
  'a aaj an and date dates for from how in is ka ke ki my of on the time to today what with'.split(' '),
);

/** The entries with normalized texts, computed once for all searches. */
const readied = new WeakMap<readonly SearchEntry[], readonly Ready[]>();
interface Ready {
  readonly entry: SearchEntry;
  readonly fields: readonly (readonly [text: string, weight: number])[];
}
function ready(entries: readonly SearchEntry[]): readonly Ready[] {
  let known = readied.get(entries);
  if (known === undefined) {
    known = entries.map((entry) => ({
      entry,
      fields: [
        [folded(entry.title), 12],
        [folded(entry.about), 4],
        [folded(entry.words), 2],
      ],
    }));
    readied.set(entries, known);
  }
  return known;
}

/**
 * How well a text matches: as a whole, as whole words, as the start of a word, or inside a word. A match in a short
 * text counts more.
 */
function fitOf(text: string, sought: string): number {
  if (text === sought) return 3;
  const at = ` ${text} `.indexOf(` ${sought}`);
  if (at < 0) return text.includes(sought) && sought.length > 2 ? 0.3 : 0;
  const whole = ` ${text} `.includes(` ${sought} `);
  return (whole ? 1 : 0.6) + (at === 0 ? 0.3 : 0) + sought.length / (4 * text.length);
}

const scoreOf = ({ fields }: Ready, sought: string): number =>
  Math.max(...fields.map(([text, weight]) => weight * fitOf(text, sought)));

/** A typed word and its synonyms. A synonym counts nearly as much as the typed word. */
interface Sought {
  readonly typed: string;
  readonly meant: readonly string[];
}
const MEANT_WEIGHT = 0.9;
const MEANINGS = new Map(Object.entries(SYNONYMS).map(([word, meant]) => [folded(word), meant.map(folded)]));
const LONGEST_PHRASE = 3;

/** Splits the input into words and phrases. Phrases with a synonym come first, so that “mangal dosha” is one term. */
function soughtIn(typed: string): Sought[] {
  const words = folded(typed).split(' ');
  const sought: Sought[] = [];
  for (let at = 0; at < words.length; ) {
    let taken = 1;
    for (let n = Math.min(LONGEST_PHRASE, words.length - at); n > 1 && taken === 1; n--)
      if (MEANINGS.has(words.slice(at, at + n).join(' '))) taken = n;
    const phrase = words.slice(at, at + taken).join(' ');
    const single = phrase.length > 3 && phrase.endsWith('s') ? phrase.slice(0, -1) : phrase;
    sought.push({
      typed: phrase,
      meant: MEANINGS.get(phrase) ?? MEANINGS.get(single) ?? (single === phrase ? [] : [single]),
    });
    at += taken;
  }
  const telling = sought.filter((each) => !LITTLE.has(each.typed));
  return telling.length > 0 ? telling : sought;
}

/** An entry that lacks one of the words is found only if another word matches its title, and is ranked lower. */
const MISSING_WEIGHT = 0.5;
const TITLE_FIT = 7;

function fitsOf(each: Ready, { typed, meant }: Sought): number {
  const synonyms = meant.map((word, i) => (MEANT_WEIGHT - 0.05 * i) * scoreOf(each, word));
  return Math.max(scoreOf(each, typed), ...synonyms);
}

function ranked(entries: readonly Ready[], sought: readonly Sought[]): SearchEntry[] {
  const found: { readonly entry: SearchEntry; readonly score: number }[] = [];
  for (const each of entries) {
    const fits = sought.map((one) => fitsOf(each, one));
    const sum = fits.reduce((a, b) => a + b, 0);
    const missing = fits.filter((fit) => fit === 0).length;
    if (missing === 0) found.push({ entry: each.entry, score: sum });
    else if (Math.max(...fits) >= TITLE_FIT) found.push({ entry: each.entry, score: sum * MISSING_WEIGHT ** missing });
  }
  return found.sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}

/** The edit distance of two words, or more than `most` if it exceeds `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(
        Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)),
      );
    row = next;
  }
  return row[b.length] ?? most + 1;
}

const FORGIVEN_FROM = 5;

/** Returns the word among titles and synonyms that is nearest to a word without any match. */
function nearest(word: string, entries: readonly Ready[]): string | undefined {
  const most = word.length >= 8 ? 2 : 1;
  let best: { readonly word: string; readonly far: number } | undefined;
  const known = new Set([...entries.flatMap(({ fields }) => fields[0]?.[0].split(' ') ?? []), ...MEANINGS.keys()]);
  for (const each of known) {
    const far = each.length < FORGIVEN_FROM ? most + 1 : distance(word, each, most);
    if (far <= most && (best === undefined || far < best.far)) best = { word: each, far };
  }
  return best?.word;
}

/** Returns the results, best first. */
export function find(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  if (folded(typed) === '') return [];
  const all = ready(entries);
  const sought = soughtIn(typed);
  const found = ranked(all, sought);
  if (found.length > 0) return found;
  const meant = sought.map(({ typed: word, meant }) => {
    const isMet = all.some((each) => scoreOf(each, word) > 0 || meant.some((other) => scoreOf(each, other) > 0));
    const near = isMet || word.length < FORGIVEN_FROM ? undefined : nearest(word, all);
    return near === undefined ? { typed: word, meant } : { typed: near, meant: MEANINGS.get(near) ?? [] };
  });
  return ranked(all, meant);
}
