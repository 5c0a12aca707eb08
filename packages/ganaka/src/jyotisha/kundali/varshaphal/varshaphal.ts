/**
 * The native's Tajika year (the yearly chart). It begins when the Sun returns to its sidereal longitude at birth. This
 * instant is a root of the engine's own Sun; it is not found by adding year lengths.
 * The chart of that instant at the birth place gives the muntha (the progressed lagna), the five office-bearers, the
 * lord of the year and the mudda dashas. We had no Tajika text. All of it is common practice, with the variants named
 * in docs/KUNDALI.md.
 */

import { dateOf, dayAt } from '../../../kernel/civil.ts';
import { whenReaches } from '../../../kernel/search.ts';
import { type CivilDay, daysBetween, type JdUt, plusDays } from '../../../kernel/units.ts';
import type { Source } from '../../../rules/source.ts';
import { type Graha, isNone, type Sky } from '../../../sky/engines/engine.ts';
import { type Chart, chartOf, houseFrom, lordOf, nakshatraOf, rashiAt, type Sapta } from '../chart/chart.ts';
import { elapsedPart } from '../dasha/dasha.ts';
import { MUDDA, MUDDA_YEAR_DAYS, TRI_RASHI } from '../tables/tajika.ts';
import { harshaBala, panchaVargiya } from './tajika-bala.ts';

const SUN_DEG_PER_DAY = 0.985609; // mean sidereal motion, only a first guess

/** The instant at which `completed` years after birth are complete. */
export const returnOf = (natal: Chart, completed: number): JdUt =>
  completed === 0
    ? natal.t
    : whenReaches(
        (t) => natal.sky.longitude('surya', t),
        natal.grahas.surya.longitude,
        plusDays(natal.t, completed * natal.sky.siderealYearDays),
        SUN_DEG_PER_DAY,
      );

/** The number of years completed at the return in a Gregorian year at the place; negative before birth. */
export function completedIn(natal: Chart, year: number): number {
  const guess = year - dateOf(natal.day).year;
  // the return drifts by a day in seventy years, so for a birth near New Year it can fall into the neighbouring year
  return [guess, guess - 1, guess + 1].find((n) => yearAt(natal.sky, returnOf(natal, n)) === year) ?? guess;
}

/** The number of years completed at `t`. */
export function completedAt(natal: Chart, t: JdUt): number {
  const guess = Math.floor(daysBetween(natal.t, t) / natal.sky.siderealYearDays);
  if (returnOf(natal, guess) > t) return guess - 1;
  return returnOf(natal, guess + 1) <= t ? guess + 1 : guess;
}

/**
 * The other return in the same Gregorian year at the place, or null. A leap year can contain one return in its first
 * hours and another in its last.
 */
export function otherReturnIn(natal: Chart, year: number, completed: number): JdUt | null {
  const beside = [completed - 1, completed + 1].filter((n) => n >= 0).map((n) => returnOf(natal, n));
  return beside.find((at) => yearAt(natal.sky, at) === year) ?? null;
}

const yearAt = (sky: Sky, t: JdUt): number => dateOf(dayAt(t, sky.place.offsetHoursAt(t))).year;

/**
 * Whether the Sun is up, by sunrise and sunset around the nearest noon. If one of them is missing, far north or south,
 * the Sun counts as up only if it is always up.
 */
export function isByDay(sky: Sky, t: JdUt): boolean {
  const civil = dayAt(t, sky.place.offsetHoursAt(t));
  const fromNoon = (day: CivilDay): number => Math.abs(daysBetween(sky.noon(day), t));
  const day = [plusDays(civil, -1), plusDays(civil, 1)].reduce(
    (best, each) => (fromNoon(each) < fromNoon(best) ? each : best),
    civil,
  );
  const rise = sky.sunrise(day);
  const set = sky.sunset(day);
  const risen = isNone(rise) ? rise.none === 'always_up' : rise <= t;
  const notSet = isNone(set) ? set.none === 'always_up' : t < set;
  return risen && notSet;
}

export const OFFICES = ['muntha', 'natal_lagna', 'year_lagna', 'tri_rashi', 'dina_ratri'] as const;
export type Office = (typeof OFFICES)[number];

export interface YearLordCandidate {
  readonly office: Office;
  readonly graha: Sapta;
  /** The house in the year's chart. A graha in house 2, 6, 8 or 12 does not aspect the lagna. */
  readonly house: number;
  readonly aspectsLagna: boolean;
  readonly strength: number;
}

export interface MuddaDasha {
  readonly lord: Graha;
  readonly from: JdUt;
  readonly to: JdUt;
}

export interface Varshaphal {
  readonly completed: number;
  readonly at: JdUt;
  readonly chart: Chart;
  readonly byDay: boolean;
  readonly muntha: { readonly rashi: number; readonly house: number; readonly lord: Sapta };
  readonly candidates: readonly YearLordCandidate[];
  readonly varshesha: Sapta;
  readonly because: 'strongest_aspecting_lagna' | 'strongest_none_aspecting';
  readonly harshaBala: Readonly<Record<Sapta, number>>;
  readonly panchaVargiya: Readonly<Record<Sapta, number>>;
  /** The full periods of the lords, from the return on. */
  readonly mudda: readonly MuddaDasha[];
  /** The same lords with the Moon's balance at birth, as in Jagannatha Hora. */
  readonly muddaWithBalance: readonly MuddaDasha[];
}

export function varshaphal(natal: Chart, completed: number): Varshaphal {
  const at = returnOf(natal, completed);
  const chart = chartOf(natal.sky, at);
  const byDay = isByDay(natal.sky, at);
  const muntha = rashiAt(natal.lagnaRashi, (completed % 12) + 1);
  const strength = panchaVargiya(chart);
  const candidates = officeBearers(natal, chart, muntha, byDay, strength);
  const looking = candidates.filter((each) => each.aspectsLagna);
  const lord = strongest(looking.length > 0 ? looking : candidates);
  const next = returnOf(natal, completed + 1);
  return {
    completed,
    at,
    chart,
    byDay,
    muntha: { rashi: muntha, house: houseFrom(chart.lagnaRashi, muntha), lord: lordOf(muntha) },
    candidates,
    varshesha: lord.graha,
    because: looking.length > 0 ? 'strongest_aspecting_lagna' : 'strongest_none_aspecting',
    harshaBala: harshaBala(chart, byDay),
    panchaVargiya: strength,
    mudda: muddaFrom(natal, completed, at, next, 0),
    muddaWithBalance: muddaFrom(natal, completed, at, next, elapsedPart(natal.grahas.chandra.longitude)),
  };
}

const WITHOUT_ASPECT: readonly number[] = [2, 6, 8, 12];

function officeBearers(
  natal: Chart,
  year: Chart,
  muntha: number,
  byDay: boolean,
  strength: Readonly<Record<Sapta, number>>,
): YearLordCandidate[] {
  const triRashi = TRI_RASHI[byDay ? 'day' : 'night'][year.lagnaRashi - 1];
  if (triRashi === undefined) throw new Error(`no rashi ${year.lagnaRashi}`);
  const holders: Readonly<Record<Office, Sapta>> = {
    muntha: lordOf(muntha),
    natal_lagna: lordOf(natal.lagnaRashi),
    year_lagna: lordOf(year.lagnaRashi),
    tri_rashi: triRashi,
    dina_ratri: lordOf(year.grahas[byDay ? 'surya' : 'chandra'].rashi),
  };
  return OFFICES.map((office) => {
    const graha = holders[office];
    const { house } = year.grahas[graha];
    return { office, graha, house, aspectsLagna: !WITHOUT_ASPECT.includes(house), strength: strength[graha] };
  });
}

/** The strongest candidate; among equals the holder of the earlier office. */
const strongest = (candidates: readonly YearLordCandidate[]): YearLordCandidate =>
  candidates.reduce((best, each) => (each.strength > best.strength ? each : best));

/**
 * Nine periods from the lord of (nakshatra + years − 2). `gone` is the part of the first period that has elapsed at the
 * return.
 */
function muddaFrom(natal: Chart, completed: number, at: JdUt, next: JdUt, gone: number): MuddaDasha[] {
  const first = (((nakshatraOf(natal.grahas.chandra.longitude) + completed - 3) % 9) + 9) % 9;
  const dayOfMudda = daysBetween(at, next) / MUDDA_YEAR_DAYS;
  const periods: MuddaDasha[] = [];
  let from = at;
  for (let n = 0; n < MUDDA.length; n++) {
    const entry = MUDDA[(first + n) % MUDDA.length];
    if (entry === undefined) break;
    const [lord, days] = entry;
    if (n === 0) from = plusDays(at, -gone * days * dayOfMudda);
    const to = plusDays(from, days * dayOfMudda);
    periods.push({ lord, from, to });
    from = to;
  }
  return periods;
}

export const TAJIKA_SOURCE: Source = {
  confidence: 'general-knowledge',
  gist: 'varshaphal.return_sun_muntha_rashi_year',
};
