/** The parameters of a route as OpenAPI describes them, collected from all engines on which the route exists. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { Parameter, ParameterKind } from 'ganaka/internal/views/kit/parameter.ts';
import { allowedOn } from '../names.ts';
import { valuesOn } from '../read/values.ts';
import { type Address, infoOf, onlyEngineOf, type RouteRow } from '../route.ts';
import { COMMON } from './parts.ts';

type Json = Record<string, unknown>;

export interface OpenParameter extends Json {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: OpenSchema;
}

export interface OpenSchema extends Json {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
}

/** The placeholder for the engine's segment in the path of a route that exists on every engine. */
export const FAMILY = '{family}';

/** The parameters of all addresses of one route. A parameter that only some engines have names those engines. */
export function parametersOf(places: readonly Address[]): OpenParameter[] {
  const [first] = places;
  if (first === undefined) return [];
  const found = new Map<string, OpenParameter>();
  const holders = new Map<string, string[]>();
  for (const address of places)
    for (const each of parametersAt(address)) {
      found.set(each.name, found.get(each.name) ?? each);
      holders.set(each.name, [...(holders.get(each.name) ?? []), segmentOf(address)]);
    }
  const listed = [...found.values()].map((each) => {
    const under = holders.get(each.name) ?? [];
    return under.length === places.length ? each : { ...each, description: `${each.description}; ${underOnly(under)}` };
  });
  return isForAll(first) ? [familyOf(first), ...listed] : listed;
}

const underOnly = (segments: readonly string[]): string => `under ${segments.join(' and ')} alone`;
const segmentOf = (address: Address): string =>
  address.family === null ? '' : infoOf(address, address.family).segment;

/** Whether one description covers the route on every engine. */
export const isForAll = ({ row: { mount, path } }: Address): boolean => mount.under === 'every-engine' && path !== '';

const familyOf = ({ engines }: Address): OpenParameter => ({
  name: 'family',
  in: 'path',
  required: true,
  description: `whose engine answers: ${engines.map(({ segment, label }) => `${segment} (${label.name})`).join(', ')}`,
  schema: { type: 'string', enum: engines.map(({ segment }) => segment), examples: [usualSegment(engines)] },
});

/** The path segment of the engine that examples use. */
export const usualSegment = (engines: readonly EngineInfo[]): string =>
  (engines.find(({ key }) => key === 'drik') ?? engines[0])?.segment ?? '';

function parametersAt(address: Address): OpenParameter[] {
  const { row } = address;
  const computes = address.engine !== null && !('plain' in row.shows);
  const options = computes && address.engine !== null ? infoOf(address, address.engine).options : null;
  const required = new Set(row.adds.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1)));
  const listed = allowedOn(row, options).map((name) => ({
    name,
    in: 'query' as const,
    // the boy's fields may be written without the prefix, and time may be given as hour
    required: required.has(name) && name !== 'time' && !(row.reads === 'pair' && name.startsWith('boy_')),
    ...describe(name, address, options),
    ...(name === 'time' && row.reads === 'birth' && { description: BIRTH_TIME }),
  }));
  if (row.pathParam === null) return listed;
  const inPath = { name: row.pathParam, in: 'path' as const, required: true };
  return [{ ...inPath, ...describe(row.pathParam, address, options) }, ...listed];
}

/** The description of `time` on routes about a birth, where it is required. */
const BIRTH_TIME = `${COMMON.time?.description}; needed, unless hour is given`;

type Described = Pick<OpenParameter, 'schema' | 'description'>;

function describe(name: string, { row, engines }: Address, options: EngineInfo['options'] | null): Described {
  const parameter = row.own.find(([each]) => each === name)?.[1];
  if (parameter !== undefined) return fromParameter(parameter);
  const option = options !== null && Object.hasOwn(options, name) ? options[name] : undefined;
  if (option !== undefined) {
    const values = valuesOn(row, option);
    return {
      description: option.meaning,
      schema: { type: 'string', enum: values, default: values[0], examples: values.slice(0, 1) },
    };
  }
  const plain = name.replace(/^(boy|girl)_/, '');
  const common = COMMON[plain];
  if (common === undefined) throw new Error(`${row.path}: nothing is said of ${name}`);
  const { schema, description, example } = common;
  const words = plain === 'engine' ? { enum: wordsFor(row, engines) } : {};
  return {
    description: plain === name ? description : `${name.split('_')[0]}: ${description}`,
    schema: { ...schema, ...words, examples: [words.enum?.[0] ?? example] },
  };
}

/** The values of `engine=` that a row accepts. */
function wordsFor(row: RouteRow, engines: readonly EngineInfo[]): string[] {
  const only = onlyEngineOf(row);
  return engines.filter(({ key }) => only === null || key === only).map(({ word }) => word);
}

const TYPES: Readonly<Record<ParameterKind, 'integer' | 'number' | 'string'>> = {
  integer: 'integer',
  year: 'integer',
  samvat: 'integer',
  place: 'string',
  number: 'number',
  ahargana: 'number',
  text: 'string',
  word: 'string',
  words: 'string',
  flag: 'string',
  date: 'string',
  month: 'string',
};

/** What the schema of a kind has besides its type. */
const WRITTEN: Partial<Readonly<Record<ParameterKind, Json>>> = {
  date: { pattern: '^(today|-?\\d{4}-\\d{2}-\\d{2})$' },
  month: { pattern: '^-?\\d{4}-(0[1-9]|1[0-2])$' },
  flag: { enum: ['0', '1'] },
};

function fromParameter({ kind, allows, meaning, example, need, value }: Parameter): Described {
  const type = TYPES[kind];
  const bounds = allows !== undefined && 'from' in allows ? { minimum: allows.from, maximum: allows.to } : {};
  const words = Array.isArray(allows) && kind === 'word' ? { enum: allows } : {};
  const standing = need === 'defaulted' && typeof value !== 'object' ? { default: asWritten(kind, value) } : {};
  return {
    description: meaning,
    schema: {
      type,
      ...bounds,
      ...words,
      ...WRITTEN[kind],
      ...standing,
      examples: [type === 'string' ? example : Number(example)],
    },
  };
}

const asWritten = (kind: ParameterKind, value: unknown): unknown =>
  kind === 'flag' ? (value === true ? '1' : '0') : value;
