/** The contents of the reference for every route, collected from the rows, their schemas and the example replies. */

import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { TSchema } from 'typebox';
import { creditsOf } from '../../accounts/credits.ts';
import { type ExampleCall, exampleCall } from '../../api/openapi/example-call.ts';
import { languageOf, withMeanings } from '../../api/openapi/meanings.ts';
import { type DescribedOperation, describedOf } from '../../api/openapi/openapi.ts';
import { FAMILY, type OpenParameter, parametersOf, usualSegment } from '../../api/openapi/parameters.ts';
import {
  type Access,
  type Address,
  type Examples,
  infoOf,
  type MadeExample,
  type RouteGroup,
} from '../../api/route.ts';

export interface ParameterLine {
  readonly name: string;
  readonly required: boolean;
  readonly meaning: string;
  /** The allowed words or the range; empty if any text is allowed. */
  readonly allowed: readonly string[];
  /** The default; empty if there is none. */
  readonly standing: string;
  readonly example: string;
}

export interface RoutePage {
  /** The name in the URL: `kundali-full` in `/docs/kundali-full`. */
  readonly id: string;
  /**
   * The name in lists: the path without `/v1` and the engine. If another route already has that name, it is the whole
   * path.
   */
  readonly name: string;
  /** The path, with `{family}` if the route exists on every engine. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly group: RouteGroup;
  readonly summary: string;
  readonly credits: number;
  readonly creditClass: string;
  readonly access: Access;
  readonly own: readonly ParameterLine[];
  /** The parameters of the engine. */
  readonly options: readonly ParameterLine[];
  /** The parameters that every computing route has. */
  readonly common: readonly ParameterLine[];
  /** The engine segments of the path (`surya`, `vedic` …) under which the route exists. */
  readonly segments: readonly string[];
  readonly call: ExampleCall;
  readonly reply: MadeExample | undefined;
  /** The key of the payload; empty if its fields are at the top level. */
  readonly field: string;
  readonly fields: readonly FieldLine[];
  /** The media type of the reply, if it is not JSON. */
  readonly media: string | null;
}

export interface FieldLine {
  readonly name: string;
  readonly type: string;
  readonly about: string;
  readonly inside: readonly FieldLine[];
}

export interface Reference {
  readonly pages: readonly RoutePage[];
  readonly groups: readonly { readonly group: RouteGroup; readonly pages: readonly RoutePage[] }[];
  readonly common: readonly ParameterLine[];
  readonly sets: readonly { readonly segment: string; readonly engine: EngineInfo }[];
  page(id: string): RoutePage | undefined;
}

/** The groups, in the order in which a newcomer should read them. */
const GROUPS: readonly RouteGroup[] = [
  ...(['panchanga', 'slice', 'muhurta', 'festival', 'calendar', 'kundali', 'matching', 'book', 'bulk'] as const),
  ...(['instrument', 'ss', 'geocode', 'extension', 'index'] as const),
];

export function referenceOf(addresses: readonly Address[], examples: Examples): Reference {
  const described = describedOf(addresses);
  const ofEngines = new Set(described.filter(({ path }) => path.includes(FAMILY)).map(({ path }) => idOf(path)));
  const pages = described.flatMap((each) => {
    const page = pageOf(each, examples);
    if (page === null) return [];
    if (page.path.includes(FAMILY) || !ofEngines.has(page.id)) return [page];
    return [Object.assign(page, { id: `${page.id}-of-host`, name: page.path })];
  });
  const common = new Map<string, ParameterLine>();
  for (const page of pages) for (const line of page.common) common.set(line.name, common.get(line.name) ?? line);
  const byId = new Map(pages.map((page) => [page.id, page]));
  const sets = addresses.filter(({ row, family }) => row.group === 'index' && family !== null);
  return {
    pages,
    groups: GROUPS.map((group) => ({ group, pages: pages.filter((page) => page.group === group) })).filter(
      (each) => each.pages.length > 0,
    ),
    common: [...common.values()],
    sets: sets.flatMap((address) =>
      address.family === null ? [] : [{ segment: address.path, engine: infoOf(address, address.family) }],
    ),
    page: (id) => byId.get(id),
  };
}

function pageOf({ path, places, row }: DescribedOperation, examples: Examples): RoutePage | null {
  const segment = `/${usualSegment(places[0]?.engines ?? [])}/`;
  const address = places.find((each) => each.path.includes(segment)) ?? places[0];
  if (address === undefined) return null;
  const parameters = parametersOf(places).filter(({ name }) => name !== 'family');
  const own = new Set(row.pathParam === null ? row.names : [...row.names, row.pathParam]);
  const isOption = ({ name }: OpenParameter) => address.engines.some(({ options }) => Object.hasOwn(options, name));
  const isOwn = (each: OpenParameter) => own.has(each.name);
  const { shows } = row;
  let fields: FieldLine[] | undefined;
  return {
    id: idOf(path),
    name: path.replace('/v1/', '').replace(`${FAMILY}/`, '') || '/',
    path,
    method: row.method,
    group: row.group,
    summary: shows.summary,
    credits: creditsOf(row.credits),
    creditClass: row.credits,
    access: row.access,
    own: parameters.filter(isOwn).map(lineOf),
    options: parameters.filter((each) => !isOwn(each) && isOption(each)).map(lineOf),
    common: parameters.filter((each) => !isOwn(each) && !isOption(each)).map(lineOf),
    segments: path.includes(FAMILY) ? address.engines.map((each) => each.segment) : [],
    get call() {
      return exampleCall(address);
    },
    // computed only for the page that shows it, because computing the replies of all pages takes half a second
    get reply() {
      return examples(path);
    },
    field: shows.field,
    get fields() {
      fields ??= fieldsOf(row.reply);
      return fields;
    },
    media: 'media' in shows && shows.media !== undefined ? shows.media : null,
  };
}

/** Returns the id of a path: `kundali-full`, `ss-mean`. */
const idOf = (path: string): string =>
  path
    .replace(/^\/v1/, '')
    .replace(`/${FAMILY}`, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '') || 'index';

function lineOf({ name, required, description, schema }: OpenParameter): ParameterLine {
  const range =
    schema.minimum !== undefined && schema.maximum !== undefined ? [`${schema.minimum} … ${schema.maximum}`] : [];
  const [example] = schema.examples ?? [];
  return {
    name,
    required,
    meaning: description ?? '',
    allowed: schema.enum?.map(String) ?? range,
    standing: schema.default === undefined ? '' : String(schema.default),
    example: example === undefined ? '' : String(example),
  };
}

interface Json {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly patternProperties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** Fields nested more deeply than this are not described. */
const DEEPEST = 3;
const MOST_WORDS = 8;

function fieldsOf(reply: TSchema): FieldLine[] {
  const schema = withMeanings(JSON.parse(JSON.stringify(reply)));
  return isJson(schema) ? insideOf(schema, 1) : [];
}

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function insideOf(schema: Json, depth: number): FieldLine[] {
  if (depth > DEEPEST) return [];
  const { properties } = schema;
  if (properties === undefined) {
    const [ofAll] = Object.values(schema.patternProperties ?? {});
    const within =
      schema.items ?? ofAll ?? schema.anyOf?.find((each) => each.type === 'object' || each.type === 'array');
    return within === undefined ? [] : insideOf(within, depth);
  }
  const shown = Object.entries(properties).filter(([name]) => !isBeside(name, properties));
  return merged(shown).map(([name, each]) => ({
    name,
    type: typeOf(each),
    about: each.description ?? '',
    inside: insideOf(each, depth + 1),
  }));
}

/** Whether a field is a translation of another field. Translations are described once, with `lang`. */
function isBeside(name: string, properties: Readonly<Record<string, Json>>): boolean {
  const lang = languageOf(name);
  return lang !== undefined && name.slice(0, -lang.length - 1) in properties;
}

/** Merges consecutive fields with the same schema into one line, such as the nine grahas or the twelve houses. */
function merged(entries: readonly (readonly [string, Json])[]): (readonly [string, Json])[] {
  const runs: { names: string[]; schema: Json; text: string }[] = [];
  for (const [name, schema] of entries) {
    const text = JSON.stringify(schema);
    const last = runs.at(-1);
    if (last?.text === text && schema.type === 'object') last.names.push(name);
    else runs.push({ names: [name], schema, text });
  }
  return runs.map(({ names, schema }) => [
    names.length > 3 ? `${names[0]} … ${names.at(-1)}` : names.join(', '),
    schema,
  ]);
}

function typeOf(schema: Json): string {
  if (schema.enum !== undefined) {
    const words = schema.enum.slice(0, MOST_WORDS).join(' | ');
    return schema.enum.length > MOST_WORDS ? `${words} | …` : words;
  }
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.type === 'array') return `${schema.items === undefined ? 'list' : typeOf(schema.items)}[]`;
  return schema.type ?? 'any';
}
