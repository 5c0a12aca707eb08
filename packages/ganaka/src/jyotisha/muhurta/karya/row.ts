/**
 * A clause of an undertaking consists of one or more rows. A row has a weight, a scope (`cut`), a condition, the
 * details it needs, and the verse. Rows with the same id are parts of one clause: for example a ban and the milder
 * fault that remains where the text relents.
 */

import type { CivilDay } from '../../../kernel/units.ts';
import type { PlainNoteId } from '../../../rules/note.ts';
import type { GistId, Source } from '../../../rules/source.ts';
import type { WorkId } from '../../../rules/works.ts';
import type { Quarter } from '../spans/hours.ts';
import type { AstaRule } from '../spans/place-events.ts';
import type { HourCondition } from '../spans/when.ts';

/**
 * must: an hour in which the condition does not hold is in no window. avoid: a fault that the text itself softens; the
 * hour stays, but its grade falls to madhyama. prefer: a merit; it is counted and removes nothing.
 */
export type Weight = 'must' | 'avoid' | 'prefer';

/**
 * day: decided once, at sunrise. window: splits the day where the condition changes. hole: a short gap that is left out
 * of a window without splitting the window. lagna: decided for each rising sign within a window.
 */
export type Cut = 'day' | 'window' | 'hole' | 'lagna';

/** The kind of details that a row needs in addition to date and place. */
export type DetailNeed =
  | 'date_place'
  | 'birth'
  | 'child'
  | 'house'
  | 'direction'
  | 'region'
  | 'stars'
  | 'hours_by'
  | 'shakha';

/** The texts whose rules are sufficient by themselves: Muhurta Chintamani and Dharmasindhu. */
export type Authority = 'MC' | 'DS';

/** Which hours an undertaking may have if no text speaks of them: those of daylight, or any. */
export const HOURS_BY = ['day', 'any'] as const;
export type HoursBy = (typeof HOURS_BY)[number];

/** The Vedas by which the Dharmasindhu gives weekdays and nakshatras of upanayana (04/07, 04/08). */
export const SHAKHAS = ['rigveda', 'yajurveda', 'samaveda', 'atharvaveda'] as const;
export type Shakha = (typeof SHAKHAS)[number];
export const VARNAS = ['brahmana', 'kshatriya', 'vaishya'] as const;
export type ChildVarna = (typeof VARNAS)[number];

/** The details that the request gives in addition to date and place. */
export interface UndertakingDetails {
  readonly asta: AstaRule;
  readonly direction?: Quarter;
  readonly facing?: Quarter;
  readonly janmaRashi?: number;
  readonly janmaNakshatra?: number;
  readonly childDay?: CivilDay;
  readonly region?: RegionId;
  readonly wedding?: WeddingDetails;
  readonly hoursBy?: HoursBy;
  readonly shakha?: Shakha;
  readonly varna?: ChildVarna;
}

/** Details of bride and groom, and whether the four additional nakshatras of Haradatta are admitted. */
export interface WeddingDetails {
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
/** The regions in which some faults apply that do not apply elsewhere. */
export type RegionId = (typeof REGIONS)[number];

export interface KaryaRow {
  readonly id: string;
  readonly weight: Weight;
  readonly cut: Cut;
  /** Returns the condition of the row, or null if a detail it needs was not given. */
  readonly condition: (given: UndertakingDetails) => HourCondition | null;
  readonly needs: DetailNeed;
  /** The texts that have this rule. */
  readonly by: readonly Authority[];
  readonly source: Source;
  /** A note about something in the verse that is not checked and could still change the day. */
  readonly besides: PlainNoteId | null;
}

interface More {
  readonly needs?: DetailNeed;
  readonly by?: readonly Authority[];
  readonly besides?: PlainNoteId;
}

type ConditionSource = HourCondition | ((given: UndertakingDetails) => HourCondition | null);

const row =
  (weight: Weight) =>
  (
    id: string,
    cut: Cut,
    told: ConditionSource,
    source: Source,
    { needs = 'date_place', by = authorityOf(source), besides }: More = {},
  ): KaryaRow => ({
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

/** Remembers the result of `make` for each key, such as a direction, so that each condition is built once. */
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

/** A verse of the Muhurta Chintamani as a source. */
export const mc = (at: string, gist: GistId, verse?: string): Source => read('MC', at, gist, verse);
/** A passage of the Jyotirnibandha, by chapter and the number of the verse in it. */
export const jn = (at: string, gist: GistId, verse?: string): Source => read('JN', at, gist, verse);
/** The same for a verse whose printed reading was corrected. */
export const mended = (at: string, gist: GistId, verse?: string): Source => read('MC', at, gist, verse, true);
