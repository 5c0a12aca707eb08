/** The options of every answer. */
import type { DateLike } from '../types/options.generated.ts';

export const ANSWER_OPTIONS: readonly string[] = ['lang', 'today'];

/** Options of a day, a birth, a month or a year: the languages of its answers, and which day is today. */
export interface AnswerOptions {
  /**
   * One language code, or up to three with commas; default `en`. Other languages must be added first (`addLanguages`).
   */
  readonly lang?: string;
  /** The date of today, for answers that say what is current; by default that of the clock at the place. */
  readonly today?: DateLike;
}
