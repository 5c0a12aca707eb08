/** Words about the vara, the lunar month, the Sun's sign and course: mostly constant over the day. */
import { dateOf, dayOf } from '../../kernel/civil.ts';
import type { CivilDay } from '../../kernel/units.ts';
import { rashiOf } from '../../kernel/zodiac.ts';
import { houseFrom } from '../../kundali/chart.ts';
import * as anga from '../../panchanga/day-clauses.ts';
import type { Masa } from '../../panchanga/lunar-months.ts';
import type { VaraId } from '../../panchanga/rule-day.ts';
import { ayanaOf } from '../../panchanga/sankranti.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import { NOTHING, numbersIn, runsWhere, telling, type Word, word, wordOfDay } from './when.ts';

/** Those of the Moon, Mercury, Jupiter and Venus. */
export const GOOD_VARAS: readonly VaraId[] = ['monday', 'wednesday', 'thursday', 'friday'];

export const vara = (...ids: readonly VaraId[]): Word =>
  telling(anga.vara(...ids), ({ weekday }) => ({ vara: [weekday] }));

/** Whose month counts: from new moon to new moon, or from full moon to full moon. */
export type MonthSystem = 'amanta' | 'purnimanta';

const monthIn = (day: MuhurtaDay, system: MonthSystem): Masa => (system === 'amanta' ? day.month : day.purnimantaMonth);
const monthSeen = (system: MonthSystem) => (day: MuhurtaDay) => ({ system, masa: [monthIn(day, system).masa] });

/** The lunar month at sunrise by its number, 1 = Chaitra; an adhika month has its number too. */
export const lunarMonth = (numbers: readonly number[], system: MonthSystem = 'amanta'): Word =>
  wordOfDay(
    'lunar_month',
    { in: numbers, system },
    (day) => numbers.includes(monthIn(day, system).masa),
    monthSeen(system),
  );

/** A lunar month with the signs in which the Sun may be in it. */
export interface MonthSun {
  readonly month: number;
  readonly sun: readonly number[];
}

const sunAtSunrise = (day: MuhurtaDay): number => rashiOf(day.longitude('surya'));

export const monthSun = (pairs: readonly MonthSun[], system: MonthSystem): Word =>
  wordOfDay(
    'month_sun',
    { in: pairs.map(({ month, sun }) => `${month}/${sun.join('+')}`), system },
    (day) => {
      const { masa } = monthIn(day, system);
      return pairs.some(({ month, sun }) => month === masa && sun.includes(sunAtSunrise(day)));
    },
    (day) => ({ ...monthSeen(system)(day), sun: [sunAtSunrise(day)] }),
  );

/** An adhika or kshaya month; the adhika month before a kshaya one (samsarpa) bars few works. */
export const malamasa = (samsarpaToo: boolean): Word =>
  wordOfDay(
    'malamasa',
    { samsarpa: samsarpaToo },
    (day) => day.malamasa !== null && (samsarpaToo || day.malamasa.kind !== 'samsarpa'),
    (day) => (day.malamasa === null ? NOTHING : { malamasa: day.malamasa.kind }),
  );

export const sunRashi = (numbers: readonly number[]): Word =>
  word(
    'sun_rashi',
    { in: numbers },
    (day) => runsWhere(day.rashis('surya'), (n) => numbers.includes(n)),
    (day) => ({ sun: numbersIn(day, day.rashis('surya')) }),
  );

/** Guru at sunrise in one of these places from a natal sign. */
export const guruFrom = (natal: number, places: readonly number[]): Word =>
  wordOfDay('guru_from_natal', { natal, houses: places }, (day) =>
    places.includes(houseFrom(natal, rashiOf(day.longitude('guru')))),
  );

/** Guru at sunrise in one of these signs. */
export const guruRashi = (numbers: readonly number[]): Word =>
  wordOfDay('guru_rashi', { in: numbers }, (day) => numbers.includes(rashiOf(day.longitude('guru'))));

/** The Sun's northern course, from Makara on. */
export const uttarayana: Word = wordOfDay(
  'ayana',
  { in: [1] },
  (day) => ayanaOf(sunAtSunrise(day)) === 1,
  (day) => ({ ayana: [ayanaOf(sunAtSunrise(day))] }),
);

const SHORT_DAYS = 13;
/** A paksha of thirteen days at sunrise: two of its tithis are lost. */
export const kshayaPaksha: Word = wordOfDay('kshaya_paksha', {}, (day) => {
  const { from, to } = day.paksha;
  // fourteen days and more hold fourteen sunrises
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
/** The tenth of the bright half of Ashvina at sunrise. */
export const vijayaDashami: Word = wordOfDay('vijaya_dashami', {}, (day) => {
  const { masa, adhika } = day.month;
  return masa === ASHVINA && !adhika && tithiAtSunrise(day) === DASHAMI;
});

const tithiAtSunrise = (day: MuhurtaDay): number =>
  day.transitions('tithi').find(({ from, to }) => from <= day.sunrise && day.sunrise < to)?.number ?? 0;

/** The day of a child's life, the day of birth being the first. */
export const dayOfLifeOn = (birth: CivilDay, day: CivilDay): number => day - birth + 1;

export const dayOfLife = (birth: CivilDay, days: readonly number[]): Word =>
  wordOfDay(
    'day_of_life',
    { in: days },
    ({ civil }) => days.includes(dayOfLifeOn(birth, civil)),
    ({ civil }) => ({ day_of_life: dayOfLifeOn(birth, civil) }),
  );

/** The running year of a child's life by birthdays on the civil calendar. */
function yearOfLifeOn(birth: CivilDay, day: CivilDay): number {
  const born = dateOf(birth);
  const now = dateOf(day);
  const years = now.year - born.year;
  // a person born on the 29th of February has a birthday on the 1st of March of a common year
  return day >= dayOf({ ...born, year: now.year }) ? years + 1 : years;
}

export const yearOfLife = (birth: CivilDay, ...years: readonly number[]): Word =>
  wordOfDay(
    'year_of_life',
    { in: years },
    ({ civil }) => years.includes(yearOfLifeOn(birth, civil)),
    ({ civil }) => ({ year_of_life: yearOfLifeOn(birth, civil) }),
  );
