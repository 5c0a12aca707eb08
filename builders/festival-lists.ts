/**
 * The two lists of festivals, from the files of packages/ganaka/src/jyotisha/festivals/catalog/: the ids with the names of single
 * occurrences, for the lexicon, and the rules in the order in which a day lists them. Replies and the OpenAPI document have these orders,
 * so an id keeps its place and a new one comes last; lines may be moved by hand.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Festival } from 'ganaka/internal/jyotisha/festivals/rule.ts';

export const IDS = 'packages/ganaka/src/lexicon/rites/festival.generated.ts';
export const RULES = 'packages/ganaka/src/jyotisha/festivals/catalog/festivals.generated.ts';

const isFestival = (value: unknown): value is Festival =>
  typeof value === 'object' && value !== null && 'kind' in value && 'on' in value && 'ladder' in value;

/** An export of a file of the catalog: a festival, or several of one kind, such as the days of a navaratra. */
interface Exported {
  readonly name: string;
  readonly file: string;
  readonly festivals: readonly Festival[];
  readonly isList: boolean;
}

async function exportsOf(root: string): Promise<Exported[]> {
  const folder = join(root, RULES, '..');
  const files = readdirSync(folder).filter((file) => !/^index\.ts$|\.(test|generated)\.ts$/.test(file));
  const found: Exported[] = [];
  for (const file of files.sort()) {
    const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(folder, file)).href);
    for (const [name, value] of Object.entries(exported)) {
      const isList = Array.isArray(value) && value.every(isFestival) && value.length > 0;
      const festivals = isList ? (value as readonly Festival[]) : isFestival(value) ? [value] : [];
      if (festivals.length > 0) found.push({ name, file, festivals, isList });
    }
  }
  return found;
}

/** Those that are known in the order of the present text, then the new ones. */
function inPlace<T>(items: readonly T[], keyOf: (item: T) => string, present: string, pattern: RegExp): T[] {
  const places = new Map([...present.matchAll(pattern)].map(([, key = ''], place) => [key, place]));
  const placeOf = (item: T): number => places.get(keyOf(item)) ?? places.size;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

const MADE = 'Made by builders/festival-lists.ts; a new id comes last, and lines may be moved.';

/** Whether a festival has its own route. */
const hasRoute = ({ kind, hasRoute: declared = kind === 'festival' }: Festival): boolean => declared;

/** The file of ids. */
export async function festivalIds(root: string, present: string): Promise<string> {
  const all = (await exportsOf(root)).flatMap(({ festivals }) => festivals);
  const routes = new Set(all.filter(hasRoute).map(({ id }) => id));
  const ids = [...new Set(all.flatMap(({ id, names = [] }) => [id, ...names]))];
  const lines = inPlace(ids, (id) => id, present, /id: '([^']+)'/g).map(
    (id) => `  { id: '${id}'${routes.has(id) ? ', asked: true' : ''} },\n`,
  );
  return `/** The ids of festivals, vratas and parvas, and of the names of single occurrences, such as a pradosha on a Monday. ${MADE} */
export const FESTIVAL = [
${lines.join('')}] as const;
`;
}

/** The file of rules. */
export async function festivalRules(root: string, present: string): Promise<string> {
  const exported = await exportsOf(root);
  const imports = exported.map(({ name, file }) => `import { ${name} } from './${file}';\n`);
  const lines = inPlace(exported, ({ name }) => name, present, /^ {2}(?:\.\.\.)?(\w+),$/gm).map(
    ({ name, isList }) => `  ${isList ? '...' : ''}${name},\n`,
  );
  return `/** All festivals, in the order in which a day lists them. ${MADE} */
import type { Festival } from '../rule.ts';
${imports.join('')}
export const FESTIVALS: readonly Festival[] = [
${lines.join('')}];
`;
}
