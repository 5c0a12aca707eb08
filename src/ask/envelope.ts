/** The envelope of a payload: engine, conventions, and the request as understood. */

import type { Engine } from '../engines/engine.ts';
import { isoDate } from '../kernel/civil.ts';
import type { Place } from '../kernel/place.ts';
import { civilDay } from '../kernel/units.ts';
import { deg6 } from '../text/format.ts';
import type { Parameters, Values } from '../views/parameter.ts';
import type { Asked, View } from '../views/view.ts';
import type { Instance } from './moments.ts';
import type { Asking } from './read.ts';

/** A view's payload, and the data of its envelope. */
export interface Answer<T = unknown> {
  readonly view: View;
  readonly asking: Asking;
  /** As described by the Sky. */
  readonly engine: Engine['info'];
  /** Place and instant: one, or boy and girl. */
  readonly looks: readonly Look[];
  readonly payload: T;
  readonly conventions: Readonly<Record<string, string>> | undefined;
  readonly notes: readonly string[];
}

/** One look at the sky of one place. */
export type Look = Pick<Asked, 'sky' | 'day' | 't' | 'basis'>;

export interface Envelope {
  readonly success: true;
  /** The four of the sky; none if no sky was used. */
  readonly engine?: string;
  readonly engine_version?: string;
  readonly ayanamsa?: string;
  readonly ayanamsa_degrees?: number;
  readonly conventions: Readonly<Record<string, string>>;
  readonly request: Values;
  /** The payload under the view's own key. */
  readonly [field: string]: unknown;
}

export function envelope(answer: Answer): Envelope {
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
  // a payload without a name is at the top
  return Object.assign(head, named);
}

/** Set, not written as a computed key: that would be a call into the runtime for every reply. */
function under(field: string, payload: unknown): Values {
  const made: Record<string, unknown> = {};
  made[field] = payload;
  return made;
}

/** The request as understood, defaults included, so that nothing is assumed silently. */
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

/** A place found by its name says which one it is. */
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

/** Personal data is not repeated; days are printed as dates. */
function echo(declared: Parameters, values: Values): Values {
  const printed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const { kind, personal } = declared[name] ?? {};
    if (personal) continue;
    printed[name] = kind === 'date' && typeof value === 'number' ? isoDate(civilDay(value)) : value;
  }
  return printed;
}
