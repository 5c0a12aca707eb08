/** Files and functions stay short enough to read, and no import leads in a circle. */
import { SourceMap } from 'node:module';
import { transformSync } from 'esbuild';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { type Import, importsOf, SOURCES } from '../kit/sources.ts';

const MOST_LINES_OF_A_FILE = 300;
const MOST_LINES_OF_A_FUNCTION = 80;

/** Tables are data, whatever their length: folders of tables, names and catalogues, the two files of rows of muhurta, types that a builder writes. */
const TABLES = [
  /(^|\/)tables\//,
  /^lexicon\//,
  /\/catalog\//,
  /^text\/languages\//,
  /^jyotisha\/muhurta\/vivaha\/rows\.ts$/,
  /^jyotisha\/muhurta\/karya\/yatra\.ts$/,
  /\.generated\.ts$/,
];

const textOf = new Map(SOURCES.map(({ path, text }) => [path, text]));

test(`no file of logic has more than ${MOST_LINES_OF_A_FILE} lines`, () => {
  const long = [...textOf]
    .filter(([path]) => !TABLES.some((table) => table.test(path)))
    .map(([path, text]) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES_OF_A_FILE);
  expect(long).toEqual([]);
});

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

function functionsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(functionsIn);
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(functionsIn);
  return FUNCTIONS.includes(value.type) ? [value, ...inside] : inside;
}

/** The functions of a file that are too long, by their first line as it is written. */
function longFunctions(path: string, text: string): [where: string, lines: number][] {
  if (text.split('\n').length <= MOST_LINES_OF_A_FUNCTION) return [];
  const loader = path.endsWith('x') ? 'tsx' : 'ts';
  const { code, map } = transformSync(text, { loader, jsx: 'automatic', sourcemap: 'external', target: 'es2022' });
  const source = new SourceMap(JSON.parse(map));
  const lineAt = (offset: number): number => {
    const before = code.slice(0, offset).split('\n');
    const entry = source.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    return 'originalLine' in entry ? entry.originalLine : 0;
  };
  const written = text.split('\n');
  return functionsIn(parseAst(code)).flatMap(({ start, end }) => {
    const first = lineAt(start);
    const lines = lineAt(end - 1) - first + 1;
    const name = /(?:function|const)\s+(\w+)/.exec(written[first] ?? '')?.[1] ?? `line ${first + 1}`;
    return lines > MOST_LINES_OF_A_FUNCTION ? [[`${path}: ${name}`, lines]] : [];
  });
}

test(`no function has more than ${MOST_LINES_OF_A_FUNCTION} lines`, () => {
  expect([...textOf].flatMap(([path, text]) => longFunctions(path, text))).toEqual([]);
});

/** A view imports its schema as a type, and the schema may list the ids that the view has as values. */
const isOwnSchema = ({ from, to, isType }: Import): boolean => isType && to === from.replace(/\.ts$/, '.reply.ts');

test('no import, of a value or of a type, leads back to its own file, but that of a view’s own schema', () => {
  const reached = new Map(
    SOURCES.map(({ path, text }) => [path, importsOf({ path, text }).filter((each) => !isOwnSchema(each))]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const follow = (path: string, way: readonly string[]): void => {
    if (way.includes(path)) circles.push([...way.slice(way.indexOf(path)), path].join(' → '));
    if (done.has(path) || way.includes(path)) return;
    for (const { to } of reached.get(path) ?? []) follow(to, [...way, path]);
    done.add(path);
  };
  for (const { path } of SOURCES) follow(path, []);
  expect(circles).toEqual([]);
});
