/**
 * The lunar eclipse of a purnima, if it is visible at the place. It forbids some rites and moves the hour of others.
 */

import { type Span, span } from '../../../kernel/span.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import { isNone } from '../../../sky/engines/engine.ts';
import { localLunar } from '../../grahana/local.ts';
import { lunarEclipse } from '../../grahana/lunar.ts';
import type { FestivalYear } from '../year.ts';

/**
 * The span from first to last contact, if some of the eclipse is visible; otherwise null. Penumbral eclipses do not
 * count.
 */
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
