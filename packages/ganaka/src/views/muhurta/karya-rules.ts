/** The rules of an undertaking with the details of the request, prepared once for all its days. */

import { WORKS } from '../../jyotisha/muhurta/karya/catalog.ts';
import { type KaryaClause, resolved } from '../../jyotisha/muhurta/karya/clause.ts';
import { type OwnClauses, ownOf } from '../../jyotisha/muhurta/karya/own.ts';
import { REGION_NOTES } from '../../jyotisha/muhurta/karya/region.ts';
import type {
  ChildVarna,
  HoursBy,
  KaryaRow,
  RegionId,
  Shakha,
  UndertakingDetails,
} from '../../jyotisha/muhurta/karya/row.ts';
import { type ClauseListing, type Ruleset, rulesetOf } from '../../jyotisha/muhurta/karya/verdict.ts';
import { type KaryaId, type KaryaKind, type KaryaWork, KINDS } from '../../jyotisha/muhurta/karya/work.ts';
import type { Quarter } from '../../jyotisha/muhurta/spans/hours.ts';
import type { AstaRule } from '../../jyotisha/muhurta/spans/place-events.ts';
import { inAlmanac } from '../../jyotisha/panchanga/angas/almanac.ts';
import { BoundedCache } from '../../kernel/caches.ts';
import type { CivilDay } from '../../kernel/units.ts';
import type { PlainNoteId } from '../../rules/note.ts';
import type { Source } from '../../rules/source.ts';
import type { Sky } from '../../sky/engines/engine.ts';

/** The parameters of the request. */
export interface KaryaParams {
  readonly kind?: KaryaKind | 'both';
  readonly direction?: Quarter;
  readonly facing?: Quarter;
  readonly janma_rashi?: number;
  readonly janma_nakshatra?: number;
  readonly child_date?: CivilDay;
  readonly region?: RegionId;
  readonly asta?: AstaRule;
  readonly hours_by?: HoursBy;
  readonly shakha?: Shakha;
  readonly varna?: ChildVarna;
  readonly all?: boolean;
}

/** The clauses by which a day is judged: one set, or one for each kind of the undertaking. */
export interface JudgementPlan {
  readonly sets: readonly { readonly kind: KaryaKind | undefined; readonly rules: Ruleset; readonly source: Source }[];
  readonly checked: string[];
  readonly notChecked: { id: string; needs: string }[];
  /** Whether the rules consider the asta of Jupiter and Venus. */
  readonly asta: boolean;
  /** Notes for a day that is not barred: about the undertaking, and about verses that are checked only in part. */
  readonly notes: readonly PlainNoteId[];
}

export interface Rules {
  readonly work: KaryaWork;
  readonly given: UndertakingDetails;
  readonly listing: ClauseListing;
  readonly planOn: (day: CivilDay) => JudgementPlan;
  /** The rules of a journey in one direction, for requests without a direction. */
  readonly toward: (direction: Quarter) => Journey;
}

/** A journey in one direction: the rules that decide it, and the clauses that may be against this direction. */
export interface Journey {
  readonly own: OwnClauses;
  readonly ofSide: readonly KaryaClause[];
}

/** Prepared rules, cached with the engine. Rules that depend on a birth are not cached. */
const ready = inAlmanac(() => new BoundedCache<Rules, string>(500));

export function rulesOf(sky: Sky, karya: KaryaId, told: KaryaParams): Rules {
  const { janma_rashi, janma_nakshatra, child_date, kind, direction, facing, region, asta, all } = told;
  const { hours_by, shakha, varna } = told;
  if (janma_rashi !== undefined || janma_nakshatra !== undefined || child_date !== undefined) return made(karya, told);
  const key = [karya, kind, direction, facing, region, asta, hours_by, shakha, varna, all].join(' ');
  return ready(sky).at(key, () => made(karya, told));
}

function made(karya: KaryaId, told: KaryaParams): Rules {
  const work = WORKS[karya];
  const given = givenOf(work, told);
  const kinds = work.kinds === undefined ? [] : told.kind === undefined || told.kind === 'both' ? KINDS : [told.kind];
  const plans = new Map<readonly KaryaRow[], JudgementPlan>();
  const going = new Map<Quarter, Journey>();
  const plain = ownOf(resolved(work.rows, given).checked, work.principal);
  return {
    work,
    given,
    listing: told.all === true ? 'all' : 'decisive',
    planOn(day) {
      // if the rows of an undertaking change with the day, `rowsOn` returns one of a few lists
      const rows = work.rowsOn?.(given, day) ?? work.rows;
      const plan = plans.get(rows) ?? planOf(work, given, kinds, rows, day);
      plans.set(rows, plan);
      return plan;
    },
    toward(direction) {
      const journey = going.get(direction) ?? journeyOf(work, { ...given, direction }, plain);
      going.set(direction, journey);
      return journey;
    },
  };
}

/**
 * The rules of one direction. The rising signs and the gaps are the same in every direction, so they are taken from
 * `plain`.
 */
function journeyOf({ rows, principal }: KaryaWork, given: UndertakingDetails, plain: OwnClauses): Journey {
  const ofSide = resolved(rows, given).checked.filter(
    ({ needs, by, weight }) => needs === 'direction' && weight !== 'prefer' && by.includes(principal),
  );
  const { allowedOn, faultyOn } = ownOf(ofSide, principal, plain);
  return { own: Object.assign({}, plain, { allowedOn, faultyOn }), ofSide };
}

function givenOf({ hours }: KaryaWork, told: KaryaParams): UndertakingDetails {
  const { direction, facing, janma_rashi, janma_nakshatra, child_date, region, shakha, varna } = told;
  return {
    asta: told.asta ?? 'kalamsha',
    ...(hours !== 'text' && { hoursBy: told.hours_by ?? hours }),
    ...(shakha !== undefined && { shakha }),
    ...(varna !== undefined && { varna }),
    ...(direction !== undefined && { direction }),
    ...(facing !== undefined && { facing }),
    ...(janma_rashi !== undefined && { janmaRashi: janma_rashi }),
    ...(janma_nakshatra !== undefined && { janmaNakshatra: janma_nakshatra }),
    ...(child_date !== undefined && { childDay: child_date }),
    ...(region !== undefined && { region }),
  };
}

function planOf(
  work: KaryaWork,
  given: UndertakingDetails,
  kinds: readonly KaryaKind[],
  rows: readonly KaryaRow[],
  day: CivilDay,
): JudgementPlan {
  const [first, other] = kinds;
  const only = other === undefined ? first : undefined;
  const rowsOf = (kind: KaryaKind | undefined): readonly KaryaRow[] =>
    kind === undefined ? rows : (work.kinds?.[kind].rows ?? rows);
  const ready = (kinds.length === 0 ? [undefined] : kinds).map((kind) => ({
    kind,
    ...resolved(rowsOf(kind), given),
  }));
  const checked = new Set(ready.flatMap((each) => each.checked.map(({ id }) => id)));
  const notChecked = new Map<string, string>();
  for (const { missing } of ready) for (const { id, needs } of missing) if (!checked.has(id)) notChecked.set(id, needs);
  const aside = work.otherwise?.(given, day, only) ?? '';
  for (const { id } of work.rows) if (!checked.has(id) && !notChecked.has(id)) notChecked.set(id, aside);
  // notes that apply in some regions only can be decided only if the region is given
  for (const { id } of REGION_NOTES)
    if (given.region === undefined) notChecked.set(id, 'region');
    else checked.add(id);
  return {
    sets: ready.map(({ kind, checked }) => ({
      kind,
      rules: rulesetOf(checked, work.principal),
      source: kind === undefined ? work.source : (work.kinds?.[kind].source ?? work.source),
    })),
    checked: [...checked],
    notChecked: [...notChecked].map(([id, needs]) => ({ id, needs })),
    asta: [...checked].some((id) => id.endsWith('asta')),
    notes: [...work.notes, ...new Set(ready.flatMap((each) => each.checked.flatMap(({ besides }) => besides ?? [])))],
  };
}
