/**
 * packages/ganaka/src/library/types/replies.generated.ts and options.generated.ts: what routes answer and what may be chosen of them, as
 * plain TypeScript types made of the OpenAPI document. The library and the client share them, and neither needs a schema package to compile.
 */
import { spawnSync } from 'node:child_process';
import { engineInfos } from 'ganaka/internal/sky/engines/registry.ts';
import { endingOf, isSpoken, LANGUAGE_IDS } from 'ganaka/internal/text/languages.ts';
import type { Block } from 'ganaka/internal/views/blocks/block.ts';
import { BLOCKS, FRAME } from 'ganaka/internal/views/blocks/index.ts';
import type { AllowedValues, NamedParameter, ParameterKind } from 'ganaka/internal/views/kit/parameter.ts';
import { openapiOf } from '../packages/service/src/api/openapi/openapi.ts';
import { addresses, type RouteRow } from '../packages/service/src/api/route.ts';
import { ALL_ROWS } from '../packages/service/src/api/routes/all.ts';
import { documented, type Schema, typeName, typeText } from './schema-types.ts';

const HEAD = '// Written by builders/reply-types.ts from the schemas of the service. Do not edit.\n';
const LANGUAGES = `
/** The endings of fields with names in a language: \`name_ta\`, \`name_sa_latn\`. */
type Ending = ${LANGUAGE_IDS.filter((id) => !isSpoken(id))
  .map((id) => `'${endingOf(id)}'`)
  .join(' | ')};
/** A name in the requested languages other than English and Hindi. */
export type InLanguages<F extends string> = { readonly [K in \`\${F}_\${Ending}\`]?: string };
`;

/** Of a field in Hindi the document says that the other languages are written like it. */
const IN_EACH = /and so in each language of/;
const inLanguages = (properties: Readonly<Record<string, Schema>>): string[] =>
  Object.entries(properties)
    .filter(([, { description = '' }]) => IN_EACH.test(description))
    .map(([name]) => `InLanguages<'${name.replace(/_[a-z]+$/, '')}'>`);

/** As the formatter of the project writes it. */
export function formatted(text: string, name: string): string {
  const biome = ['@biomejs/biome', 'check', '--write', `--stdin-file-path=packages/ganaka/src/${name}.ts`];
  const { stdout, stderr, status } = spawnSync('npx', biome, { input: text, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** The document without examples. */
export const openapi = (): Record<string, unknown> =>
  openapiOf(addresses(ALL_ROWS, engineInfos({ thirdEngine: 'chitrapaksha' })), () => undefined);

export function schemaTypes(): string {
  const { components } = openapi() as { components: { schemas: Readonly<Record<string, Schema>> } };
  const types = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `${documented(schema.description)}export type ${typeName(name)} = ${typeText(schema, inLanguages)};\n`,
  );
  const byName = BLOCKS.filter(({ byNameAlone }) => byNameAlone === true).map(({ name }) => `'${name}'`);
  const given = [...FRAME, ...BLOCKS].filter((each: Block) => each.given !== undefined).map(({ name }) => `'${name}'`);
  const sometimes = `/** Blocks of the panchanga that are missing on some days or with some engines. */\nexport type Sometimes = ${given.join(' | ')};\n`;
  const alone = `/** Blocks of the panchanga that are returned only if the request names them. */\nexport type ByNameAlone = ${byName.join(' | ')};\n`;
  return formatted([HEAD, LANGUAGES, ...types, sometimes, alone].join('\n'), 'replies/schemas');
}

const PLAIN: Readonly<Record<ParameterKind, string>> = {
  text: 'string',
  word: 'string',
  words: 'readonly string[]',
  integer: 'number',
  number: 'number',
  flag: 'boolean',
  date: 'DateLike',
  month: 'string',
  year: 'number',
  samvat: 'number',
  ahargana: 'number',
  place: 'string',
};

const union = (allows: AllowedValues | undefined): string | null =>
  Array.isArray(allows) && allows.length > 0 ? allows.map((each) => JSON.stringify(each)).join(' | ') : null;

function optionText([name, { kind, need, meaning, allows, value }]: NamedParameter): string {
  const words = union(allows);
  const type =
    kind === 'word' ? (words ?? 'string') : kind === 'words' && words ? `readonly (${words})[]` : PLAIN[kind];
  const stands =
    need === 'defaulted' ? `; ${JSON.stringify(value)} unless given` : need === 'today' ? '; today unless given' : '';
  return `${documented(`${meaning}${stands}`)}readonly ${name}${need === 'required' ? '' : '?'}: ${type};`;
}

const titled = (path: string): string =>
  path
    .split(/[^a-z0-9]+/i)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/** `KaryaMuhurtaOptions`: what may be chosen on a route. */
export const optionsName = ({ path }: Pick<RouteRow, 'path'>): string =>
  `${titled(path.replace(/^\/v1\//, ''))}Options`;

export function optionTypes(): string {
  const seen = new Map<string, string>();
  for (const row of ALL_ROWS) {
    const own = row.own.filter(([, { need }]) => need !== 'fixed');
    if (own.length > 0)
      seen.set(
        optionsName(row),
        `/** The options of \`${row.path}\`. */\nexport interface ${optionsName(row)} {\n${own.map(optionText).join('\n')}\n}\n`,
      );
  }
  const date = `/** \`2026-11-17\`, or an object whose \`toString()\` returns that form, such as a \`Temporal.PlainDate\`. */\nexport type DateLike = string | { toString(): string };\n`;
  return formatted([HEAD, date, ...seen.values()].join('\n'), 'replies/options');
}
