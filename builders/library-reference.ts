/**
 * Writes docs/LIBRARY-REFERENCE.md: every export of every entry of the package, with its signature and its comment in the source. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Documented, type Exported, exportsOf } from './library/exports.ts';
import { headComment } from './library/source.ts';
import { madeBy, wrapped } from './wrap.ts';

const ROOT = join(import.meta.dirname, '..');
const LANGUAGES = './text/*';

interface Target {
  readonly types: string;
}
type Condition = Target | { readonly node: Target; readonly default: Target };

/** Path of the source of an entry, by the path of its types. */
const sourceOf = ({ types }: Target): string =>
  join(ROOT, 'packages/ganaka', types.replace('./dist/types/', 'src/').replace(/\.d\.ts$/, '.ts'));

interface Entry {
  readonly name: string;
  /** Its source anywhere. */
  readonly file: string;
  readonly exports: readonly Exported[];
  /** Names that it has in Node alone. */
  readonly inNode: readonly string[];
}

/** In the order of package.json; in Node some entries have more than elsewhere. */
export function libraryEntries(): readonly Entry[] {
  const { exports }: { exports: Readonly<Record<string, Condition | string>> } = JSON.parse(
    readFileSync(join(ROOT, 'packages/ganaka/package.json'), 'utf8'),
  );
  return Object.entries(exports).flatMap(([path, condition]) => {
    if (typeof condition === 'string' || path === LANGUAGES) return [];
    const name = path.replace('.', 'ganaka');
    if ('types' in condition) {
      const file = sourceOf(condition);
      return [{ name, file, exports: sorted(exportsOf(file)), inNode: [] }];
    }
    const file = sourceOf(condition.default);
    const anywhere = exportsOf(file).map((each) => each.name);
    const all = sorted(exportsOf(sourceOf(condition.node)));
    return [
      { name, file, exports: all, inNode: all.map((each) => each.name).filter((each) => !anywhere.includes(each)) },
    ];
  });
}

const sorted = (exports: readonly Exported[]): readonly Exported[] =>
  exports.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));

const HEAD = `${madeBy('library-reference.ts')}# Reference of the library

Every export of every entry of the package. [LIBRARY.md](LIBRARY.md) is the guide, with examples; [CLIENT.md](CLIENT.md)
is that of the client. A type of several entries is described where it first appears.

- Types that end in \`Reply\` and \`Options\` and have no row are generated from the service. A reply has the fields that
  \`/docs\` describes for the route of the same name, and options are the parameters of that route.
- A parameter or field with \`?\` may be left out.
- The page is made by \`builders/library-reference.ts\` from the source.
`;

export function libraryReference(): string {
  const first = new Map<string, string>();
  const parts = libraryEntries().map((entry) => entryText(entry, first));
  return wrapped([HEAD, ...parts, languagesText()].join('\n'));
}

/** `first` has the entry that describes a type, by its declaration. */
function entryText({ name, file, exports, inNode }: Entry, first: Map<string, string>): string {
  const described: Documented[] = [];
  const elsewhere = new Map<string, string[]>();
  for (const each of exports) {
    if (each.kind === 'module' || each.kind === 'generated') continue;
    const where = each.kind === 'type' ? first.get(each.id) : undefined;
    if (where === undefined) {
      first.set(each.id, name);
      described.push(each);
    } else elsewhere.set(where, [...(elsewhere.get(where) ?? []), each.name]);
  }
  const modules = exports.flatMap((each) => (each.kind === 'module' ? [`\`${each.name}\``] : []));
  return [
    `## \`${name}\`\n`,
    `${aboutOf(file)}${inNode.length === 0 ? '' : ` In Node it also has ${listed(inNode)}.`}\n`,
    table('export', described, 'value'),
    table('type', described, 'type'),
    modules.length === 0 ? '' : `Each of ${modules.join(', ')} has the exports of the entry of that name.\n`,
    ...[...elsewhere].map(([where, names]) => `Also ${listed(names)}, as in \`${where}\`.\n`),
    generatedText(exports),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The comment at the head of an entry, without its name. */
function aboutOf(file: string): string {
  const about = headComment(readFileSync(file, 'utf8')).replace(/^`ganaka[^`]*`[:,]? /, '');
  return `${about.slice(0, 1).toUpperCase()}${about.slice(1)}`;
}

const listed = (names: readonly string[]): string => {
  const quoted = names.map((each) => `\`${each}\``);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
};

function table(head: string, all: readonly Documented[], kind: Documented['kind']): string {
  const rows = all.filter((each) => each.kind === kind).flatMap(rowsOf);
  return rows.length === 0 ? '' : `| ${head} | meaning |\n|---|---|\n${rows.join('\n')}\n`;
}

const rowsOf = ({ forms, members }: Documented): readonly string[] => [
  ...forms.map(({ shown, comment }) => row(code(shown), comment)),
  ...together(members).map(({ shown, comment }) => row(`· ${shown.map(code).join(', ')}`, comment)),
];

/** Members without a comment share a row with those before them that have none either. */
function together(members: Documented['members']): { readonly shown: string[]; readonly comment: string }[] {
  const rows: { readonly shown: string[]; readonly comment: string }[] = [];
  for (const { shown, comment } of members) {
    const last = rows.at(-1);
    if (comment === '' && last?.comment === '') last.shown.push(shown);
    else rows.push({ shown: [shown], comment });
  }
  return rows;
}

const code = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

const row = (...cells: readonly string[]): string =>
  `| ${cells.map((each) => each.replaceAll('|', '\\|')).join(' | ')} |`;

function generatedText(exports: readonly Exported[]): string {
  const files = exports.flatMap((each) => (each.kind === 'generated' ? [each.id] : []));
  if (files.length === 0) return '';
  const has = (file: string): boolean => files.some((each) => each.endsWith(file));
  const groups = [
    ...(has('types/replies.generated.ts') ? ['replies'] : []),
    ...(has('types/options.generated.ts') ? ['options'] : []),
    ...(has('client/methods.generated.ts') ? ['methods'] : []),
  ];
  return `Also the generated types of its ${groups.join(' and ')}.\n`;
}

function languagesText(): string {
  const folder = join(ROOT, 'packages/ganaka/src/library/entries/text');
  const rows = readdirSync(folder)
    .sort()
    .map((file) => row(`\`ganaka/text/${file.replace('.ts', '')}\``, aboutOf(join(folder, file))));
  return [
    '## `ganaka/text/*`\n',
    'Each has one language as its default export, a `GanakaLanguage` for `addLanguages`. English is always there.\n',
    `| entry | language |\n|---|---|\n${rows.join('\n')}\n`,
  ].join('\n');
}
