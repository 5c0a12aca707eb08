/**
 * The civil calendar of a region, and the rule of its solar months: by state in India, by time zone elsewhere. Where no
 * solar calendar is used, the civil calendar is the national one, and solar months begin by the sunset rule.
 */

import { cachedOn } from '../../kernel/caches.ts';
import type { Place } from '../../kernel/place.ts';
import { daysBetween } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { isInIndia, isInNepal } from '../panchanga/day/custom.ts';
import type { Moment } from '../panchanga/day/moment.ts';
import type { CalendarId, SolarCalendar } from './calendar.ts';
import { assam } from './catalog/assam.ts';
import { bangla } from './catalog/bangla.ts';
import { bikram } from './catalog/bikram.ts';
import { kollam } from './catalog/kollam.ts';
import { odia } from './catalog/odia.ts';
import { punjab } from './catalog/punjab.ts';
import { tamil } from './catalog/tamil.ts';
import { type MonthStart, monthStart, type Reckoning, reckoningOf, startOn } from './solar.ts';

export interface Land {
  readonly calendar: Exclude<CalendarId, 'lunar'>;
  /** A second calendar that is used in the region. */
  readonly beside?: 'nanakshahi';
  /** The calendar whose rule determines the solar months. */
  readonly solar: SolarCalendar;
}

const ownSolar = (solar: SolarCalendar): Land => ({ calendar: solar.id as Land['calendar'], solar });
const PUNJAB: Land = { ...ownSolar(punjab), beside: 'nanakshahi' };

/** The calendars by state, with the gazetteer's names. */
const OF_STATE: ReadonlyMap<string, Land> = new Map([
  ['Tamil Nadu', ownSolar(tamil)],
  ['Puducherry', ownSolar(tamil)],
  ['Kerala', ownSolar(kollam)],
  ['Lakshadweep', ownSolar(kollam)],
  ['West Bengal', ownSolar(bangla)],
  ['Tripura', ownSolar(bangla)],
  ['Andaman and Nicobar', ownSolar(bangla)],
  ['Assam', ownSolar(assam)],
  ['Odisha', ownSolar(odia)],
  ['Punjab', PUNJAB],
  ['Haryana', PUNJAB],
]);

const NEPAL: Land = ownSolar(bikram);
const BANGLADESH: Land = { calendar: 'bangladesh', solar: bangla };
const ELSEWHERE: Land = { calendar: 'shaka', solar: tamil };

const BANGLADESH_ZONES: ReadonlySet<string> = new Set(['Asia/Dhaka', 'Asia/Dacca']);

export function landOf(place: Place): Land {
  const { zone, state } = place;
  if (isInNepal(place)) return NEPAL;
  if (zone !== null && BANGLADESH_ZONES.has(zone)) return BANGLADESH;
  return (isInIndia(place) && state !== undefined ? OF_STATE.get(state) : undefined) ?? ELSEWHERE;
}

/**
 * The region's solar calendar under a Sky. The options of its printed form are used if the engine is the calendar's
 * own.
 */
export const reckoningHere = cachedOn(
  (sky: Sky): Reckoning => reckoningOf(skyFor(sky, landOf(sky.place).solar), landOf(sky.place).solar),
);

/** The Sky with the options of a calendar's printed form, if the engine is the calendar's own. */
export function skyFor(sky: Sky, { engine, options }: SolarCalendar): Sky {
  if (options === undefined || sky.engine.key !== engine) return sky;
  return Object.entries(options).every(([name, value]) => sky.options[name] === value) ? sky : sky.withOptions(options);
}

/** How the solar month of a moment's day began, by the rule of the region. */
export const solarStartOf = cachedOn(
  (moment: Moment): MonthStart => startOn(reckoningHere(moment.sky), moment.day.civil),
);

export interface SolarMonth {
  /** The rashi of the month, 1 = Mesha. */
  readonly number: number;
  /** The day of the month, from 1. */
  readonly day: number;
}

/** The solar month of a moment's day, by the rule of the region. */
export function solarMonthOf(moment: Moment): SolarMonth {
  const { rashi, first } = solarStartOf(moment);
  return { number: rashi, day: daysBetween(first, moment.day.civil) + 1 };
}

const KANYA = 6;
/**
 * The Parashurama era of Malabar, which is counted in cycles of a thousand years from the Sun's entry into Kanya in
 * 1176 BCE.
 */
const PARASHURAMA_MINUS_AD = 1176;

export interface ParashuramaYear {
  readonly year: number;
  /** The first civil day of the year. */
  readonly first: MonthStart['first'];
}

/** The Parashurama year of a moment's day. It is solar, so it changes on the first day of the month of Kanya. */
export function parashuramaYearOf(moment: Moment): ParashuramaYear {
  const solarYear = Math.floor((solarStartOf(moment).index - (KANYA - 1)) / 12);
  const { first } = monthStart(reckoningHere(moment.sky), solarYear * 12 + KANYA - 1);
  return { year: solarYear + PARASHURAMA_MINUS_AD, first };
}
