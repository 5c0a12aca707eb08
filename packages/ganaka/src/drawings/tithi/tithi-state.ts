/** The input of the drawings of a tithi's decision. */
import type { Samples } from '../kit/samples.ts';

export interface TithiWindow {
  readonly start: string;
  readonly end: string;
  readonly covered: number;
}

export interface TithiState {
  readonly now: number;
  readonly offsetMs: number;
  readonly samples: Samples;
  /** The id of the chosen kala. */
  readonly kala: string;
  readonly tithi: {
    readonly number: number;
    readonly sa: string;
    readonly name: string;
    readonly start: string;
    readonly end: string;
  };
  readonly names: readonly string[];
  readonly kalas: readonly {
    readonly id: string;
    readonly sa: string;
    readonly name: string;
    readonly night: boolean;
  }[];
  readonly days: readonly {
    readonly label: string;
    readonly weekday: string;
    readonly sunrise: string | null;
    readonly sunset: string | null;
    readonly next: string | null;
    readonly spans: readonly {
      readonly number: number;
      readonly sa: string;
      readonly name: string;
      readonly start: string;
      readonly end: string;
    }[];
    readonly windows: Readonly<Record<string, TithiWindow | null>>;
  }[];
  /** The moments of the ruler: their labels and instants. */
  readonly moments: readonly { readonly word: string; readonly at: number; readonly high: boolean }[];
  readonly words: {
    readonly wheel: string;
    readonly wheelDesc: string;
    readonly ruler: string;
    readonly rulerDesc: string;
    readonly days: string;
    readonly daysDesc: string;
    readonly sun: string;
    readonly ahead: string;
    readonly full: string;
    readonly dark: string;
    readonly now: string;
    readonly sunset: string;
    readonly noSun: string;
  };
}

/** The size of small letters in these drawings. */
export const SMALL = 13.6;
