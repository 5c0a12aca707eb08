/**
 * Festivals of a regional solar month: a day of the month, or the day of a nakshatra in it. The month is that of the
 * regional calendar, computed under the given Sky. The nakshatra's day is the day on which it covers most of the wanted
 * kala.
 */

import type { Span } from '../../../kernel/span.ts';
import { type CivilDay, daysBetween, type JdUt, plusDays } from '../../../kernel/units.ts';
import { coverOf, type DayFrame, type KalaId, kalaOf } from '../../../rules/kala.ts';
import type { SolarCalendar } from '../../calendars/calendar.ts';
import { skyFor } from '../../calendars/of-land.ts';
import { sankrantiDay } from '../../calendars/sankranti-day.ts';
import { indexOfSankranti, type MonthStart, monthStart, type Reckoning, reckoningOf } from '../../calendars/solar.ts';
import { MEAN_DEG_PER_DAY } from '../../panchanga/angas/wheels.ts';
import { fullMoonOf, lunationAfter, lunationAround, lunationBefore } from '../../panchanga/year/lunar-months.ts';
import type { SankrantiJudgement } from '../rule.ts';
import type { FestivalYear } from '../year.ts';

/** The first day of the month that begins with an entry of the Sun, and the first day of the next month. */
interface LandMonth {
  readonly first: CivilDay;
  readonly next: CivilDay;
}

function monthOf({ year, sankranti }: SankrantiJudgement, calendar: SolarCalendar, ruleId?: string): LandMonth {
  const reckoning = reckoningOf(skyFor(year.sky, calendar), calendar, ruleId);
  const index = indexOfSankranti(sankranti);
  const start = monthStart(reckoning, index);
  return { first: movedFirst(reckoning, start, year.entryMovedBy), next: monthStart(reckoning, index + 1).first };
}

/**
 * The first day of the month if the entry is shifted by `by` days. A day that is taken from a printed calendar does not
 * move.
 */
function movedFirst(
  { sky, rule }: Reckoning,
  { rashi, sankranti, first, isPrinted }: MonthStart,
  by: number,
): CivilDay {
  return by === 0 || isPrinted ? first : sankrantiDay(sky, { rashi, at: plusDays(sankranti, by) }, rule).day;
}

/** The first day of the month that begins with the entry, by the regional calendar. */
export const firstDay = (entered: SankrantiJudgement, calendar: SolarCalendar, ruleId?: string): CivilDay =>
  monthOf(entered, calendar, ruleId).first;

/** The number of days from the day of the entry to the first day of the month. */
export const toFirstDay =
  (calendar: SolarCalendar) =>
  (entered: SankrantiJudgement): number =>
    daysBetween(entered.frame.civil, firstDay(entered, calendar));

/** Which day is observed if a nakshatra has two days in one month. */
export type WhichStar = 'last' | 'at_full_moon';

export interface StarInMonth {
  readonly calendar: SolarCalendar;
  /** The nakshatra, 1–27. */
  readonly star: number;
  /** The part of the day in which the nakshatra must run. */
  readonly kala: KalaId;
  readonly which: WhichStar;
}

const MOON_TURN_DAYS = 360 / MEAN_DEG_PER_DAY.moon;

/** The number of days from the day of the entry to the nakshatra's day in the month. */
export const toStar =
  (wanted: StarInMonth) =>
  (entered: SankrantiJudgement): number => {
    const { year, frame } = entered;
    const month = monthOf(entered, wanted.calendar);
    const { sunrise } = year.frame(month.first);
    const around = year.nakshatraNear(wanted.star, plusDays(sunrise, MOON_TURN_DAYS / 2));
    const runs = [-1, 0, 1].map((turns) =>
      year.nakshatraNear(wanted.star, plusDays(around.from, turns * MOON_TURN_DAYS)),
    );
    const days = runs
      .map((run) => ({ run, day: dayOf(year, run, wanted.kala) }))
      .filter(({ day }) => day >= month.first && day < month.next);
    const chosen = wanted.which === 'last' ? days.at(-1) : nearestToFullMoon(year, days, month);
    if (chosen === undefined) throw new Error(`no day of star ${wanted.star} from ${month.first} to ${month.next}`);
    return daysBetween(frame.civil, chosen.day);
  };

/**
 * The day on which the run covers most of the kala; the later of two equal days. If it covers none, the day whose kala
 * is nearest to the middle of the run.
 */
function dayOf(year: FestivalYear, run: Span, kala: KalaId): CivilDay {
  const middle = (run.from + run.to) / 2;
  const judged = year.days(run).map((day: DayFrame) => {
    const window = kalaOf(kala, day);
    return { civil: day.civil, cover: coverOf(window, run), away: Math.abs(window.from - middle) };
  });
  const [best] = judged.sort((a, b) => b.cover - a.cover || (a.cover > 0 ? b.civil - a.civil : a.away - b.away));
  if (best === undefined) throw new Error('a star that touches no day');
  return best.civil;
}

interface StarDay {
  readonly run: Span;
  readonly day: CivilDay;
}

/**
 * The day nearest to the full moon of the month. The full moon must lie in the month: the one before its first sunrise
 * belongs to the month before, even if the star follows it by hours (November 2024). Of two full moons in a month the
 * second is taken, because the first one's night was before the month began (2005). A month of 29 days may have none;
 * then it is the day nearest to any full moon.
 */
function nearestToFullMoon(year: FestivalYear, days: readonly StarDay[], month: LandMonth): StarDay | undefined {
  const { sky } = year;
  const middleOf = ({ run }: StarDay): JdUt => plusDays<JdUt>(run.from, daysBetween(run.from, run.to) / 2);
  const around = year.frame(month.first).sunrise;
  const after = year.frame(month.next).sunrise;
  const before = lunationBefore(sky, lunationAround(sky, around));
  const moons = [before];
  for (let last = before; last.from < after; moons.push(last)) last = lunationAfter(sky, last);
  const all = moons.map((each) => fullMoonOf(sky, each));
  const own = all.filter((at) => at >= around && at < after).at(-1);
  const away = (day: StarDay): number =>
    Math.min(...(own === undefined ? all : [own]).map((at) => Math.abs(daysBetween(middleOf(day), at))));
  return [...days].sort((a, b) => away(a) - away(b))[0];
}
