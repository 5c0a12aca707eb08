/** Imports go one way. What each folder may import is one table: a row for each, with nothing in it that it does not use. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const ENGINE = 'engines/engine.ts';

/** Folder or file → what it may import besides itself. A file belongs to the longest row that fits it. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  lexicon: [],
  drawings: [],
  renderings: ['kernel'],
  places: ['kernel'],
  accounts: [],
  'settings.ts': [],
  'data-files.ts': ['astronomy', 'places', 'text'],
  // sentences alone, which import nothing: a rule names its gist by an id of theirs, as a type
  'text/en/gists': [],
  'text/en/notes': [],
  rules: ['kernel', 'lexicon', 'text/en/gists', 'text/en/notes'],
  text: ['kernel', 'lexicon', 'rules', 'text/en/gists', 'text/en/notes'],

  astronomy: ['kernel'],
  [ENGINE]: ['kernel'],
  'engines/asta-limits.ts': [ENGINE],
  'engines/maker.ts': [ENGINE],
  'engines/modern': ['kernel', 'astronomy', ENGINE, 'engines/asta-limits.ts'],
  'engines/drik': ['kernel', 'astronomy', 'engines/maker.ts', 'engines/modern'],
  'engines/true-chitra': ['astronomy', 'engines/maker.ts', 'engines/modern'],
  'engines/siddhantic': ['kernel', ENGINE, 'engines/asta-limits.ts'],
  'engines/surya-siddhanta': ['kernel', ENGINE, 'engines/maker.ts', 'engines/asta-limits.ts', 'engines/siddhantic'],
  'engines/registry.ts': [
    ...['astronomy', ENGINE, 'engines/maker.ts'],
    ...['engines/drik', 'engines/true-chitra', 'engines/surya-siddhanta'],
  ],

  panchanga: ['kernel', ENGINE, 'lexicon', 'rules'],
  calendars: ['kernel', ENGINE, 'lexicon', 'rules', 'panchanga'],
  grahana: ['kernel', ENGINE, 'rules', 'panchanga'],
  muhurta: ['kernel', ENGINE, 'lexicon', 'rules', 'panchanga', 'grahana', 'kundali'],
  festivals: ['kernel', ENGINE, 'lexicon', 'rules', 'panchanga', 'calendars', 'grahana'],
  kundali: ['kernel', ENGINE, 'engines/asta-limits.ts', 'lexicon', 'rules', 'text', 'panchanga', 'grahana'],
  matching: ['kernel', 'rules', 'kundali'],
  find: [
    ...['kernel', ENGINE, 'lexicon', 'rules'],
    ...['panchanga', 'calendars', 'grahana', 'muhurta', 'festivals', 'kundali'],
  ],
  compare: ['kernel', ENGINE],
  siddhanta: ['kernel', ENGINE, 'engines/siddhantic', 'engines/surya-siddhanta'],

  views: [
    ...['kernel', ENGINE, 'lexicon', 'rules', 'text', 'places'],
    ...['panchanga', 'calendars', 'grahana', 'muhurta', 'festivals', 'kundali', 'matching', 'find', 'views/siddhanta'],
    ...['drawings', 'renderings'],
  ],
  'views/siddhanta': [
    'kernel',
    ENGINE,
    'engines/asta-limits.ts',
    'engines/siddhantic',
    'engines/surya-siddhanta',
    'text',
    'siddhanta',
    'views',
  ],
  'views/instruments': [
    ...['kernel', ENGINE, 'rules', 'text', 'engines/siddhantic', 'engines/surya-siddhanta', 'siddhanta'],
    ...['panchanga', 'festivals', 'drawings', 'views', 'views/siddhanta'],
  ],
  book: ['kernel', ENGINE, 'lexicon', 'rules', 'text', 'kundali', 'drawings', 'views'],
  ask: ['kernel', ENGINE, 'compare', 'views', 'book', 'text', 'accounts/credits.ts'],
  mcp: [...[ENGINE, 'lexicon', 'rules', 'calendars', 'festivals', 'muhurta', 'matching', 'text', 'views', 'ask']],
  http: ['kernel', ENGINE, 'accounts', 'views', 'text', 'ask', 'mcp'],
  web: ['kernel', ENGINE, 'text', 'drawings', 'views', 'accounts', 'settings.ts', 'ask', 'http'],
  // what runs in the browser
  'web/islands': [
    ...['kernel', ENGINE, 'drawings', 'text', 'replies', 'library'],
    ...['web/docs/find.ts', 'web/pages/births/screen.ts', 'web/tools/field-in.ts'],
  ],
  // types alone, made of the schemas
  replies: [],
  library: [
    ...['kernel', ENGINE, 'engines/maker.ts', 'engines/surya-siddhanta', 'engines/drik', 'engines/true-chitra'],
    ...['astronomy', 'places', 'panchanga', 'calendars', 'kundali', 'drawings', 'text', 'views', 'replies'],
  ],
  client: ['replies'],
  node: ['astronomy', 'data-files.ts', 'places', 'text', 'library'],
  'index.ts': ['library', 'node'],
  cli: [
    ...['kernel', ENGINE, 'engines/registry.ts', 'data-files.ts', 'places'],
    ...['text', 'views', 'accounts', 'settings.ts', 'ask', 'mcp'],
  ],
};
/** Composition roots: they may import everything. */
const ROOTS = ['start.ts', 'main.ts', 'worker.ts', 'rehearsal.ts', 'press.ts', 'examples.ts'];

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );

const lies = (path: string, within: string): boolean =>
  path === within || path.startsWith(`${within}/`) || path === `${within}.ts`;
const longest = (path: string, rows: readonly string[]): string | undefined =>
  rows.filter((row) => lies(path, row)).sort((a, b) => b.length - a.length)[0];
const homeOf = (path: string): string | undefined => longest(path, Object.keys(MAY));

const sources = files(SRC).filter((path) => !path.includes('.test.'));
const imports = sources.flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) => ({
    from: relative(SRC, path),
    to: relative(SRC, join(dirname(path), target ?? '')),
  })),
);
/** Those between folders that have rows, with the permission each goes by. */
const crossings = imports
  .filter(({ from }) => !ROOTS.includes(from))
  .map(({ from, to }) => ({ from, to, home: homeOf(from) }))
  .filter(({ to, home }) => home === undefined || homeOf(to) !== home)
  .map((each) => ({ ...each, by: longest(each.to, MAY[each.home ?? ''] ?? []) }));

test('every file has a row, and every row has files', () => {
  const paths = sources.map((path) => relative(SRC, path));
  expect(paths.filter((path) => homeOf(path) === undefined && !ROOTS.includes(path))).toEqual([]);
  expect(Object.keys(MAY).filter((row) => !paths.some((path) => homeOf(path) === row))).toEqual([]);
});

test('every import has its permission', () => {
  expect(crossings.filter(({ by }) => by === undefined).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
});

test('every permission is used', () => {
  const used = new Set(crossings.map(({ home, by }) => `${home} → ${by}`));
  const given = Object.entries(MAY).flatMap(([home, row]) => row.map((each) => `${home} → ${each}`));
  expect(given.filter((each) => !used.has(each))).toEqual([]);
});

/** The rows of engines and texts are as much apart as the domains are; elsewhere a folder is one with what lies in it. */
const folderOf = (path: string): string =>
  path.startsWith('engines/') || path.startsWith('text/') ? (homeOf(path) ?? path) : (path.split('/')[0] ?? '');
const arrows = new Map<string, Set<string>>();
for (const { from, to } of imports) {
  const [a, b] = [folderOf(from), folderOf(to)];
  if (a !== b) arrows.set(a, (arrows.get(a) ?? new Set()).add(b));
}

/** Whether imports lead from one folder to another. */
function leads(from: string, to: string, seen = new Set<string>()): boolean {
  seen.add(from);
  return [...(arrows.get(from) ?? [])].some((next) => next === to || (!seen.has(next) && leads(next, to, seen)));
}

test('no folder imports one that leads back to it', () => {
  expect([...arrows.keys()].filter((folder) => leads(folder, folder))).toEqual([]);
});

test('only the composition roots and the command line import the list of engines', () => {
  const importers = imports.filter(({ to }) => to === 'engines/registry.ts').map(({ from }) => from);
  expect(importers.filter((each) => !ROOTS.includes(each) && !each.startsWith('cli/'))).toEqual([]);
});

test('nothing of the Surya-siddhanta engine reaches the modern astronomy, directly or through another file', () => {
  const reached = new Set<string>();
  const queue = imports.filter(({ from }) => from.startsWith('engines/surya-siddhanta/')).map(({ to }) => to);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (reached.has(next)) continue;
    reached.add(next);
    for (const { from, to } of imports) if (from === next) queue.push(to);
  }
  expect([...reached].filter((each) => each.startsWith('astronomy/') || each.startsWith('engines/modern'))).toEqual([]);
});

test('no clock and no Date below the edge', () => {
  const inside = sources.filter((path) =>
    /^(kernel|astronomy|engines|lexicon|rules|panchanga|calendars|muhurta|kundali|matching|festivals|grahana|siddhanta|views|text)\//.test(
      relative(SRC, path),
    ),
  );
  const wrong = inside.filter((path) => /\bnew Date\b|\bDate\.now\b|Temporal\./.test(readFileSync(path, 'utf8')));
  expect(wrong.map((path) => relative(SRC, path))).toEqual([]);
});
