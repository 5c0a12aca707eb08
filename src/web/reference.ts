/** What the reference page shows, gathered from the rows and from the OpenAPI description made of them. */

import type { TSchema } from 'typebox';
import { creditsOf } from '../accounts/credits.ts';
import { openapiOf } from '../ask/openapi.ts';
import { BATCH_EXAMPLE, ERRORS } from '../ask/openapi-parts.ts';
import { type Access, type Address, type Group, infoOf, type Row } from '../ask/route.ts';
import type { EngineInfo } from '../engines/engine.ts';

export interface ParameterLine {
  readonly name: string;
  readonly required: boolean;
  readonly meaning: string;
  readonly allowed: string;
  readonly example: string;
}

export interface RouteLine {
  readonly id: string;
  /** With `{engine}` where the row stands under every engine. */
  readonly path: string;
  readonly summary: string;
  readonly credits: number;
  readonly access: Access;
  /** Whether it takes the common parameters. */
  readonly computes: boolean;
  readonly parameters: readonly ParameterLine[];
  readonly fields: readonly FieldLine[];
  readonly example: string;
}

export interface FieldLine {
  readonly name: string;
  readonly type: string;
  readonly about: string;
}

export interface Reference {
  readonly groups: readonly { readonly group: Group; readonly routes: readonly RouteLine[] }[];
  readonly common: readonly ParameterLine[];
  readonly errors: readonly { readonly status: string; readonly about: string }[];
  readonly sets: readonly { readonly segment: string; readonly engine: EngineInfo }[];
}

interface OpenParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: {
    readonly examples?: readonly unknown[];
    readonly enum?: readonly unknown[];
    readonly minimum?: number;
    readonly maximum?: number;
  };
}

interface Operation {
  readonly summary: string;
  readonly parameters: readonly OpenParameter[];
}

interface Listed {
  readonly summary: string;
  readonly parameters: readonly { readonly $ref: string }[];
}
interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: Listed; readonly post?: Listed }>>;
  readonly components: { readonly parameters: Readonly<Record<string, OpenParameter>> };
}

function parameterAt({ components }: Document, { $ref }: { readonly $ref: string }): OpenParameter {
  const found = components.parameters[$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`no parameter at ${$ref}`);
  return { ...found, example: found.schema?.examples?.[0] };
}

export function referenceOf(addresses: readonly Address[], base: string): Reference {
  const document: Document = JSON.parse(JSON.stringify(openapiOf(addresses)));
  const operationAt = (path: string): Operation | undefined => {
    const { get, post } = document.paths[path] ?? {};
    const listed = get ?? post;
    return listed && { ...listed, parameters: listed.parameters.map((each) => parameterAt(document, each)) };
  };
  const byRow = new Map<Row, Address[]>();
  for (const address of addresses) byRow.set(address.row, [...(byRow.get(address.row) ?? []), address]);
  const common = new Map<string, ParameterLine>();
  const groups = new Map<Group, RouteLine[]>();
  for (const [row, places] of byRow) {
    const [first] = places;
    if (first === undefined) continue;
    const own = ownNames(first);
    for (const { path } of places) {
      const operation = operationAt(path);
      for (const each of operation?.parameters ?? [])
        if (!own.has(each.name) && !common.has(each.name)) common.set(each.name, lineOf(each));
    }
    // under the path sets one line stands for all; a path from the root is itself
    for (const shown of row.mount.under === 'root-by-engine' ? places : [first]) {
      const operation = operationAt(shown.path);
      if (operation === undefined) continue;
      const line = routeLine(row, shown, operation, own, base);
      groups.set(row.group, [...(groups.get(row.group) ?? []), line]);
    }
  }
  const sets = addresses.filter(({ row, family }) => row.group === 'index' && family !== null);
  return {
    groups: [...groups].map(([group, routes]) => ({ group, routes })),
    common: [...common.values()],
    errors: Object.entries(ERRORS).map(([status, about]) => ({ status, about })),
    sets: sets.flatMap((address) =>
      address.family === null ? [] : [{ segment: address.path, engine: infoOf(address, address.family) }],
    ),
  };
}

const ownNames = ({ row: { names, pathParam } }: Address): Set<string> =>
  new Set(pathParam === null ? names : [...names, pathParam]);

function routeLine(row: Row, first: Address, operation: Operation, own: ReadonlySet<string>, base: string): RouteLine {
  const parameters = operation.parameters.filter(({ name }) => own.has(name));
  const path = row.mount.under === 'every-engine' ? `/v1/{engine}${row.path}` : first.path;
  return {
    id: path.replaceAll(/[^a-z0-9]+/gi, '-').replaceAll(/^-|-$/g, ''),
    path,
    summary: operation.summary,
    credits: creditsOf(row.credits),
    access: row.access,
    computes: operation.parameters.length > parameters.length,
    parameters: parameters.map(lineOf),
    fields: row.shows.field === '' ? [] : fieldsOf(row.shows.reply),
    example: exampleOf(first, operation, base),
  };
}

function lineOf({ name, required, description, example, schema }: OpenParameter): ParameterLine {
  const range =
    schema?.minimum !== undefined && schema.maximum !== undefined ? `${schema.minimum} … ${schema.maximum}` : '';
  return {
    name,
    required,
    meaning: description ?? '',
    allowed: schema?.enum?.join(', ') ?? range,
    example: example === undefined ? '' : String(example),
  };
}

/** A call that works: what is required, and for what is computed a date, or where years are asked for a year, and a place. */
function exampleOf(address: Address, operation: Operation, base: string): string {
  const usual = address.engine === null ? [] : [address.row.reads === 'year' ? 'year' : 'date', 'place'];
  const pair = operation.parameters.some(({ name }) => name === 'girl_date');
  const wanted = (each: OpenParameter) =>
    each.required || (pair ? /^(boy|girl)_(date|time|place)$/.test(each.name) : usual.includes(each.name));
  const birth = address.row.reads === 'birth';
  const query = operation.parameters
    .filter((each) => each.in === 'query' && (wanted(each) || (birth && each.name === 'time')))
    .map(({ name, example }) => `${name}=${encodeURIComponent(String(example ?? ''))}`)
    .join('&');
  const inPath = operation.parameters.find((each) => each.in === 'path');
  const path = inPath === undefined ? address.path : address.path.replace(/\{\w+\}/, String(inPath.example ?? ''));
  const key = address.row.access === 'open' ? '' : " \\\n  -H 'X-API-Key: …'";
  const body =
    address.row.method === 'POST'
      ? ` \\\n  -H 'Content-Type: application/json' -d '${JSON.stringify(BATCH_EXAMPLE)}'`
      : '';
  return `curl '${base}${path}${query === '' ? '' : `?${query}`}'${key}${body}`;
}

/** The first level of an answer's fields; of a list, the fields of one item. */
function fieldsOf(reply: TSchema): FieldLine[] {
  const schema: Json = JSON.parse(JSON.stringify(reply));
  const properties = schema.properties ?? schema.items?.properties ?? {};
  return Object.entries(properties).map(([name, each]) => ({
    name,
    type: typeOf(each),
    about: each.description ?? '',
  }));
}

interface Json {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

function typeOf(schema: Json): string {
  if (schema.enum !== undefined) return schema.enum.join(' | ');
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.type === 'array') return schema.items === undefined ? 'list' : `list of ${typeOf(schema.items)}`;
  return schema.type ?? 'object';
}
