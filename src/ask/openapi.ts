/** OpenAPI 3.1, derived from the rows and the schemas of their views; nothing is described by hand twice. */
import type { TSchema } from 'typebox';
import { creditsOf } from '../accounts/credits.ts';
import type { EngineInfo } from '../engines/engine.ts';
import { BESIDE, LANGS } from '../text/say.ts';
import type { Kind, Parameter } from '../views/parameter.ts';
import type { StreamView, View } from '../views/view.ts';
import { MOST_BIRTHS, MOST_PAIRS } from './batch.ts';
import { allowedOn } from './names.ts';
import { valuesOn } from './read.ts';
import { type Address, infoOf, type Plain, type Row } from './route.ts';

type Json = Record<string, unknown>;

const COMMON: Readonly<
  Record<string, { readonly schema: Json; readonly description: string; readonly example: unknown }>
> = {
  date: {
    schema: { type: 'string' },
    description: 'civil date at the place, YYYY-MM-DD; today when not given',
    example: '2026-11-14',
  },
  time: { schema: { type: 'string' }, description: "HH:MM or HH:MM:SS on the place's clock", example: '06:30' },
  hour: {
    schema: { type: 'number', minimum: 0, exclusiveMaximum: 24 },
    description: 'hours since midnight, instead of time',
    example: 6.5,
  },
  place: {
    schema: { type: 'string' },
    description: 'a name, "name, state", or an id of /v1/geocode; Dehradun when nothing is given',
    example: 'Ujjain',
  },
  lat: {
    schema: { type: 'number', minimum: -90, maximum: 90 },
    description: 'north positive (also latitude)',
    example: 23.1824,
  },
  lon: {
    schema: { type: 'number', minimum: -180, maximum: 180 },
    description: 'east positive (also longitude)',
    example: 75.7764,
  },
  tz: {
    schema: { type: 'string' },
    description: 'hours east of UTC, an IANA zone, auto, or lmt (local mean time)',
    example: '5.5',
  },
  engine: { schema: { type: 'string' }, description: "another engine than the path's", example: 'drik' },
  lang: {
    schema: { enum: LANGS },
    description: `en: English alone; ${BESIDE.join(', ')} or both: those fields beside it, for full access and on open routes. Not given: both for full access, en for others`,
    example: 'en',
  },
};

/** The refusals every route may answer with. */
export const ERRORS: Readonly<Record<number, string>> = {
  400: 'a parameter is wrong; the text says what is allowed',
  401: 'key missing or invalid',
  402: 'monthly credits exhausted',
  403: 'plan or engine does not cover the route',
  410: 'the engine is retired',
  429: 'too many requests',
  501: 'not implemented in this version',
  503: 'busy, or the accounts cannot be reached; try again',
};

export function openapiOf(addresses: readonly Address[]): Json {
  const schemas: Schemas = { names: new Map(), made: {} };
  const paths = Object.fromEntries(
    addresses.map((address) => [address.path, { [address.row.method.toLowerCase()]: operation(address, schemas) }]),
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
    paths,
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, description]) => [
          `E${status}`,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
      schemas: {
        ...schemas.made,
        Error: {
          type: 'object',
          required: ['success', 'error', 'code'],
          properties: {
            success: { const: false },
            error: { type: 'string', description: 'what was wrong and what is allowed' },
            code: { type: 'string', description: 'a stable word for programs' },
            param: { type: 'string' },
            allowed: {},
          },
        },
      },
    },
  };
}

const BIRTH_EXAMPLES = [
  { date: '1990-05-17', time: '06:30', place: 'Ujjain' },
  { date: '1992-02-03', time: '22:15', lat: 18.52, lon: 73.86, tz: '5.5' },
];

/** The births of a list and the pairs among them. */
const BATCH_BODY: Json = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['births', 'pairs'],
        additionalProperties: false,
        properties: {
          births: {
            type: 'array',
            minItems: 1,
            maxItems: MOST_BIRTHS,
            items: {
              type: 'object',
              required: ['date'],
              properties: {
                ...Object.fromEntries(
                  ['date', 'time', 'hour', 'place', 'lat', 'lon'].map((name) => [name, COMMON[name]?.schema]),
                ),
                tz: { type: ['string', 'number'] },
              },
            },
          },
          pairs: {
            type: 'array',
            minItems: 1,
            maxItems: MOST_PAIRS,
            description: 'the places of boy and girl in births, counted from 0',
            items: { type: 'array', minItems: 2, maxItems: 2, items: { type: 'integer', minimum: 0 } },
          },
          brief: { type: 'boolean', default: true, description: 'false gives whole ashtakoot payloads' },
        },
      },
      example: { births: BIRTH_EXAMPLES, pairs: [[0, 1]], brief: true },
    },
  },
};

/** What a view answers is described once, however many paths show it. */
interface Schemas {
  readonly names: Map<TSchema, string>;
  readonly made: Record<string, unknown>;
}

function schemaOf(address: Address, shows: View | StreamView | Plain, { names, made }: Schemas): Json {
  let name = names.get(shows.reply);
  if (name === undefined) {
    name = `${operationId(address)}_reply`;
    names.set(shows.reply, name);
    made[name] = shows.reply;
  }
  return { $ref: `#/components/schemas/${name}` };
}

const operationId = ({ path }: Address): string =>
  path.replace(/^\/v1\/?/, '').replaceAll(/[^a-z0-9]+/gi, '_') || 'index';

function operation(address: Address, schemas: Schemas): Json {
  const { row } = address;
  const { shows } = row;
  const open = row.access === 'open';
  return {
    operationId: operationId(address),
    tags: [row.group],
    summary: shows === null ? 'Not implemented in this version' : shows.summary,
    description: `${creditsOf(row.credits)} credits (${row.credits}). Access: ${row.access}.`,
    security: open ? [{}, { key: [] }] : [{ key: [] }],
    parameters: parametersOf(address),
    ...(row.reads === 'births' && { requestBody: BATCH_BODY }),
    responses: {
      ...(shows !== null && { 200: okay(address, shows, schemas) }),
      ...Object.fromEntries(
        Object.keys(ERRORS).map((status) => [status, { $ref: `#/components/responses/E${status}` }]),
      ),
    },
  };
}

function okay(address: Address, shows: View | StreamView | Plain, schemas: Schemas): Json {
  if ('parts' in shows)
    return {
      description: 'the parts, a line of JSON for each',
      content: { [shows.media]: { schema: schemaOf(address, shows, schemas) } },
    };
  if ('media' in shows && shows.media !== undefined)
    return { description: 'the finished text', content: { [shows.media]: { schema: { type: 'string' } } } };
  const plain = 'plain' in shows;
  const reply = schemaOf(address, shows, schemas);
  const around = {
    success: { const: true },
    ...(!plain && {
      engine: { type: 'string' },
      ayanamsa: { type: 'string' },
      ayanamsa_degrees: { type: 'number' },
      conventions: { type: 'object', additionalProperties: { type: 'string' } },
      request: { type: 'object' },
    }),
  };
  const schema =
    shows.field !== ''
      ? { type: 'object', required: ['success', shows.field], properties: { ...around, [shows.field]: reply } }
      : plain
        ? reply
        : { allOf: [{ type: 'object', required: ['success'], properties: around }, reply] };
  return { description: 'the answer', content: { 'application/json': { schema } } };
}

function parametersOf(address: Address): Json[] {
  const { row } = address;
  const computes = address.engine !== null && (row.shows === null || !('plain' in row.shows));
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
    return { schema: { enum: values }, description: option.meaning, example: values[0] };
  }
  const plain = name.replace(/^(boy|girl)_/, '');
  const common = COMMON[plain];
  if (common === undefined) return { schema: { type: 'string' } };
  const { schema, description, example } = common;
  return { schema, description: plain === name ? description : `${name.split('_')[0]}: ${description}`, example };
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
    schema: { type, ...bounds, ...words },
    description: meaning,
    example: type === 'string' ? example : Number(example),
  };
}
