/**
 * What the rule tables need of a day: its vara, its bounds and the runs of its angas. The class `Day` has all of these.
 */
import type { Span } from '../../../kernel/span.ts';
import type { NAKSHATRA } from '../../../lexicon/angas/nakshatra.ts';
import type { Anga, AngaSpan } from '../angas/angas.ts';

export type NakshatraId = (typeof NAKSHATRA)[number]['id'];

export interface RuleDay {
  /** From sunrise to the next sunrise. */
  readonly bounds: Span;
  /** The weekday, 1 = Sunday. */
  readonly weekday: number;
  transitions(anga: Anga): readonly AngaSpan[];
}
