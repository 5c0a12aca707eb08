/**
 * Yearly days by the nakshatra in a solar month, as in Kerala and the Tamil lands: the birthday by the star, and the
 * yearly shraddha by the star. How long the star must last on the day, and which of two such days in one month is kept,
 * differs between the two lands and the two rites.
 */

import type { Span } from '../../../kernel/span.ts';
import { type CivilDay, type JdUt, jdUt, plusDays } from '../../../kernel/units.ts';
import { type DayFrame, GHATI_DAYS, kalaOf } from '../../../rules/kala.ts';
import { decide, type Ladder, type Rung, rung } from '../../../rules/ladder.ts';
import { meetingOf } from '../../../rules/meeting.ts';
import {
  always,
  firstCoversWhole,
  firstTouches,
  secondCoversMore,
  secondCoversWhole,
  secondTouches,
} from '../../../rules/meeting-clauses.ts';
import type { Source } from '../../../rules/source.ts';
import type { Sky } from '../../../sky/engines/engine.ts';
import type { SolarCalendar } from '../../calendars/calendar.ts';
import { kollam } from '../../calendars/catalog/kollam.ts';
import { tamil } from '../../calendars/catalog/tamil.ts';
import { skyFor } from '../../calendars/of-land.ts';
import { type MonthStart, monthStart, type Reckoning, reckoningOf, startOn } from '../../calendars/solar.ts';
import type { AngaSpan } from '../../panchanga/angas/angas.ts';
import { MEAN_DEG_PER_DAY, partAt } from '../../panchanga/angas/wheels.ts';
import { dayHolding } from '../../panchanga/day/day.ts';
import { practice, type School } from '../rule.ts';
import type { FestivalYear } from '../year.ts';

export type StarRite = 'star' | 'star_shraddha';
export const STAR_CALENDARS = { kollam, tamil } as const satisfies Record<string, SolarCalendar>;
export type StarCalendarId = keyof typeof STAR_CALENDARS;

const SUDARSANAM = 'Sudarsanam, questions and answers of Sampradayamanjari';
const SIX_NAZHIKA: Source = {
  confidence: 'secondary',
  work: 'Kalakaumudi, 3 July 2018',
  gist: 'anniversary.star_six_nazhika',
};
const TWELVE_NAZHIGAI: Source = {
  confidence: 'secondary',
  work: SUDARSANAM,
  gist: 'anniversary.star_twelve_nazhigai',
};
const BEFORE_SUNSET: Source = {
  confidence: 'secondary',
  work: 'planetjyothisham.blogspot.com, July 2011',
  gist: 'anniversary.star_before_sunset',
};
const SECOND_OF_TWO: Source = {
  confidence: 'secondary',
  work: 'Kalakaumudi, 3 July 2018',
  gist: 'anniversary.second_of_two_stars',
};
const SECOND_IN_TAMIL: Source = { confidence: 'secondary', work: SUDARSANAM, gist: 'anniversary.second_of_two_stars' };
const FIRST_OF_TWO: Source = {
  confidence: 'secondary',
  work: 'planetjyothisham.blogspot.com, July 2011',
  gist: 'anniversary.first_of_two_stars',
};
const STAR_APARAHNA = practice('anniversary.star_aparahna');

const birthdayBy = (source: Source): Ladder => [
  rung(firstCoversWhole, 'first', source),
  rung(secondCoversWhole, 'second', source),
  rung(always, 'first', source),
];

interface StarRule {
  /** The part of the day in which the star must run. */
  readonly window: (day: DayFrame) => Span;
  readonly ladder: Ladder;
  /** Which of two days in one month is kept. The second is not, if the next sankranti is in its star. */
  readonly of: 'first' | 'second';
  readonly ofTwo: Source;
}

const afterSunrise =
  (nazhigai: number) =>
  ({ sunrise }: DayFrame): Span => ({ from: sunrise, to: jdUt(sunrise + nazhigai * GHATI_DAYS) });
/** The moment six nazhika before sunset. */
const lateInTheDay = ({ sunset }: DayFrame): Span => {
  const at = jdUt(sunset - 6 * GHATI_DAYS);
  return { from: at, to: at };
};

const RULES: Readonly<Record<StarRite, Readonly<Record<StarCalendarId, StarRule>>>> = {
  star: {
    kollam: { window: afterSunrise(6), ladder: birthdayBy(SIX_NAZHIKA), of: 'second', ofTwo: SECOND_OF_TWO },
    tamil: { window: afterSunrise(12), ladder: birthdayBy(TWELVE_NAZHIGAI), of: 'second', ofTwo: SECOND_IN_TAMIL },
  },
  star_shraddha: {
    kollam: {
      window: lateInTheDay,
      ladder: [
        rung(firstTouches, 'first', BEFORE_SUNSET),
        rung(secondTouches, 'second', BEFORE_SUNSET),
        rung(always, 'second', practice('anniversary.star_in_daylight')),
      ],
      of: 'first',
      ofTwo: FIRST_OF_TWO,
    },
    tamil: {
      window: (day) => kalaOf('aparahna', day),
      ladder: [rung(secondCoversMore, 'second', STAR_APARAHNA), rung(always, 'first', STAR_APARAHNA)],
      of: 'second',
      ofTwo: SECOND_IN_TAMIL,
    },
  },
};

/** The star and the solar month of the original event. */
export interface StarEvent {
  readonly calendar: SolarCalendar;
  readonly id: StarCalendarId;
  /** The rashi of the solar month, 1 = Mesha. */
  readonly rashi: number;
  /** The nakshatra, 1–27. */
  readonly nakshatra: number;
}

const reckoningUnder = (sky: Sky, calendar: SolarCalendar): Reckoning => reckoningOf(skyFor(sky, calendar), calendar);

/** The event at an instant near a civil day. The month is that of the day from sunrise to sunrise. */
export function starEventAt(sky: Sky, near: CivilDay, t: JdUt, id: StarCalendarId): StarEvent {
  const calendar = STAR_CALENDARS[id];
  const { rashi } = startOn(reckoningUnder(sky, calendar), dayHolding(sky, near, t));
  return { calendar, id, rashi, nakshatra: partAt(sky, 'nakshatra', t).number };
}

export interface KeptStar {
  readonly run: AngaSpan;
  readonly day: CivilDay;
  readonly because: Rung;
  /** The rule for two days in one month; null if there is only one. */
  readonly ofTwo: Source | null;
  /** The other day of the month, if there are two. */
  readonly alternatives: readonly School[];
}

interface StarDay extends Pick<KeptStar, 'run' | 'day' | 'because'> {
  readonly hasSankranti: boolean;
}

/** The days in a Gregorian year: usually one, rarely none or two. */
export function starsIn(year: FestivalYear, rite: StarRite, event: StarEvent): KeptStar[] {
  const reckoning = reckoningUnder(year.sky, event.calendar);
  return [year.year - 1, year.year]
    .map((solarYear) => keptInMonth(year, reckoning, solarYear * 12 + event.rashi - 1, rite, event))
    .filter((kept) => kept !== null && year.holds(kept.day))
    .flatMap((kept) => kept ?? []);
}

const MOON_TURN_DAYS = 360 / MEAN_DEG_PER_DAY.moon;

function keptInMonth(
  year: FestivalYear,
  reckoning: Reckoning,
  index: number,
  rite: StarRite,
  { id, nakshatra }: StarEvent,
): KeptStar | null {
  const rule = RULES[rite][id];
  const start = monthStart(reckoning, index);
  const next = monthStart(reckoning, index + 1);
  const around = year.nakshatraNear(nakshatra, plusDays(year.frame(start.first).sunrise, MOON_TURN_DAYS / 2));
  const days = [-1, 0, 1]
    .map((turns) => year.nakshatraNear(nakshatra, plusDays(around.from, turns * MOON_TURN_DAYS)))
    .map((run) => dayOf(year, rite, run, rule, next))
    .filter(({ day }) => day >= start.first && day < next.first);
  const [first, second] = days;
  if (first === undefined) return null;
  if (second === undefined) return { ...first, ofTwo: null, alternatives: [] };
  const takesSecond = rule.of === 'second' && !second.hasSankranti;
  const [kept, other] = takesSecond ? [second, first] : [first, second];
  const alternative: School = { tradition: takesSecond ? 'first' : 'second', day: other.day, because: other.because };
  return { ...kept, ofTwo: rule.ofTwo, alternatives: [alternative] };
}

function dayOf(year: FestivalYear, rite: StarRite, run: AngaSpan, rule: StarRule, next: MonthStart): StarDay {
  const meeting = meetingOf(run, year.days(run), rule.window);
  if (meeting === null) throw new Error(`${rite}: a star that meets no day`);
  const { civil, because } = decide(rite, rule.ladder, meeting);
  return { run, day: civil, because, hasSankranti: run.from <= next.sankranti && next.sankranti < run.to };
}
