/** What a row of the special-yoga table may look at. Tithis are places in the paksha, 1–15, good for both pakshas. */
import type { Source } from '../../rules/source.ts';
import type { NakshatraId, VaraId } from '../rule-day.ts';

export type PerVara<T> = Readonly<Record<VaraId, T>>;

export type Pattern =
  | { readonly by: 'vara_nakshatra'; readonly nakshatras: PerVara<readonly NakshatraId[]> }
  | { readonly by: 'vara_tithi'; readonly tithis: Partial<PerVara<readonly number[]>> }
  | {
      readonly by: 'vara_tithi_nakshatra';
      readonly varas: readonly VaraId[];
      readonly tithis: readonly number[];
      readonly nakshatras: readonly NakshatraId[];
    }
  | { readonly by: 'tithi_nakshatra'; readonly pairs: readonly (readonly [number, readonly NakshatraId[]])[] }
  /** The Moon's nakshatra counted inclusively from the Sun's. */
  | { readonly by: 'count_from_sun'; readonly counts: readonly number[] }
  /** Tithis of the bright half by lunar month, Chaitra first; an adhika month has none. */
  | { readonly by: 'masa_bright_tithi'; readonly tithis: readonly (readonly number[])[] }
  /** The first ghatikas of a tithi. */
  | { readonly by: 'start_of_tithi'; readonly ghatis: Readonly<Record<number, number>> }
  /** The first ghatikas of one of the 27 yogas, or a share of it. */
  | { readonly by: 'start_of_yoga'; readonly parts: Readonly<Record<number, { ghatis: number } | { share: number }>> };

export interface YogaRow {
  readonly id: string;
  /** Mixed: it multiplies good and bad alike. */
  readonly quality: 'shubha' | 'ashubha' | 'mixed';
  readonly pattern: Pattern;
  /** The tithi that spoils the yoga on each vara. */
  readonly badhaka?: PerVara<number>;
  readonly source: Source;
}
