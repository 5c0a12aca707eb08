/** Views without an engine: health, the indexes of routes, places, the description of the service. */

import { languagesOf } from 'ganaka/internal/text/voice.ts';
import { catalogReply } from 'ganaka/internal/views/calendars/catalog.reply.ts';
import { calendarCatalogReplyOf } from 'ganaka/internal/views/calendars/catalog.ts';
import { defaulted, required, text, wholeNumber } from 'ganaka/internal/views/kit/parameter.ts';
import { Type } from 'typebox';
import { creditsOf } from '../accounts/credits.ts';
import { openapiOf } from './openapi/openapi.ts';
import { type Address, plainView } from './route.ts';

const RouteEntry = Type.Object({
  path: Type.String({ description: 'the address under this host' }),
  summary: Type.String(),
  credits: Type.Integer({ description: 'price of one answer' }),
  credit_class: Type.String({ description: 'the class that sets the price' }),
  access: Type.String({ description: 'open, any, basic, full, paid, enterprise or instrument' }),
  params: Type.Array(Type.String(), {
    description: 'what the row adds to the common parameters; * marks the required',
  }),
  implemented: Type.Boolean({ description: 'whether the route answers' }),
});

const entry = ({ path, row }: Address) => ({
  path,
  summary: row.shows.summary,
  credits: creditsOf(row.credits),
  credit_class: row.credits,
  access: row.access,
  params: row.adds,
  implemented: true,
});

const index = (summary: string, belongs: (address: Address, family: Address['family']) => boolean) =>
  plainView({
    field: 'routes',
    fixed: true,
    summary,
    reply: Type.Array(RouteEntry),
    of: ({ about, family }) => about.addresses.filter((each) => belongs(each, family)).map(entry),
  });

export const hostIndex = index('Every route of the service', () => true);
export const pathSetIndex = index(
  'The routes of one engine',
  (address, family) => address.family === family && address.row.group !== 'index',
);
export const kundaliIndex = index(
  'The kundali routes of one engine',
  (address, family) => address.family === family && ['kundali', 'book', 'extension'].includes(address.row.group),
);

export const health = plainView({
  field: 'health',
  summary: 'Whether the service is well, and which version answers',
  reply: Type.Object(
    {
      status: Type.Enum(['ok', 'degraded'], { description: 'ok, or what is wrong' }),
      version: Type.String({ description: 'version of the service' }),
      engine_version: Type.Record(Type.String(), Type.String()),
      data: Type.Record(Type.String(), Type.String(), { description: 'digest of each data file' }),
      uptime_seconds: Type.Number({ description: 'seconds since the start' }),
    },
    { additionalProperties: true },
  ),
  of: ({ about }) => about.health(),
});

export const geocode = plainView({
  field: 'places',
  summary: 'Places by name, as one types, in Latin or Devanagari letters',
  params: {
    q: required(text({ meaning: 'what to look for, Latin or Devanagari', example: 'Ujjain' })),
    limit: defaulted(wholeNumber(1, 50, { meaning: 'most places to return', example: '10' }), 10),
  },
  reply: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      name_hi: Type.Optional(Type.String()),
      state: Type.String(),
      country: Type.String(),
      lat: Type.Number(),
      lon: Type.Number(),
      zone: Type.String({ description: 'IANA time zone; null where it is not known' }),
      tz_today: Type.Number({ description: 'hours east of UTC today' }),
      population: Type.Union([Type.Integer(), Type.Null()], { description: 'inhabitants as GeoNames gives them' }),
      label: Type.String(),
    }),
  ),
  of: ({ about, params, lang, now }) =>
    about.places(params.q, params.limit, now, lang === null || languagesOf(lang).includes('hi')),
});

export const calendars = plainView({
  field: 'calendars',
  summary: 'The calendars of the land: names, months, eras, places, and the rules with their sources',
  reply: catalogReply,
  of: ({ lang }) => calendarCatalogReplyOf(lang),
});

export const openapi = plainView({
  field: '',
  fixed: true,
  summary: 'This service described as OpenAPI 3.1',
  reply: Type.Object(
    { openapi: Type.String({ description: 'version of the format of this description' }) },
    { additionalProperties: true },
  ),
  written: (about) => about.openapi?.(),
  of: ({ about }) => openapiOf(about.addresses, about.examples ?? (() => undefined)),
});
