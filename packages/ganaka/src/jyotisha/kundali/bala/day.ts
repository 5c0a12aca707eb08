/**
 * The facts of the day of birth for the strengths of time: whether it is day or night, the time elapsed, and the lords
 * of year, month, day and hora. The day runs from sunrise, so a birth before sunrise belongs to the day before.
 * If the Sun does not rise, daylight is from six hours before to six hours after true noon, and `conventional` is true.
 */

import { holds, type Span, span } from '../../../kernel/span.ts';
import { type CivilDay, daysBetween, type JdUt, plusDays } from '../../../kernel/units.ts';
import { isNone, type Sky } from '../../../sky/engines/engine.ts';
import { varaLord } from '../../panchanga/angas/vara.ts';
import { momentUnder } from '../../panchanga/day/moment.ts';
import { lightAboutNoon } from '../../panchanga/day/polar.ts';
import { HORAS, horaLord } from '../../panchanga/hours/hora.ts';
import type { Chart, Sapta } from '../chart/chart.ts';
import type { LORDSHIPS } from './tables.ts';

export type LordshipId = keyof typeof LORDSHIPS;

export interface BirthDay {
  /** The civil day of the last sunrise before the birth. */
  readonly civil: CivilDay;
  readonly byDay: boolean;
  /** The daylight or the night that contains the birth. */
  readonly part: Span;
  /** The elapsed share of that part, 0 to 1. */
  readonly gone: number;
  /** The distance from the nearest true noon, in days. */
  readonly fromNoonDays: number;
  /** Whether substitutes are used, because the Sun did not rise or set. */
  readonly conventional: boolean;
  readonly lords: Readonly<Record<LordshipId, Sapta>>;
}

export function birthDayOf({ sky, t, day: asked }: Chart): BirthDay {
  const { day } = momentUnder(sky, asked, t, 'time');
  const light = day.daylight;
  const noonDay = dayOfNearestNoon(sky, day.civil, t);
  const noon = sky.noon(noonDay);
  if (!isNone(light)) {
    if (holds(light, t)) return birthDay(day.civil, true, light, t, noon, false);
    const dark = t < light.from ? day.previousNight : day.night;
    if (!isNone(dark) && holds(dark, t)) return birthDay(day.civil, false, dark, t, noon, false);
  }
  const about = lightAboutNoon(sky, noonDay);
  if (holds(about, t)) return birthDay(noonDay, true, about, t, noon, true);
  return t < about.from
    ? birthDay(plusDays(noonDay, -1), false, span(plusDays(about.to, -1), about.from), t, noon, true)
    : birthDay(noonDay, false, span(about.to, plusDays(about.from, 1)), t, noon, true);
}

function dayOfNearestNoon(sky: Sky, day: CivilDay, t: JdUt): CivilDay {
  const since = daysBetween(sky.noon(day), t);
  return Math.abs(since) <= 0.5 ? day : plusDays(day, since > 0 ? 1 : -1);
}

function birthDay(civil: CivilDay, byDay: boolean, part: Span, t: JdUt, noon: JdUt, conventional: boolean): BirthDay {
  const gone = Math.min(Math.max(daysBetween(part.from, t) / daysBetween(part.from, part.to), 0), LAST_MOMENT);
  const hora = Math.floor(gone * HORAS) + 1 + (byDay ? 0 : HORAS);
  const days = ahargana(civil);
  const weekday = weekdayAfter(days);
  return {
    civil,
    byDay,
    part,
    gone,
    fromNoonDays: Math.abs(daysBetween(noon, t)),
    conventional,
    lords: {
      abda: varaLord(weekdayAfter(Math.floor(days / YEAR_DAYS) * YEAR_DAYS)),
      masa: varaLord(weekdayAfter(Math.floor(days / MONTH_DAYS) * MONTH_DAYS)),
      vara: varaLord(weekday),
      hora: horaLord(weekday, hora),
    },
  };
}

const LAST_MOMENT = 1 - 1e-12;

/**
 * The lord of a year is the lord of the day on which its 360 days began; a month has 30 days (Surya-siddhanta I.51-52).
 */
const YEAR_DAYS = 360;
const MONTH_DAYS = 30;
/** The whole days from the creation, which was on a Sunday, to the Kali age. */
const DAYS_BEFORE_KALI = 714_402_296_627;
const FIRST_DAY_OF_KALI = 588_466; // 18 February 3102 BCE (Julian), a Friday; the Julian day number of its noon
const ahargana = (civil: CivilDay): number => civil - FIRST_DAY_OF_KALI + DAYS_BEFORE_KALI;
/** The weekday after this many days from a Sunday; 1 = Sunday. */
const weekdayAfter = (days: number): number => (days % 7) + 1;
