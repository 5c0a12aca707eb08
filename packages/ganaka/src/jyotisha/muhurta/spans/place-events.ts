/**
 * Events that belong to a place rather than to a day: asta and udaya of Jupiter and Venus, and visible eclipses. They
 * are searched once for each block of some months and cached for the engine, its options and the place. A year of days
 * therefore needs only a few searches.
 */

import { arc } from '../../../kernel/angle.ts';
import { cachedOn } from '../../../kernel/caches.ts';
import { signChanges } from '../../../kernel/search.ts';
import { type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import type { Kalamsha, Sky } from '../../../sky/engines/engine.ts';
import { type SeenEclipse, seenEclipses } from '../../grahana/seen.ts';
import { inAlmanac } from '../../panchanga/angas/almanac.ts';
import { nextChange } from '../../panchanga/graha-asta/asta-search.ts';

/** The two grahas whose asta bars undertakings. */
export type AstaGraha = 'guru' | 'shukra';
/**
 * How asta is decided. kalamsha: by the engine's own limits. longitude: by the distance in longitude that some almanacs
 * state. almanac: by kalamsha with the lower limits at which almanacs already show the two as visible.
 */
export const ASTA_RULES = ['kalamsha', 'longitude', 'almanac'] as const;
export type AstaRule = (typeof ASTA_RULES)[number];

/**
 * These limits are practice, not from a text. Twelve dates of Shukra's asta and udaya that newspapers printed in
 * 2020-2026 have a kalamsha of 6.3 to 8.3 at Delhi (one 4.6), two of Guru 9.4 and 9.9.
 */
export const ALMANAC_LIMIT_DEG: Readonly<Record<AstaGraha, number>> = { guru: 10, shukra: 7 };

export interface AstaEvent {
  readonly event: 'asta' | 'udaya';
  readonly at: JdUt;
  /** Whether the graha is visible in the east, before sunrise. */
  readonly inEast: boolean;
}

/** By the rule of longitude a graha is set while it is nearer to the Sun than this. */
const LONGITUDE_LIMIT_DEG: Readonly<Record<AstaGraha, number>> = { guru: 11, shukra: 10 };

/** The events of a place that have been computed. */
interface PlaceEvents {
  readonly astas: Map<string, readonly AstaEvent[]>;
  readonly eclipses: Map<number, readonly SeenEclipse[]>;
}

const BLOCK_DAYS = 128;
const MINUTE = 1 / 1440;
/** A graha is hidden for at least a week, and its distance from the Sun changes direction only far from the limit. */
const STEP_DAYS = 3;
/**
 * With the lower limits of almanacs Shukra may be hidden for only a few days when it is far north or south of the
 * ecliptic.
 */
const ALMANAC_STEP_DAYS = 1;
const MOST_PLACES = 64;
/** The number of cached blocks, some centuries, at which the table of a place is emptied. */
const MOST_BLOCKS = 2000;

const places = inAlmanac(() => new Map<string, PlaceEvents>());

const eventsAt = cachedOn((sky: Sky): PlaceEvents => {
  const known = places(sky);
  const key = `${sky.place.latDeg} ${sky.place.lonDeg}`;
  const here = known.get(key) ?? { astas: new Map(), eclipses: new Map() };
  known.delete(key);
  known.set(key, here); // the most recently used place is last, and the first is dropped
  const [oldest] = known.keys();
  if (known.size > MOST_PLACES && oldest !== undefined) known.delete(oldest);
  return here;
});

/** Returns the events between `from` and `to`, computing the blocks that are not yet cached. */
function gathered<K, T extends { readonly at: JdUt }>(
  table: Map<K, readonly T[]>,
  from: JdUt,
  to: JdUt,
  keyOf: (block: number) => K,
  find: (from: JdUt, to: JdUt) => readonly T[],
): T[] {
  const found: T[] = [];
  for (let block = Math.floor(from / BLOCK_DAYS); block * BLOCK_DAYS < to; block++) {
    const key = keyOf(block);
    let known = table.get(key);
    if (known === undefined) {
      if (table.size >= MOST_BLOCKS) table.clear();
      known = find(jdUt(block * BLOCK_DAYS), jdUt((block + 1) * BLOCK_DAYS));
      table.set(key, known);
    }
    for (const each of known) if (each.at >= from && each.at < to) found.push(each);
  }
  return found;
}

/** Returns every asta and udaya of a graha in [from, to). */
export const astaEvents = (sky: Sky, graha: AstaGraha, rule: AstaRule, from: JdUt, to: JdUt): AstaEvent[] =>
  gathered(
    eventsAt(sky).astas,
    from,
    to,
    (block) => `${graha} ${rule} ${block}`,
    (a, b) => FOUND_BY[rule](sky, graha, a, b),
  );

function byKalamsha(sky: Sky, graha: AstaGraha, from: JdUt, to: JdUt): AstaEvent[] {
  const found: AstaEvent[] = [];
  for (let t = from; t < to; ) {
    const change = nextChange(sky, graha, t, sky.kalamsha(graha, t), to);
    if (change === null || change.at >= to) break;
    found.push({ event: change.event, at: change.at, inEast: isInEast(sky, graha, change.at) });
    t = plusDays(change.at, MINUTE);
  }
  return found;
}

type Search = (sky: Sky, graha: AstaGraha, from: JdUt, to: JdUt) => AstaEvent[];

/** Finds the instants at which a graha crosses a limit in either direction. */
const byClearance =
  (clearance: (sky: Sky, graha: AstaGraha, t: JdUt) => number, stepDays: number): Search =>
  (sky, graha, from, to) => {
    const clear = (t: JdUt): number => clearance(sky, graha, t);
    return signChanges(clear, from, to, stepDays).map((at) => ({
      event: clear(plusDays(at, MINUTE)) > 0 ? 'udaya' : 'asta',
      at,
      inEast: isInEast(sky, graha, at),
    }));
  };

/**
 * Returns how far a graha is beyond the almanacs' limit. If it is visible by the engine's own limit, the result is
 * positive.
 */
export function degreesAboveAlmanac({ deg, visible }: Kalamsha, graha: AstaGraha): number {
  const beyond = deg - ALMANAC_LIMIT_DEG[graha];
  return visible ? Math.max(beyond, SEEN_DEG) : beyond;
}
/** Any positive number, which means beyond the limit. */
const SEEN_DEG = 0.01;

/** The difference in longitude between a graha and the Sun, in degrees. */
const apart = (sky: Sky, graha: AstaGraha, t: JdUt): number =>
  Math.abs(arc(sky.longitude('surya', t), sky.longitude(graha, t)));

/** Whether a graha rises before the Sun, because it is west of the Sun in longitude. */
const isInEast = (sky: Sky, graha: AstaGraha, t: JdUt): boolean =>
  arc(sky.longitude('surya', t), sky.longitude(graha, t)) < 0;

/** Returns how far a graha is beyond the limit by longitude; negative while it is hidden by the Sun. */
export const degreesBeyondLimit = (sky: Sky, graha: AstaGraha, t: JdUt): number =>
  apart(sky, graha, t) - LONGITUDE_LIMIT_DEG[graha];

const FOUND_BY: Readonly<Record<AstaRule, Search>> = {
  kalamsha: byKalamsha,
  longitude: byClearance(degreesBeyondLimit, STEP_DAYS),
  almanac: byClearance(
    (sky, graha, t) => degreesAboveAlmanac(sky.expectedKalamsha(graha, t), graha),
    ALMANAC_STEP_DAYS,
  ),
};

/** The eclipses visible at the place in [from, to). */
export const eclipsesHere = (sky: Sky, from: JdUt, to: JdUt): SeenEclipse[] =>
  gathered(
    eventsAt(sky).eclipses,
    from,
    to,
    (block) => block,
    // the middle of the visible part may be some hours from the geocentric middle, so the search has a margin of a day
    (a, b) => seenEclipses(sky, plusDays(a, -1), plusDays(b, 1)).filter(({ at }) => at >= a && at < b),
  );
