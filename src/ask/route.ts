/**
 * A row defines the path of a view, its price and its access. Rows are written without engines; `addresses` mounts them
 * under the engines' path sets. Everything else (parsing the query, key, plan, credits, envelope, OpenAPI, the tests of
 * every status) is done once, from the rows.
 */
import type { TSchema } from 'typebox';
import type { CreditClass } from '../accounts/credits.ts';
import type { Side } from '../compare/side.ts';
import type { EngineInfo, EngineKey } from '../engines/engine.ts';
import type { JdUt } from '../kernel/units.ts';
import type { VoiceKey } from '../text/voice.ts';
import {
  type NoParameters,
  type Own,
  type Parameters,
  type ParamsOf,
  standingOf,
  type Values,
} from '../views/parameter.ts';
import type { Reading, View } from '../views/view.ts';

/**
 * open: no key. any: any valid key. basic: a key whose prefix opens the engine. full: basic and a plan with full
 * access to the resolved engine. enterprise: the Enterprise plan and a key that opens the engine. instrument: basic
 * for today at the default place, enterprise when date, time or place is given.
 */
export type Access = 'open' | 'any' | 'basic' | 'full' | 'enterprise' | 'instrument';

export type Group =
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
  /** The same for everybody as long as the process runs: made once and cached as bytes. */
  readonly fixed?: true;
  /** It asks another route on every engine: the rest of the query is that route's, and the answers are given to `of`. */
  readonly compares?: true;
  /** Its bytes, if the build has written it. */
  readonly written?: (about: About) => Buffer | undefined;
  /** The payload, or a promise if something has to be loaded first. */
  of(asked: PlainAsked<P>): unknown;
}

export interface PlainAsked<P extends Parameters = NoParameters> {
  readonly about: About;
  readonly params: ParamsOf<P>;
  /** The engine of the path set, for an engine's index. */
  readonly family: EngineKey | null;
  /** Null if none was given. */
  readonly lang: VoiceKey | null;
  readonly now: JdUt;
  /** Of a view that `compares`: the answers of the engines. */
  readonly answers?: readonly Side[];
}

/** A sample reply of a route, made once at build time, and its call. */
export interface MadeExample {
  /** From `/v1` on, with its query. */
  readonly url: string;
  readonly media: string;
  readonly text: string;
}

/** By the described path, with `{family}` if it exists on every engine. */
export type Examples = (path: string) => MadeExample | undefined;

/** What plain views may look at: the table itself and the service's own state. */
export interface About {
  readonly addresses: readonly Address[];
  /** None if there was no build. */
  readonly examples?: Examples | undefined;
  /** The OpenAPI document as the build wrote it. */
  readonly openapi?: (() => Buffer | undefined) | undefined;
  readonly health: () => Record<string, unknown>;
  readonly places: (q: string, limit: number, now: JdUt, hindi: boolean) => unknown;
}

export const plainView = <S extends TSchema, const P extends Parameters = NoParameters>(
  declared: Omit<Plain<S, P>, 'plain'>,
): Plain<S, P> => ({ plain: true, ...declared });

export interface Row {
  /** Under an engine's path set (`/tithi`, or nothing for the set itself) or from the root (`/v1/geocode`). */
  readonly path: string;
  readonly group: Group;
  readonly credits: CreditClass;
  readonly access: Access;
  readonly mount: Mount;
  /** What its path answers to. */
  readonly method: 'GET' | 'POST';
  /** The parameter that the path itself holds, as in `/festivals/{id}`. */
  readonly pathParam: string | null;
  /** What the query is parsed into; null if nothing is computed. */
  readonly reads: Reading | null;
  /** The parameters of its view, by name. */
  readonly own: readonly Own[];
  /** Their defaults. */
  readonly standing: Values;
  /** What the row adds to the common parameters; `*` marks required ones. */
  readonly adds: readonly string[];
  /** The same without the mark. */
  readonly names: readonly string[];
  /** What a request that the view calls `longer` costs, and who may make it. */
  readonly longer?: Pick<Row, 'credits' | 'access'>;
  /** Whether a POST with the parameters as JSON asks the same. */
  readonly takesBody?: true;
  /** Its result follows from the places of a birth chart: it accepts the engine's options for charts. */
  readonly charts?: true;
  readonly shows: View | Plain;
}

export type Mount =
  /** Under the path set of each; `plain` if nothing is computed. */
  | { readonly under: 'every-engine'; readonly plain?: true }
  /** Without an engine in the path, once for each: `{engine}` in the path is the engine's word. */
  | { readonly under: 'root-by-engine' }
  /** Under the path set of the one engine it is about. */
  | { readonly under: 'one-engine'; readonly engine: EngineKey }
  /** A host-level path with its default engine; `only` when no other engine may be named. */
  | { readonly under: 'host'; readonly engine: EngineKey | null; readonly only?: true };

export type RowLine = readonly [path: string, credits: CreditClass, access: Access, shows: View | Plain];

export const EVERY_ENGINE: Mount = { under: 'every-engine' };
export const EVERY_PATH_SET: Mount = { under: 'every-engine', plain: true };
export const ROOT_BY_ENGINE: Mount = { under: 'root-by-engine' };
export const under = (engine: EngineKey): Mount => ({ under: 'one-engine', engine });
export const host = (engine: EngineKey | null): Mount => ({ under: 'host', engine });
export const onlyOn = (engine: EngineKey): Mount => ({ under: 'host', engine, only: true });

export const table = (group: Group, mount: Mount, lines: readonly RowLine[]): Row[] =>
  lines.map(([path, credits, access, shows]) => {
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
      pathParam,
      reads,
      own,
      standing: standingOf(own),
      adds,
      names: adds.map((each) => each.replace('*', '')),
      shows,
    };
  });

/** What a path answers to. */
export type Methods = Row['method'] | 'both';
export const answersTo = ({ method, takesBody }: Pick<Row, 'method' | 'takesBody'>): Methods =>
  takesBody === true ? 'both' : method;

/** Routes of birth charts and of what follows from them. */
export const ofCharts = (rows: readonly Row[], except: readonly string[] = []): Row[] =>
  rows.map((row) => (except.includes(row.path) ? row : { ...row, charts: true }));

/** Rows whose long requests cost more and are for fewer. */
export const longerAs = (rows: readonly Row[], longer: NonNullable<Row['longer']>): Row[] =>
  rows.map((row) => ({ ...row, longer }));
/** Rows that may be asked by POST too. */
export const withBody = (rows: readonly Row[]): Row[] => rows.map((row) => ({ ...row, takesBody: true }));

/** Parameters besides the common ones; for a pair each birth has its own date, time and place. */
const READING_ADDS: Readonly<Record<Reading, readonly string[]>> = {
  moment: [],
  birth: ['time*'],
  year: [],
  births: [],
  pair: [
    ...['boy_date*', 'boy_time*', 'boy_place', 'boy_lat', 'boy_lon', 'boy_tz'],
    ...['girl_date*', 'girl_time*', 'girl_place', 'girl_lat', 'girl_lon', 'girl_tz'],
    ...['date', 'time', 'place'], // other names of the boy's
  ],
};

function addedBy(reads: Reading | null, own: readonly Own[], pathParam: string | null): string[] {
  const asked = own.filter(([name, { need }]) => name !== pathParam && need !== 'fixed');
  return [
    ...(reads === null ? [] : READING_ADDS[reads]),
    ...asked.map(([name, { need }]) => (need === 'required' ? `${name}*` : name)),
  ];
}

/** A row at one concrete path. */
export interface Address {
  readonly path: string;
  readonly row: Row;
  /** The engine of the path set, or null on a host-level path. */
  readonly family: EngineKey | null;
  /** The engine when `engine=` does not say otherwise; null when nothing is computed. */
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
export const onlyEngineOf = ({ mount }: Row): EngineKey | null =>
  mount.under === 'one-engine' || (mount.under === 'host' && mount.only) ? mount.engine : null;

/** Every row at its paths: mounted under the engines as they describe themselves. */
export function addresses(rows: readonly Row[], engines: readonly EngineInfo[]): Address[] {
  const clash = clashOf(rows, engines);
  if (clash !== null) throw new Error(`two paths begin with /v1/${clash}`);
  return rows.flatMap((row) => mounted(row, engines));
}

function mounted(row: Row, engines: readonly EngineInfo[]): Address[] {
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
 * A name conflict: the segment or word of an engine that is also another's, or the start of a path without an engine.
 */
export function clashOf(rows: readonly Row[], engines: readonly EngineInfo[]): string | null {
  const fromRoot = rows.filter(({ mount }) => mount.under === 'host').map(({ path }) => path.split('/')[2] ?? '');
  const names = engines.flatMap(({ segment, word }) => [...new Set([segment, word])]);
  return names.find((name, i) => names.indexOf(name) !== i || fromRoot.includes(name)) ?? null;
}
