/** A reply of the service as a tool reads it: the typed payload, and the engine and place from the envelope. */

import type { PayloadOf, View } from 'ganaka/internal/views/view.ts';
import { Type } from 'typebox';
import { clocksIn } from '../api/read/twice.ts';
import { inert } from './inert.ts';
import { type CallRoute, OpenQuestion, type ToolQuery } from './tool.ts';

/** The fields of every result that say how it was computed. */
export const basisFields = {
  engine: Type.String({ description: 'Engine of every number in this result.' }),
  ayanamsa: Type.Optional(Type.String()),
  place: Type.Optional(Type.String()),
  lat: Type.Optional(Type.Number()),
  lon: Type.Optional(Type.Number()),
  zone: Type.Optional(Type.String({ description: 'Clock of all times in this result.' })),
  notes: Type.Optional(Type.Array(Type.String(), { description: 'Tell the user.' })),
};
export const basisReply = Type.Object(basisFields);

export interface ReplyBasis {
  readonly engine: string;
  readonly ayanamsa?: string;
  readonly place?: string;
  readonly lat?: number;
  readonly lon?: number;
  readonly zone?: string;
  readonly notes?: string[];
}

export interface ToolReply<T> {
  readonly payload: T;
  readonly basis: ReplyBasis;
  /** The URI of the whole reply. */
  readonly uri: string;
}

interface RequestPlace {
  readonly name: string;
  readonly state?: string;
  readonly country?: string;
  readonly lat: number;
  readonly lon: number;
  readonly tz: number;
  readonly zone?: string | null;
}

interface RequestReply {
  readonly place?: RequestPlace;
  readonly boy?: { readonly place?: RequestPlace };
  readonly girl?: { readonly place?: RequestPlace };
  readonly notes?: readonly string[];
}

export interface EnvelopeRead {
  readonly engine?: string;
  readonly ayanamsa?: string;
  readonly request?: RequestReply;
  readonly [field: string]: unknown;
}

/** Tools request replies in English, because they describe the English ids and names. */
const LANGUAGE = 'en';

export const SCHEME = 'ganaka://';

/** The URI of the resource with the whole reply. */
export const replyUri = (path: string, query: ToolQuery): string =>
  `${SCHEME}reply${path.slice('/v1'.length)}?${queryText(query)}`;

export const queryText = (query: ToolQuery): string =>
  Object.entries(query)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(String(value))}`]))
    .join('&');

/** Calls a route. If the view has no key for its payload, the fields of the payload are at the top of the reply. */
export async function askView<V extends View>(
  ask: CallRoute,
  view: V,
  path: string,
  query: ToolQuery,
): Promise<ToolReply<PayloadOf<V>>> {
  const asked = { ...query, lang: LANGUAGE };
  const { text } = await ask(path, asked);
  const envelope: EnvelopeRead = JSON.parse(text);
  const payload = (view.field === '' ? envelope : envelope[view.field]) as PayloadOf<V>;
  const basis = basisOf(envelope);
  askWhichClock(envelope);
  return { payload, basis, uri: replyUri(path, asked) };
}

export function basisOf({ engine, ayanamsa, request }: EnvelopeRead): ReplyBasis {
  const notes = request?.notes ?? [];
  return {
    engine: engine ?? 'none',
    ...(ayanamsa !== undefined && { ayanamsa }),
    ...whereOf(request),
    ...(notes.length > 0 && { notes: notes.map(inert) }),
  };
}

const labelOf = ({ name, state, country }: RequestPlace): string =>
  [name, state, country].filter((each) => each !== undefined && each !== '').join(', ');
const zoneOf = ({ zone, tz }: RequestPlace): string => zone ?? `UT${tz < 0 ? '' : '+'}${tz}`;

/** The place of the request; for two births, both places. */
function whereOf(request: RequestReply | undefined): Pick<ReplyBasis, 'place' | 'lat' | 'lon' | 'zone'> {
  const { place, boy, girl } = request ?? {};
  if (place !== undefined) return { place: labelOf(place), lat: place.lat, lon: place.lon, zone: zoneOf(place) };
  if (boy?.place === undefined || girl?.place === undefined) return {};
  const both = (of: (each: RequestPlace) => string, a: RequestPlace, b: RequestPlace) =>
    `${of(a)} (boy); ${of(b)} (girl)`;
  return { place: both(labelOf, boy.place, girl.place), zone: both(zoneOf, boy.place, girl.place) };
}

/**
 * Asks which instant is meant if the clock showed the time twice, because it was put back. The route itself takes the
 * first and adds a note, which names the person and both offsets.
 */
function askWhichClock({ request }: EnvelopeRead): void {
  const clocks = request?.notes?.map(clocksIn).find((each) => each !== undefined);
  if (clocks === undefined) return;
  const { tz, first, second } = clocks;
  const who = tz === 'tz' ? '' : ` of the ${tz.replace('_tz', '')}`;
  throw new OpenQuestion(
    tz,
    `The clock showed this time${who} twice that day, when it was put back. Ask the user which of the two is meant, then call again with tz${who}.`,
    [
      { label: 'the first, before the clock was put back', give: { tz: first } },
      { label: 'the second, after the clock was put back', give: { tz: second } },
    ],
  );
}
