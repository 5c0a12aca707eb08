/**
 * Notes of a day: passages of the digests that name a Purana or a smriti, observances that a collection assigns to a
 * named Purana, the lords of the tithis, and the days on which the ages of the Manus and the
 * yugas began, by amanta month.
 * The observances follow the tithi at sunrise (or a tithi without a sunrise) and do not occur in an adhika month. The
 * beginnings of the ages have their own rule for the day and also occur in an adhika month.
 */
import type { CivilDay } from '../../../kernel/units.ts';
import { iast } from '../../../lexicon/script/iast.ts';
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
import {
  type Entry,
  PASSAGE_ROWS,
  type PassageRow,
  type PuranaKind,
  TITHI_LORDS_SA,
  TITHI_LORDS_SOURCE,
} from '../../../rules/tables/purana-passages.ts';
import type { AngaSpan } from '../angas/angas.ts';
import { inPaksha, type Paksha, pakshaOf } from '../angas/tithi.ts';
import { byLadder, type NirnayaDay } from '../nirnaya/nirnaya.ts';
import type { Masa } from '../year/lunar-months.ts';

export type PuranaNoteKind = PuranaKind | 'manvadi' | 'yugadi' | 'kalpadi' | 'tithi_deity';

export interface PuranaNote {
  readonly id: string;
  readonly kind: PuranaNoteKind;
  /** The name in Roman letters. */
  readonly name: string;
  readonly sa: string;
  /** The Purana or smriti that the source names; null if it names none. */
  readonly purana: string | null;
  /** The tithi of the note; null for a note on a yoga, on an entry of the Sun, or on Guru. */
  readonly tithi: number | null;
  readonly source: Source;
  /** The source that decided between two days, if the kala did not. */
  readonly tie?: Source;
}

export interface ManvadiYugadi extends PuranaNote {
  readonly kind: 'manvadi' | 'yugadi';
  readonly tithi: number;
}

const NONE: readonly never[] = [];
const key = (masa: number, tithi: number): number => masa * 100 + tithi;

const VRATAS = new Map<number, PuranaNote[]>();
const BEGINNINGS = new Map<number, ManvadiYugadi[]>();
const add = <T extends PuranaNote>(notes: Map<number, T[]>, masa: number, tithi: number, note: T): void => {
  const known = notes.get(key(masa, tithi));
  if (known === undefined) notes.set(key(masa, tithi), [note]);
  else known.push(note);
};
const beginning = (
  kind: ManvadiYugadi['kind'],
  name: string,
  sa: string,
  tithi: number,
  source: Source,
): ManvadiYugadi => ({
  id: kind,
  kind,
  name,
  sa,
  purana: null,
  tithi,
  source,
});
for (const [masa, tithi] of MANVADI)
  add(BEGINNINGS, masa, tithi, beginning('manvadi', 'manvādi', 'मन्वादि', tithi, MANVADI_SOURCE));
for (const [masa, tithi] of YUGADI)
  add(BEGINNINGS, masa, tithi, beginning('yugadi', 'yugādi', 'युगादि', tithi, YUGADI_SOURCE));
for (const row of PURANA_ROWS)
  add(VRATAS, row.masa, row.tithi, {
    id: idOf(row.name),
    kind: row.name.endsWith('kalpādiḥ') ? 'kalpadi' : 'vrata',
    name: row.name,
    sa: row.sa,
    purana: row.purana,
    tithi: row.tithi,
    source: sourceOf(row),
  });

/** An id from a name in Roman letters: `gaurī-tṛtīyā` is `gauri-trtiya`. */
function idOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');
}

/** The key of rows of every month. */
const ANY_MASA = 0;
const PASSAGES = new Map<number, PuranaNote[]>();
const passageNote = (row: PassageRow, tithi: number | null): PuranaNote => ({
  id: row.id,
  kind: row.kind,
  name: iast(row.sa),
  sa: row.sa,
  purana: row.purana,
  tithi,
  source: row.source,
});
for (const row of PASSAGE_ROWS)
  if ('tithis' in row.on)
    for (const tithi of row.on.tithis) add(PASSAGES, row.on.masa ?? ANY_MASA, tithi, passageNote(row, tithi));

/** The passages about one tithi of one amanta month. Those of a named month do not apply in an adhika month. */
export function passagesOf(month: Masa, tithi: number): readonly PuranaNote[] {
  const ofEvery = PASSAGES.get(key(ANY_MASA, tithi)) ?? NONE;
  const ofMonth = month.adhika ? NONE : (PASSAGES.get(key(month.masa, tithi)) ?? NONE);
  return ofMonth.length === 0 ? ofEvery : [...ofMonth, ...ofEvery];
}

/** What else a passage may be about: the yogas of a day, the sign that the Sun enters on it, the sign of Guru. */
export interface SkyOfDay {
  readonly yogas: readonly number[];
  readonly entered: number | null;
  readonly guru: number;
}

const [MESHA, KARKA, TULA, MAKARA] = [1, 4, 7, 10] as const;
const entryOf = (rashi: number): Entry | null => {
  if (rashi === KARKA) return 'dakshinayana';
  if (rashi === MAKARA) return 'uttarayana';
  if (rashi === MESHA || rashi === TULA) return 'vishuva';
  return rashi % 3 === 0 ? 'shadashiti' : null;
};
const isEntry = (wanted: Entry | 'any', entered: number | null): boolean =>
  entered !== null && (wanted === 'any' || wanted === entryOf(entered));

const OF_THE_SKY = PASSAGE_ROWS.filter(({ on }) => !('tithis' in on)).map((row) => ({
  row,
  note: passageNote(row, null),
}));

/** The passages about a yoga, an entry of the Sun, or Guru in a sign. */
export function passagesOfSky({ yogas, entered, guru }: SkyOfDay): readonly PuranaNote[] {
  return OF_THE_SKY.filter(({ row: { on } }) =>
    'yoga' in on
      ? yogas.includes(on.yoga)
      : 'entry' in on
        ? isEntry(on.entry, entered)
        : 'guru' in on && on.guru === guru,
  ).map(({ note }) => note);
}

/** The lord of a tithi; null for amavasya, for which the verse names none. */
export const tithiLordOf = (tithi: number): PuranaNote | null =>
  TITHI_LORDS[tithi === 30 ? -1 : inPaksha(tithi) - 1] ?? null;
const TITHI_LORDS: readonly PuranaNote[] = TITHI_LORDS_SA.map((sa, i) => ({
  id: `tithi-${i + 1}`,
  kind: 'tithi_deity',
  name: iast(sa),
  sa,
  purana: null,
  tithi: i + 1,
  source: TITHI_LORDS_SOURCE,
}));

function sourceOf({ purana, at }: PuranaRow): Source {
  return {
    confidence: 'secondary',
    work: purana,
    ...(at !== undefined && { at, kind: 'section' as const }),
    gist: 'purana.list_adyatithi',
  };
}

/** The observances of one tithi of one amanta month. */
export const puranaNotesOf = (month: Masa, tithi: number): readonly PuranaNote[] =>
  month.adhika ? NONE : (VRATAS.get(key(month.masa, tithi)) ?? NONE);

/** The beginnings of ages on one tithi of one amanta month, adhika or not. */
export const beginningsOf = (month: Masa, tithi: number): readonly ManvadiYugadi[] =>
  BEGINNINGS.get(key(month.masa, tithi)) ?? NONE;

const RULES: Readonly<Record<ManvadiYugadi['kind'], Readonly<Record<Paksha, AdiRule>>>> = {
  manvadi: { shukla: MANVADI_BRIGHT, krishna: MANVADI_DARK },
  yugadi: { shukla: YUGADI_BRIGHT, krishna: YUGADI_DARK },
};

export interface BeginningDay {
  readonly civil: CivilDay;
  /** The source that decided between two days; null if there was nothing to decide. */
  readonly tie: Source | null;
}

/** The day on which the beginning of an age is observed, for a tithi (1–30) that touches `day`. */
export function beginningDay(day: NirnayaDay, tithi: AngaSpan, id: ManvadiYugadi['kind']): BeginningDay {
  const { kala, ladder, clear } = RULES[id][pakshaOf(tithi.number)];
  const { civil, because } = byLadder(day, tithi, id, kala, ladder);
  return { civil, tie: because === ONLY_ONE_DAY || because.source === clear ? null : because.source };
}
