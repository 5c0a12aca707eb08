/** The input of the drawings of heliacal setting. */
import type { Samples } from './samples.ts';

export interface AstaGraha {
  readonly id: string;
  readonly sa: string;
  readonly name: string;
  readonly kalamsha: number | null;
  readonly limit: number;
  /** The limit while it is retrograde, if different. */
  readonly limitRetrograde: number;
  readonly said: string;
  readonly periods: readonly {
    readonly old: number;
    readonly asta: number;
    readonly udaya: number;
    readonly young: number;
    readonly label: string;
    readonly short: string;
    /** Whether it sets in the west and rises in the east: then it goes backward between. */
    readonly backward: boolean;
  }[];
}

export interface GrahaAstaState {
  readonly now: number;
  readonly samples: Samples;
  readonly grahas: readonly AstaGraha[];
  readonly months: readonly { readonly at: number; readonly label: string; readonly year: string }[];
  readonly words: {
    readonly band: string;
    readonly bandDesc: string;
    readonly gauge: string;
    readonly gaugeDesc: string;
    readonly west: string;
    readonly east: string;
    readonly today: string;
    readonly none: string;
  };
}

/** The scale ends here: farther from the Sun nothing is hidden. */
export const CLIP = 30;
/** The size of small letters in these drawings. */
export const SMALL = 13.3;
