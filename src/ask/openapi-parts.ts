/** The parts of the OpenAPI document that no row says: common parameters, refusals, tags, the envelope, the body of a list. */
import { BESIDE, LANGS } from '../text/say.ts';
import { citationReply } from '../views/citation.ts';
import { nakshatraReply, namedReply, positionReply } from '../views/position.ts';
import { MOST_BIRTHS, MOST_PAIRS } from './batch.ts';
import type { Group } from './route.ts';

type Json = Record<string, unknown>;

export const COMMON: Readonly<
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
  503: 'busy, or the accounts cannot be reached; try again',
};

const BIRTH_EXAMPLES = [
  { date: '1990-05-17', time: '06:30', place: 'Ujjain' },
  { date: '1992-02-03', time: '22:15', lat: 18.52, lon: 73.86, tz: '5.5' },
];

export const BATCH_EXAMPLE = { births: BIRTH_EXAMPLES, pairs: [[0, 1]], brief: true };

/** The births of a list and the pairs among them. */
export const BATCH_BODY: Json = {
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
      example: BATCH_EXAMPLE,
    },
  },
};

export const TAGS: Readonly<Record<Group, string>> = {
  index: 'What there is',
  geocode: 'Places by name',
  panchanga: 'The day as a whole',
  slice: 'One block of the day each',
  muhurta: 'Good and bad hours, named works, weddings',
  kundali: 'Birth charts, dashas, strengths and reports',
  book: 'The printed book and the pack',
  matching: 'Two charts side by side',
  festival: 'Festivals of a year and eclipses',
  ss: 'The public mathematics of the Surya-siddhanta',
  bulk: 'Many days in one call',
  instrument: 'Instruments of the Surya-siddhanta',
  extension: 'Beside the specification: pictures, feeds, anniversaries',
};

/** Shapes that are met everywhere have names that a generator likes. */
export const KNOWN = {
  Citation: citationReply,
  Named: namedReply,
  Nakshatra: nakshatraReply,
  Position: positionReply,
};

export const REQUEST: Json = {
  type: 'object',
  description: 'the request as it was understood, defaults included',
  properties: {
    date: { type: 'string', examples: ['2026-11-14'] },
    time: { type: ['string', 'null'] },
    place: {
      type: 'object',
      properties: {
        name: { type: 'string' },
        state: { type: 'string' },
        country: { type: 'string' },
        id: { type: 'string', description: 'may be given back as place' },
        lat: { type: 'number' },
        lon: { type: 'number' },
        tz: { type: 'number', description: 'hours east of UTC' },
        zone: { type: ['string', 'null'] },
      },
    },
    notes: { type: 'array', items: { type: 'string' }, description: 'what was assumed' },
  },
  additionalProperties: true,
};

/** What stands around every computed payload. */
export const ENVELOPE: Json = {
  type: 'object',
  required: ['success', 'engine', 'engine_version', 'ayanamsa', 'ayanamsa_degrees', 'conventions', 'request'],
  properties: {
    success: { const: true },
    engine: { type: 'string', description: 'the one engine of all numbers' },
    engine_version: { type: 'string' },
    ayanamsa: { type: 'string' },
    ayanamsa_degrees: { type: 'number' },
    conventions: { type: 'object', additionalProperties: { type: 'string' } },
    request: { $ref: '#/components/schemas/Request' },
  },
};
