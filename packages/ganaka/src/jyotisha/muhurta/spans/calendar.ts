/**
 * Words about the vara, the lunar month, the Sun's sign and the ayana (half-year of the Sun); most are constant during
 * a day.
 */
import { dateOf, dayOf } from '../../../kernel/civil.ts';
import type { CivilDay } from '../../../kernel/units.ts';
import { rashiOf } from '../../../kernel/zodiac.ts';
import { houseFrom } from '../../kundali/chart/chart.ts';
import type { VaraId } from '../../panchanga/angas/vara.ts';
import type { MonthSystem } from '../../panchanga/day/custom.ts';
import * as anga from '../../panchanga/day/day-clauses.ts';
import { ayanaOf } from '../../panchanga/sankranti/sankranti.ts';
import type { Masa } from '../../panchanga/year/lunar-months.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import { type HourWord, NOTHING, numbersIn, runsWhere, telling, word, wordOfDay } from './when.ts';

/** The weekdays of the Moon, Mercury, Jupiter and Venus. */
export const GOOD_VARAS: readonly VaraId[] = ['monday', 'wednesday', 'thursday', 'friday'];

export const vara = (...ids: readonly VaraId[]): HourWord =>
  telling(anga.vara(...ids), ({ weekday }) => ({ vara: [weekday] }));

const monthIn = (day: MuhurtaDay, system: MonthSystem): Masa => (system === 'amanta' ? day.month : day.purnimantaMonth);
const monthSeen = (system: MonthSystem) => (day: MuhurtaDay) => ({ system, masa: [monthIn(day, system).masa] });

/** The lunar month at sunrise by its number, 1 = Chaitra. An adhika month has the number of the month after it. */
export const lunarMonth = (numbers: readonly number[], system: MonthSystem = 'amanta'): HourWord =>
  wordOfDay(
    'lunar_month',
    { in: numbers, system },
    (day) => numbers.includes(monthIn(day, system).masa),
    monthSeen(system),
  );

/** A lunar month and the signs in which the Sun may be during it. */
export interface MonthSun {
  readonly month: number;
  readonly sun: readonly number[];
}

const sunAtSunrise = (day: MuhurtaDay): number => rashiOf(day.longitude('surya'));

export const monthSun = (pairs: readonly MonthSun[], system: MonthSystem): HourWord =>
  wordOfDay(
    'month_sun',
    { in: pairs.map(({ month, sun }) => `${month}/${sun.join('+')}`), system },
    (day) => {
      const { masa } = monthIn(day, system);
      return pairs.some(({ month, sun }) => month === masa && sun.includes(sunAtSunrise(day)));
    },
    (day) => ({ ...monthSeen(system)(day), sun: [sunAtSunrise(day)] }),
  );

/**
 * An adhika or kshaya month. The adhika month before a kshaya month (samsarpa) bars few undertakings and is included
 * only on request.
 */
export const malamasa = (samsarpaToo: boolean): HourWord =>
  wordOfDay(
    'malamasa',
    { samsarpa: samsarpaToo },
    (day) => day.malamasa !== null && (samsarpaToo || day.malamasa.kind !== 'samsarpa'),
    (day) => (day.malamasa === null ? NOTHING : { malamasa: day.malamasa.kind }),
  );

export const sunRashi = (numbers: readonly number[]): HourWord =>
  word(
    'sun_rashi',
    { in: numbers },
    (day) => runsWhere(day.rashis('surya'), (n) => numbers.includes(n)),
    (day) => ({ sun: numbersIn(day, day.rashis('surya')) }),
  );

/** Guru at sunrise in one of these houses from a natal sign. */
export const guruFrom = (natal: number, places: readonly number[]): HourWord =>
  wordOfDay('guru_from_natal', { natal, houses: places }, (day) =>
    places.includes(houseFrom(natal, rashiOf(day.longitude('guru')))),
  );

/** Guru at sunrise in one of these signs. */
export const guruRashi = (numbers: readonly number[]): HourWord =>
  wordOfDay('guru_rashi', { in: numbers }, (day) => numbers.includes(rashiOf(day.longitude('guru'))));

/** Uttarayana, the Sun's northern course, which begins with Makara. */
export const uttarayana: HourWord = wordOfDay(
  'ayana',
  { in: [1] },
  (day) => ayanaOf(sunAtSunrise(day)) === 1,
  (day) => ({ ayana: [ayanaOf(sunAtSunrise(day))] }),
);

const SHORT_DAYS = 13;
/** The paksha at sunrise has thirteen days: two of its tithis contain no sunrise. */
export const kshayaPaksha: HourWord = wordOfDay('kshaya_paksha', {}, (day) => {
  const { from, to } = day.paksha;
  // a paksha of fourteen days or more contains fourteen sunrises
  if (to - from >= SHORT_DAYS + 1) return false;
  const reach = Array.from({ length: 2 * SHORT_DAYS + 5 }, (_, i) => i - SHORT_DAYS - 2);
  const risings = reach.filter((days) => {
    const at = day.sunriseAfter(days);
    return at !== null && at >= from && at < to;
  });
  return risings.length === SHORT_DAYS;
});

const ASHVINA = 7;
const DASHAMI = 10;
/** The tenth tithi of the bright half of Ashvina at sunrise. */
export const vijayaDashami: HourWord = wordOfDay('vijaya_dashami', {}, (day) => {
  const { masa, adhika } = day.month;
  return masa === ASHVINA && !adhika && tithiAtSunrise(day) === DASHAMI;
});

const tithiAtSunrise = (day: MuhurtaDay): number =>
  day.transitions('tithi').find(({ from, to }) => from <= day.sunrise && day.sunrise < to)?.number ?? 0;

/** The day of a child's life; the day of birth is the first. */
export const dayOfLifeOn = (birth: CivilDay, day: CivilDay): number => day - birth + 1;

export const dayOfLife = (birth: CivilDay, days: readonly number[]): HourWord =>
  wordOfDay(
    'day_of_life',
    { in: days },
    ({ civil }) => days.includes(dayOfLifeOn(birth, civil)),
    ({ civil }) => ({ day_of_life: dayOfLifeOn(birth, civil) }),
  );

/** The current year of a child's life, by birthdays in the civil calendar. */
function yearOfLifeOn(birth: CivilDay, day: CivilDay): number {
  const born = dateOf(birth);
  const now = dateOf(day);
  const years = now.year - born.year;
  // a person born on the 29th of February has a birthday on the 1st of March of a common year
  return day >= dayOf({ ...born, year: now.year }) ? years + 1 : years;
}

export const yearOfLife = (birth: CivilDay, ...years: readonly number[]): HourWord =>
  wordOfDay(
    'year_of_life',
    { in: years },
    ({ civil }) => years.includes(yearOfLifeOn(birth, civil)),
    ({ civil }) => ({ year_of_life: yearOfLifeOn(birth, civil) }),
  );
