/** The OpenAPI 3.1 document, derived from the rows and the schemas of their views. */

import type { TSchema } from 'typebox';
import { creditsOf } from '../../accounts/credits.ts';
import type { Address, Examples, RouteRow } from '../route.ts';
import { bodyOf } from './body.ts';
import { AROUND } from './envelopes.ts';
import { exampleIn } from './example.ts';
import { withMeanings } from './meanings.ts';
import { FAMILY, isForAll, type OpenParameter, parametersOf } from './parameters.ts';
import { ERRORS, KNOWN, TAGS } from './parts.ts';
import { sharedParameters, sharedSchemas } from './shared.ts';

type Json = Record<string, unknown>;

/** An operation and the addresses that it describes. */
export interface DescribedOperation {
  readonly path: string;
  readonly places: readonly Address[];
  readonly row: RouteRow;
}

/** One operation for each path, where all engines of a route share the path with `{family}`. */
export function describedOf(addresses: readonly Address[]): DescribedOperation[] {
  const byPath = new Map<string, Address[]>();
  for (const address of addresses) {
    const path = pathOf(address);
    byPath.set(path, [...(byPath.get(path) ?? []), address]);
  }
  return [...byPath].flatMap(([path, places]) => {
    const [first] = places;
    return first === undefined ? [] : [{ path, places, row: first.row }];
  });
}

/** The path of the operation. The index answers with and without a trailing slash; the document lists it without. */
const pathOf = (address: Address): string =>
  isForAll(address) ? `/v1/${FAMILY}${address.row.path}` : address.path.replace(/\/$/, '');

export function openapiOf(addresses: readonly Address[], examples: Examples): Json {
  const described = describedOf(addresses);
  const replies = repliesOf(described);
  const parameters = sharedParameters();
  const ids = operationIds(described);
  const used = new Set(described.flatMap(({ row }) => refusalsOf(row)));
  const refusals = Object.entries(ERRORS).filter(([status]) => used.has(status));
  const schemas = {
    ...sharedSchemas(
      Object.fromEntries([...replies].map(([reply, { name }]) => [name, withMeanings(plainOf(reply))])),
      Object.fromEntries(Object.entries(KNOWN).map(([name, part]) => [name, withMeanings(plainOf(part))])),
      Object.keys(AROUND),
    ),
    ...Object.fromEntries(Object.entries(AROUND).map(([name, part]) => [name, withMeanings(part)])),
  };
  const paths = Object.fromEntries(
    described.map((each) => {
      const example = exampleOf(each, examples);
      const made = methodsOf(each.row).map((method) => {
        const id = `${method.toLowerCase()}${ids.get(each)}`;
        return [method.toLowerCase(), operation(each, method, { id, replies, refer: parameters.refer, example })];
      });
      return [each.path, Object.fromEntries(made)];
    }),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ganaka',
      version: 'v1',
      description:
        'Hindu calendar, muhurta, birth charts, matching, festivals and eclipses on three engines that are never mixed in one reply. The guide and every route with a real reply: /docs.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'the host this description was read from' }],
    tags: [...new Set(addresses.map(({ row }) => row.group))].map((name) => ({ name, description: TAGS[name] })),
    externalDocs: { description: 'Reference with real replies and samples', url: '/docs' },
    paths,
    components: {
      securitySchemes: {
        key: {
          type: 'apiKey',
          in: 'header',
          name: 'X-API-Key',
          description: 'A key of /account/keys. Its first letters say which engines it opens.',
        },
        bearer: { type: 'http', scheme: 'bearer', description: 'the same key as a bearer token' },
      },
      parameters: parameters.made,
      responses: Object.fromEntries(
        refusals.map(([status, { about, example }]) => [
          `E${status}`,
          {
            description: about,
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
          },
        ]),
      ),
      schemas,
    },
  };
}

const methodsOf = ({ method, takesBody }: RouteRow): readonly RouteRow['method'][] =>
  takesBody === true ? [method, 'POST'] : [method];

/** The name of a reply's schema, and the key of its payload. */
type Replies = ReadonlyMap<TSchema, { readonly name: string; readonly field: string }>;

/** A schema as plain JSON. */
const plainOf = (schema: TSchema): unknown => JSON.parse(JSON.stringify(schema));

/** The schema names of the replies. A view's reply is described once, even if several paths return it. */
function repliesOf(described: readonly DescribedOperation[]): Replies {
  const names = new Map<TSchema, { name: string; field: string }>();
  const taken = new Set<string>();
  for (const { row } of described) {
    const { shows, reply } = row;
    if (names.has(reply) || ('media' in shows && shows.media !== undefined)) continue;
    const own = 'shape' in shows ? shows.shape : undefined;
    let name = `${own ?? (titled(row.path === '' ? 'routes' : row.path.replace(/^\/v1\//, '')) || 'Index')}Reply`;
    for (let n = 2; taken.has(name); n++) name = name.replace(/\d*$/, String(n));
    taken.add(name);
    names.set(reply, { name, field: shows.field });
  }
  return names;
}

const titled = (path: string): string =>
  path
    .split(/[^a-z0-9]+/i)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');

/**
 * The operation ids without their method, such as `Tithi` of `getTithi`. If a path without an engine has the same name
 * as one with an engine, its id gets the word `Host`.
 */
function operationIds(described: readonly DescribedOperation[]): ReadonlyMap<DescribedOperation, string> {
  const wordsOf = ({ path }: DescribedOperation): string =>
    titled(path.replace('/v1', '').replace(FAMILY, '')) || 'Index';
  const underEngines = new Set(described.filter(({ path }) => path.includes(FAMILY)).map(wordsOf));
  return new Map(
    described.map((each) => {
      const words = wordsOf(each);
      const whose = !each.path.includes(FAMILY) && underEngines.has(words) ? 'Host' : '';
      return [each, `${whose}${words}`];
    }),
  );
}

interface Making {
  readonly id: string;
  readonly replies: Replies;
  readonly refer: (parameter: OpenParameter, row: RouteRow) => Json;
  readonly example: Json | undefined;
}

function operation(
  { places, row }: DescribedOperation,
  method: RouteRow['method'],
  { id, replies, refer, example }: Making,
): Json {
  const { shows } = row;
  const requestBody = bodyOf(method, places);
  // in a body that has them, the parameters of the query are not described again
  const inBody = row.takesBody === true && requestBody !== undefined;
  const parameters = parametersOf(places).filter((each) => !inBody || each.in === 'path');
  const open = row.access === 'open';
  return {
    operationId: id,
    tags: [row.group],
    summary: shows.summary,
    description: `${priceOf(row)}. Access: ${ACCESS[row.access]}.`,
    security: open ? [{}, { key: [] }, { bearer: [] }] : [{ key: [] }, { bearer: [] }],
    ...(row.group === 'extension' && { 'x-extension': true }),
    parameters: parameters.map((each) => refer(each, row)),
    ...(requestBody !== undefined && { requestBody }),
    responses: {
      200: okay(row, replies, example),
      ...Object.fromEntries(
        refusalsOf(row).map((status) => [
          status === '5XX' ? 'default' : status,
          { $ref: `#/components/responses/E${status}` },
        ]),
      ),
    },
  };
}

function priceOf({ credits, shows }: RouteRow): string {
  if ('plain' in shows && shows.compares === true) return 'The credits of the route, once for each engine';
  const amount = creditsOf(credits);
  return `${amount === 1 ? '1 credit' : `${amount} credits`} (${credits})`;
}

const ACCESS: Readonly<Record<RouteRow['access'], string>> = {
  open: 'open, no key needed',
  any: 'any valid key',
  basic: 'basic, a key of any plan that opens the engine',
  full: 'full, a plan with full access to the engine',
  paid: 'paid, a key of any paid plan that opens the engine',
  enterprise: 'the Enterprise plan',
  instrument: 'basic for today at the default place, the Enterprise plan for another day or place',
};

/** The errors of a route. An open route has no errors about payment or plan. */
const refusalsOf = ({ access }: RouteRow): string[] =>
  Object.keys(ERRORS).filter((status) => access !== 'open' || !['402', '403'].includes(status));

function okay({ shows, reply: schemaOfReply }: RouteRow, replies: Making['replies'], example: Json | undefined): Json {
  const shown = example === undefined ? {} : { examples: { reply: example } };
  const reply = { $ref: `#/components/schemas/${replies.get(schemaOfReply)?.name}` };
  if ('media' in shows && shows.media !== undefined) {
    const binary = shows.media === 'application/pdf';
    const schema = binary ? {} : { schema: { type: 'string' } };
    return { description: 'the finished text', content: { [shows.media]: { ...schema, ...shown } } };
  }
  const plain = 'plain' in shows;
  const payload =
    shows.field === '' ? reply : { type: 'object', required: [shows.field], properties: { [shows.field]: reply } };
  const envelope = plain ? 'PlainEnvelope' : shows.standsFor === undefined ? 'Envelope' : 'CalendarEnvelope';
  const around = { $ref: `#/components/schemas/${envelope}` };
  const schema = plain && shows.field === '' ? reply : { allOf: [around, payload] };
  return { description: 'the answer', content: { 'application/json': { schema, ...shown } } };
}

/** The example reply of this route, shortened. */
function exampleOf({ path, row }: DescribedOperation, examples: Examples): Json | undefined {
  const made = examples(path);
  return made && { summary: made.url, value: exampleIn(made, row) };
}
