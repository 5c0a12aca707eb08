/**
 * The sample call of a route, for its page in the reference and for OpenAPI. It always gives the same reply.
 */

import type { Address } from '../route.ts';
import { parametersOf } from './parameters.ts';
import { BATCH_EXAMPLE, BIRTH_EXAMPLES } from './parts.ts';

export interface ExampleCall {
  readonly method: 'GET' | 'POST';
  /** The path from `/v1` on, with its parameters filled in. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly body?: unknown;
}

/** Optional parameters that make the reply of a route a better example. */
const WORTH_ASKING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // one language is enough here, because other routes show the same parts in both
  '/kundali/full': { lang: 'en' },
  '/kundali-pack': { lang: 'en' },
  '/karya-muhurta': { karya: 'griha_pravesha', days: '7' },
  '/v1/parva-mool': { brief: '1' },
  '/v1/holidays': { state: 'MH', year: '2025' },
  '/v1/calendars/{id}': { year: '2083', month: '8', day: '1' },
  '/v1/calendars/gaurabda': { year: '540', month: '8', paksha: 'shukla', tithi: '5' },
  '/v1/calendars/lunar': { shaka: '1948', masa: 'kartika', paksha: 'shukla', tithi: '5' },
  '/v1/panchanga-varsha-{engine}': { days: '0' },
  '/v1/compare/{route}': { date: '2026-11-14', place: 'Ujjain' },
  '/why-differs': { festival: 'deepavali', date: '2024-10-31' },
};

/** Sample values for the births of two people. */
const VALUES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BIRTH_EXAMPLES).flatMap(([whose, birth]) =>
    Object.entries(birth).map(([name, value]) => [`${whose}_${name}`, value]),
  ),
);

export function exampleCall(address: Address): ExampleCall {
  const { row } = address;
  const asked = WORTH_ASKING[row.path] ?? {};
  const parameters = parametersOf([address]).filter(({ name }) => name !== 'family');
  const isAsked = (name: string, required: boolean): boolean =>
    required || name in asked || name === 'on' || usualOf(address).includes(name);
  const valueFor = (name: string, example: unknown): string =>
    asked[name] ?? (row.reads === 'birth' ? ofBirth(name) : undefined) ?? VALUES[name] ?? String(example ?? '');
  const path = parameters
    .filter((each) => each.in === 'path')
    .reduce((so, { name, schema }) => so.replace(`{${name}}`, String(schema.examples?.[0] ?? '')), address.path);
  return {
    method: row.method,
    path,
    query: parameters
      .filter((each) => each.in === 'query' && isAsked(each.name, each.required))
      .map(({ name, schema }) => [name, valueFor(name, schema.examples?.[0])]),
    ...(row.method === 'POST' && { body: BATCH_EXAMPLE }),
  };
}

/** The parameters that a sample call always has: a date (or a year, on routes of years) and a place. */
function usualOf({ engine, row }: Address): readonly string[] {
  if (engine === null || row.reads === 'births') return [];
  if (row.reads === 'pair') return Object.keys(VALUES);
  if (row.reads === 'birth') return ['date', 'time', 'place'];
  if ('standsFor' in row.shows && row.shows.standsFor !== undefined) return []; // the view has its own default place
  return [row.reads === 'year' ? 'year' : 'date', 'place'];
}

const ofBirth = (name: string): string | undefined =>
  Object.entries(BIRTH_EXAMPLES.boy).find(([each]) => each === name)?.[1];

export const urlOf = ({ path, query }: ExampleCall): string =>
  query.length === 0 ? path : `${path}?${query.map(([name, value]) => `${name}=${readable(value)}`).join('&')}`;

/** Characters that a query may contain unescaped are left as they are (RFC 3986, 3.4). */
const readable = (value: string): string => encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',');
