/**
 * Every sentence that a rule says to have read in a text, with the passage it stands for. The rule tables are loaded and walked; a source that
 * no module exports is found in the program's text, by the call or the literal that has its gist.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GistId } from 'ganaka/internal/rules/source.ts';
import { isOnFile, WORKS, type WorkId } from 'ganaka/internal/rules/works.ts';
import { gistIn } from 'ganaka/internal/text/citation.ts';
import { gists } from 'ganaka/internal/text/languages/en/gists/index.ts';
import { notes } from 'ganaka/internal/text/languages/en/notes/index.ts';
import { wordsIn } from 'ganaka/internal/text/loading/loaded.ts';
import { isObject, isWork, modulesUnder, RULE_FOLDERS } from './collect.ts';

export interface Passage {
  readonly work: WorkId;
  readonly at: string;
  readonly sentence: string;
  /** The id under which the sentence is kept; a rule of a chart makes its sentence of its clause. */
  readonly id: string | null;
  /** The words that the rule quotes. */
  readonly verse: string | null;
  /** What the row says of its reading, where it leaves something of the verse out or adds to it. */
  readonly note: string | null;
  readonly file: string;
}

const READ = 'read-in-text';
const english = wordsIn('en');
const isGistId = (id: unknown): id is GistId => typeof id === 'string' && Object.hasOwn(gists, id);

/** The passages of a work in the order of their numbers. */
export const inOrder = (a: Passage, b: Passage): number =>
  a.work === b.work ? a.at.localeCompare(b.at, 'en', { numeric: true }) : a.work < b.work ? -1 : 1;

export async function passagesUnder(root: string): Promise<Passage[]> {
  const found = new Map<string, Passage>();
  const add = (each: Passage): void => {
    const key = `${each.work} ${each.at} ${each.sentence}`;
    if (!found.has(key)) found.set(key, each);
  };
  for (const file of RULE_FOLDERS.flatMap((folder) => modulesUnder(`${root}/${folder}`))) {
    for (const each of writtenIn(file, readFileSync(file, 'utf8'))) add(each);
    const exported: unknown = await import(pathToFileURL(join(process.cwd(), file)).href);
    for (const each of heldBy(exported, file)) add(each);
  }
  return [...found.values()].sort(inOrder);
}

/** The note of a row or of a form of it. */
function noteOf({ note, yoga }: Record<string, unknown>): string | null {
  const id = note ?? (isObject(yoga) ? yoga.note : undefined);
  const words = typeof id === 'string' ? (notes as Record<string, unknown>)[id] : undefined;
  return typeof words === 'string' ? words : null;
}

function* heldBy(
  value: unknown,
  file: string,
  note: string | null = null,
  seen = new Set<unknown>(),
): Generator<Passage> {
  if (!isObject(value) || ArrayBuffer.isView(value) || seen.has(value)) return;
  seen.add(value);
  const { confidence, work, at, gist, verse } = value;
  if (confidence === READ && isWork(work) && typeof at === 'string') {
    const id = isGistId(gist) ? gist : null;
    const sentence = gistIn(english, gist as Parameters<typeof gistIn>[1]);
    yield { work, at, sentence, id, verse: typeof verse === 'string' ? verse : null, note, file };
  }
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) {
    for (const each of value) yield* heldBy(each, file, note, seen);
    return;
  }
  for (const [key, each] of Object.entries(value))
    yield* heldBy(each, file, key === 'source' || key === 'sources' ? noteOf(value) : null, seen);
}

/** `ds('2, Pausha', 'punya_kala.…')` and `work: 'DS', at: '2, Pausha', gist: '…'`, with constants of the same file. */
function* writtenIn(file: string, text: string): Generator<Passage> {
  const constant = (name: string): string =>
    new RegExp(`const ${name} = ['"\`]([^'"\`]+)['"\`]`).exec(text)?.[1] ?? name;
  const string = `(?:'([^']+)'|([A-Z][A-Z_]+)\\b)`;
  const call = new RegExp(`\\b(mc|ds|ns|jn|pd|js|bphs|jp|sv|km|ss|vp)\\(\\s*${string},\\s*'([\\w.]+)'`, 'g');
  const literal = new RegExp(
    `confidence: '${READ}',\\s*work: '(\\w+)',\\s*at: ${string},\\s*(?:kind: '\\w+',\\s*)?gist: '([\\w.]+)'`,
    'g',
  );
  for (const match of [...text.matchAll(call), ...text.matchAll(literal)]) {
    const [, name = '', given, named = '', gist] = match;
    const work = name.toUpperCase();
    if (!isWork(work) || !isGistId(gist)) continue;
    const at = given ?? constant(named);
    if (!isOnFile(work, at)) continue;
    yield { work, at, sentence: gists[gist], id: gist, verse: null, note: null, file };
  }
}

const rowOf = ({ sentence, id, verse, note }: Passage): string =>
  `- ${sentence}${id === null ? '' : ` \`${id}\``}${note === null ? '' : ` (${note})`}${verse === null ? '' : `\n  > ${verse}`}`;

/** As pages: one work after another, a passage with its sentences. */
export function listOf(passages: readonly Passage[], lineOf: (passage: Passage) => string): string {
  const works = [...new Set(passages.map(({ work }) => work))];
  return works
    .map((work) => {
      const own = passages.filter((each) => each.work === work);
      const loci = [...new Set(own.map(({ at }) => at))];
      const rows = loci.map((at) => {
        const here = own.filter((each) => each.at === at);
        const [first] = here;
        const line = first === undefined ? '' : lineOf(first);
        return `### ${at}${line === '' ? '' : ` · ${line}`}\n\n${here.map(rowOf).join('\n')}\n`;
      });
      const { title, recension } = WORKS[work];
      return `## ${title} (${recension}): ${own.length} sentences of ${loci.length} passages\n\n${rows.join('\n')}`;
    })
    .join('\n');
}
