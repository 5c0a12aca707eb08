/**
 * A row says where a view stands, what it costs and who may ask. Rows are written as in the specification,
 * without engines; `addresses` mounts them under the engines' path sets. Everything else (reading the query,
 * key, plan, credits, envelope, OpenAPI, the tests of every status) is done once, from the rows.
 */
import type { TSchema } from 'typebox';
import type { CreditClass } from '../accounts/credits.ts';
import type { EngineKey } from '../engines/engine.ts';
import type { JdUt } from '../kernel/units.ts';
import {
  type NoParameters,
  type Own,
  type Parameters,
  type ParamsOf,
  standingOf,
  type Values,
} from '../views/parameter.ts';
import type { Reading, StreamView, View } from '../views/view.ts';

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
  | 'ss'
  | 'bulk'
  | 'instrument'
  | 'extension';

/** A view that asks no engine: health, indexes, places. */
export interface Plain<S extends TSchema = TSchema, P extends Parameters = Parameters> {
  readonly plain: true;
  readonly field: string;
  readonly summary: string;
  readonly params?: P;
  readonly reply: S;
  /** The same for everybody as long as the process runs: made once and kept as bytes. */
  readonly fixed?: true;
  of(asked: PlainAsked<P>): unknown;
}

export interface PlainAsked<P extends Parameters = NoParameters> {
  readonly about: About;
  readonly params: ParamsOf<P>;
  /** The engine of the path set, for an engine's index. */
  readonly family: EngineKey | null;
  readonly now: JdUt;
}

/** What plain views may look at: the table itself and the service's own state. */
export interface About {
  readonly addresses: readonly Address[];
  readonly health: () => Record<string, unknown>;
  readonly places: (q: string, limit: number, now: JdUt) => unknown;
}

export const plainView = <S extends TSchema, const P extends Parameters = NoParameters>(
  declared: Omit<Plain<S, P>, 'plain'>,
): Plain<S, P> => ({ plain: true, ...declared });

/** A row of the specification that nothing stands behind yet: it says what it will take, and answers 501. */
export interface Unbuilt {
  readonly unbuilt: true;
  readonly reads: Reading;
  readonly params?: Parameters;
}

export const unbuilt = (reads: Reading, params: Parameters = {}): Unbuilt => ({ unbuilt: true, reads, params });

export interface Row {
  /** Under an engine's path set (`/tithi`) or from the root (`/v1/geocode`). */
  readonly path: string;
  readonly group: Group;
  readonly credits: CreditClass;
  readonly access: Access;
  readonly mount: Mount;
  /** The parameter that the path itself ends in, as in `/festivals/{id}`. */
  readonly pathParam: string | null;
  /** What the query is read into; null where nothing is computed. */
  readonly reads: Reading | null;
  /** The parameters of its view, by name. */
  readonly own: readonly Own[];
  /** What stands of them unless it is given. */
  readonly standing: Values;
  /** What the row adds to the common parameters, as the specification writes it; `*` marks what it requires. */
  readonly adds: readonly string[];
  /** The same without the mark. */
  readonly names: readonly string[];
  /** Null where nothing is built. */
  readonly shows: View | StreamView | Plain | null;
}

export type Mount =
  | { readonly under: 'every-engine' }
  /** A host-level path with its default engine; `only` when no other engine may be named. */
  | { readonly under: 'host'; readonly engine: EngineKey | null; readonly only?: true };

export type RowLine = readonly [
  path: string,
  credits: CreditClass,
  access: Access,
  shows: View | StreamView | Plain | Unbuilt,
];

export const EVERY_ENGINE: Mount = { under: 'every-engine' };
export const host = (engine: EngineKey | null): Mount => ({ under: 'host', engine });
export const onlyOn = (engine: EngineKey): Mount => ({ under: 'host', engine, only: true });

export const table = (group: Group, mount: Mount, lines: readonly RowLine[]): Row[] =>
  lines.map(([path, credits, access, shows]) => {
    const pathParam = /\{([a-z_]+)\}$/.exec(path)?.[1] ?? null;
    const own = Object.entries(shows.params ?? {});
    const reads = 'reads' in shows ? shows.reads : null;
    const adds = addedBy(reads, own, pathParam);
    return {
      path,
      group,
      credits,
      access,
      mount,
      pathParam,
      reads,
      own,
      standing: standingOf(own),
      adds,
      names: adds.map((each) => each.replace('*', '')),
      shows: 'unbuilt' in shows ? null : shows,
    };
  });

/** What a reading takes beside the common parameters; of a pair each birth has its own date, time and place. */
const READING_ADDS: Readonly<Record<Reading, readonly string[]>> = {
  moment: [],
  birth: ['time*'],
  year: [],
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
}

export interface Families {
  readonly vedic: EngineKey;
  readonly surya: EngineKey;
  readonly [third: string]: EngineKey;
}

/** The path sets: first segment under /v1/ and the engine it stands for. */
export const familiesWith = (thirdEngine: string): Families => ({
  vedic: 'drik',
  surya: 'surya-siddhanta',
  [thirdEngine]: 'true-chitra',
});

export function addresses(rows: readonly Row[], thirdEngine: string): Address[] {
  const families = Object.entries(familiesWith(thirdEngine));
  const named = (path: string) => path.replaceAll('{THIRD}', thirdEngine);
  return rows.flatMap((row): Address[] => {
    const { mount } = row;
    if (mount.under === 'host')
      return [{ path: named(row.path), row, family: familyOf(row, families, named), engine: mount.engine }];
    return families.map(([segment, engine]) => ({
      path: `/v1/${segment}${row.path}`,
      row,
      family: engine,
      engine,
    }));
  });
}

/** Host-level rows whose path lies inside a path set (`/v1/surya/sky-chart`, `/v1/vedic`) belong to that set. */
function familyOf(
  row: Row,
  families: readonly (readonly [string, EngineKey])[],
  named: (path: string) => string,
): EngineKey | null {
  const segment = named(row.path).split('/')[2];
  return families.find(([each]) => each === segment)?.[1] ?? null;
}
