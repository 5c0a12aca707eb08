/** Looks a locus up in the copy of its text: every part of it must be there, each within its own section. */
import {
  BOOK_ONE,
  BOOK_THREE,
  devanagari,
  heading,
  JYOTIRNIBANDHA,
  JYOTIRNIBANDHA_SECTION,
  KALAMADHAVA,
  MONTH,
  type Part,
  UDDESHA,
  WORDS,
} from './loci.ts';

/** The lines, counted from 1, at which a passage is found, or why it is not found. */
export type Looked = { readonly lines: readonly number[] } | { readonly missing: string };
type Lines = readonly string[];

const missing = (reason: string): Looked => ({ missing: reason });
const at = (...lines: number[]): Looked => ({ lines });

/** Where several passages are found; the reasons when one is not. */
export function together(found: readonly Looked[]): Looked {
  const reasons = found.flatMap((each) => ('missing' in each ? [each.missing] : []));
  return reasons.length > 0
    ? missing([...new Set(reasons)].join('; '))
    : at(...found.flatMap((each) => ('lines' in each ? each.lines : [])));
}

function rangeOf(text: Lines, { from, to }: Pick<Part, 'from' | 'to'>): [from: number, to: number] | null {
  const first = text.findIndex((line) => line.startsWith(from));
  if (first < 0) return null;
  const last = text.findIndex((line, i) => i > first && line.startsWith(to));
  return [first, last < 0 ? text.length : last];
}

/** Words of a part, or of a topic of it, between its beginning and its end; its opening line where none are known. */
function lookPart(text: Lines, part: Part | undefined, topic: string | undefined, words?: string): Looked {
  if (part === undefined) return missing('section not mapped');
  const range = rangeOf(text, part);
  if (range === null) return missing('section not in the copy on file');
  const wanted = topic === undefined ? (words ?? part.from) : part.topics?.[topic];
  if (wanted === undefined) return missing('topic not mapped');
  return together(
    [wanted].flat().map((each) => {
      const line = text.findIndex((content, i) => i >= range[0] && i < range[1] && content.includes(each));
      return line < 0 ? missing('NOT FOUND in its section') : at(line + 1);
    }),
  );
}

/** `1, uddesha 5, 8, 17; 2, Vaishakha and Shravana`, `2, Chaitra (manvadi)`, `3 purvardha, vivaha: nadi`; `07/31.1-2`. */
export const lookDharmasindhu = (text: Lines, locus: string): Looked =>
  /^\d\d\//.test(locus)
    ? together(locus.split(', ').map((each) => lookHeading(text, each)))
    : together(
        locus
          .split('; ')
          .flatMap(sectionsOf)
          .map(({ part, topic }, i) => lookPart(text, part, topic, WORDS[locus]?.[i])),
      );

/** `05/31`, a section by the number of its heading, and `07/31.1-2`, verses of it; they end in a bare number. */
function lookHeading(text: Lines, locus: string): Looked {
  const [, book = '', section = '', verses] = /^(\d\d)\/(\d+)(?:\.([\d-]+))?$/.exec(locus) ?? [];
  const part = { from: heading(book, Number(section)), to: '## ' };
  return verses === undefined ? lookPart(text, part, undefined) : lookNumbers(text, part, numbersOf(verses), BARE);
}

interface Section {
  readonly part: Part | undefined;
  readonly topic: string | undefined;
}
function sectionsOf(locus: string): Section[] {
  const [, book, rest = ''] = /^(\d)(?: purvardha)?, (.+)$/.exec(locus) ?? [];
  const [, head = '', topic] = /^([^(:]+?)(?:(?: \(|: )([^)]+)\)?)?$/.exec(rest) ?? [];
  const [, uddeshas] = /^uddesha ([\d, ]+)$/.exec(head) ?? [];
  if (book === '1' && uddeshas !== undefined)
    return uddeshas.split(', ').map((n) => ({ part: UDDESHA[Number(n)], topic }));
  if (book === '2') return head.split(/, | and /).map((month) => ({ part: MONTH[month], topic }));
  return [{ part: book === '1' ? BOOK_ONE[head] : book === '3' ? BOOK_THREE[head] : undefined, topic }];
}

/** `samvatsara-prakarana 2-3; saptarshi-chara 3`: each verse by its number in the section. */
export function lookJyotirnibandha(text: Lines, locus: string): Looked {
  return together(
    locus.split('; ').map((each) => {
      const [, name = '', verses = ''] = /^(.+?) ([\d, -]+)$/.exec(each) ?? [];
      const from = JYOTIRNIBANDHA[name];
      return from === undefined
        ? missing('section not mapped')
        : lookNumbers(text, { from, to: JYOTIRNIBANDHA_SECTION }, numbersOf(verses));
    }),
  );
}

/** `15.14`, `6.32-6.33`, `6.57, 6.63`: each verse by its number in its chapter. */
export const lookChapters =
  (chapters: Readonly<Record<string, Part>>) =>
  (text: Lines, locus: string): Looked =>
    together(
      [...versesOf(locus)].map(([chapter, verse]) => {
        const part = chapters[chapter];
        return part === undefined ? missing('section not mapped') : lookNumbers(text, part, [verse]);
      }),
    );

export const lookKalamadhava = (text: Lines, locus: string): Looked =>
  lookPart(text, KALAMADHAVA[locus], undefined, WORDS[locus]?.[0]);

/** `1, 12` and `2-3` as single numbers. */
export const numbersOf = (list: string): number[] =>
  list.split(', ').flatMap((each) => {
    const [first = Number.NaN, last = first] = each.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });

/** How a verse ends: in its number between dandas, `॥१२॥`, or in the bare number. */
const DANDAS = (number: string): RegExp => new RegExp(`॥\\s*${number}\\s*॥`);
/** The head or the end of a chapter, whose number between dandas is not a verse's. */
const CHAPTER = /ध्याय[ः:]?\s*॥/;
const BARE = (number: string): RegExp => new RegExp(`[^०-९।.]${number}(?![०-९।.])`);

function lookNumbers(
  text: Lines,
  part: Pick<Part, 'from' | 'to'>,
  numbers: readonly number[],
  ending: (number: string) => RegExp = DANDAS,
): Looked {
  const range = rangeOf(text, part);
  if (range === null) return missing('section not in the copy on file');
  return together(
    numbers.map((number) => {
      const ends = ending(devanagari(number));
      const line = text.findIndex((each, i) => i > range[0] && i < range[1] && ends.test(each) && !CHAPTER.test(each));
      return line < 0 ? missing('verse NOT FOUND in its section') : at(line + 1);
    }),
  );
}

export type Verses = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** `1.28-1.29, 1.42`: each verse in the table of chapters and verses. */
export function lookVerses(verses: Verses, locus: string): string {
  const wanted = [...versesOf(locus)];
  if (wanted.length === 0) return 'no verse number';
  const found = wanted.map(([chapter, verse]) => {
    const known = verses[chapter];
    if (known === undefined) return 'chapter not in the copy on file';
    if (known[String(verse)] !== undefined) return 'found';
    return known[String(verse + 1)] !== undefined ? 'found (number lost in print, just before the next)' : 'NOT FOUND';
  });
  return [...new Set(found)].join('; ');
}
function* versesOf(locus: string): Generator<[chapter: string, verse: number]> {
  for (const [, chapter = '', first = '', , last] of locus.matchAll(/(\d+)\.(\d+)(?:[-–](\d+)\.(\d+))?/g))
    for (let verse = Number(first); verse <= Number(last ?? first); verse++) yield [chapter, verse];
}

export interface SiddhantaIndex {
  readonly chapters: readonly { readonly chapter: string; readonly rules: readonly { readonly verses: string }[] }[];
}

/**
 * `VII.18-23`, `IV–VI` and lists of such: the chapters must be there, and the last verse not beyond their end.
 */
export const lookSiddhanta = (index: SiddhantaIndex, locus: string): string =>
  locus.split(', ').every((each) => isInSiddhanta(index, each)) ? 'found' : 'NOT FOUND';

function isInSiddhanta({ chapters }: SiddhantaIndex, locus: string): boolean {
  const [, first = '', last = first, verses] = /^([IVX]+)(?:–([IVX]+))?(?:\.([\d-]+))?$/.exec(locus) ?? [];
  const found = [first, last].map((roman) => chapters.find(({ chapter }) => chapter.startsWith(`${roman} `)));
  const end = Number(/(\d+)$/.exec(found[1]?.rules.at(-1)?.verses ?? '')?.[1] ?? 0);
  return found.every((each) => each !== undefined) && Math.max(0, ...numbersOf(verses ?? '0')) <= end;
}
