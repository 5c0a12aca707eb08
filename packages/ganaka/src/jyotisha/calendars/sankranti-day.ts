/**
 * The first civil day of the solar month that begins with a sankranti, by a rule. The cut-offs before and after the
 * sankranti are computed as instants and never compared as clock times. The margin says how close the decision was.
 */

import { midnightAt } from '../../kernel/place.ts';
import { type CivilDay, civilDay, daysBetween, type JdUt, plusDays } from '../../kernel/units.ts';
import { isNone, type Sky } from '../../sky/engines/engine.ts';
import { tithiNumberAt } from '../panchanga/angas/angas.ts';
import { doubtAt, meanNoon } from '../panchanga/day/dawn.ts';
import { eveningOf, lightAboutNoon } from '../panchanga/day/polar.ts';
import type { Sankranti } from '../panchanga/sankranti/sankranti.ts';
import type { Cutoff, CutoffKind, SankrantiRule, SunriseHorizon } from './calendar.ts';
import { centreAtHorizon } from './horizon.ts';

const MINUTES = 1440;
const APARAHNA = 3 / 5;
/** The approximate cut-off of a day, in days after its first midnight, where the search begins. */
const USUAL: Readonly<Record<CutoffKind, number>> = {
  aparahna: 0.6,
  sunset: 0.75,
  clock: 0.93,
  midnight: 1,
  sunrise: 1.25,
};

export interface CutoffAt {
  readonly kind: CutoffKind;
  readonly at: JdUt;
}

/** The civil day to which a sankranti belongs, and the cut-off nearest to it. */
interface Placed {
  readonly day: CivilDay;
  readonly nearest: JdUt;
}

export interface SankrantiDay {
  /** The first day of the month. */
  readonly day: CivilDay;
  /** The cut-off nearest to the sankranti. */
  readonly cutoff: CutoffAt;
  /** Minutes between the cut-off and the sankranti. */
  readonly marginMinutes: number;
  /** Whether the exception near midnight, by the tithi, moved the sankranti to another day than the clock gives. */
  readonly byTithi: boolean;
}

export function sankrantiDay(sky: Sky, { rashi, at }: Sankranti, rule: SankrantiRule): SankrantiDay {
  const own = rule.rashis?.find((each) => each.rashi === rashi);
  const cutoff = own?.cutoff ?? rule.cutoff;
  const placed = byHour(sky, cutoff, rule.horizon, at) ?? between(sky, cutoff, rule.horizon, at);
  const day = own === undefined ? nearMidnight(sky, { rashi, at }, placed, rule) : placed.day;
  return {
    day: plusDays(day, rule.plusDays),
    cutoff: { kind: cutoff.kind, at: placed.nearest },
    marginMinutes: Math.abs(daysBetween(placed.nearest, at)) * MINUTES,
    byTithi: day !== placed.day,
  };
}

/** The approximate cut-off of a day, in days from local mean noon. The other kinds are fixed clock times. */
const FROM_NOON: Readonly<Partial<Record<CutoffKind, number>>> = { aparahna: 0.05, sunset: 0.25, sunrise: 0.75 };

/**
 * Computes only the nearest cut-off, if the time of day shows clearly which one that is. Returns null if it does not,
 * or if the clock differs too much from the local time.
 */
function byHour(sky: Sky, cutoff: Cutoff, horizon: SunriseHorizon, at: JdUt): Placed | null {
  const fromNoon = FROM_NOON[cutoff.kind];
  const doubt = doubtAt(sky);
  if (fromNoon === undefined || doubt === undefined) return null;
  const guess = civilDay(Math.round(at + sky.place.tzHours / 24 - fromNoon));
  const day = plusDays(guess, Math.ceil(at - meanNoon(sky, guess) - fromNoon));
  const expected = meanNoon(sky, day) + fromNoon;
  const since = 1 - (expected - at);
  const until = expected - at;
  if (Math.abs(since - until) < 2 * doubt || since < 0 || until < 0) return null;
  const nearer = until < since ? day : plusDays(day, -1);
  const nearest = cutoffOf(sky, cutoff, horizon, nearer);
  if (Math.abs(nearest - (meanNoon(sky, nearer) + fromNoon)) > doubt) return null;
  return { day: at <= nearest ? nearer : plusDays(nearer, 1), nearest };
}

/** Finds the two cut-offs around the sankranti, both computed from the Sky. */
function between(sky: Sky, cutoff: Cutoff, horizon: SunriseHorizon, at: JdUt): Placed {
  const local = at + 0.5 + sky.place.offsetHoursAt(at) / 24;
  let day = civilDay(Math.floor(local - USUAL[cutoff.kind]) + 1);
  let since = cutoffOf(sky, cutoff, horizon, plusDays(day, -1));
  let until = cutoffOf(sky, cutoff, horizon, day);
  while (at > until) {
    day = plusDays(day, 1);
    since = until;
    until = cutoffOf(sky, cutoff, horizon, day);
  }
  while (at <= since) {
    day = plusDays(day, -1);
    until = since;
    since = cutoffOf(sky, cutoff, horizon, plusDays(day, -1));
  }
  return { day, nearest: daysBetween(since, at) < daysBetween(at, until) ? since : until };
}

/**
 * The instant that ends civil day `day` by the rule. Where the Sun does not rise or set, daylight is taken as six hours
 * before to six hours after noon.
 */
function cutoffOf(sky: Sky, cutoff: Cutoff, horizon: SunriseHorizon, day: CivilDay): JdUt {
  switch (cutoff.kind) {
    case 'midnight':
      return midnightAt(sky.place, plusDays(day, 1));
    case 'clock':
      return plusDays(midnightAt(sky.place, day), cutoff.hours / 24);
    case 'sunset':
      return duskOf(sky, day, horizon);
    case 'sunrise':
      return dawnOf(sky, plusDays(day, 1), horizon);
    case 'aparahna': {
      const dawn = dawnOf(sky, day, horizon);
      return plusDays(dawn, daysBetween(dawn, duskOf(sky, day, horizon)) * APARAHNA);
    }
  }
}

/** Sunrise, or six hours before true noon. */
function dawnOf(sky: Sky, day: CivilDay, horizon: SunriseHorizon): JdUt {
  const sunrise = horizon === 'centre' ? centreAtHorizon(sky, day, 'rise') : sky.sunrise(day);
  return sunrise === null || isNone(sunrise) ? lightAboutNoon(sky, day).from : sunrise;
}

/** Sunset, or six hours after true noon. */
function duskOf(sky: Sky, day: CivilDay, horizon: SunriseHorizon): JdUt {
  if (horizon === 'engine') return eveningOf(sky, day);
  return centreAtHorizon(sky, day, 'set') ?? lightAboutNoon(sky, day).to;
}

/**
 * The day of a sankranti near midnight. Within the minutes of the rule's exception the tithi decides on which side of
 * midnight it counts.
 */
function nearMidnight(
  sky: Sky,
  { rashi, at }: Sankranti,
  { day, nearest }: Placed,
  { nearMidnight: exception, horizon }: SankrantiRule,
): CivilDay {
  if (exception === undefined) return day;
  const minutes = daysBetween(nearest, at) * MINUTES;
  if (minutes < exception.fromMinutes || minutes > exception.toMinutes) return day;
  const before = at > nearest ? plusDays(day, -1) : day;
  if (exception.alwaysBefore?.includes(rashi)) return before;
  if (exception.alwaysAfter?.includes(rashi)) return plusDays(before, 1);
  const sunrise = dawnOf(sky, before, horizon);
  return tithiNumberAt(sky, sunrise) === tithiNumberAt(sky, at) ? before : plusDays(before, 1);
}
