/** Options that all functions of the library accept. */
import type { DateLike } from '../replies/options.ts';

export interface AnswerOptions {
  /**
   * One language code, or up to three with commas; default `en`. Other languages must be added first (`addLanguages`).
   */
  readonly lang?: string;
  /** The date of today, for answers that say what is current; by default that of the clock at the place. */
  readonly today?: DateLike;
}
