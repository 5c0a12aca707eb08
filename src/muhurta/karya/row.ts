/**
 * A clause of a work is a row: its weight, where it cuts, its condition, the details it needs, and the verse. Rows with
 * one id are parts of one clause (a ban, and its milder remainder where the text relents).
 */

import type { CivilDay } from '../../kernel/units.ts';
import type { PlainNoteId } from '../../rules/note.ts';
import type { GistId, Source } from '../../rules/source.ts';
import type { WorkId } from '../../rules/works.ts';
import type { Quarter } from '../spans/hours.ts';
import type { AstaRule } from '../spans/place-events.ts';
import type { Condition } from '../spans/when.ts';

/**
 * must: an hour in which it does not hold is in no window. avoid: a fault that its own text softens; the hour stays,
 * its grade falls to madhyama. prefer: printed as good; it is counted, and removes nothing.
 */
export type Weight = 'must' | 'avoid' | 'prefer';

/**
 * day: decided once, at sunrise. window: splits the day at its own changes. hole: short, left out of a window without
 * splitting it. lagna: decided for each rising sign inside a window.
 */
export type Cut = 'day' | 'window' | 'hole' | 'lagna';

/** What must be known besides date and place. */
export type Need = 'date_place' | 'birth' | 'child' | 'house' | 'direction' | 'region' | 'stars';

/** Those whose rules are sufficient by themselves. */
export type Authority = 'MC' | 'DS';

/** The given details besides date and place. */
export interface Given {
  readonly asta: AstaRule;
  readonly direction?: Quarter;
  readonly facing?: Quarter;
  readonly janmaRashi?: number;
  readonly janmaNakshatra?: number;
  readonly childDay?: CivilDay;
  readonly region?: RegionId;
  readonly wedding?: Wedding;
}

/** Of bride and groom, and whether the four more stars of Haradatta are admitted. */
export interface Wedding {
  readonly boyRashi?: number;
  readonly girlRashi?: number;
  readonly boyNakshatra?: number;
  readonly girlNakshatra?: number;
  readonly haradatta: boolean;
}

export const REGIONS = [
  'madhyadesha',
  'huna_banga_khasha',
  'beas_sutlej_pushkara',
  'konkana_magadha_gauda_sindhu',
] as const;
/** Regions in which only some faults apply. */
export type RegionId = (typeof REGIONS)[number];

export interface Row {
  readonly id: string;
  readonly weight: Weight;
  readonly cut: Cut;
  /** A must, a fault, or a merit. Null if what it needs was not given. */
  readonly condition: (given: Given) => Condition | null;
  readonly needs: Need;
  /** By whose rule; some are the same in both. */
  readonly by: readonly Authority[];
  readonly source: Source;
  /** What else its verse says that is not checked: a note on a day that it could still change. */
  readonly besides: PlainNoteId | null;
}

interface More {
  readonly needs?: Need;
  readonly by?: readonly Authority[];
  readonly besides?: PlainNoteId;
}

type Told = Condition | ((given: Given) => Condition | null);

const row =
  (weight: Weight) =>
  (
    id: string,
    cut: Cut,
    told: Told,
    source: Source,
    { needs = 'date_place', by = authorityOf(source), besides }: More = {},
  ): Row => ({
    id,
    weight,
    cut,
    condition: typeof told === 'function' ? told : () => told,
    needs,
    by,
    source,
    besides: besides ?? null,
  });

export const must = row('must');
export const avoid = row('avoid');
export const prefer = row('prefer');

export const BOTH: readonly Authority[] = ['MC', 'DS'];

function authorityOf(source: Source): readonly Authority[] {
  if (!('work' in source)) return [];
  return source.work === 'MC' || source.work === 'DS' ? [source.work] : [];
}

/** The condition for a direction, a facing and so on, built once each. */
export const once = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

const read = (work: WorkId, at: string, gist: GistId, verse?: string, emended?: true): Source => ({
  confidence: 'read-in-text',
  work,
  at,
  gist,
  ...(verse !== undefined && { verse }),
  ...(emended && { emended }),
});

/** A verse of the Muhurta Chintamani. */
export const mc = (at: string, gist: GistId, verse?: string): Source => read('MC', at, gist, verse);
/** A verse whose reading was mended. */
export const mended = (at: string, gist: GistId, verse?: string): Source => read('MC', at, gist, verse, true);
