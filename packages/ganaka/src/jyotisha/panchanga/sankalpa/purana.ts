/**
 * Notes of a day: observances that are assigned to a named Purana, and the days on which the ages of the Manus and the
 * yugas began, by amanta month.
 * The observances follow the tithi at sunrise (or a tithi without a sunrise) and do not occur in an adhika month. The
 * beginnings of the ages have their own rule for the day and also occur in an adhika month.
 */
import type { CivilDay } from '../../../kernel/units.ts';
import { ONLY_ONE_DAY } from '../../../rules/ladder.ts';
import type { Source } from '../../../rules/source.ts';
import {
  type AdiRule,
  MANVADI,
  MANVADI_BRIGHT,
  MANVADI_DARK,
  MANVADI_SOURCE,
  YUGADI,
  YUGADI_BRIGHT,
  YUGADI_DARK,
  YUGADI_SOURCE,
} from '../../../rules/tables/manvadi.ts';
import { PURANA_ROWS, type PuranaRow } from '../../../rules/tables/purana-notes.generated.ts';
import type { AngaSpan } from '../angas/angas.ts';
import { type Paksha, pakshaOf } from '../angas/tithi.ts';
import { byLadder, type NirnayaDay } from '../nirnaya/nirnaya.ts';
import type { Masa } from '../year/lunar-months.ts';

export interface PuranaNote {
  readonly id: 'vrata' | 'manvadi' | 'yugadi';
  /** The name in Roman letters. */
  readonly name: string;
  readonly sa: string;
  readonly tithi: number;
  readonly source: Source;
  /** The source that decided between two days, if the kala did not. */
  readonly tie?: Source;
}

export interface ManvadiYugadi extends PuranaNote {
  readonly id: 'manvadi' | 'yugadi';
}

const key = (masa: number, tithi: number): number => masa * 100 + tithi;

const VRATAS = new Map<number, PuranaNote[]>();
const BEGINNINGS = new Map<number, ManvadiYugadi[]>();
const add = <T extends PuranaNote>(notes: Map<number, T[]>, masa: number, note: T): void => {
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
    gist: 'purana.list_adyatithi',
  };
}

const NONE: readonly never[] = [];

/** The observances of one tithi of one amanta month. */
export const puranaNotesOf = (month: Masa, tithi: number): readonly PuranaNote[] =>
  month.adhika ? NONE : (VRATAS.get(key(month.masa, tithi)) ?? NONE);

/** The beginnings of ages on one tithi of one amanta month, adhika or not. */
export const beginningsOf = (month: Masa, tithi: number): readonly ManvadiYugadi[] =>
  BEGINNINGS.get(key(month.masa, tithi)) ?? NONE;

const RULES: Readonly<Record<ManvadiYugadi['id'], Readonly<Record<Paksha, AdiRule>>>> = {
  manvadi: { shukla: MANVADI_BRIGHT, krishna: MANVADI_DARK },
  yugadi: { shukla: YUGADI_BRIGHT, krishna: YUGADI_DARK },
};

export interface BeginningDay {
  readonly civil: CivilDay;
  /** The source that decided between two days; null if there was nothing to decide. */
  readonly tie: Source | null;
}

/** The day on which the beginning of an age is observed, for a tithi (1–30) that touches `day`. */
export function beginningDay(day: NirnayaDay, tithi: AngaSpan, id: ManvadiYugadi['id']): BeginningDay {
  const { kala, ladder, clear } = RULES[id][pakshaOf(tithi.number)];
  const { civil, because } = byLadder(day, tithi, id, kala, ladder);
  return { civil, tie: because === ONLY_ONE_DAY || because.source === clear ? null : because.source };
}
