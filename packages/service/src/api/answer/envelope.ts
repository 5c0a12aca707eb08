/** The envelope of a payload: engine, conventions, and the request as understood. */

import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import type { Place } from 'ganaka/internal/kernel/place.ts';
import { civilDay } from 'ganaka/internal/kernel/units.ts';
import type { Engine } from 'ganaka/internal/sky/engines/engine.ts';
import { deg6 } from 'ganaka/internal/text/format.ts';
import type { Parameters, Values } from 'ganaka/internal/views/kit/parameter.ts';
import type { SkyAtPlace } from 'ganaka/internal/views/run.ts';
import type { View } from 'ganaka/internal/views/view.ts';
import type { Instance } from '../read/moments.ts';
import type { RequestData } from '../read/read.ts';

/** A view's payload, and the data of its envelope. */
export interface Answer<T = unknown> {
  readonly view: View;
  readonly asking: RequestData;
  /** The engine, as the Sky describes it. */
  readonly engine: Engine['info'];
  /** Sky, day and instant: one, or one each for boy and girl. */
  readonly looks: readonly SkyAtPlace[];
  readonly payload: T;
  readonly conventions: Readonly<Record<string, string>> | undefined;
  readonly notes: readonly string[];
}

export interface ReplyEnvelope {
  readonly success: true;
  /** These four fields describe the Sky; they are absent if no Sky was used. */
  readonly engine?: string;
  readonly engine_version?: string;
  readonly ayanamsa?: string;
  readonly ayanamsa_degrees?: number;
  readonly conventions: Readonly<Record<string, string>>;
  readonly request: Values;
  /** The payload under the view's own key. */
  readonly [field: string]: unknown;
}

/** The fields of an envelope other than the payload. */
export const ENVELOPE_HEAD = [
  'success',
  'engine',
  'engine_version',
  'ayanamsa',
  'ayanamsa_degrees',
  'conventions',
  'request',
] as const satisfies readonly (keyof ReplyEnvelope)[];

export function envelope(answer: Answer): ReplyEnvelope {
  const { view, asking, engine, looks, payload, conventions } = answer;
  const [first] = looks;
  if (first === undefined) throw new Error('an answer about nobody');
  const named = view.field === '' ? payload : under(view.field, payload);
  if (asking.skyless)
    return Object.assign({ success: true as const, conventions: conventions ?? {}, request: requestOf(answer) }, named);
  const head = {
    success: true,
    engine: engine.id,
    engine_version: engine.version,
    ayanamsa: engine.ayanamsaName,
    ayanamsa_degrees: deg6(first.sky.ayanamsa(first.t)),
    conventions: Object.assign({}, asking.options, engine.conventions, conventions),
    request: requestOf(answer),
  } as const;
  // the fields of a payload without a key are at the top level
  return Object.assign(head, named);
}

/** The payload under a key. It is assigned, because a computed key in a literal would cost a runtime call per reply. */
function under(field: string, payload: unknown): Values {
  const made: Record<string, unknown> = {};
  made[field] = payload;
  return made;
}

/** The request as understood, including defaults, so that nothing is assumed silently. */
function requestOf({ view, asking, looks, notes }: Answer): Values {
  const [one, two] = asking.who.map(({ place: chosen, day, time }, i) => {
    const place = looks[i]?.sky.place;
    const where = asking.skyless ? undefined : place && placeOf(place, chosen.found);
    return asking.reading === 'year' ? { place: where } : { date: isoDate(day), time, place: where };
  });
  const params = echo(view.params ?? {}, asking.params);
  const { batch, who } = asking;
  if (batch !== undefined)
    return { births: who.length, pairs: batch.pairs.length, brief: batch.brief, ...params, notes };
  return asking.reading === 'pair'
    ? { boy: one, girl: two, ...params, notes }
    : Object.assign({}, one, params, { notes });
}

/** The place in the reply. A place that was found by its name also has state, country and id. */
const placeOf = ({ name, latDeg, lonDeg, tzHours, zone }: Place, found: Instance['place']['found']) => ({
  name,
  state: found?.state,
  country: found?.country,
  id: found?.id,
  lat: latDeg,
  lon: lonDeg,
  tz: Math.round(tzHours * 1e6) / 1e6,
  zone,
});

/** The parameters as the reply repeats them: without personal data, and with days as dates. */
function echo(declared: Parameters, values: Values): Values {
  const printed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const { kind, personal } = declared[name] ?? {};
    if (personal) continue;
    printed[name] = kind === 'date' && typeof value === 'number' ? isoDate(civilDay(value)) : value;
  }
  return printed;
}
