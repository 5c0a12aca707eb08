/** The options that every answer takes. */
import type { DateLike } from '../replies/options.ts';

/** Options of every answer. */
export interface AnswerOptions {
  /** `en` unless given: one code, or up to three with commas. Languages other than English are added first (`addLanguages`). */
  readonly lang?: string;
  /** Some answers say what runs today; the date of the clock at the place unless given. */
  readonly today?: DateLike;
}
