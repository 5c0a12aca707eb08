/**
 * The sutak (vedha) of an eclipse at a place, Dharmasindhu 1, "vedha-vichara". It is counted in yamas (quarters of the
 * day or of the night), back from the yama in which the eclipse begins.
 * A solar eclipse has four yamas, a lunar eclipse three. If the Moon rises eclipsed in the evening, the sutak is the
 * four yamas of the daytime, from sunrise on. If the body sets eclipsed, the sutak ends at the next rising of the body.
 */

import { dayAt } from '../../kernel/civil.ts';
import { holds, type Span, span, split } from '../../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../../kernel/units.ts';
import type { Source } from '../../rules/source.ts';
import { isNone, type Sky } from '../../sky/engines/engine.ts';
import type { LocalEclipse } from './local.ts';

export const VEDHA: Source = {
  confidence: 'read-in-text',
  work: 'DS',
  at: '1, vedha-vichara',
  kind: 'section',
  gist: 'sutak.four_yamas_before_sun_three',
};

export interface Sutak extends Span {
  readonly yamas: 3 | 4;
}

/** The sutak; null if nothing of the eclipse is visible, or if the day has no sunrise or sunset. */
export function sutakOf(
  sky: Sky,
  kind: 'solar' | 'lunar',
  { seen, end, risesEclipsed, setsEclipsed }: Pick<LocalEclipse, 'seen' | 'end' | 'risesEclipsed' | 'setsEclipsed'>,
): Sutak | null {
  if (seen === null) return null;
  const yamas = kind === 'solar' || risesEclipsed ? 4 : 3;
  const day = dayAt(seen.from, sky.place.offsetHoursAt(seen.from));
  const quarters: Span[] = [];
  for (let n = -2; n <= 1; n++) quarters.push(...yamasOf(sky, plusDays(day, n)));
  const at = quarters.findIndex((quarter) => holds(quarter, seen.from));
  // the Moon rises within seconds of sunset, before or after it: in both cases the sutak begins with the sunrise of
  // that day
  const first = quarters[kind === 'lunar' && risesEclipsed ? at - (at % YAMAS_OF_A_DAY) : at - yamas];
  if (at < 0 || first === undefined) return null;
  const rising = setsEclipsed ? nextRising(sky, kind, seen.to) : null;
  return { from: first.from, to: rising ?? end, yamas };
}

const YAMAS_OF_A_DAY = 8;

/** The four quarters of the day and the four quarters of the night that follows. */
function yamasOf(sky: Sky, day: CivilDay): Span[] {
  const rise = sky.sunrise(day);
  const set = sky.sunset(day);
  const next = sky.sunrise(plusDays(day, 1));
  if (isNone(rise) || isNone(set) || isNone(next)) return [];
  return [...split(span(rise, set), 4), ...split(span(set, next), 4)];
}

function nextRising(sky: Sky, kind: 'solar' | 'lunar', after: JdUt): JdUt | null {
  if (kind === 'solar') return nextSunrise(sky, after);
  const rising = sky.moonrise(after, plusDays(after, 1.2));
  return isNone(rising) ? null : rising;
}

/** Tries the same date first: by the clock of a distant time zone, the Sun may set and rise again on one date. */
function nextSunrise(sky: Sky, after: JdUt): JdUt | null {
  const today = dayAt(after, sky.place.offsetHoursAt(after));
  for (const days of [0, 1]) {
    const rising = sky.sunrise(plusDays(today, days));
    if (!isNone(rising) && rising > after) return rising;
  }
  return null;
}
