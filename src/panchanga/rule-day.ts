/** What the rule tables need of a day: its vara, its bounds and the runs of its angas. A Day is one. */
import type { Span } from '../kernel/span.ts';
import type { NAKSHATRA } from '../lexicon/nakshatra.ts';
import { VARA } from '../lexicon/vara.ts';
import type { Anga, AngaSpan } from './angas.ts';

export type VaraId = (typeof VARA)[number]['id'];
export type NakshatraId = (typeof NAKSHATRA)[number]['id'];

export interface RuleDay {
  /** Sunrise to next sunrise. */
  readonly bounds: Span;
  /** 1 = Sunday. */
  readonly weekday: number;
  transitions(anga: Anga): readonly AngaSpan[];
}

const VARA_IDS: readonly VaraId[] = VARA.map(({ id }) => id);

export function varaOf(weekday: number): VaraId {
  const id = VARA_IDS[weekday - 1];
  if (id === undefined) throw new Error(`no vara ${weekday}`);
  return id;
}
