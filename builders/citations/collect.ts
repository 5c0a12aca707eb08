/**
 * Every locus cited in the code. The rule tables are loaded and walked, so that a locus made of constants or handed to a
 * function is seen as it is printed; what no module gives out (a source inside a function) is read from the program's text.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isOnFile, WORKS, type WorkId } from 'ganaka/internal/rules/works.ts';

export interface Cited extends Placed {
  readonly files: readonly string[];
}

interface Placed {
  readonly work: WorkId;
  readonly at: string;
  /** Whether anything that cites it says that it was read. */
  readonly read: boolean;
}

export const RULE_FOLDERS = [
  'rules',
  ...['panchanga', 'festivals', 'muhurta', 'matching', 'kundali', 'grahana', 'siddhanta'].map(
    (domain) => `jyotisha/${domain}`,
  ),
  'views',
];
const READ = 'read-in-text';
export const isWork = (id: unknown): id is WorkId => typeof id === 'string' && id in WORKS;
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function modulesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return modulesUnder(path);
    return entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

export async function citedUnder(root: string): Promise<Cited[]> {
  const texts = new Map(modulesUnder(root).map((file) => [file, readFileSync(file, 'utf8')]));
  const found = new Map<string, { work: WorkId; at: string; read: boolean; files: Set<string> }>();
  const add = ({ work, at, read }: Placed, file: string): void => {
    const key = `${work} ${at}`;
    const known = found.get(key) ?? { work, at, read, files: new Set<string>() };
    known.files.add(file);
    known.read ||= read;
    found.set(key, known);
  };
  for (const [file, text] of texts) for (const each of writtenIn(file, text)) add(each, file);
  // the same source is met in every module that gives it on
  const known = new Map<string, readonly string[]>();
  const writersOf = (work: WorkId, at: string): readonly string[] => {
    const key = `${work} ${at}`;
    const writers =
      known.get(key) ?? [...texts].flatMap(([file, text]) => (writes(file, text, work, at) ? [file] : []));
    known.set(key, writers);
    return writers;
  };
  const loaded = RULE_FOLDERS.flatMap((folder) => modulesUnder(`${root}/${folder}`));
  for (const file of loaded) {
    const exported: unknown = await import(pathToFileURL(join(process.cwd(), file)).href);
    for (const each of heldBy(exported)) {
      // a table given on by another module belongs to the one that writes it
      const writers = writersOf(each.work, each.at);
      for (const writer of writers.length === 0 ? [file] : writers) add(each, writer);
    }
  }
  return [...found.values()].map(({ files, ...each }) => ({ ...each, files: [...files].sort() }));
}

/** Whether a file names the work, and the locus oftener than it cites the same numbers of other works. */
function writes(file: string, text: string, work: WorkId, at: string): boolean {
  if (text.includes(`'${work} ${at}'`)) return true; // as the yogas write it, in one word
  const times = text.split(`'${at}'`).length + text.split(`"${at}"`).length - 2;
  if (times === 0) return false;
  const names = new RegExp(`'${work}'|\\b${work.toLowerCase()}\\(`).test(text);
  return names && times > writtenIn(file, text).filter((each) => each.at === at && each.work !== work).length;
}

/** Object literals, and calls of a helper named after its work, with a string or a constant of the same file. */
function writtenIn(file: string, text: string): Placed[] {
  const constant = (name: string): string => {
    const value = new RegExp(`const ${name} = ['"\`]([^'"\`]+)['"\`]`).exec(text)?.[1];
    if (value === undefined) throw new Error(`${file}: no locus in ${name}`);
    return value;
  };
  const literals = [
    ...text.matchAll(/(?:confidence: '(\S+)',[^\n]*\s*)?work: '(\w+)',\s*at: (?:['"]([^'"]+)['"]|([A-Z][A-Z_]+)\b)/g),
  ];
  const calls = [
    ...text.matchAll(/()\b(mc|ds|ns|jn|pd|js|bphs|jp|sv|km|ss|vp)\(\s*(?:['"]([^'"]+)['"]|([A-Z][A-Z_]+)\b)/g),
  ];
  return [...literals, ...calls].flatMap(([, confidence = '', id = '', given, name]) => {
    const work = id.toUpperCase();
    if (!isWork(work)) return [];
    const at = given ?? constant(name ?? '');
    // such helpers say that it was read, where it is on file
    return [{ work, at, read: confidence === '' ? isOnFile(work, at) : confidence === READ }];
  });
}

/** The sources in what a module gives out, however deep. */
function* heldBy(value: unknown, seen = new Set<unknown>()): Generator<Placed> {
  if (!isObject(value) || ArrayBuffer.isView(value) || seen.has(value)) return;
  seen.add(value);
  if (typeof value.confidence === 'string' && isWork(value.work) && typeof value.at === 'string')
    yield { work: value.work, at: value.at, read: value.confidence === READ };
  const within = value instanceof Map || value instanceof Set ? [...value] : Object.values(value);
  for (const each of within) yield* heldBy(each, seen);
}
