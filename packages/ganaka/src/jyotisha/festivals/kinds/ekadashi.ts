/**
 * The fast of the eleventh tithi (ekadashi) and its parana, the meal that ends it. The day is decided by the same two
 * ladders as in the daily nirnaya: for householders after Madhava, for Vaishnavas by the four ghatis before sunrise.
 */
import { type Span, span } from '../../../kernel/span.ts';
import { type CivilDay, jdUt, plusDays } from '../../../kernel/units.ts';
import { not } from '../../../rules/clause.ts';
import { type DayFrame, kalaOf } from '../../../rules/kala.ts';
import { rung } from '../../../rules/ladder.ts';
import { always, factOf } from '../../../rules/meeting-clauses.ts';
import { ds, type Source } from '../../../rules/source.ts';
import { EKADASHI_SMARTA, type EkadashiFact } from '../../../rules/tables/tithi-nirnaya.ts';
import { ekadashiOf, eleventhMet, type Fast } from '../../panchanga/nirnaya/nirnaya.ts';
import {
  type Decision,
  type ObservanceRow,
  practice,
  type School,
  type TithiJudgement,
  type Variant,
} from '../rule.ts';

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
export const HOUSEHOLDERS_FAST: Decision = { ...ELEVENTH, ladder: EKADASHI_SMARTA };

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

/** The days of householders and of Vaishnavas, each with the rung that chose it. */
export function ekadashiSchools(decided: Eleventh): School[] {
  const { smarta, vaishnava } = ekadashiFast(decided);
  return [
    { tradition: 'smarta', day: smarta.civil, because: smarta.because },
    { tradition: 'vaishnava', day: vaishnava.civil, because: vaishnava.because },
  ];
}

/** Harivasara: the first quarter of the twelfth tithi, in which the fast must not be ended. */
export function harivasara({ year, lunation, anga }: Eleventh): Span {
  const { from, to } = year.tithiAfter(lunation, anga.number);
  return span(from, plusDays(from, (to - from) / 4));
}

interface Parana {
  readonly window: Span;
  readonly source: Source;
}

const PARANA = '1, uddesha 17 (parana)';
const IN_THE_MORNING = ds(PARANA, 'ekadashi.twelfth_runs_past_midday_first');
const BEFORE_IT_ENDS = ds(PARANA, 'ekadashi.twelfth_ends_before_midday_within');
const IN_APARAHNA = ds(PARANA, 'ekadashi.first_quarter_harivasara_outlasts_three');
const AFTER_A_SHORT_DAY = practice('ekadashi.first_quarter_twelfth_harivasara_outlasts');

/**
 * The parana, on the day after the fast (Dharmasindhu 1, uddesha 17): within the twelfth tithi and after its first
 * quarter.
 * If the twelfth runs past midday, most authorities put the meal within the first three muhurtas of the morning and not
 * at midday. Others put it in aparahna, and almanacs follow them if the first quarter lasts beyond that morning.
 * On a day of householders the twelfth always runs at the next sunrise. So the last case of the text, a parana in the
 * thirteenth, does not occur.
 */
function ekadashiParana(decided: Eleventh, day: DayFrame): Parana {
  const twelfth = decided.year.tithiAfter(decided.lunation, decided.anga.number);
  const morning = kalaOf('pratah', day);
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
  window: (decided, day) => ekadashiParana(decided, day).window,
  source: (decided, day) => ekadashiParana(decided, day).source,
};
