/**
 * A row says where a view stands, what it costs and who may ask. Rows are written as in the specification,
 * without engines; `addresses` mounts them under the engines' path sets. Everything else (reading the query,
 * key, plan, credits, envelope, OpenAPI, the tests of every status) is done once, from the rows.
 */
import type { TSchema } from 'typebox';
import type { CreditClass } from '../accounts/credits.ts';
import type { EngineKey } from '../engines/engine.ts';
import type { JdUt } from '../kernel/units.ts';
import type { Params } from '../views/params.ts';
import type { Allowed, View } from '../views/view.ts';

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
export interface Plain {
  readonly plain: true;
  readonly field: string;
  readonly summary: string;
  readonly reply: TSchema;
  readonly allows?: Readonly<Partial<Record<keyof Params, Allowed>>>;
  readonly defaults?: Partial<Params>;
  /** The same for everybody as long as the process runs: made once and kept as bytes. */
  readonly fixed?: true;
  readonly of: (asked: PlainAsked) => unknown;
}

export interface PlainAsked {
  readonly house: House;
  readonly params: Params;
  /** The engine of the path set, for an engine's index. */
  readonly family: EngineKey | null;
  readonly now: JdUt;
}

/** What plain views may look at: the table itself and the service's own state. */
export interface House {
  readonly addresses: readonly Address[];
  readonly health: () => Record<string, unknown>;
  readonly places: (q: string, limit: number, now: JdUt) => unknown;
}

export type Shows = View | Plain | null;

export interface Row {
  /** Under an engine's path set (`/tithi`) or from the root (`/v1/geocode`). */
  readonly path: string;
  readonly group: Group;
  readonly credits: CreditClass;
  readonly access: Access;
  /** What the row adds to the common parameters; `*` marks what it requires. */
  readonly adds: readonly string[];
  readonly shows: Shows;
  readonly mount: Mount;
}

export type Mount =
  | { readonly under: 'every-engine' }
  /** A host-level path with its default engine; `only` when no other engine may be named. */
  | { readonly under: 'host'; readonly engine: EngineKey | null; readonly only?: true };

export type RowLine = readonly [
  path: string,
  credits: CreditClass,
  access: Access,
  adds: readonly string[],
  shows: Shows,
];

export const EVERY_ENGINE: Mount = { under: 'every-engine' };
export const host = (engine: EngineKey | null): Mount => ({ under: 'host', engine });
export const onlyOn = (engine: EngineKey): Mount => ({ under: 'host', engine, only: true });

export const table = (group: Group, mount: Mount, lines: readonly RowLine[]): Row[] =>
  lines.map(([path, credits, access, adds, shows]) => ({ path, group, credits, access, adds, shows, mount }));

/** A row at one concrete path. */
export interface Address {
  readonly path: string;
  readonly row: Row;
  /** The engine of the path set, or null on a host-level path. */
  readonly family: EngineKey | null;
  /** The engine when `engine=` does not say otherwise; null when nothing is computed. */
  readonly engine: EngineKey | null;
  /** A trailing `{id}` in the path is read as the parameter of that name. */
  readonly pathParam: string | null;
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
    const pathParam = /\{(id)\}$/.exec(row.path)?.[1] ?? null;
    if (mount.under === 'host')
      return [{ path: named(row.path), row, family: familyOf(row, families, named), engine: mount.engine, pathParam }];
    return families.map(([segment, engine]) => ({
      path: `/v1/${segment}${row.path}`,
      row,
      family: engine,
      engine,
      pathParam,
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
