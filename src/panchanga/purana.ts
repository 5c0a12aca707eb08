/**
 * Purana day notes: the observances that a Purana is named for, and the days on which the ages of the Manus and the
 * yugas began. They follow the amanta month and the tithi at sunrise (and a tithi lost within the day); an adhika month
 * has none.
 */
import type { Source } from '../rules/source.ts';
import { MANVADI, MANVADI_SOURCE, YUGADI, YUGADI_SOURCE } from '../rules/tables/manvadi.ts';
import { PURANA_ROWS, type PuranaRow } from '../rules/tables/purana-notes.ts';
import type { Masa } from './months.ts';

export interface PuranaNote {
  readonly id: 'vrata' | 'manvadi' | 'yugadi';
  /** Roman Sanskrit. */
  readonly name: string;
  readonly sa: string;
  readonly tithi: number;
  readonly source: Source;
}

const key = (masa: number, tithi: number): number => masa * 100 + tithi;

const NOTES = new Map<number, PuranaNote[]>();
const add = (masa: number, note: PuranaNote): void => {
  const known = NOTES.get(key(masa, note.tithi));
  if (known === undefined) NOTES.set(key(masa, note.tithi), [note]);
  else known.push(note);
};
for (const [masa, tithi] of MANVADI)
  add(masa, { id: 'manvadi', name: 'manvādi', sa: 'मन्वादि', tithi, source: MANVADI_SOURCE });
for (const [masa, tithi] of YUGADI)
  add(masa, { id: 'yugadi', name: 'yugādi', sa: 'युगादि', tithi, source: YUGADI_SOURCE });
for (const row of PURANA_ROWS)
  add(row.masa, { id: 'vrata', name: row.name, sa: row.sa, tithi: row.tithi, source: sourceOf(row) });

function sourceOf({ purana, at }: PuranaRow): Source {
  return {
    confidence: 'secondary',
    work: purana,
    ...(at !== undefined && { at, kind: 'section' as const }),
    gist: 'Referred to this Purana by the collection adyatithi.',
  };
}

/** The notes of one tithi of one amanta month. */
export const puranaNotesOf = (month: Masa, tithi: number): readonly PuranaNote[] =>
  month.adhika ? [] : (NOTES.get(key(month.masa, tithi)) ?? []);
