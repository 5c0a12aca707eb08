/**
 * What the rule tables need of a day: its vara, its bounds and the runs of its angas. The class `Day` has all of these.
 */
import type { Span } from '../kernel/span.ts';
import type { NAKSHATRA } from '../lexicon/nakshatra.ts';
import { VARA } from '../lexicon/vara.ts';
import type { Anga, AngaSpan } from './angas.ts';

export type VaraId = (typeof VARA)[number]['id'];
export type NakshatraId = (typeof NAKSHATRA)[number]['id'];

export interface RuleDay {
  /** From sunrise to the next sunrise. */
  readonly bounds: Span;
  /** The weekday, 1 = Sunday. */
  readonly weekday: number;
  transitions(anga: Anga): readonly AngaSpan[];
}

const VARA_IDS: readonly VaraId[] = VARA.map(({ id }) => id);

export function varaOf(weekday: number): VaraId {
  const id = VARA_IDS[weekday - 1];
  if (id === undefined) throw new Error(`no vara ${weekday}`);
  return id;
}
