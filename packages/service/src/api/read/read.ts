/**
 * Parses the query of a request into plain data (`PreparedRequest`). Every parameter is parsed here and nowhere else, and all
 * errors are reported at once. `answer.ts` turns the plain data into the input of a view.
 */

import { midnight } from 'ganaka/internal/kernel/civil.ts';
import { todayAt } from 'ganaka/internal/kernel/clock.ts';
import type { CivilDay, JdUt } from 'ganaka/internal/kernel/units.ts';
import { defaultsOf, type EngineInfo, type EngineKey, type SkyOptions } from 'ganaka/internal/sky/engines/engine.ts';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import {
  type CallerParams,
  defaultValuesOf,
  type Parameters,
  type Values,
} from 'ganaka/internal/views/kit/parameter.ts';
import type { InputKind, ReadyAddresses, RequestFacts } from 'ganaka/internal/views/view.ts';
import { checkNames, namedQuery } from '../names.ts';
import type { Address, RouteRow } from '../route.ts';
import { defaultsOn } from '../route-defaults.ts';
import type { Whereabouts } from '../whereabouts.ts';
import { type Batch, readBatch } from './batch.ts';
import { readLang } from './language.ts';
import { aharganaIn, type Instance, momentsOf } from './moments.ts';
import { type Bad, type Query, refusalOf } from './query.ts';
import { fillToday, readOptions, readParams } from './values.ts';

/** What parsing needs besides the query. */
export interface ReadContext {
  readonly where: Whereabouts;
  readonly now: () => JdUt;
}

/** A prepared request: plain data, with nothing left to parse. */
export interface RequestData {
  readonly options: SkyOptions;
  readonly reading: InputKind;
  /** One moment at one place, or the births of boy and girl, or the births of a list. */
  readonly who: readonly Instance[];
  /** The pairs to be matched, if the request has a list of births. */
  readonly batch?: Pick<Batch, 'pairs' | 'brief'>;
  readonly params: Values;
  readonly today: CivilDay;
  /** The instant of the request; it is not part of the cache key. */
  readonly now: JdUt;
  readonly notes: readonly string[];
  /** Set if no Sky is used: the reply then names no engine and no place. */
  readonly skyless?: true;
  /** The sealed URLs for a view that returns them. */
  readonly addresses?: ReadyAddresses;
}

/** A parsed request of the service. It can be compared, cached and sent to a worker. */
export interface PreparedRequest extends RequestData {
  readonly path: string;
  readonly engine: EngineKey;
  /** The requested languages; null if none were requested, so that the caller's defaults apply. */
  readonly lang: VoiceKey | null;
  /** Set if a clock time was read at the default offset although clocks at the place showed another. */
  readonly clockAssumed?: true;
  /** Whether the reply would be different on another day. */
  readonly dependsOnToday: boolean;
}

export function read(
  address: Address,
  info: EngineInfo,
  sent: Query,
  sendingBad: readonly Bad[],
  reader: ReadContext,
  body: string | null = null,
): PreparedRequest {
  const { path, row } = address;
  const reading = row.reads;
  if (reading === null) throw new Error(`${path} computes nothing`);
  const bad: Bad[] = [...sendingBad];
  const { query, given, saysToday } = namedQuery(address, info, sent, bad);
  const defaults = defaultsOn(row, query);
  const options = readOptions(row, info, defaults, query, bad);
  const params = readParams(row, info.key, query, bad);
  const now = reader.now();
  const assumed = { clock: false };
  const assumeClock = (): void => {
    assumed.clock = true;
  };
  const pass = {
    query,
    where: reader.where,
    now,
    notes: [] as string[],
    assumeClock,
    bad,
    row,
    info,
    defaults,
    params,
  };
  const lang = readLang(pass);
  const batch = reading === 'births' ? readBatch(body ?? '', pass) : null;
  const who = reading === 'births' ? (batch?.who ?? []) : momentsOf(reading, pass);
  const [first] = who;
  if (first === undefined) throw bad.length > 0 ? refusalOf(bad) : new Error('a request about nobody');
  const today = todayAt(first.place, now, reader.where);
  const forToday = saysToday && row.names.includes('date');
  if (forToday) params.date = today;
  const { from: firstYear, to: lastYear } = info.years;
  const dated = query.has('date') && !bad.some(({ param }) => param === 'date');
  const asked = { day: first.day, dated, firstYear, lastYear, given };
  bad.push(...wrongTogether(row, query, params, asked));
  if (bad.length > 0) throw refusalOf(bad);
  const dateDefaulted = reading === 'moment' && !query.has('date') && aharganaIn(row, params) === undefined;
  const countsFromNow = fillToday(row.own, params, today);
  return {
    path,
    engine: info.key,
    options,
    reading,
    who,
    ...(defaults?.skyless && { skyless: true as const }),
    ...(batch !== null && { batch: { pairs: batch.pairs, brief: batch.brief } }),
    params,
    today,
    now,
    notes: pass.notes,
    ...(assumed.clock && { clockAssumed: true as const }),
    lang,
    dependsOnToday: countsFromNow || dateDefaulted || forToday || tellsToday(row),
  };
}

const tellsToday = ({ shows }: RouteRow): boolean => 'tellsToday' in shows && shows.tellsToday === true;

/**
 * The errors that the view finds in the combination of parameters. The view is asked only if no required parameter is
 * missing and none was rejected.
 */
function wrongTogether({ shows, own }: RouteRow, query: Query, params: Values, asked: RequestFacts): Bad[] {
  if ('plain' in shows) return [];
  if (own.some(([name, { need }]) => (need === 'required' || query.has(name)) && params[name] === undefined)) return [];
  const wrong = shows.wrongWith?.(params, asked) ?? [];
  return wrong.map((each) => ({ code: `bad_${each.param}`, ...each }));
}

/** Parses a request to a route that computes nothing: only its own parameters and the language. */
export function readPlain(address: Address, query: Query, sendingBad: readonly Bad[]): PlainRead {
  const bad: Bad[] = [...sendingBad];
  checkNames(address, null, query, bad);
  const params = readParams(address.row, null, query, bad);
  const lang = readLang({ query, notes: [], bad });
  if (bad.length > 0) throw refusalOf(bad);
  return { params, lang };
}

interface PlainRead {
  readonly params: Values;
  readonly lang: VoiceKey | null;
}

/** The request of a page, book or feed, made without a query from a place and a day; the default instant is sunrise. */
export function askingAt<P extends Parameters>(
  { reads, params: declared }: { readonly reads: InputKind; readonly params?: P },
  info: EngineInfo,
  { place, day, t = null }: Pick<Instance, 'place' | 'day'> & Partial<Pick<Instance, 't'>>,
  given: CallerParams<P>,
): RequestData {
  const own = Object.entries(declared ?? {});
  const params = { ...defaultValuesOf(own), ...given };
  fillToday(own, params, day);
  return {
    options: defaultsOf(info),
    reading: reads,
    who: [{ place, day, time: null, t }],
    params,
    today: day,
    now: midnight(day, 0),
    notes: [],
  };
}
