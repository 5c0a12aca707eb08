/**
 * Makes the folders of the named languages in packages/ganaka/src/text/languages/ from packages/ganaka/data/lexicon/<language>.yaml: names, labels, and how many words of each
 * list have which confidence. A word without a source is written as MISSING. These files are not committed: scripts/words.mjs makes them
 * whenever a YAML file has changed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LISTS } from 'ganaka/internal/lexicon/index.ts';
import { DAY_LISTS } from 'ganaka/internal/text/contracts/day-lists.ts';
import { calledKey } from 'ganaka/internal/text/festival-names/name-key.ts';
import { LABELS } from 'ganaka/internal/text/language.ts';
import { names as hindi } from 'ganaka/internal/text/languages/hi/names/index.ts';
import { CONFIDENCES, type Confidence } from 'ganaka/internal/text/name-confidence.ts';
import { parse } from 'yaml';

export interface Entry {
  readonly name: string | null;
  readonly confidence: 'two-sources' | 'one-source' | 'transliterated' | 'missing';
  readonly sources?: readonly string[];
  readonly composed?: true;
  /** Of Sanskrit: the same in Roman letters. */
  readonly iast?: string;
  /** Another printed name of the same thing. */
  readonly also?: string | readonly string[];
  /** What sources print instead, each with those that do. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
}
type Entries = Readonly<Record<string, Entry>>;

export interface Lexicon {
  readonly language: string;
  readonly english: string;
  readonly iso15924: string;
  readonly words: Entries;
  readonly names: Readonly<Record<string, Entries>>;
}

/** A language folder that is made, and which spelling of its file it takes. */
export interface Folder {
  readonly folder: string;
  readonly english: string;
  readonly file: string;
  readonly lexicon: Lexicon;
  readonly wordOf: (entry: Entry | undefined) => string | null;
}

const nameOf = (entry: Entry | undefined): string | null =>
  entry === undefined || entry.confidence === 'missing' ? null : entry.name;
const iastOf = (entry: Entry | undefined): string | null => (nameOf(entry) === null ? null : (entry?.iast ?? null));

/** Sanskrit is there twice: in Devanagari and in Roman letters. */
export function folders(root = process.cwd()): Folder[] {
  const data = join(root, 'packages/ganaka/data/lexicon');
  const files = readdirSync(data).filter((file) => file !== 'sources.yaml');
  return files.flatMap((file): Folder[] => {
    const lexicon: Lexicon = parse(readFileSync(join(data, file), 'utf8'));
    const { language, english } = lexicon;
    const own = { folder: language, english, file, lexicon, wordOf: nameOf };
    const roman = { ...own, folder: 'sa-latn', english: 'Sanskrit in Roman letters', wordOf: iastOf };
    return language === 'sa' ? [own, roman] : [own];
  });
}

const lists = Object.entries(LISTS).map(([list, items]) => ({ list, ids: items.map(({ id }) => id) }));

type Words = readonly (readonly [id: string, word: string | null])[];

const keyText = (id: string): string => (/^[a-z]\w*$/i.test(id) ? id : `'${id}'`);
const wordText = (word: string | null): string =>
  word === null ? 'MISSING' : word.includes("'") ? JSON.stringify(word) : `'${word}'`;
const linesOf = (words: Words, indent: string): string =>
  words.map(([id, word]) => `${indent}${keyText(id)}: ${wordText(word)},\n`).join('');
const importOf = (words: Words, type: string): string =>
  `import ${words.some(([, word]) => word === null) ? `{ MISSING, type ${type} }` : `type { ${type} }`} from '../../language.ts';`;
const madeFrom = ({ file }: Folder): string =>
  `Made by builders/lexicon.ts from packages/ganaka/data/lexicon/${file}: correct a word there.`;

/** The words of some lists. A list for which nothing was collected is left out whole. */
function listsText(made: Folder, some: typeof lists): { readonly words: Words; readonly body: string } {
  const given = some.flatMap(({ list, ids }) => {
    const entries = made.lexicon.names[list];
    return entries === undefined ? [] : [{ list, words: ids.map((id) => [id, made.wordOf(entries[id])] as const) }];
  });
  const body = given.map(({ list, words }) => `  ${list}: {\n${linesOf(words, '    ')}  },\n`).join('');
  return { words: given.flatMap(({ words }) => words), body };
}

/** The lists of a day have a file of their own: a day on somebody's page loads no other names. */
const ofDay = ({ list }: { readonly list: string }): boolean => DAY_LISTS.some((each) => each === list);

function dayNamesText(made: Folder): string {
  const { words, body } = listsText(made, lists.filter(ofDay));
  return `/** The names of a day in ${made.english}. ${madeFrom(made)} */
${importOf(words, 'SomeNames')}

export const dayNames: Pick<SomeNames, ${DAY_LISTS.map((list) => `'${list}'`).join(' | ')}> = {
${body}};
`;
}

function namesText(made: Folder): string {
  const { words, body } = listsText(
    made,
    lists.filter((each) => !ofDay(each)),
  );
  return `/** Names in ${made.english}. ${madeFrom(made)} */
${importOf(words, 'SomeNames')}
import { dayNames } from './day-names.generated.ts';

export const names: SomeNames = {
  ...dayNames,
${body}};
`;
}

function labelsText(made: Folder): string {
  const words = LABELS.map((id) => [id, made.wordOf(made.lexicon.words[id])] as const);
  return `/** The labels of a day page in ${made.english}. ${madeFrom(made)} */
${importOf(words, 'SomeLabels')}

export const labels: SomeLabels = {
${linesOf(words, '  ')}};
`;
}

const indexText = ({ folder, english, lexicon: { iso15924 } }: Folder): string => `/** ${english}: names and labels. */
import type { NamedLanguage } from '../../language.ts';
import { labels } from './labels.generated.ts';
import { names } from './names.generated.ts';

export const words: NamedLanguage = {
  names,
  labels,
  sanskrit: '${iso15924 === 'Deva' && folder !== 'sa-latn' ? 'devanagari' : 'iast'}',
};
export const sources = () => import('./sources.generated.ts');
`;

/** How many words of a list have which confidence. */
export function countsOf(
  { lexicon, wordOf }: Folder,
  list: string,
  ids: readonly string[],
): Record<Confidence, number> {
  const counts = { two_sources: 0, one_source: 0, transliterated: 0, missing: 0 };
  for (const id of ids) {
    const entry = lexicon.names[list]?.[id];
    const confidence = CONFIDENCES.find((each) => each === entry?.confidence.replace('-', '_'));
    counts[wordOf(entry) === null ? 'missing' : (confidence ?? 'missing')]++;
  }
  return counts;
}

function sourcesText(made: Folder): string {
  const body = lists.map(({ list, ids }) => {
    const counts = Object.entries(countsOf(made, list, ids)).map(([key, count]) => `${key}: ${count}`);
    return `  ${list}: { ${counts.join(', ')} },\n`;
  });
  return `/** How well the names in ${made.english} are sourced. ${madeFrom(made)} */
import type { Coverage } from '../../name-confidence.ts';

export const coverage: Coverage = {
${body.join('')}};
`;
}

/** The files of a folder by their names. */
const filesOf = (made: Folder): Readonly<Record<string, string>> => ({
  'day-names.generated.ts': dayNamesText(made),
  'names.generated.ts': namesText(made),
  'labels.generated.ts': labelsText(made),
  'index.generated.ts': indexText(made),
  'sources.generated.ts': sourcesText(made),
});

/** Every printed name of a thing in one language. */
const printedOf = (made: Folder, entry: Entry | undefined): readonly (string | null)[] =>
  made.folder === 'sa-latn'
    ? [made.wordOf(entry)]
    : [made.wordOf(entry), ...[entry?.also ?? []].flat(), ...Object.keys(entry?.others ?? {})];

/** What each festival is called in all languages, once for each spelling; what two festivals are called is left out. */
function calledText(languages: readonly Folder[]): string {
  const ids = LISTS.festival.map(({ id }) => id);
  const byKey = new Map<string, { readonly name: string; readonly ids: Set<string> }>();
  for (const id of ids) {
    const names = [
      hindi.festival[id],
      ...languages.flatMap((made) => printedOf(made, made.lexicon.names.festival?.[id])),
    ];
    for (const name of names) {
      if (name === null || calledKey(name) === '') continue;
      const entry = byKey.get(calledKey(name)) ?? { name, ids: new Set() };
      byKey.set(calledKey(name), entry);
      entry.ids.add(id);
    }
  }
  const single = [...byKey.values()].filter((entry) => entry.ids.size === 1);
  const lines = ids.flatMap((id) => {
    const names = single.filter((entry) => entry.ids.has(id)).map(({ name }) => name);
    return names.length === 0 ? [] : [`${id} = ${names.join(' | ')}\n`];
  });
  return `/** What each festival is called in all languages. Made by builders/lexicon.ts from packages/ganaka/data/lexicon: correct a word there. */
export const FESTIVAL_CALLED = \`
${lines.join('')}\`;
`;
}

/** What is made from the lexicon, by paths below packages/ganaka/src/text/. */
export function lexiconFiles(root?: string): Readonly<Record<string, string>> {
  const languages = folders(root);
  const named = languages.flatMap((made) =>
    Object.entries(filesOf(made)).map(([file, text]) => [`languages/${made.folder}/${file}`, text] as const),
  );
  return {
    ...Object.fromEntries(named),
    'festival-names/festival-names.generated.ts': calledText(languages),
  };
}
