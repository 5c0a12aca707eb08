/** Imports go one way. What each folder may import is one table. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const DOMAINS = ['panchanga', 'muhurta', 'kundali', 'matching', 'festivals', 'grahana', 'siddhanta'];
const BELOW_DOMAINS = ['kernel', 'engines/engine.ts', 'lexicon', 'rules'];

/** Folder → what it may import beside itself. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  lexicon: [],
  astronomy: ['kernel'],
  'engines/engine.ts': ['kernel'],
  'engines/modern': ['kernel', 'astronomy', 'engines/engine.ts'],
  'engines/drik': ['kernel', 'astronomy', 'engines/engine.ts', 'engines/modern'],
  'engines/true-chitra': ['kernel', 'astronomy', 'engines/engine.ts', 'engines/modern'],
  'engines/surya-siddhanta': ['kernel', 'engines/engine.ts'],
  'engines/registry.ts': ['engines'],
  rules: ['kernel', 'engines/engine.ts', 'lexicon'],
  ...Object.fromEntries(DOMAINS.map((each) => [each, [...BELOW_DOMAINS, ...DOMAINS]])),
  siddhanta: [...BELOW_DOMAINS, 'engines/surya-siddhanta', 'panchanga', 'text', 'views/view.ts'],
  text: ['kernel', 'lexicon'],
  views: ['kernel', 'engines/engine.ts', 'lexicon', 'rules', 'text', ...DOMAINS, 'web/charts', 'places'],
  places: ['kernel'],
  accounts: ['settings.ts'],
  ask: ['kernel', 'engines/engine.ts', 'views', 'text', 'accounts/credits.ts'],
  http: ['kernel', 'engines/engine.ts', 'views', 'accounts', 'ask'],
  'web/charts': ['kernel', 'engines/engine.ts', 'lexicon', 'text', 'kundali'],
  web: ['kernel', 'engines/engine.ts', 'views', 'text', 'accounts', 'ask', 'http', 'settings.ts', 'lexicon', 'rules'],
  cli: ['kernel', 'engines', 'views', 'text', 'accounts', 'ask', 'places', 'settings.ts', 'panchanga', 'lexicon'],
};
const ROOTS = ['main.ts', 'worker.ts'];

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? files(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );

/** The longest entry of the table that a file belongs to. */
const homeOf = (path: string): string | undefined =>
  Object.keys(MAY)
    .filter((each) => path === each || path.startsWith(`${each}/`) || path.startsWith(`${each}.`))
    .sort((a, b) => b.length - a.length)[0];

const imports = files(SRC)
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, target]) => ({
      from: relative(SRC, path),
      to: relative(SRC, join(dirname(path), target ?? '')),
    })),
  );

test('every import goes down the layers', () => {
  const wrong = imports.filter(({ from, to }) => {
    if (ROOTS.includes(from)) return false;
    const home = homeOf(from);
    if (home === undefined) return from !== 'settings.ts';
    const allowed = [home, ...(MAY[home] ?? [])];
    return !allowed.some((each) => to === each || to.startsWith(`${each}/`) || to.startsWith(`${each}.`));
  });
  expect(wrong.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
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
  const inside = files(SRC).filter((path) =>
    /^(kernel|astronomy|engines|lexicon|rules|panchanga|muhurta|kundali|matching|festivals|grahana|siddhanta|views|text)\//.test(
      relative(SRC, path),
    ),
  );
  const wrong = inside.filter(
    (path) => !path.includes('.test.') && /\bnew Date\b|\bDate\.now\b|Temporal\./.test(readFileSync(path, 'utf8')),
  );
  expect(wrong.map((path) => relative(SRC, path))).toEqual([]);
});
