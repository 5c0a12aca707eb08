/** The schemas of the OpenAPI document that belong to no view: what surrounds a payload, and errors. */

import { CONDITION_NAME, CONDITION_SCHEMA } from 'ganaka/internal/views/find/find-body.ts';

type Json = Record<string, unknown>;

const PLACE: Json = {
  type: 'object',
  required: ['name', 'lat', 'lon', 'tz', 'zone'],
  properties: {
    name: { type: 'string' },
    state: { type: 'string' },
    country: { type: 'string' },
    id: { type: 'string', description: 'may be given back as place' },
    lat: { type: 'number', minimum: -90, maximum: 90 },
    lon: { type: 'number', minimum: -180, maximum: 180 },
    tz: { type: 'number', description: 'hours east of UTC' },
    zone: { type: ['string', 'null'], description: 'IANA name where known' },
  },
};

const birth = (whose: string): Json => ({
  type: 'object',
  description: `the ${whose}'s birth, on routes of a pair`,
  properties: {
    date: { type: 'string', format: 'date' },
    time: { type: ['string', 'null'], description: 'clock at the place; null where the instant is the sunrise' },
    place: { $ref: '#/components/schemas/Place' },
  },
});

const REQUEST: Json = {
  type: 'object',
  description: 'the request as it was understood, defaults included: also every parameter of the route',
  properties: {
    date: { type: 'string', format: 'date', examples: ['2026-11-14'] },
    time: { type: ['string', 'null'], description: 'null where the instant is the sunrise' },
    place: { $ref: '#/components/schemas/Place' },
    boy: birth('boy'),
    girl: birth('girl'),
    notes: { type: 'array', items: { type: 'string' }, description: 'what was assumed' },
  },
  required: ['notes'],
  additionalProperties: true,
};

/** The envelope of every computed payload. */
const ENVELOPE: Json = {
  type: 'object',
  required: ['success', 'engine', 'engine_version', 'ayanamsa', 'ayanamsa_degrees', 'conventions', 'request'],
  properties: {
    success: { type: 'boolean', const: true },
    engine: { type: 'string' },
    engine_version: { type: 'string' },
    ayanamsa: { type: 'string' },
    ayanamsa_degrees: { type: 'number' },
    conventions: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'the choices that the numbers rest on, in words',
    },
    request: { $ref: '#/components/schemas/Request', description: 'the request as it was understood' },
  },
};

const CODE = 'a stable word for programs; /docs lists them';
const PARAM: Json = { type: 'string', description: 'the parameter that is meant' };
const ALLOWED: Json = {
  $ref: '#/components/schemas/Allowed',
  description: 'the words that may be given, or how the value is written',
};

/** One error of a request. */
const WRONG: Json = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', description: CODE },
    param: PARAM,
    message: { type: 'string', description: 'what was wrong and what is allowed, in one sentence' },
    allowed: ALLOWED,
  },
};

const ERROR: Json = {
  type: 'object',
  required: ['success', 'error', 'code', 'errors'],
  properties: {
    success: { type: 'boolean', const: false },
    error: { type: 'string', description: 'what was wrong and what is allowed' },
    code: { type: 'string', description: CODE, examples: ['bad_date'] },
    param: PARAM,
    allowed: ALLOWED,
    errors: { type: 'array', description: 'all that is wrong', items: { $ref: '#/components/schemas/Wrong' } },
    request_id: { type: 'string', description: 'what to name when one asks about it' },
  },
};

/** The envelope of a reply that uses no engine. If its path names an engine, the reply names it too. */
const PLAIN_ENVELOPE: Json = {
  type: 'object',
  required: ['success'],
  properties: {
    success: { type: 'boolean', const: true },
    engine: { type: 'string' },
    engine_version: { type: 'string' },
    ayanamsa: { type: 'string' },
  },
};

/** The envelope of regional calendars: those fixed by law have no engine, those computed from the sky have one. */
const CALENDAR_ENVELOPE: Json = { ...ENVELOPE, required: ['success', 'conventions', 'request'] };

/** Schemas that belong to no view. */
export const AROUND: Json = {
  Envelope: ENVELOPE,
  PlainEnvelope: PLAIN_ENVELOPE,
  CalendarEnvelope: CALENDAR_ENVELOPE,
  Request: REQUEST,
  Place: PLACE,
  Error: ERROR,
  Wrong: WRONG,
  [CONDITION_NAME]: CONDITION_SCHEMA,
  Allowed: {
    description: 'the words that may be given, or how the value is written',
    anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
  },
};
