/**
 * The words of reports: a sentence for each subject that is made only from its facts, the labels of the rules about
 * positions at birth, and the cautions about stones and gifts. The adjectives in a sentence are those of bands printed
 * in texts.
 */
import type { cautions } from '../languages/en/cautions.ts';
import type { IdOf } from '../names.ts';

export type GrahaId = IdOf<'graha'>;
/** The dignity of a graha in its rashi. */
export type SeatWord =
  | 'exalted'
  | 'moolatrikona'
  | 'own'
  | 'adhimitra'
  | 'mitra'
  | 'sama'
  | 'shatru'
  | 'adhishatru'
  | 'debilitated';
/** The bands that texts give for the bindus of a house. */
export type BindusWord = 'good' | 'middling' | 'low';

/** A house of the chart, or one counted from a graha. */
export interface PlaceFacts {
  readonly house: number;
  readonly counted: { readonly house: number; readonly from: GrahaId } | null;
  readonly rashi: number;
  readonly lord: GrahaId;
  readonly lordHouse: number;
  readonly occupants: readonly GrahaId[];
  readonly lookers: readonly GrahaId[];
  readonly bindus: number;
  readonly band: BindusWord;
}

/** A graha as lord of houses, as karaka, or as both. */
export interface GrahaFacts {
  readonly graha: GrahaId;
  readonly lordOf: readonly number[];
  readonly karaka: boolean;
  readonly house: number;
  readonly seat: SeatWord | null;
  readonly combust: boolean;
  readonly retrograde: boolean;
  /** The strength divided by the required strength; null for the nodes. */
  readonly ratio: number | null;
}

export type CautionId = keyof typeof cautions;

export interface ReportWords {
  readonly place: (facts: PlaceFacts) => string;
  readonly graha: (facts: GrahaFacts) => string;
  readonly cautions: Readonly<Record<CautionId, string>>;
}
