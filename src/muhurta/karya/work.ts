/** A work: its rows, its authority, and the details it accepts besides date and place. */

import type { CivilDay } from '../../kernel/units.ts';
import type { PlainNoteId } from '../../rules/note.ts';
import type { Source } from '../../rules/source.ts';
import type { MonthSystem } from '../spans/calendar.ts';
import type { Authority, Given, Row } from './row.ts';

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

/** What a request may add. */
export type KaryaParam =
  | 'kind'
  | 'direction'
  | 'facing'
  | 'janma_rashi'
  | 'janma_nakshatra'
  | 'child_date'
  | 'region'
  | 'asta';

/** A new house, or one that was lived in. */
export const KINDS = ['nava', 'jirna'] as const;
export type Kind = (typeof KINDS)[number];

export interface Work {
  readonly id: KaryaId;
  /** A work that the specification does not list. */
  readonly extension?: true;
  readonly principal: Authority;
  readonly also: readonly ('MC' | 'DS' | 'NS' | 'JN')[];
  readonly params: readonly KaryaParam[];
  readonly months: MonthSystem;
  /** The verses that give the work its rule. */
  readonly source: Source;
  /** Every clause of the work, whatever was given. */
  readonly rows: readonly Row[];
  /** Those of a day, if not all of them are checked. */
  readonly rowsOn?: (given: Given, day: CivilDay) => readonly Row[];
  /** A work of two kinds: the rows of each, and its verses. */
  readonly kinds?: Readonly<Record<Kind, { readonly rows: readonly Row[]; readonly source: Source }>>;
  /** Clauses that were left aside on a day or for a kind. */
  readonly otherwise?: (given: Given, day: CivilDay, kind: Kind | undefined) => string;
  /** A note on every day. */
  readonly notes: readonly PlainNoteId[];
}

/** Authorities that have their own must among the rows, besides what is common to all works. */
export const authoritiesOf = (rows: readonly Row[]): readonly Authority[] => {
  const found = new Set<Authority>();
  for (const { weight, by, id } of rows)
    if (weight === 'must' && !id.startsWith('all.')) for (const each of by) found.add(each);
  return [...found];
};
