/** The times for which a graha is lost in the Sun's rays, from its asta to its udaya. */
import type { Sky, TaraGraha } from '../engines/engine.ts';
import type { Span } from '../kernel/span.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import { nextChange } from './asta-search.ts';

export interface AstaSpan {
  readonly graha: TaraGraha;
  /** Null where it is not to be found: the graha was hidden through all of the time before, or never comes out there. */
  readonly asta: JdUt | null;
  readonly udaya: JdUt | null;
}

/** Mangala stays hidden longest, some four months; twice that where the ecliptic lies flat. */
const BEFORE_DAYS = 260;
const MINUTE = 1 / 1440;
/** Budha has seven in a year; in a year and a half of looking no more than this are found. */
const MOST = 60;

/** Those that touch a span, whole, in the order of their beginning. */
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
