/**
 * Writes src/library/replies.ts: the blocks of the snapshot as plain TypeScript types, so that a caller of the library needs no schema
 * package to compile. `test/library/replies.test.ts` compares it, so run after a block changes: npx tsx builders/library-types.ts
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { TSchema } from 'typebox';
import { endingOf, isSpoken, LANGUAGE_IDS } from '../src/text/languages.ts';
import type { Block } from '../src/views/blocks/block.ts';
import { BLOCKS, FRAME } from '../src/views/blocks/index.ts';
import { isInNamedLanguage } from './panchanga-page.ts';
import { type Schema, typeText } from './schema-types.ts';

const HEAD = `// Written by builders/library-types.ts from the schemas of the blocks. Do not edit.

/** What the endings of names are: \`name_ta\`, \`name_sa_latn\`. */
type Ending = ${LANGUAGE_IDS.filter((id) => !isSpoken(id))
  .map((id) => `'${endingOf(id)}'`)
  .join(' | ')};
/** A name in the languages that were asked for besides English and Hindi. */
export type InLanguages<F extends string> = { readonly [K in \`\${F}_\${Ending}\`]?: string };
`;

/** The endings of languages folded: \`name_sa?: …; name_mr?: …\` become one intersection. */
function folded(schema: Schema): string {
  return typeText(schema, {
    leavesOut: isInNamedLanguage,
    with(fields, text) {
      const roots = new Set(fields.filter(isInNamedLanguage).map((name) => name.replace(/_sa_latn$|_[a-z]+$/, '')));
      return [text, ...[...roots].map((root) => `InLanguages<'${root}'>`)].join(' & ');
    },
  });
}

const typeOf = (schema: TSchema): string => folded(JSON.parse(JSON.stringify(schema)));

/** As the formatter of the project writes it. */
function formatted(text: string): string {
  const biome = ['@biomejs/biome', 'format', '--stdin-file-path=src/library/replies.ts'];
  const { stdout, stderr, status } = spawnSync('npx', biome, { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

export function libraryTypes(): string {
  const all: readonly Block[] = [...FRAME, ...BLOCKS];
  const fields = all.map(({ name, summary, reply, needs, denied }) => {
    const type = `${typeOf(reply)}${needs === undefined && denied === undefined ? '' : ' | null'}`;
    return `  /** ${summary}. */\n  readonly ${name}: ${type};`;
  });
  const given = all.filter(({ given }) => given !== undefined).map(({ name }) => `'${name}'`);
  const byName = BLOCKS.filter(({ byNameAlone }) => byNameAlone === true).map(({ name }) => `'${name}'`);
  return formatted(
    [
      HEAD,
      `export interface Blocks {\n${fields.join('\n')}\n}\nexport type BlockName = keyof Blocks;\n`,
      `/** Blocks that some days or engines do not have. */\ntype Sometimes = ${given.join(' | ')};`,
      `/** Blocks that are given by name alone. */\ntype ByNameAlone = ${byName.join(' | ')};`,
      `export type Snapshot = Omit<Blocks, Sometimes | ByNameAlone> &\n  Partial<Pick<Blocks, Exclude<Sometimes, ByNameAlone>>> & { readonly notes?: readonly string[] };\n`,
    ].join('\n'),
  );
}

if (process.argv[1]?.endsWith('library-types.ts'))
  writeFileSync(new URL('../src/library/replies.ts', import.meta.url), libraryTypes());
