/**
 * A row defines the path of a view, its price and its access. Rows are written without engines; `addresses` mounts each
 * row under the path segments of the engines. Everything else (parsing the query, key, plan, credits, envelope,
 * OpenAPI, the tests of every status) is derived from the rows.
 */

import type { ComparedSide } from 'ganaka/internal/jyotisha/compare/side.ts';
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import type { EngineInfo, EngineKey } from 'ganaka/internal/sky/engines/engine.ts';
import type { VoiceKey } from 'ganaka/internal/text/voice.ts';
import type { Fits } from 'ganaka/internal/views/kit/fits.ts';
import {
  defaultValuesOf,
  type NamedParameter,
  type NoParameters,
  type Parameters,
  type ParamsOf,
  type Values,
} from 'ganaka/internal/views/kit/parameter.ts';
import type { InputKind, PayloadOf, View } from 'ganaka/internal/views/view.ts';
import type { TSchema } from 'typebox';
import type { CreditClass } from '../accounts/credits.ts';
import { BATCH_BODY, type BodyLimits, QUERY_BODY } from './read/json-bounds.ts';

/**
 * open: no key. any: any valid key. basic: a key whose prefix opens the engine. full: basic and a plan with full
 * access to the resolved engine. paid: basic and any paid plan. enterprise: the Enterprise plan and a key that opens the
 * engine. instrument: basic for today at the default place, enterprise when date, time or place is given.
 */
export type Access = 'open' | 'any' | 'basic' | 'full' | 'paid' | 'enterprise' | 'instrument';

export type RouteGroup =
  | 'index'
  | 'geocode'
  | 'panchanga'
  | 'slice'
  | 'muhurta'
  | 'kundali'
  | 'book'
  | 'matching'
  | 'festival'
  | 'calendar'
  | 'ss'
  | 'bulk'
  | 'instrument'
  | 'extension';

/** A view without an engine: health, indexes, places. */
export interface Plain<S extends TSchema = TSchema, P extends Parameters = Parameters> {
  readonly plain: true;
  readonly field: string;
  readonly summary: string;
  readonly params?: P;
  readonly reply: S;
  /** Set for a reply that is the same as long as the process runs: it is made once and cached as bytes. */
  readonly fixed?: true;
  /**
   * Set for a view that calls another route on every engine. The rest of the query belongs to that route, and `of` gets
   * the answers.
   */
  readonly compares?: true;
  /** The bytes of the reply, if the build has written them. */
  readonly written?: (about: PlainContext) => Buffer | undefined;
  /** The payload, or a promise if something has to be loaded first. */
  of(asked: PlainInput<P>): unknown;
}

export interface PlainInput<P extends Parameters = NoParameters> {
  readonly about: PlainContext;
  readonly params: ParamsOf<P>;
  /** The engine in the path, for the index of an engine. */
  readonly family: EngineKey | null;
  /** The requested languages; null if none were requested. */
  readonly lang: VoiceKey | null;
  readonly now: JdUt;
  /** The answers of the engines, for a view that `compares`. */
  readonly answers?: readonly ComparedSide[];
}

/** A sample reply of a route, made at build time, and its URL. */
export interface MadeExample {
  /** The URL from `/v1` on, with its query. */
  readonly url: string;
  readonly media: string;
  readonly text: string;
}

/** Finds the example of a path as OpenAPI writes it, with `{family}` if the route exists on every engine. */
export type Examples = (path: string) => MadeExample | undefined;

/** What plain views may use: the table of routes and the state of the service. */
export interface PlainContext {
  readonly addresses: readonly Address[];
  /** The sample replies; absent if there was no build. */
  readonly examples?: Examples | undefined;
  /** The OpenAPI document as the build wrote it. */
  readonly openapi?: (() => Buffer | undefined) | undefined;
  readonly health: () => Record<string, unknown>;
  readonly places: (q: string, limit: number, now: JdUt, hindi: boolean) => unknown;
}

export const plainView = <S extends TSchema, const P extends Parameters = NoParameters>(
  declared: Omit<Plain<S, P>, 'plain'>,
): Plain<S, P> => ({ plain: true, ...declared });

export interface RouteRow {
  /** The path after the engine's segment (`/tithi`; empty for the engine's index) or from the root (`/v1/geocode`). */
  readonly path: string;
  readonly group: RouteGroup;
  readonly credits: CreditClass;
  readonly access: Access;
  readonly mount: Mount;
  /** The method of the route. */
  readonly method: 'GET' | 'POST';
  /** The parameter in the path, as in `/festivals/{id}`. */
  readonly pathParam: string | null;
  /** What the query is parsed into; null if nothing is computed. */
  readonly reads: InputKind | null;
  /** The parameters of the view, by name. */
  readonly own: readonly NamedParameter[];
  /** The defaults of `own`. */
  readonly standing: Values;
  /** The parameters that the row adds to the common ones; `*` marks required ones. */
  readonly adds: readonly string[];
  /** The names in `adds` without the mark. */
  readonly names: readonly string[];
  /** Price and access of a request that the view calls `longer`. */
  readonly longer?: Pick<RouteRow, 'credits' | 'access'>;
  /** Whether the parameters may also be sent as JSON in a POST. */
  readonly takesBody?: true;
  /** The limits of the body, if the route reads one. */
  readonly body?: BodyLimits;
  /** Set if the result follows from a birth chart, so that the route accepts the engine's options for charts. */
  readonly charts?: true;
  readonly shows: View | Plain;
  /** The schema of the payload. */
  readonly reply: TSchema;
}

export type Mount =
  /** The route is under the path segment of each engine; `plain` if nothing is computed. */
  | { readonly under: 'every-engine'; readonly plain?: true }
  /** The route is at the root, once for each engine: `{engine}` in the path is replaced by the engine's word. */
  | { readonly under: 'root-by-engine' }
  /** The route is under the path segment of one engine only. */
  | { readonly under: 'one-engine'; readonly engine: EngineKey }
  /** The route is at the root, with a default engine; `only` if no other engine may be requested. */
  | { readonly under: 'host'; readonly engine: EngineKey | null; readonly only?: true };

type Start = readonly [path: string, credits: CreditClass, access: Access];
/** A view without an engine contains its schema. */
export type RowLine = readonly [...Start, shows: Plain] | readonly [...Start, shows: View, reply: TSchema];
/** A line whose schema is that of its view; with the schema of another view it is a type error. */
type Checked<L> = L extends readonly [...Start, infer V extends View, infer S extends TSchema]
  ? readonly [...Start, V, S & Fits<PayloadOf<V>, S>]
  : L;

export const EVERY_ENGINE: Mount = { under: 'every-engine' };
export const EVERY_PATH_SET: Mount = { under: 'every-engine', plain: true };
export const ROOT_BY_ENGINE: Mount = { under: 'root-by-engine' };
export const under = (engine: EngineKey): Mount => ({ under: 'one-engine', engine });
export const host = (engine: EngineKey | null): Mount => ({ under: 'host', engine });
export const onlyOn = (engine: EngineKey): Mount => ({ under: 'host', engine, only: true });

export const table = <const L extends readonly RowLine[]>(
  group: RouteGroup,
  mount: Mount,
  lines: L & { readonly [I in keyof L]: Checked<L[I]> },
): RouteRow[] =>
  lines.map(([path, credits, access, shows, reply = 'plain' in shows ? shows.reply : undefined]) => {
    if (reply === undefined) throw new Error(`${path} has no schema`);
    const inPath = /\{([a-z_]+)\}/.exec(path)?.[1] ?? null;
    const pathParam = mount.under === 'root-by-engine' ? null : inPath;
    const own = Object.entries(shows.params ?? {});
    const reads = 'reads' in shows ? shows.reads : null;
    const adds = addedBy(reads, own, pathParam);
    return {
      path,
      group,
      credits,
      access,
      mount,
      method: reads === 'births' ? ('POST' as const) : ('GET' as const),
      ...(reads === 'births' && { body: BATCH_BODY }),
      pathParam,
      reads,
      own,
      standing: defaultValuesOf(own),
      adds,
      names: adds.map((each) => each.replace('*', '')),
      shows,
      reply,
    };
  });

/** The methods that a route accepts. */
export type Methods = RouteRow['method'] | 'both';
export const answersTo = ({ method, takesBody }: Pick<RouteRow, 'method' | 'takesBody'>): Methods =>
  takesBody === true ? 'both' : method;

/** Marks rows whose results follow from birth charts. */
export const ofCharts = (rows: readonly RouteRow[], except: readonly string[] = []): RouteRow[] =>
  rows.map((row) => (except.includes(row.path) ? row : { ...row, charts: true }));

/** Adds another price and access for long requests to rows. */
export const longerAs = (rows: readonly RouteRow[], longer: NonNullable<RouteRow['longer']>): RouteRow[] =>
  rows.map((row) => ({ ...row, longer }));
/** Marks rows that also accept POST. */
export const withBody = (rows: readonly RouteRow[]): RouteRow[] =>
  rows.map((row) => ({ ...row, takesBody: true, body: QUERY_BODY }));

/** Parameters that a kind of reading adds to the common ones. Each birth of a pair has its own date, time and place. */
const READING_ADDS: Readonly<Record<InputKind, readonly string[]>> = {
  moment: [],
  birth: ['time*'],
  year: [],
  births: [],
  pair: [
    ...['boy_date*', 'boy_time*', 'boy_place', 'boy_lat', 'boy_lon', 'boy_tz'],
    ...['girl_date*', 'girl_time*', 'girl_place', 'girl_lat', 'girl_lon', 'girl_tz'],
    ...['date', 'time', 'place'], // other names of boy_date, boy_time and boy_place
  ],
};

function addedBy(reads: InputKind | null, own: readonly NamedParameter[], pathParam: string | null): string[] {
  const asked = own.filter(([name, { need }]) => name !== pathParam && need !== 'fixed');
  return [
    ...(reads === null ? [] : READING_ADDS[reads]),
    ...asked.map(([name, { need }]) => (need === 'required' ? `${name}*` : name)),
  ];
}

/** A row at one concrete path. */
export interface Address {
  readonly path: string;
  readonly row: RouteRow;
  /** The engine in the path; null for a path from the root. */
  readonly family: EngineKey | null;
  /** The default engine, which `engine=` may change; null if nothing is computed. */
  readonly engine: EngineKey | null;
  /** Every engine of the service, as it describes itself. */
  readonly engines: readonly EngineInfo[];
}

export function infoOf({ engines }: Pick<Address, 'engines'>, key: EngineKey): EngineInfo {
  const info = engines.find((each) => each.key === key);
  if (info === undefined) throw new Error(`there is no ${key} engine here`);
  return info;
}

/** The only engine of a row; null if there is a choice. */
export const onlyEngineOf = ({ mount }: RouteRow): EngineKey | null =>
  mount.under === 'one-engine' || (mount.under === 'host' && mount.only) ? mount.engine : null;

/** Every row at its concrete paths, with the segments and words of the given engines. */
export function addresses(rows: readonly RouteRow[], engines: readonly EngineInfo[]): Address[] {
  const clash = clashOf(rows, engines);
  if (clash !== null) throw new Error(`two paths begin with /v1/${clash}`);
  return rows.flatMap((row) => mounted(row, engines));
}

function mounted(row: RouteRow, engines: readonly EngineInfo[]): Address[] {
  const { mount, path } = row;
  switch (mount.under) {
    case 'host':
      return [{ path, row, family: null, engine: mount.engine && infoOf({ engines }, mount.engine).key, engines }];
    case 'one-engine': {
      const { key, segment } = infoOf({ engines }, mount.engine);
      return [{ path: `/v1/${segment}${path}`, row, family: key, engine: key, engines }];
    }
    case 'root-by-engine':
      return engines.map(({ key, word }) => ({
        path: path.replace('{engine}', word),
        row,
        family: null,
        engine: key,
        engines,
      }));
    case 'every-engine':
      return engines.map(({ key, segment }) => ({
        path: `/v1/${segment}${path}`,
        row,
        family: key,
        engine: mount.plain ? null : key,
        engines,
      }));
  }
}

/**
 * A name conflict: a segment or word that two engines share, or that begins a path from the root. Null if there is
 * none.
 */
export function clashOf(rows: readonly RouteRow[], engines: readonly EngineInfo[]): string | null {
  const fromRoot = rows.filter(({ mount }) => mount.under === 'host').map(({ path }) => path.split('/')[2] ?? '');
  const names = engines.flatMap(({ segment, word }) => [...new Set([segment, word])]);
  return names.find((name, i) => names.indexOf(name) !== i || fromRoot.includes(name)) ?? null;
}
