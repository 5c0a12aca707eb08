/**
 * The parameters that a route accepts. An unknown parameter is an error, which lists the allowed names and suggests the
 * nearest one.
 */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { AllowedValues, NamedParameter } from 'ganaka/internal/views/kit/parameter.ts';
import { type Bad, nearest, type Query } from './read/query.ts';
import type { Address, RouteRow } from './route.ts';

const COMMON = ['date', 'time', 'hour', 'place', 'lat', 'lon', 'tz', 'engine', 'lang'];
/** The common parameters of routes about a whole year or span, which begins at midnight and has no time of day. */
const COMMON_OF_YEARS = COMMON.filter((each) => each !== 'time' && each !== 'hour');

/** The common parameters of routes whose own parameters name the days. */
const COMMON_OF_SPANS = COMMON_OF_YEARS.filter((each) => each !== 'date');

/** Other names that are accepted, for the place of a request and of each birth. */
const ALIASES: ReadonlyMap<string, string> = new Map(
  ['', 'boy_', 'girl_'].flatMap((whose) => [
    [`${whose}latitude`, `${whose}lat`] as const,
    [`${whose}longitude`, `${whose}lon`] as const,
    [`${whose}lng`, `${whose}lon`] as const,
  ]),
);
/** The common parameters of routes with a list of births; everything else is in the body. */
const COMMON_OF_BODIES = ['engine', 'lang'];

/** The common parameters of routes that compute nothing. */
const COMMON_OF_ALL = ['lang'];

/** The common parameters of comparisons, which use every engine. */
const COMMON_OF_COMPARISONS = COMMON.filter((each) => each !== 'engine');
const isComparison = ({ shows }: RouteRow): boolean => 'plain' in shows && shows.compares === true;

const commonOn = ({ reads, own }: RouteRow): readonly string[] => {
  if (reads === 'births') return COMMON_OF_BODIES;
  if (reads !== 'year') return COMMON;
  return own.some(namesDays) ? COMMON_OF_SPANS : COMMON_OF_YEARS;
};
const namesDays = ([, { kind, need }]: NamedParameter): boolean =>
  kind === 'samvat' || (need === 'required' && (kind === 'date' || kind === 'month'));

/** The options of an engine that a route accepts; some options are for birth charts only. */
export const optionsOn = ({ charts }: RouteRow, options: EngineInfo['options']): EngineInfo['options'] =>
  charts === true
    ? options
    : Object.fromEntries(Object.entries(options).filter(([, { ofCharts }]) => ofCharts === undefined));

/**
 * Every parameter that a route accepts, including the common ones and the engine's options (null if nothing is
 * computed).
 */
export function allowedOn(row: RouteRow, options: EngineInfo['options'] | null): readonly string[] {
  if (isComparison(row)) return [...row.names, ...COMMON_OF_COMPARISONS];
  if (options === null) return [...row.names, ...COMMON_OF_ALL];
  return [...new Set([...commonOn(row), ...row.names, ...Object.keys(optionsOn(row, options))])];
}

/** A query with every parameter under its main name. */
export interface NamedQuery {
  /** The query, without `date` if that is `today`, which means the same as no date. */
  readonly query: Query;
  /** The names that were given. */
  readonly given: ReadonlySet<string>;
  readonly saysToday: boolean;
}

export const TODAY = 'today';

/** The same query with every parameter under its main name; parameters that the route does not accept go to `bad`. */
export function namedQuery(address: Address, info: EngineInfo, sent: Query, bad: Bad[]): NamedQuery {
  const plain = withoutAliases(sent, bad);
  const saysToday = plain.get('date') === TODAY;
  const query = saysToday ? new Map([...plain].filter(([name]) => name !== 'date')) : plain;
  checkNames(address, info, query, bad);
  return { query, given: new Set(plain.keys()), saysToday };
}

/** Reports unknown parameters, parameters without meaning on this route, and missing ones. */
export function checkNames({ row, engines }: Address, info: EngineInfo | null, query: Query, bad: Bad[]): void {
  for (const name of query.keys()) {
    if (row.names.includes(name) || (info === null ? COMMON_OF_ALL.includes(name) : isCommon(name, row, info)))
      continue;
    const ofCharts = info?.options[name]?.ofCharts;
    if (ofCharts !== undefined) bad.push({ code: `bad_${name}`, param: name, text: ofCharts });
    // an option of another engine gets its own error
    else if (info !== null && engines.some(({ options }) => Object.hasOwn(options, name)))
      bad.push(ofAnotherEngine(name, info));
    else bad.push(unknown(name, row, info));
  }
  for (const [name, { need, allows }] of row.own)
    if (need === 'required' && !query.has(name)) bad.push(missing(name, allows));
}

const isCommon = (name: string, row: RouteRow, { options }: EngineInfo): boolean =>
  commonOn(row).includes(name) || Object.hasOwn(optionsOn(row, options), name) || name === row.pathParam;

/** The same query with every parameter under its main name. */
export function withoutAliases(sent: Query, bad: Bad[]): Query {
  if (![...sent.keys()].some((name) => ALIASES.has(name))) return sent;
  const query = new Map<string, string>();
  for (const [name, value] of sent) {
    const plain = ALIASES.get(name) ?? name;
    if (query.has(plain) || (plain !== name && sent.has(plain)))
      bad.push({
        code: 'repeated_parameter',
        param: name,
        text: `${name} and ${plain} are the same; give one of them`,
      });
    query.set(plain, value);
  }
  return query;
}

const ofAnotherEngine = (name: string, { id, options }: EngineInfo): Bad => ({
  code: 'option_of_another_engine',
  param: name,
  text: `${name} has no meaning for the ${id} engine, which takes ${Object.keys(options).join(', ')}`,
  allowed: Object.keys(options),
});

/** The advice for a key that was sent in the wrong place. */
export const KEY_BELONGS = 'send the key in the header X-API-Key, or as Authorization: Bearer';

/** Names that other services use for a key in the query. We read no key there, because every log would contain it. */
const KEY_NAMES: ReadonlySet<string> = new Set([
  'api_key',
  'apikey',
  'api-key',
  'x-api-key',
  'key',
  'token',
  'access_token',
]);
export const keyInQuery = (query: Query): string | undefined =>
  [...query.keys()].find((name) => KEY_NAMES.has(name.toLowerCase()));

function unknown(name: string, row: RouteRow, info: EngineInfo | null): Bad {
  if (KEY_NAMES.has(name.toLowerCase()))
    return {
      code: 'unknown_parameter',
      param: name,
      text: `"${name}" is not a parameter: ${KEY_BELONGS}`,
    };
  const allowed = allowedOn(row, info === null ? null : info.options);
  const near = nearest(name, info === null ? allowed : [...allowed, ...ALIASES.keys()]);
  const elsewhere = ('elsewhere' in row.shows && row.shows.elsewhere) || {};
  const other = Object.hasOwn(elsewhere, name) ? elsewhere[name] : undefined;
  return {
    code: 'unknown_parameter',
    param: name,
    text: `"${name}" is not a parameter of this route${other !== undefined ? `: ${other}` : near === null ? '' : ` (did you mean ${near}?)`}; allowed ${allowed.length === 1 ? 'is' : 'are'} ${allowed.join(', ')}`,
    allowed,
  };
}

function missing(name: string, allows: AllowedValues | undefined): Bad {
  const said = { code: `missing_${name}`, param: name, text: `${name} is required on this route` };
  if (allows === undefined) return said;
  const allowed = 'from' in allows ? `${allows.from} to ${allows.to}` : allows;
  const told = typeof allowed === 'string' ? `from ${allowed}` : `one of ${allowed.join(', ')}`;
  return { ...said, text: `${said.text}: ${told}`, allowed };
}
