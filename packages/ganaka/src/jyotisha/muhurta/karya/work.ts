/**
 * An undertaking (karya): its rows, its principal authority, and the details that it accepts in addition to date and
 * place.
 */

import type { CivilDay } from '../../../kernel/units.ts';
import type { PlainNoteId } from '../../../rules/note.ts';
import type { Source } from '../../../rules/source.ts';
import type { MonthSystem } from '../../panchanga/day/custom.ts';
import type { LagnaReliefs } from './need.ts';
import type { Authority, HoursBy, KaryaRow, UndertakingDetails } from './row.ts';

export const KARYAS = [
  'griha_pravesha',
  'bhumi_pujan',
  'vyavasaya',
  'yatra',
  'namakarana',
  'vahana',
  'vidyarambha',
  'puja',
  'shalya',
  'upanayana',
  'chudakarana',
  'annaprashana',
  'karnavedha',
  'simanta',
  'kupa',
  'dvara',
] as const;
export type KaryaId = (typeof KARYAS)[number];

/** The query parameters that an undertaking may accept. */
export type KaryaParam =
  | 'kind'
  | 'direction'
  | 'facing'
  | 'janma_rashi'
  | 'janma_nakshatra'
  | 'child_date'
  | 'region'
  | 'asta'
  | 'hours_by'
  | 'shakha'
  | 'varna';

/** nava: a new house. jirna: a house in which people have lived before. */
export const KINDS = ['nava', 'jirna'] as const;
export type KaryaKind = (typeof KINDS)[number];

export interface KaryaWork {
  readonly id: KaryaId;
  /** Set if the specification does not list the undertaking. */
  readonly extension?: true;
  readonly principal: Authority;
  readonly also: readonly ('MC' | 'DS' | 'NS' | 'JN')[];
  readonly params: readonly KaryaParam[];
  readonly months: MonthSystem;
  /**
   * Which hours are considered if the request does not say: daylight for the samskaras by common practice, otherwise
   * any. `text`: the undertaking has a verse about its hours, which decides.
   */
  readonly hours: HoursBy | 'text';
  /** The verses from which the rule of the undertaking is taken. */
  readonly source: Source;
  /** Every row of the undertaking, whatever details were given. */
  readonly rows: readonly KaryaRow[];
  /** The rows that are checked on a day, if not all of them are. */
  readonly rowsOn?: (given: UndertakingDetails, day: CivilDay) => readonly KaryaRow[];
  /** The verses that excuse faults of the rising sign, for an undertaking that has such verses. */
  readonly lifting?: LagnaReliefs;
  /** For an undertaking of two kinds: the rows and the verses of each kind. */
  readonly kinds?: Readonly<Record<KaryaKind, { readonly rows: readonly KaryaRow[]; readonly source: Source }>>;
  /** Returns the detail, day or kind with which the clauses would be checked that were not checked here. */
  readonly otherwise?: (given: UndertakingDetails, day: CivilDay, kind: KaryaKind | undefined) => string;
  /** Notes that are added to every day. */
  readonly notes: readonly PlainNoteId[];
}

/** The authorities that have a must of their own among the rows, in addition to the rows of all undertakings. */
export const authoritiesOf = (rows: readonly KaryaRow[]): readonly Authority[] => {
  const found = new Set<Authority>();
  for (const { weight, by, id } of rows)
    if (weight === 'must' && !id.startsWith('all.')) for (const each of by) found.add(each);
  return [...found];
};
