/** The times for which a graha is hidden in the Sun's rays, from its asta to its udaya. */

import type { Span } from '../../../kernel/span.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import type { Sky, TaraGraha } from '../../../sky/engines/engine.ts';
import { nextChange } from './asta-search.ts';

export interface AstaSpan {
  readonly graha: TaraGraha;
  /** Null if the graha was already hidden when the search began. */
  readonly asta: JdUt | null;
  /** Null if the graha does not become visible again at this place. */
  readonly udaya: JdUt | null;
}

/**
 * How many days before the span the search begins. Mars is hidden longest: about four months, or twice as long far in
 * the north or south.
 */
const BEFORE_DAYS = 260;
const MINUTE = 1 / 1440;
/** The largest number of changes in a search. Mercury has about fourteen in a year. */
const MOST = 60;

/** The times that overlap a span, complete and in order of their start. */
export function astaSpans(sky: Sky, graha: TaraGraha, { from, to }: Span): AstaSpan[] {
  const found: AstaSpan[] = [];
  let t = plusDays(from, -BEFORE_DAYS);
  let asta: JdUt | null = null;
  let hidden = !sky.kalamsha(graha, t).visible;
  for (let round = 0; round < MOST && (t < to || hidden); round++) {
    const change = nextChange(sky, graha, t);
    if (change?.event === 'asta') {
      if (change.at >= to) break;
      asta = change.at;
      hidden = true;
    } else if (hidden) {
      const udaya = change?.at ?? null;
      if (udaya === null || udaya > from) found.push({ graha, asta, udaya });
      hidden = false;
    }
    if (change === null) break;
    t = plusDays(change.at, MINUTE);
  }
  return found;
}
