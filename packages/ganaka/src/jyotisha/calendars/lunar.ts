/**
 * Lunar dates in both directions: the tithi at the sunrise of a civil day, and the civil day of a tithi. For a month
 * that the year does not have, the reason is returned.
 */

import { VIKRAM_MINUS_GREGORIAN } from '../../kernel/kali.ts';
import { type Span, span } from '../../kernel/span.ts';
import { type CivilDay, type JdUt, plusDays } from '../../kernel/units.ts';
import { isNone, type Sky } from '../../sky/engines/engine.ts';
import type { Paksha } from '../panchanga/angas/tithi.ts';
import { elongationAt, numberAt } from '../panchanga/angas/wheels.ts';
import type { MonthSystem } from '../panchanga/day/custom.ts';
import { civilDayOf } from '../panchanga/sankranti/sankranti.ts';
import { erasIn } from '../panchanga/year/eras.ts';
import {
  type Lunation,
  lunationAfter,
  lunationAround,
  purnimantaOf,
  tithiBegin,
} from '../panchanga/year/lunar-months.ts';
import { lunarYear } from '../panchanga/year/lunar-year.ts';

export const PAKSHAS = ['shukla', 'krishna'] as const;
export const YEAR_STARTS = ['chaitradi', 'kartikadi'] as const;
/** Whether the Samvat year begins with Chaitra or with Kartika. */
export type YearStart = (typeof YEAR_STARTS)[number];

/** One paksha of a lunar month, with its names. */
export interface LunarHalf {
  readonly month: Lunation;
  readonly paksha: Paksha;
  readonly masa: number;
  readonly adhika: boolean;
  readonly shaka: number;
  readonly samvat: number;
}

export interface LunarDate extends LunarHalf {
  /** The tithi within its paksha, 1–15. */
  readonly tithi: number;
  readonly span: Span;
  /** The civil days at whose sunrise the tithi runs. If there is none, the day in which the tithi begins and ends. */
  readonly dates: readonly [CivilDay, ...CivilDay[]];
  /** True if no sunrise falls in the tithi. */
  readonly kshaya: boolean;
}

/** A requested lunar date. */
export interface LunarDateQuery {
  /** The Shaka or the Samvat year; at least one is given. */
  readonly shaka?: number;
  readonly samvat?: number;
  readonly masa: number;
  readonly paksha: Paksha;
  readonly tithi: number;
  readonly adhika: boolean;
}

export interface LunarNaming {
  readonly months: MonthSystem;
  readonly yearStart: YearStart;
}

/**
 * The reason why a lunar date does not exist: the year has no such adhika month, or the month is kshaya and `instead`
 * contains its days.
 */
export type NoLunarDate =
  | { readonly reason: 'no_adhika' }
  | { readonly reason: 'kshaya_masa'; readonly instead: LunarHalf };

const TITHIS_IN_HALF = 15;

/** The tithi at the sunrise of a civil day, or at noon where the Sun does not rise. */
export function lunarDateOf(sky: Sky, day: CivilDay, naming: LunarNaming): LunarDate {
  const t = dawnOn(sky, day);
  const month = lunationAround(sky, t, elongationAt(sky, t));
  return dated(sky, month, numberAt(sky, 'tithi', t), naming);
}

/** The requested lunar date, or why there is none. */
export function lunarDay(sky: Sky, asked: LunarDateQuery, naming: LunarNaming): LunarDate | NoLunarDate {
  const halves = halvesOfYear(sky, asked, naming);
  const found = halves.find(
    ({ masa, paksha, adhika }) => masa === asked.masa && paksha === asked.paksha && adhika === asked.adhika,
  );
  if (found !== undefined)
    return dated(sky, found.month, asked.tithi + (found.paksha === 'krishna' ? TITHIS_IN_HALF : 0), naming);
  if (asked.adhika) return { reason: 'no_adhika' };
  const instead = halves.find(({ month, paksha }) => month.kshaya && paksha === asked.paksha);
  if (instead === undefined) throw new Error(`no month ${asked.masa} in the year ${asked.shaka ?? asked.samvat}`);
  return { reason: 'kshaya_masa', instead };
}

export const isLunarDate = (found: LunarDate | NoLunarDate): found is LunarDate => 'dates' in found;

/** The pakshas of the requested year, in order. */
export function halvesOfYear(
  sky: Sky,
  { shaka, samvat }: Pick<LunarDateQuery, 'shaka' | 'samvat'>,
  naming: LunarNaming,
): LunarHalf[] {
  const chaitradi = samvat ?? (shaka ?? 0) + SAMVAT_MINUS_SHAKA;
  // a year that begins with Kartika has its last months in the next year that begins with Chaitra
  const years = shaka === undefined && naming.yearStart === 'kartikadi' ? [chaitradi, chaitradi + 1] : [chaitradi];
  return years
    .flatMap((year) => monthsOfYear(sky, year))
    .flatMap((month) => PAKSHAS.map((paksha) => halfOf(sky, month, paksha, naming)))
    .filter((half) => (shaka === undefined ? half.samvat === samvat : half.shaka === shaka));
}

export const SAMVAT_MINUS_SHAKA = 135;
/** The Gregorian year in which a Shaka or Samvat year begins. */
export const gregorianOf = ({ shaka, samvat }: Pick<LunarDateQuery, 'shaka' | 'samvat'>): number =>
  (samvat ?? (shaka ?? 0) + SAMVAT_MINUS_SHAKA) - VIKRAM_MINUS_GREGORIAN;

/** The twelve or thirteen months of a year from Chaitra on; `samvat` is the Vikram year that begins with Chaitra. */
export function monthsOfYear(sky: Sky, samvat: number): Lunation[] {
  const { from, to } = lunarYear(sky, samvat);
  const months: Lunation[] = [];
  for (let month = lunationAround(sky, plusDays(from, 1)); month.from < to; month = lunationAfter(sky, month))
    months.push(month);
  return months;
}

function halfOf(sky: Sky, month: Lunation, paksha: Paksha, { months, yearStart }: LunarNaming): LunarHalf {
  const named = months === 'purnimanta' ? purnimantaOf(month, paksha === 'shukla' ? 1 : 1 + TITHIS_IN_HALF) : month;
  const { shaka, vikram, vikramKartikadi } = erasIn(sky, month);
  const samvat = yearStart === 'kartikadi' ? vikramKartikadi : vikram;
  return { month, paksha, masa: named.masa, adhika: named.adhika, shaka, samvat };
}

/** The date of a tithi. `number` is 1–30 from the new moon. */
function dated(sky: Sky, month: Lunation, number: number, naming: LunarNaming): LunarDate {
  const paksha = number <= TITHIS_IN_HALF ? 'shukla' : 'krishna';
  const running = span(tithiBegin(sky, month, number), tithiBegin(sky, month, number + 1));
  const [first, ...others] = daysDawningIn(sky, running);
  return {
    ...halfOf(sky, month, paksha, naming),
    tithi: number <= TITHIS_IN_HALF ? number : number - TITHIS_IN_HALF,
    span: running,
    dates: first === undefined ? [dayOfShort(sky, running)] : [first, ...others],
    kshaya: first === undefined,
  };
}

function daysDawningIn(sky: Sky, { from, to }: Span): CivilDay[] {
  const days: CivilDay[] = [];
  let day = plusDays(civilDayOf(sky, from), -1);
  for (; dawnOn(sky, day) < to; day = plusDays(day, 1)) if (dawnOn(sky, day) >= from) days.push(day);
  return days;
}

/** The day, from sunrise to sunrise, that contains a tithi without a sunrise. */
function dayOfShort(sky: Sky, { from }: Span): CivilDay {
  let day = plusDays(civilDayOf(sky, from), 1);
  while (dawnOn(sky, day) > from) day = plusDays(day, -1);
  return day;
}

/** The sunrise of a day, or true noon where the Sun does not rise. */
export function dawnOn(sky: Sky, day: CivilDay): JdUt {
  const sunrise = sky.sunrise(day);
  return isNone(sunrise) ? sky.noon(day) : sunrise;
}
