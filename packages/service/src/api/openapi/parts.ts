/**
 * The parts of the OpenAPI document that do not come from rows: common parameters, errors, tags, and the body with a list
 * of births. The envelope is in `envelopes.ts`.
 */

import { LANG_WORDS } from 'ganaka/internal/text/asked-languages/requested-languages.ts';
import { transitionsReply, windowReply } from 'ganaka/internal/views/blocks/fields.reply.ts';
import { briefCitationReply, citationReply } from 'ganaka/internal/views/kit/citation.reply.ts';
import { nakshatraReply, namedReply, positionReply } from 'ganaka/internal/views/kit/position.reply.ts';
import { MOST_BIRTHS, MOST_PAIRS } from '../read/batch.ts';
import { LANG_PATTERN } from '../read/language.ts';
import type { RouteGroup } from '../route.ts';

type Json = Record<string, unknown>;

export const COMMON: Readonly<
  Record<string, { readonly schema: Json; readonly description: string; readonly example: unknown }>
> = {
  date: {
    schema: { type: 'string', pattern: '^(today|-?\\d{4}-\\d{2}-\\d{2})$' },
    description: 'civil date at the place, YYYY-MM-DD; today when not given',
    example: '2026-11-14',
  },
  time: {
    schema: { type: 'string', pattern: '^([01]?\\d|2[0-3]):[0-5]\\d(:[0-5]\\d)?$' },
    description: "HH:MM or HH:MM:SS on the place's clock",
    example: '06:30',
  },
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
    description: 'east positive (also longitude, lng)',
    example: 75.7764,
  },
  tz: {
    schema: { type: 'string' },
    description: 'hours east of UTC (5.5 or +05:30), an IANA zone, auto, or lmt (local mean time)',
    example: '5.5',
  },
  engine: { schema: { type: 'string' }, description: "another engine than the path's", example: 'drik' },
  lang: {
    schema: { type: 'string', pattern: LANG_PATTERN },
    description: `one of ${LANG_WORDS.join(', ')}, or up to three with commas; other languages than English come with every paid plan and on open routes, sentences in English and Hindi alone (/v1/languages). Not given: English and Hindi for keys of a paid plan, English for others`,
    example: 'en',
  },
};

/** The description of an error: a sentence and a sample reply. */
interface Refused {
  readonly about: string;
  readonly example: Json;
}

const refused = (about: string, code: string, error: string, more: Json = {}): Refused => ({
  about,
  example: {
    success: false,
    error,
    code,
    ...more,
    errors: [{ code, message: error, ...more }],
    request_id: 'a1b2c3d4-17',
  },
});

/** The errors of routes, by status. The last one is for failures that are not the caller's fault. */
export const ERRORS: Readonly<Record<string, Refused>> = {
  400: refused(
    'a parameter is wrong; the text says what is allowed',
    'bad_date',
    'date 2026-02-30 does not exist; that month has days 01 to 28',
    { param: 'date', allowed: 'YYYY-MM-DD' },
  ),
  401: refused('key missing or invalid', 'key_unknown', 'the X-API-Key is not known; create one at /account/keys'),
  402: refused(
    'monthly credits exhausted',
    'no_credits',
    'the monthly credits are used up; they are filled again at 2026-12-01T00:00:00+05:30, or add extra credits at /account/plan',
  ),
  403: refused(
    'plan or engine does not cover the route',
    'engine_not_covered',
    'a drik_ key does not open the surya-siddhanta engine; use a tg_ key or one made for that engine',
  ),
  410: refused(
    'the engine is retired',
    'engine_retired',
    'the drik engine is retired here; use /v1/chitrapaksha/ instead',
  ),
  429: refused('too many requests', 'too_many_requests', 'too many requests; try again in 1 s'),
  '5XX': refused('busy, or the accounts cannot be reached; try again', 'busy', 'busy; try again in a second'),
};

/** Two births, for all examples that need one or two. */
export const BIRTH_EXAMPLES = {
  boy: { date: '1990-05-17', time: '06:30', place: 'Ujjain' },
  girl: { date: '1992-02-03', time: '22:15', place: 'Pune' },
} as const;

export const BATCH_EXAMPLE = { births: [BIRTH_EXAMPLES.boy, BIRTH_EXAMPLES.girl], pairs: [[0, 1]], brief: true };

/** The request body with a list of births and pairs among them. */
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

export const TAGS: Readonly<Record<RouteGroup, string>> = {
  index: 'What there is',
  geocode: 'Places by name',
  panchanga: 'The day as a whole',
  slice: 'One block of the day each',
  muhurta: 'Good and bad hours, named works, weddings',
  kundali: 'Birth charts, dashas, strengths and reports',
  book: 'The printed book and the pack',
  matching: 'Two charts side by side',
  festival: 'Festivals of a year and eclipses',
  calendar: 'Calendars of the land, both ways',
  ss: 'The public mathematics of the Surya-siddhanta',
  bulk: 'Many days in one call',
  instrument: 'Instruments of the Surya-siddhanta',
  extension: 'More routes: pictures, feeds, anniversaries',
};

/** Schemas that occur in many replies, with names that suit generated code. */
export const KNOWN = {
  Citation: citationReply,
  BriefCitation: briefCitationReply,
  Named: namedReply,
  NamedWindow: transitionsReply.items,
  NakshatraPada: nakshatraReply,
  Position: positionReply,
  Window: windowReply,
};
