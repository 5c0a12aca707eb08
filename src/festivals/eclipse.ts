/**
 * The lunar eclipse of a purnima, as far as it is visible at the place: it bars some rites and moves the hour of
 * others.
 */
import { isNone } from '../engines/engine.ts';
import { localLunar } from '../grahana/local.ts';
import { lunarEclipse } from '../grahana/lunar.ts';
import { type Span, span } from '../kernel/span.ts';
import { type JdUt, plusDays } from '../kernel/units.ts';
import type { FestivalYear } from './year.ts';

/** From contact to contact if some of it is visible; null if there is none. A penumbral eclipse is not observed. */
export function lunarEclipseSeen({ sky }: FestivalYear, fullMoon: JdUt): Span | null {
  const own = sky.siddhanticEclipses(plusDays(fullMoon, -1), plusDays(fullMoon, 1));
  if (!isNone(own)) {
    const found = own.find(({ kind, seen }) => kind === 'lunar' && seen);
    return found === undefined ? null : span(found.begin, found.end);
  }
  const eclipse = lunarEclipse(sky, fullMoon);
  if (eclipse === null || eclipse.type === 'penumbral' || eclipse.partial === null) return null;
  return localLunar(sky, eclipse)?.seen ? eclipse.partial : null;
}
