/** OpenAPI 3.1, derived from the rows and the schemas of their views; nothing is described by hand twice. */
import type { TSchema } from 'typebox';
import { creditsOf } from '../accounts/credits.ts';
import type { EngineInfo } from '../engines/engine.ts';
import type { Kind, Parameter } from '../views/parameter.ts';
import type { View } from '../views/view.ts';
import { allowedOn } from './names.ts';
import { BATCH_BODY, COMMON, ENVELOPE, ERRORS, KNOWN, REQUEST, TAGS } from './openapi-parts.ts';
import { sharedParameters, sharedSchemas } from './openapi-shared.ts';
import { valuesOn } from './read.ts';
import { type Address, infoOf, type Plain, type Row } from './route.ts';

type Json = Record<string, unknown>;

export function openapiOf(addresses: readonly Address[]): Json {
  const schemas: Schemas = { names: new Map(), made: {} };
  const parameters = sharedParameters();
  const paths = Object.fromEntries(
    addresses.map((address) => [
      address.path,
      { [address.row.method.toLowerCase()]: operation(address, schemas, parameters.refer) },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Ganaka',
      version: 'v1',
      description:
        'Hindu calendar, muhurta, birth charts, matching, festivals and eclipses on three engines that are never mixed in one reply.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(addresses.map(({ row }) => row.group))].map((name) => ({ name, description: TAGS[name] })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        bearer: { type: 'http', scheme: 'bearer', description: 'the same key as a bearer token' },
      },
      parameters: parameters.made,
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [
          `E${status}`,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
      schemas: {
        ...sharedSchemas(schemas.made, KNOWN),
        Envelope: ENVELOPE,
        Request: REQUEST,
        Error: {
          type: 'object',
          required: ['success', 'error', 'code'],
          properties: {
            success: { const: false },
            error: { type: 'string', description: 'what was wrong and what is allowed' },
            code: { type: 'string', description: 'a stable word for programs' },
            param: { type: 'string' },
            allowed: {},
            errors: {
              type: 'array',
              description: 'all that is wrong',
              items: {
                type: 'object',
                required: ['code', 'message'],
                properties: {
                  code: { type: 'string' },
                  param: { type: 'string' },
                  message: { type: 'string' },
                  allowed: {},
                },
              },
            },
            request_id: { type: 'string', description: 'what to name when one asks about it' },
          },
        },
      },
    },
  };
}

/** What a view answers is described once, however many paths show it. */
interface Schemas {
  readonly names: Map<TSchema, string>;
  readonly made: Record<string, unknown>;
}

function schemaOf(address: Address, shows: View | Plain, { names, made }: Schemas): Json {
  let name = names.get(shows.reply);
  if (name === undefined) {
    name = `${replyName(address)}Reply`;
    for (let n = 2; Object.hasOwn(made, name); n++) name = `${replyName(address)}Reply${n}`;
    names.set(shows.reply, name);
    made[name] = shows.reply;
  }
  return { $ref: `#/components/schemas/${name}` };
}

/** The last words of the path: paths of all engines show one schema. */
const replyName = ({ row }: Address): string => {
  const words = (row.path === '' ? 'routes' : row.path).replace(/^\/v1\//, '').split(/[^a-z0-9]+/i);
  return words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('') || 'Index';
};

const operationId = ({ path }: Address): string =>
  path.replace(/^\/v1\/?/, '').replaceAll(/[^a-z0-9]+/gi, '_') || 'index';

function operation(address: Address, schemas: Schemas, refer: (parameter: Json) => Json): Json {
  const { row } = address;
  const { shows } = row;
  const open = row.access === 'open';
  return {
    operationId: operationId(address),
    tags: [row.group],
    summary: shows.summary,
    description: `${creditsOf(row.credits)} credits (${row.credits}). Access: ${row.access}.`,
    security: open ? [{}, { key: [] }, { bearer: [] }] : [{ key: [] }, { bearer: [] }],
    parameters: parametersOf(address).map(refer),
    ...(row.reads === 'births' && { requestBody: BATCH_BODY }),
    responses: {
      200: okay(address, shows, schemas),
      ...Object.fromEntries(
        Object.keys(ERRORS).map((status) => [status, { $ref: `#/components/responses/E${status}` }]),
      ),
    },
  };
}

function okay(address: Address, shows: View | Plain, schemas: Schemas): Json {
  if ('media' in shows && shows.media !== undefined)
    return { description: 'the finished text', content: { [shows.media]: { schema: { type: 'string' } } } };
  const plain = 'plain' in shows;
  const reply = schemaOf(address, shows, schemas);
  const payload =
    shows.field === '' ? reply : { type: 'object', required: [shows.field], properties: { [shows.field]: reply } };
  const around = plain
    ? { type: 'object', required: ['success'], properties: { success: { const: true } } }
    : { $ref: '#/components/schemas/Envelope' };
  const schema = plain && shows.field === '' ? reply : { allOf: [around, payload] };
  return { description: 'the answer', content: { 'application/json': { schema } } };
}

function parametersOf(address: Address): Json[] {
  const { row } = address;
  const computes = address.engine !== null && !('plain' in row.shows);
  const options = computes && address.engine !== null ? infoOf(address, address.engine).options : null;
  const names = allowedOn(row, options);
  const required = new Set(row.adds.filter((each) => each.endsWith('*')).map((each) => each.slice(0, -1)));
  const listed = names.map((name) => ({
    name,
    in: 'query',
    // the boy's fields may be written without the prefix, and time may be given as hour
    required: required.has(name) && name !== 'time' && !(row.reads === 'pair' && name.startsWith('boy_')),
    ...describe(name, row, options),
  }));
  return row.pathParam === null
    ? listed
    : [{ name: row.pathParam, in: 'path', required: true, ...describe(row.pathParam, row, options) }, ...listed];
}

function describe(name: string, row: Row, options: EngineInfo['options'] | null): Json {
  const parameter = row.own.find(([each]) => each === name)?.[1];
  if (parameter !== undefined) return fromParameter(parameter);
  const option = options !== null && Object.hasOwn(options, name) ? options[name] : undefined;
  if (option !== undefined) {
    const values = valuesOn(row, option);
    return { schema: { enum: values, examples: values.slice(0, 1) }, description: option.meaning };
  }
  const plain = name.replace(/^(boy|girl)_/, '');
  const common = COMMON[plain];
  if (common === undefined) return { schema: { type: 'string' } };
  const { schema, description, example } = common;
  return {
    schema: { ...schema, examples: [example] },
    description: plain === name ? description : `${name.split('_')[0]}: ${description}`,
  };
}

const TYPES: Readonly<Record<Kind, 'integer' | 'number' | 'string'>> = {
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

function fromParameter({ kind, allows, meaning, example }: Parameter): Json {
  const type = TYPES[kind];
  const bounds = allows !== undefined && 'from' in allows ? { minimum: allows.from, maximum: allows.to } : {};
  const words = Array.isArray(allows) && kind === 'word' ? { enum: allows } : {};
  return {
    schema: { type, ...bounds, ...words, examples: [type === 'string' ? example : Number(example)] },
    description: meaning,
  };
}
