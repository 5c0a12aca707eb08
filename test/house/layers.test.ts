/**
 * Imports go one way. What each folder may import is one table: the tiers first, then the rooms within them, with nothing in a row
 * that it does not use. A name with `t` may be imported for its types alone, which leave nothing in the program.
 */
import { expect, test } from 'vitest';
import { IMPORTS, SOURCES } from '../kit/sources.ts';

const ENGINE = 'sky/engines/engine.ts';
const ASTA = 'sky/engines/asta-limits.ts';
const MAKER = 'sky/engines/maker.ts';
const SIDDHANTAS = ['sky/engines/siddhantic', 'sky/engines/surya-siddhanta'];
const of = (domain: string, names: string): string[] => names.split(' ').map((name) => `${domain}/${name}`);

/** Folder or file → what it may import besides itself. A file belongs to the longest row that fits it. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  // packages/ganaka
  kernel: [],
  lexicon: [],
  drawings: [],
  renderings: ['kernel'],
  places: ['kernel'],
  rules: ['kernel', 'lexicon t', 'text/languages/en t'],
  text: ['kernel', 'lexicon', 'rules'],

  'sky/astronomy': ['kernel'],
  [ENGINE]: ['kernel t'],
  [ASTA]: [`${ENGINE} t`],
  [MAKER]: [`${ENGINE} t`],
  'sky/engines/modern': ['kernel', 'sky/astronomy', ENGINE, ASTA],
  'sky/engines/drik': ['kernel', 'sky/astronomy', `${MAKER} t`, 'sky/engines/modern'],
  'sky/engines/true-chitra': ['sky/astronomy', `${MAKER} t`, 'sky/engines/modern'],
  'sky/engines/siddhantic': ['kernel', ENGINE, `${ASTA} t`],
  'sky/engines/surya-siddhanta': ['kernel', `${ENGINE} t`, `${MAKER} t`, ASTA, 'sky/engines/siddhantic'],
  'sky/engines/registry.ts': [
    ...['sky/astronomy', `${ENGINE} t`, `${MAKER} t`],
    ...of('sky/engines', 'drik true-chitra surya-siddhanta'),
  ],

  'jyotisha/panchanga': ['kernel', ENGINE, 'lexicon', 'rules'],
  'jyotisha/calendars': ['kernel', ENGINE, 'lexicon', 'rules t', 'jyotisha/panchanga'],
  'jyotisha/grahana': ['kernel', ENGINE, 'rules t', 'jyotisha/panchanga'],
  'jyotisha/muhurta': ['kernel', ENGINE, 'lexicon', 'rules', ...of('jyotisha', 'panchanga grahana kundali')],
  'jyotisha/festivals': ['kernel', ENGINE, 'lexicon', 'rules', ...of('jyotisha', 'panchanga calendars grahana')],
  'jyotisha/kundali': ['kernel', ENGINE, ASTA, 'lexicon', 'rules', ...of('jyotisha', 'panchanga grahana')],
  'jyotisha/matching': ['kernel', 'rules', 'jyotisha/kundali'],
  'jyotisha/find': [
    ...['kernel', ENGINE, 'lexicon', 'rules'],
    ...of('jyotisha', 'panchanga calendars grahana muhurta festivals kundali'),
  ],
  'jyotisha/compare': ['kernel', ENGINE],
  'jyotisha/siddhanta': ['kernel', ENGINE, ...SIDDHANTAS],

  views: [
    ...['kernel', ENGINE, 'lexicon', 'rules', 'text', 'places', 'drawings', 'renderings'],
    ...of('jyotisha', 'panchanga calendars grahana muhurta festivals kundali matching find'),
    'views/siddhanta',
  ],
  'views/siddhanta': [
    ...['kernel', ENGINE, ASTA, ...SIDDHANTAS, 'rules t', 'text', 'views'],
    ...of('jyotisha', 'siddhanta kundali'),
  ],
  'views/instruments': [
    ...['kernel', ENGINE, 'rules', 'text', ...SIDDHANTAS, ...of('jyotisha', 'panchanga festivals siddhanta')],
    ...['drawings', 'views', 'views/siddhanta'],
  ],

  library: [
    ...['kernel', ENGINE, `${MAKER} t`, ...of('sky/engines', 'surya-siddhanta drik true-chitra'), 'sky/astronomy'],
    ...['places', ...of('jyotisha', 'panchanga calendars kundali'), 'drawings', 'text'],
    ...['views', 'library/types t', 'library/node'],
  ],
  // types alone, made of the schemas
  'library/types': [],
  'library/client': ['library/types t'],
  'library/node': ['sky/astronomy', 'places', 'text', 'library'],

  // packages/service
  accounts: [],
  'settings.ts': [],
  'data-files.ts': ['library/node'],
  'boot-error.ts': ['accounts/store/open-error.ts', 'settings.ts'],
  book: ['kernel', ENGINE, 'lexicon', 'rules', 'text', 'jyotisha/kundali', 'drawings', 'views'],
  api: ['kernel', ENGINE, 'jyotisha/compare', 'renderings', 'views', 'book', 'text', 'accounts/credits.ts'],
  mcp: [ENGINE, 'lexicon', 'rules', ...of('jyotisha', 'calendars festivals muhurta matching'), 'text', 'views', 'api'],
  http: ['kernel', ENGINE, 'accounts', 'views t', 'text', 'api', 'mcp'],
  web: ['kernel', ENGINE, 'text', 'drawings', 'views', 'accounts', 'settings.ts t', 'api', 'http'],
  // what runs in the browser
  'web/islands': [
    ...['kernel', ENGINE, 'drawings', 'text', 'library/types t', 'library'],
    ...['web/docs/find.ts', 'web/pages/births/screen.ts t', 'web/tools/field-in.ts'],
  ],
  cli: [
    ...['kernel', ENGINE, 'sky/engines/registry.ts', 'data-files.ts', 'library/node', 'places'],
    ...['text', 'views', 'accounts', 'settings.ts', 'api', 'mcp'],
  ],
};
/** Composition roots: they may import everything. */
const ROOTS = ['start.ts', 'main.ts', 'worker.ts', 'warm-up.ts', 'pdf-thread.ts', 'sample-replies.ts'];

const lies = (path: string, within: string): boolean =>
  path === within || path.startsWith(`${within}/`) || path === `${within}.ts`;
const longest = (path: string, rows: readonly string[]): string | undefined =>
  rows.filter((row) => lies(path, row)).sort((a, b) => b.length - a.length)[0];
const homeOf = (path: string): string | undefined => longest(path, Object.keys(MAY));

/** The permission that an import goes by: one for its types, if that is all it takes and there is one. */
function permission(home: string | undefined, to: string, isType: boolean): string | undefined {
  const row = MAY[home ?? ''] ?? [];
  const values = longest(
    to,
    row.filter((each) => !each.endsWith(' t')),
  );
  const types = longest(
    to,
    row.filter((each) => each.endsWith(' t')).map((each) => each.slice(0, -2)),
  );
  if (types !== undefined && types.length > (values?.length ?? 0)) return isType ? `${types} t` : undefined;
  return values;
}

/** Those between folders that have rows, with the permission each goes by. */
const crossings = IMPORTS.filter(({ from }) => !ROOTS.includes(from))
  .map((each) => ({ ...each, home: homeOf(each.from) }))
  .filter(({ to, home }) => home === undefined || homeOf(to) !== home)
  .map((each) => ({ ...each, by: permission(each.home, each.to, each.isType) }));

test('every file has a row, and every row has files', () => {
  const paths = SOURCES.map(({ path }) => path);
  expect(paths.filter((path) => homeOf(path) === undefined && !ROOTS.includes(path))).toEqual([]);
  expect(Object.keys(MAY).filter((row) => !paths.some((path) => homeOf(path) === row))).toEqual([]);
});

test('every import has its permission', () => {
  const without = crossings.filter(({ by }) => by === undefined);
  expect(without.map(({ from, to, isType }) => `${from} imports ${isType ? 'types of ' : ''}${to}`)).toEqual([]);
});

test('every permission is used, and none for values where types are enough', () => {
  const used = new Set(crossings.map(({ home, by }) => `${home} → ${by}`));
  const given = Object.entries(MAY).flatMap(([home, row]) => row.map((each) => `${home} → ${each}`));
  expect(given.filter((each) => !used.has(each))).toEqual([]);
  const values = new Set(crossings.filter(({ isType }) => !isType).map(({ home, by }) => `${home} → ${by}`));
  expect(given.filter((each) => !each.endsWith(' t') && !values.has(each))).toEqual([]);
});

/** The rows of the sky and of jyotisha are as much apart as the tiers are; elsewhere a folder is one with what it contains. */
const folderOf = (path: string): string =>
  /^(sky|jyotisha)\//.test(path) ? (homeOf(path) ?? path) : (path.split('/')[0] ?? '');
const arrows = new Map<string, Set<string>>();
for (const { from, to, isType } of IMPORTS) {
  const [a, b] = [folderOf(from), folderOf(to)];
  if (a !== b && !isType) arrows.set(a, (arrows.get(a) ?? new Set()).add(b));
}

/** Whether imports lead from one folder to another. */
function leads(from: string, to: string, seen = new Set<string>()): boolean {
  seen.add(from);
  return [...(arrows.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && leads(next, to, seen)));
}

test('no folder imports values of one that leads back to it', () => {
  expect([...arrows.keys()].filter((folder) => leads(folder, folder))).toEqual([]);
});

const ofLibrary = new Set(SOURCES.filter(({ file }) => file.startsWith('packages/ganaka/')).map(({ path }) => path));

test('the library imports nothing of the service, as a type either', () => {
  expect(IMPORTS.filter(({ from, to }) => ofLibrary.has(from) && !ofLibrary.has(to))).toEqual([]);
});

/** The schemas of replies: the package `ganaka` has nothing of them but their types. */
const isSchema = (path: string): boolean => path.endsWith('.reply.ts');

test('a schema is a value in other schemas and in the service alone; the library imports it as a type', () => {
  const values = IMPORTS.filter(({ to, isType }) => isSchema(to) && !isType);
  expect(values.length).toBeGreaterThan(300);
  const wrong = values.filter(({ from }) => ofLibrary.has(from) && !isSchema(from));
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('typebox is a value in schemas and in the service alone', () => {
  const importing = SOURCES.filter(
    ({ path, text }) => ofLibrary.has(path) && /^import (?!type\b)[^;]*'typebox'/m.test(text),
  );
  expect(importing.length).toBeGreaterThan(100);
  expect(importing.map(({ path }) => path).filter((path) => !isSchema(path))).toEqual([]);
});

/** What schemas take from views as values: the lists of ids and limits of their own view, and what puts the panchanga together. */
const TAKEN = ['views/blocks/index.ts'];

test('of views a schema takes values from its own alone', () => {
  const values = IMPORTS.filter(
    ({ from, to, isType }) => isSchema(from) && to.startsWith('views/') && !isSchema(to) && !isType,
  );
  const other = values.filter(({ from, to }) => to !== from.replace('.reply.ts', '.ts') && !TAKEN.includes(to));
  expect(other.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('only the composition roots and the command line import the list of engines', () => {
  const importers = IMPORTS.filter(({ to }) => to === 'sky/engines/registry.ts').map(({ from }) => from);
  expect(importers.filter((each) => !ROOTS.includes(each) && !each.startsWith('cli/'))).toEqual([]);
});

test('nothing of the Surya-siddhanta engine reaches the modern astronomy, directly or through another file', () => {
  const reached = new Set<string>();
  const queue = IMPORTS.filter(({ from }) => from.startsWith('sky/engines/surya-siddhanta/')).map(({ to }) => to);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    for (const { from, to } of IMPORTS) if (from === next) queue.push(to);
  }
  const modern = [...reached].filter((each) => /^sky\/(astronomy|engines\/modern)\b/.test(each));
  expect(reached.size).toBeGreaterThan(10);
  expect(modern).toEqual([]);
});

test('no clock and no Date below the edge', () => {
  const inside = SOURCES.filter(({ path }) => /^(kernel|sky|lexicon|rules|jyotisha|views|text)\//.test(path));
  expect(inside.length).toBeGreaterThan(900);
  const wrong = inside.filter(({ text }) => /\bnew Date\b|\bDate\.now\b|Temporal\./.test(text));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
