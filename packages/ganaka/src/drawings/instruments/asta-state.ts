/** The input of the drawings of asta (heliacal setting). */
import type { Samples } from '../kit/samples.ts';

export interface AstaGrahaState {
  readonly id: string;
  readonly sa: string;
  readonly name: string;
  readonly kalamsha: number | null;
  readonly limit: number;
  /** The limit while the graha is retrograde. */
  readonly limitRetrograde: number;
  readonly said: string;
  readonly periods: readonly {
    readonly old: number;
    readonly asta: number;
    readonly udaya: number;
    readonly young: number;
    readonly label: string;
    readonly short: string;
    /** Whether the graha sets in the west and rises in the east. In that case it is retrograde in between. */
    readonly backward: boolean;
  }[];
}

export interface GrahaAstaState {
  readonly now: number;
  readonly samples: Samples;
  readonly grahas: readonly AstaGrahaState[];
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

/** The end of the scale in degrees; a graha farther from the Sun than this is always visible. */
export const CLIP = 30;
/** The size of small letters in these drawings. */
export const SMALL = 13.3;
