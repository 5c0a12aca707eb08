/** The `--help` of a command that calls a route: the parameters as the route declares them. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import { LANG_WORDS } from 'ganaka/internal/text/asked-languages/requested-languages.ts';
import { joined } from 'ganaka/internal/text/joined.ts';
import type { Parameter } from 'ganaka/internal/views/kit/parameter.ts';
import { COMMON } from '../../api/openapi/parts.ts';
import type { Address, RouteRow } from '../../api/route.ts';

/** The flag of a parameter: `--janma-rashi` for `janma_rashi`. */
export const typed = (name: string): string => name.replaceAll('_', '-');

const NAME_WIDTH = 20;
export const helpLine = (name: string, meaning: string): string => `  --${typed(name).padEnd(NAME_WIDTH)}${meaning}`;

export function helpOf(
  { row }: Address,
  names: readonly string[],
  engines: readonly EngineInfo[],
  usual: string,
  about = row.shows.summary,
): string[] {
  const words = engines.map(({ word, label }) => `${word} (${label.name})`).join(', ');
  return [
    '',
    about,
    '',
    ...names.filter((name) => name !== 'lang').map((name) => helpLine(name, meaningOf(name, row, engines))),
    helpLine('engine', `${words}; ${usual} when not given`),
    helpLine('lang', `${joined(LANG_WORDS, 'or')}; both when not given`),
    helpLine('json', 'the whole reply of the service instead of a page'),
  ];
}

function meaningOf(name: string, row: RouteRow, engines: readonly EngineInfo[]): string {
  const needed = row.adds.includes(`${name}*`) ? 'needed: ' : '';
  const declared = row.own.find(([own]) => own === name)?.[1];
  if (declared !== undefined) return `${needed}${declared.meaning}${valuesOf(declared)}`;
  const [option] = engines.flatMap(({ options }) => options[name] ?? []);
  if (option !== undefined) return `${option.meaning}: ${option.values.join(', ')}`;
  const [, whose, plain = name] = /^(boy|girl)_(.*)$/.exec(name) ?? [];
  const said = COMMON[plain]?.description ?? '';
  // the text after the semicolon is about the default, which a required parameter does not have
  const meaning = needed === '' ? said : said.replace(/; .*$/, '');
  return `${needed}${whose === undefined ? '' : `of the ${whose}: `}${meaning}`;
}

function valuesOf({ kind, allows, example }: Parameter): string {
  if (kind === 'word' && allows !== undefined && 'length' in allows) return `: ${allows.join(', ')}`;
  return ` (such as ${example})`;
}
