/**
 * Purana day notes: the observances that a Purana is named for, and the days on which the ages of the Manus and the
 * yugas began, by amanta month. The observances follow the tithi at sunrise (and a tithi lost within the day) and are
 * not kept in an adhika month; the beginnings of the ages have a rule of their own for the day, and come in both months.
 */
import type { CivilDay } from '../kernel/units.ts';
import type { Source } from '../rules/source.ts';
import { ADI_BRIGHT, ADI_DARK, MANVADI, MANVADI_SOURCE, YUGADI, YUGADI_SOURCE } from '../rules/tables/manvadi.ts';
import { PURANA_ROWS, type PuranaRow } from '../rules/tables/purana-notes.ts';
import type { AngaSpan } from './angas.ts';
import type { Masa } from './months.ts';
import { dayByLadder, type NirnayaDay } from './nirnaya.ts';
import { pakshaOf } from './tithi.ts';

export interface PuranaNote {
  readonly id: 'vrata' | 'manvadi' | 'yugadi';
  /** Roman Sanskrit. */
  readonly name: string;
  readonly sa: string;
  readonly tithi: number;
  readonly source: Source;
}

const key = (masa: number, tithi: number): number => masa * 100 + tithi;

type Notes = Map<number, PuranaNote[]>;
const VRATAS: Notes = new Map();
const BEGINNINGS: Notes = new Map();
const add = (notes: Notes, masa: number, note: PuranaNote): void => {
  const known = notes.get(key(masa, note.tithi));
  if (known === undefined) notes.set(key(masa, note.tithi), [note]);
  else known.push(note);
};
for (const [masa, tithi] of MANVADI)
  add(BEGINNINGS, masa, { id: 'manvadi', name: 'manvādi', sa: 'मन्वादि', tithi, source: MANVADI_SOURCE });
for (const [masa, tithi] of YUGADI)
  add(BEGINNINGS, masa, { id: 'yugadi', name: 'yugādi', sa: 'युगादि', tithi, source: YUGADI_SOURCE });
for (const row of PURANA_ROWS)
  add(VRATAS, row.masa, { id: 'vrata', name: row.name, sa: row.sa, tithi: row.tithi, source: sourceOf(row) });

function sourceOf({ purana, at }: PuranaRow): Source {
  return {
    confidence: 'secondary',
    work: purana,
    ...(at !== undefined && { at, kind: 'section' as const }),
    gist: 'By the list adyatithi.',
  };
}

const NONE: readonly PuranaNote[] = [];

/** The observances of one tithi of one amanta month. */
export const puranaNotesOf = (month: Masa, tithi: number): readonly PuranaNote[] =>
  month.adhika ? NONE : (VRATAS.get(key(month.masa, tithi)) ?? NONE);

/** The ages that began on one tithi of one amanta month, adhika or not. */
export const beginningsOf = (month: Masa, tithi: number): readonly PuranaNote[] =>
  BEGINNINGS.get(key(month.masa, tithi)) ?? NONE;

/** The day on which the beginning of an age is kept, for a tithi (1–30) that touches `day`. */
export function beginningDay(day: NirnayaDay, tithi: AngaSpan): CivilDay {
  const { kala, ladder } = pakshaOf(tithi.number) === 'shukla' ? ADI_BRIGHT : ADI_DARK;
  return dayByLadder(day, tithi, 'manvadi', kala, ladder);
}
