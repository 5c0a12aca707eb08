/** What the second chapter gives for a graha: its mean and true place, its motion, and the steps between them. */
import type { PhalaStep } from './phala.ts';

export type SiddhantaLuminary = 'surya' | 'chandra';

export interface LuminaryPlace {
  readonly mean: number;
  readonly apsis: number;
  readonly longitude: number;
  readonly phala: number;
  /** Degrees per day by the text's rule (II.47-49). */
  readonly motionByText: number;
  readonly steps: readonly PhalaStep[];
}

export interface TaraPlace {
  readonly mean: number;
  readonly apsis: number;
  readonly node: number;
  readonly sighrocca: number;
  readonly longitude: number;
  /** Degrees, north positive (II.56-57). */
  readonly latitude: number;
  readonly nodeDistance: number;
  /** Hypotenuse of the fourth operation, in minutes. */
  readonly karna: number;
  /** Degrees per day by the text's rule (II.47-51). */
  readonly mandaMotion: number;
  readonly motionByText: number;
  readonly steps: readonly [PhalaStep, PhalaStep, PhalaStep, PhalaStep];
}

/** Position and motion of one of the five planets, without the steps of the computation. */
export type TaraOnItsWay = Pick<TaraPlace, 'longitude' | 'latitude' | 'motionByText'>;
