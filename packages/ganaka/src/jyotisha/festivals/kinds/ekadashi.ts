/**
 * The fast of the eleventh tithi (ekadashi) and its parana, the meal that ends it. The day is decided by the same two
 * ladders as in the daily nirnaya: for householders after Madhava, for Vaishnavas by the four ghatis before sunrise.
 * Gaudiya Vaishnavas have a ladder of their own, with the great twelfths (gaudiya-ekadashi.ts).
 */
import { type Span, span } from '../../../kernel/span.ts';
import { type CivilDay, jdUt, plusDays } from '../../../kernel/units.ts';
import { not } from '../../../rules/clause.ts';
import { type DayFrame, kalaOf } from '../../../rules/kala.ts';
import { type LadderVerdict, rung } from '../../../rules/ladder.ts';
import { always, factOf } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { EKADASHI_GAUDIYA } from '../../../rules/tables/mahadvadashi.ts';
import { EKADASHI_SMARTA, EKADASHI_VAISHNAVA, type EkadashiFact } from '../../../rules/tables/tithi-nirnaya.ts';
import { ekadashiOf, eleventhMet, type Fast } from '../../panchanga/nirnaya/nirnaya.ts';
import {
  type Decision,
  type FastOfEleventh,
  type FastParana,
  type ObservanceRow,
  practice,
  type School,
  type TithiFestival,
  type TithiJudgement,
  type Variant,
} from '../rule.ts';
import { EKADASHI_SCHOOLS, type EkadashiSchool } from '../schools.ts';
import { type GaudiyaFast, gaudiyaFast, gaudiyaMeeting, gaudiyaParana } from './gaudiya-ekadashi.ts';

type Eleventh = Pick<TithiJudgement, 'year' | 'lunation' | 'anga'>;

const dayOfEleventh = ({ year, lunation, anga }: Eleventh) => ({
  frame: year.dayHolding(anga.from),
  frameAt: (civil: CivilDay) => year.frame(civil),
  after: () => year.tithiAfter(lunation, anga.number),
});

const fact = factOf<EkadashiFact>;

/**
 * The decision of an eleventh tithi without its ladder. The two days are those of the daily nirnaya for householders.
 */
const ELEVENTH: Omit<Decision, 'ladder'> = {
  kala: 'daylight',
  meeting: (eleventh) => eleventhMet(dayOfEleventh(eleventh), eleventh.anga).smarta,
};

/** The fast of householders, as in the daily nirnaya. The list of a year has this day. */
const HOUSEHOLDERS_FAST: Decision = { ...ELEVENTH, ladder: EKADASHI_SMARTA };

/** The day of calendars that print one day for all schools. */
export const SUNRISE_FAST: Variant = {
  tradition: 'sunrise',
  ...ELEVENTH,
  ladder: [
    rung(not(fact('ekadashi_at_no_sunrise')), 'second', practice('ekadashi.calendars_name_day_take_sunrise')),
    rung(always, 'first', practice('ekadashi.eleventh_no_sunrise_day_holds')),
  ],
};

export const ekadashiFast = (eleventh: Eleventh): Fast => ekadashiOf(dayOfEleventh(eleventh), eleventh.anga);

/** The decisions of the three schools. */
const OF_SCHOOL: Readonly<Record<EkadashiSchool, Decision>> = {
  smarta: HOUSEHOLDERS_FAST,
  vaishnava: {
    kala: 'daylight',
    meeting: (eleventh) => eleventhMet(dayOfEleventh(eleventh), eleventh.anga).vaishnava,
    ladder: EKADASHI_VAISHNAVA,
  },
  gaudiya: { kala: 'daylight', meeting: gaudiyaMeeting, ladder: EKADASHI_GAUDIYA },
};

/** The verdicts of the three schools for one eleventh tithi, and the great twelfth near it. */
interface Verdicts {
  readonly of: Readonly<Record<EkadashiSchool, LadderVerdict>>;
  readonly gaudiya: GaudiyaFast;
}

/** Several fields of one occurrence need the verdicts. */
const VERDICTS = new WeakMap<Eleventh, Verdicts>();
function verdictsOf(eleventh: Eleventh): Verdicts {
  const known = VERDICTS.get(eleventh);
  if (known !== undefined) return known;
  const gaudiya = gaudiyaFast(eleventh);
  const found = { of: { ...ekadashiFast(eleventh), gaudiya: gaudiya.verdict }, gaudiya };
  VERDICTS.set(eleventh, found);
  return found;
}

/** The days of the three schools, each with the rung that chose it. */
const ekadashiSchools = (decided: Eleventh): School[] =>
  EKADASHI_SCHOOLS.map((tradition) => {
    const { civil, because } = verdictsOf(decided).of[tradition];
    return {
      tradition,
      day: civil,
      because,
      get fast() {
        return fastOf(decided, tradition);
      },
    };
  });

/**
 * The fast of a school. Its day is called a great twelfth (mahadvadashi) if it is the day of one, whichever school keeps
 * it.
 */
function fastOf(decided: Eleventh, school: EkadashiSchool): FastOfEleventh {
  const { of, gaudiya } = verdictsOf(decided);
  const { civil } = of[school];
  return {
    great: gaudiya.verdict.civil === civil ? gaudiya.great : null,
    parana: paranaOf(decided, school, decided.year.frame(plusDays(civil, 1))),
  };
}

const paranaOf = (decided: Eleventh, school: EkadashiSchool, day: DayFrame): FastParana =>
  school === 'gaudiya' ? gaudiyaParana(decided, verdictsOf(decided).gaudiya, day) : ekadashiParana(decided, day);

/** Harivasara: the first quarter of the twelfth tithi, in which the fast must not be ended. */
function harivasara({ year, lunation, anga }: Eleventh): Span {
  const { from, to } = year.tithiAfter(lunation, anga.number);
  return span(from, plusDays(from, (to - from) / 4));
}

const PARANA = '1, uddesha 17 (parana)';
const IN_THE_MORNING = ds(PARANA, 'ekadashi.twelfth_runs_past_midday_first');
const BEFORE_IT_ENDS = ds(PARANA, 'ekadashi.twelfth_ends_before_midday_within');
const IN_THE_THIRTEENTH = ds(PARANA, 'ekadashi.no_twelfth_left_parana_in_thirteenth');
const IN_APARAHNA = ds(PARANA, 'ekadashi.first_quarter_harivasara_outlasts_three');
const AFTER_A_SHORT_DAY = practice('ekadashi.first_quarter_twelfth_harivasara_outlasts');

/**
 * The parana, on the day after the fast (Dharmasindhu 1, uddesha 17): within the twelfth tithi and after its first
 * quarter.
 * If the twelfth runs past midday, most authorities put the meal within the first three muhurtas of the morning and not
 * at midday. Others put it in aparahna, and almanacs follow them if the first quarter lasts beyond that morning.
 * On a day of householders the twelfth always runs at the next sunrise. After the fast of Vaishnavas it may be over; then
 * the parana is in the thirteenth.
 */
function ekadashiParana(decided: Eleventh, day: DayFrame): FastParana {
  const twelfth = decided.year.tithiAfter(decided.lunation, decided.anga.number);
  const morning = kalaOf('pratah', day);
  if (twelfth.to <= day.sunrise) return { window: morning, source: IN_THE_THIRTEENTH };
  const from = jdUt(Math.max(day.sunrise, harivasara(decided).to));
  if (twelfth.to <= (day.sunrise + day.sunset) / 2) return { window: span(from, twelfth.to), source: BEFORE_IT_ENDS };
  if (from < morning.to) return { window: span(from, morning.to), source: IN_THE_MORNING };
  const { from: opens, to: closes } = kalaOf('aparahna', day);
  const start = jdUt(Math.max(from, opens));
  const end = start < closes ? closes : start < day.sunset ? day.sunset : day.nextSunrise;
  return {
    window: span(start, jdUt(Math.min(twelfth.to, end))),
    source: start < closes ? IN_APARAHNA : AFTER_A_SHORT_DAY,
  };
}

export const EKADASHI_PARANA: ObservanceRow = {
  id: 'parana',
  days: 1,
  window: (decided, day) => paranaOf(decided, decided.year.fasts, day).window,
  source: (decided, day) => paranaOf(decided, decided.year.fasts, day).source,
};

/** What every fast of the eleventh tithi has: the decision of householders, and the days of the other schools. */
export const FAST_OF_ELEVENTH = {
  ...HOUSEHOLDERS_FAST,
  ofSchool: OF_SCHOOL,
  schools: ekadashiSchools,
  fastOf,
  harivasara,
} as const satisfies Partial<TithiFestival>;
