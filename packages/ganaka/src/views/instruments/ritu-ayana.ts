/**
 * The Sun's way north and south: equinoxes and solstices by the text, season and ayana (half-year) by the signs and by
 * the equinox, and the oscillation of the ayanamsa.
 */

import { norm360 } from '../../kernel/angle.ts';
import { dateOf, dayAt, dayOf } from '../../kernel/civil.ts';
import { type JdUt, jdUt } from '../../kernel/units.ts';
import { declinationOf } from '../../sky/engines/siddhantic/triprashna.ts';
import { OBLIQUITY_DEG, SINE_OF_OBLIQUITY } from '../../sky/engines/siddhantic/units.ts';
import { ayanamsaAt } from '../../sky/engines/surya-siddhanta/siddhanta.ts';
import { clock, deg6, round3 } from '../../text/format.ts';
import { notesReplyOf } from '../../text/sentences/notes.ts';
import { type At, momentOf, type SiddhantaMoment, TEXT } from '../siddhanta/moment.ts';
import { rituOf } from '../siddhanta/surya-chakra.ts';
import { sunOf } from '../siddhanta/triprashna.ts';
import { view } from '../view.ts';
import { samplesOf } from './fields.ts';
import type { rituAyanaYantraReply } from './ritu-ayana.reply.ts';
import { SUN_DEG_PER_DAY, sunAt, sunReaches } from './sun-course.ts';
import { ayanaNumber } from './surya-chakra.ts';

const YEAR_DAYS = 365.25875648;
export const FIELDS = ['declination', 'longitude'] as const;
/**
 * The oscillation of the ayanamsa (III.9-12): six hundred times in a mahayuga, 27 degrees to either side, zero at the
 * year 3600 of Kali.
 */
const KALI_YEAR = -3101;
const SWING_YEARS = 7200;
const QUARTER = SWING_YEARS / 4;

/** The last time the Sun entered and the next time it leaves the part of the circle in which it is at `t`. */
function around(moment: SiddhantaMoment, from: number, sizeDeg: number, sayana: boolean) {
  const { t, place } = moment;
  const gone = norm360(sunAt(moment, t, sayana) - from);
  const start = sunReaches(moment, from, jdUt(t - gone / SUN_DEG_PER_DAY), sayana);
  const end = sunReaches(moment, from + sizeDeg, jdUt(t + (sizeDeg - gone) / SUN_DEG_PER_DAY), sayana);
  return { start: clock(place, start), end: clock(place, end) };
}

/**
 * The instant in the civil year at which the Sun reaches `deg`. The text's equinoxes drift through the calendar, by
 * weeks in distant ages, so that an instant near New Year can fall in the neighbouring year. If the year has none, the
 * nearest one is returned.
 */
function inYear(moment: SiddhantaMoment, year: number, deg: number, near: JdUt, sayana: boolean): JdUt {
  const { place } = moment;
  const nearest = sunReaches(moment, deg, near, sayana);
  const yearOf = (t: JdUt): number => dateOf(dayAt(t, place.offsetHoursAt(t))).year;
  const off = yearOf(nearest) - year;
  if (off === 0) return nearest;
  const beside = sunReaches(moment, deg, jdUt(nearest - off * YEAR_DAYS), sayana);
  return yearOf(beside) === year ? beside : nearest;
}

const NEAR = [
  { month: 3, day: 22 },
  { month: 6, day: 23 },
  { month: 9, day: 25 },
  { month: 12, day: 23 },
] as const;

export function rituAyanaOf(at: At) {
  const moment = momentOf(at);
  const { say, days, day, place, t, ganita } = moment;
  const sun = sunOf(moment);
  const { year } = dateOf(day);
  const ayanamsa = ayanamsaAt(days);
  const later = ayanamsaAt(days + YEAR_DAYS);
  const ritu = Math.floor(norm360(sun.longitude - 270) / 60) * 60 + 270;
  const half = (longitude: number): number => (norm360(longitude - 270) < 180 ? 270 : 90);
  // the first season, Vasanta (spring), begins with Mina
  const start = sunReaches(moment, 330, jdUt(t - norm360(sun.longitude - 330) / SUN_DEG_PER_DAY), false);
  return {
    text: TEXT,
    at: clock(place, t),
    obliquity: OBLIQUITY_DEG,
    obliquity_jya: SINE_OF_OBLIQUITY,
    declination: {
      degrees: Math.abs(deg6(sun.declination)),
      direction: sun.declination < 0 ? ('south' as const) : ('north' as const),
      verse: 'II.28',
    },
    ayanamsa: {
      degrees: deg6(ayanamsa),
      yearly_seconds: round3(Math.abs(later - ayanamsa) * 3600),
      direction: later >= ayanamsa ? ('increasing' as const) : ('decreasing' as const),
      verse: 'III.9-12',
    },
    longitude: deg6(sun.longitude),
    sayana_longitude: deg6(sun.tropical),
    points: NEAR.map((near, i) => ({
      kind: i % 2 === 0 ? ('vishuva' as const) : ('ayana' as const),
      at: clock(place, inYear(moment, year, i * 90, jdUt(dayOf({ year, ...near })), true)),
      sayana_longitude: i * 90,
      verse: 'III.9-12',
    })),
    sankranti_points: NEAR.map((near, i) => ({
      rashi: say.named('rashi', i * 3 + 1),
      at: clock(place, inYear(moment, year, i * 90, jdUt(dayOf({ year, ...near }) + 22), false)),
      verse: 'XIV.7-10',
    })),
    ritu: { ...say.named('ritu', rituOf(sun.longitude)), ...around(moment, ritu, 60, false), verse: 'XIV.9-10' },
    ayana: {
      sidereal: {
        ...say.named('ayana', ayanaNumber(sun.longitude)),
        ...around(moment, half(sun.longitude), 180, false),
        verse: 'XIV.9',
      },
      sayana: {
        ...say.named('ayana', ayanaNumber(sun.tropical)),
        ...around(moment, half(sun.tropical), 180, true),
        verse: 'III.9-12',
      },
    },
    swing: swingOf(),
    samples: samplesOf(place, { start, stepMinutes: 7200, count: 74 }, FIELDS, (each) => [
      deg6(declinationOf(ganita.jya, sunAt(moment, each, true))),
      deg6(sunAt(moment, each, false)),
    ]),
    ...notesReplyOf(at.say, ['seasons_of_rites']),
  };
}

/** One oscillation from the beginning of Kali, at its zeros and extremes. */
function swingOf() {
  const years = [0, 1, 2, 3, 4].map((i) => KALI_YEAR + i * QUARTER);
  return {
    zero_years: years.filter((_, i) => i % 2 === 0),
    extreme_years: years.filter((_, i) => i % 2 === 1),
    samples: { years, degrees: years.map((year) => round3(ayanamsaAt((year - KALI_YEAR) * YEAR_DAYS)) + 0) },
    verse: 'III.9-12',
  };
}

export const rituAyanaYantra = view<typeof rituAyanaYantraReply>()({
  field: 'ritu_ayana_yantra',
  summary: 'Obliquity, declination, precession and its swing, equinoxes and solstices of the year, season and course',
  reads: 'moment',
  of: rituAyanaOf,
});
