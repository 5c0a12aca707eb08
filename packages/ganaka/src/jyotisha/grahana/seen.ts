/**
 * The eclipses visible at a place. An eclipse counts only where it is seen (Dharmasindhu 1, grahana). Each engine uses
 * its own rules; the modern engines use geometry. A penumbral eclipse counts as not visible.
 */

import type { Span } from '../../kernel/span.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';
import { isNone, type Sky } from '../../sky/engines/engine.ts';
import type { BarringEclipse } from '../panchanga/badhaka/badhaka-periods.ts';
import { localOf } from './local.ts';
import { sunNearNode } from './syzygy.ts';
import { type Eclipse, eclipsesBetween } from './year.ts';

export interface SeenEclipse extends BarringEclipse {
  /** The covered part of the diameter at maximum at this place. */
  readonly magnitude: number;
}

/** The visible eclipses whose middle, as seen from the Earth's centre, is in [from, to). */
export function seenEclipses(sky: Sky, from: JdUt, to: JdUt): SeenEclipse[] {
  const own = sky.siddhanticEclipses(from, to);
  if (isNone(own)) return eclipsesBetween(sky, from, to).flatMap((each) => seenFrom(sky, each));
  return own.flatMap(({ kind, type, magnitude, greatest, begin, end, seen }) =>
    seen === null
      ? []
      : [
          {
            kind,
            total: type === 'total',
            magnitude,
            at: greatest,
            risesEclipsed: seen.from > begin,
            setsEclipsed: seen.to < end,
          },
        ],
  );
}

function seenFrom(sky: Sky, eclipse: Eclipse): SeenEclipse[] {
  if (eclipse.type === 'penumbral') return [];
  const local = localOf(sky, eclipse);
  if (local === null || local.seen === null) return [];
  const { maximum, magnitude, risesEclipsed, setsEclipsed } = local;
  return [{ kind: eclipse.kind, total: magnitude >= 1, magnitude, at: maximum, risesEclipsed, setsEclipsed }];
}

/** The spans in which eclipses are visible at the place, for the eclipses whose middle is in [from, to). */
export function seenSpans(sky: Sky, from: JdUt, to: JdUt): { readonly kind: 'solar' | 'lunar'; readonly seen: Span }[] {
  const own = sky.siddhanticEclipses(from, to);
  const found = isNone(own)
    ? eclipsesBetween(sky, from, to).map((each) => ({
        kind: each.kind,
        seen: each.type === 'penumbral' ? null : (localOf(sky, each)?.seen ?? null),
      }))
    : own;
  return found.flatMap(({ kind, seen }) => (seen === null ? [] : [{ kind, seen }]));
}

/** An eclipse lasts a few hours, so its middle is within a day of any instant in it. */
const REACH_DAYS = 1;

/** Whether an eclipse is visible at this place at the instant. */
export function isEclipseSeenAt(sky: Sky, t: JdUt): boolean {
  if (!sunNearNode(sky, t, REACH_DAYS)) return false;
  const [from, to] = [plusDays(t, -REACH_DAYS), plusDays(t, REACH_DAYS)];
  const own = sky.siddhanticEclipses(from, to);
  const seen = isNone(own)
    ? eclipsesBetween(sky, from, to).map((each) => (each.type === 'penumbral' ? null : localOf(sky, each)?.seen))
    : own.map((each) => each.seen);
  return seen.some((span) => span !== null && span !== undefined && span.from <= t && t <= span.to);
}
