/** Upakarma: the yearly beginning of Vedic study, around the purnima of Shravana. */
import { holds, lengthOf, overlap, type Span, span } from '../../../kernel/span.ts';
import { type JdUt, plusDays } from '../../../kernel/units.ts';
import { all, holds as isTrue, not } from '../../../rules/clause.ts';
import { type DayFrame, kalaOf, nightOf } from '../../../rules/kala.ts';
import { decide, type Ladder, type LadderVerdict, rung } from '../../../rules/ladder.ts';
import { meetingOf } from '../../../rules/meeting.ts';
import {
  always,
  firstCoversWhole,
  firstHasSunrise,
  neitherTouches,
  onlyFirstTouches,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import type { Lunation } from '../../panchanga/year/lunar-months.ts';
import { decidedOn, monthOf } from '../decide/decide.ts';
import { lunarEclipseSeen } from '../kinds/eclipse.ts';
import { inKala } from '../rites/rite-windows.ts';
import { type Decision, practice, type School, type TithiFestival, type TithiJudgement } from '../rule.ts';
import type { FestivalYear } from '../year.ts';

const UPAKARMA = '2, Shravana (upakarma-nirnaya)';
const SHRAVANA = 22;
const HASTA = 13;

/** The eclipse of a full moon cannot touch a day that is farther than this from the full moon. */
const FULL_MOON_NEAR_DAYS = 2;
/** Days from the new moon to the middle of the bright half; its Hasta is within a fortnight of that middle. */
const BRIGHT_HALF_MIDDLE_DAYS = 7;

/** The rule of the Yajurveda: purnima in sangava (the second fifth of daylight). */
const YAJUS: Decision = {
  kala: 'sangava',
  ladder: [
    rung(firstHasSunrise, 'first', ds(UPAKARMA, 'upakarma.purnima_both_sunrises_whole_earlier')),
    rung(secondMuhurtasAfterSunrise(6), 'second', ds(UPAKARMA, 'upakarma.purnima_six_muhurtas_after_sunrise')),
    rung(onlyFirstTouches, 'first', practice('upakarma.purnima_sangava_earlier_day_alone')),
    rung(secondTouches, 'second', ds(UPAKARMA, 'upakarma.purnima_two_six_muhurtas_after')),
    rung(neitherTouches, 'first', ds(UPAKARMA, 'upakarma.purnima_less_two_muhurtas_after')),
  ],
};

export const upakarma: TithiFestival = {
  id: 'upakarma',
  kind: 'festival',
  aliases: ['shravani'],
  on: { masa: 'shravana', tithi: 15 },
  ...YAJUS,
  variants: [
    {
      tradition: 'taittiriya',
      kala: 'sangava',
      ladder: [
        rung(firstHasSunrise, 'first', ds(UPAKARMA, 'upakarma.purnima_both_sunrises_earlier_day')),
        rung(secondMuhurtasAfterSunrise(2), 'second', ds(UPAKARMA, 'upakarma.purnima_two_muhurtas_after_sunrise')),
        rung(always, 'first', ds(UPAKARMA, 'upakarma.purnima_less_two_muhurtas_after')),
      ],
    },
    {
      tradition: 'other-yajurveda',
      kala: 'sangava',
      ladder: [
        rung(secondMuhurtasAfterSunrise(6), 'second', ds(UPAKARMA, 'upakarma.purnima_six_muhurtas_after_sunrise')),
        rung(always, 'first', ds(UPAKARMA, 'upakarma.purnima_less_six_muhurtas_not')),
      ],
    },
  ],
  observances: [
    {
      id: 'upakarma',
      window: inKala('purvahna'),
      source: practice('upakarma.purvahna_passage_says_so_bahvricas'),
    },
  ],
  schools: (decided) => [rigveda(decided), ...samaveda(decided), ...(isBarred(decided) ? otherDays(decided) : [])],
  beside: { rigveda: (decided) => rigveda(decided).day, samaveda: (decided) => samaveda(decided)[0]?.day ?? null },
  notes: (decided) => (isBarred(decided) ? ['upakarma_barred'] : []),
};

const isBarred = ({ year, anga, frame }: TithiJudgement): boolean => barsUpakarma(year, anga.to, frame);

/** Whether an eclipse or a sankranti is within the eight yamas from midnight to midnight (Dharmasindhu 2, Shravana). */
function barsUpakarma(year: FestivalYear, fullMoon: JdUt, day: DayFrame): boolean {
  const from = midnightOf(nightOf(year.frame(plusDays(day.civil, -1))));
  const around = span(from, midnightOf(nightOf(day)));
  if (year.sankrantis.some(({ at }) => holds(around, at))) return true;
  if (Math.abs(fullMoon - around.from) > FULL_MOON_NEAR_DAYS) return false;
  const eclipse = lunarEclipseSeen(year, fullMoon);
  return eclipse !== null && overlap(eclipse, around) !== null;
}

const midnightOf = (night: Span): JdUt => plusDays(night.from, lengthOf(night) / 2);

/**
 * The days if an eclipse or a sankranti forbids the purnima of Shravana. The school of Apastamba then takes the purnima
 * of Bhadrapada, and the school of Baudhayana that of Ashadha.
 */
function otherDays({ year, lunation }: TithiJudgement): School[] {
  return (['bhadrapada', 'ashadha'] as const).flatMap((masa) => {
    const month = monthOf(year, lunation, masa);
    if (month === null) return [];
    const { frame } = decidedOn('upakarma/barred', year, month, 15, YAJUS);
    const tradition = masa === 'bhadrapada' ? 'apastamba' : 'baudhayana';
    return [{ tradition, day: frame.civil, because: BARRED[masa] }];
  });
}

const BARRED = {
  bhadrapada: rung(always, 'second', ds(UPAKARMA, 'upakarma.where_shravana_purnima_barred_followers')),
  ashadha: rung(always, 'second', ds(UPAKARMA, 'upakarma.where_shravana_purnima_barred_followers_baudhayana')),
};

/**
 * The rule of the Rigveda (Bahvricas): the nakshatra Shravana in the bright half, at sunrise, in purvahna; otherwise
 * panchami.
 */
const RIG: Ladder = [
  rung(firstHasSunrise, 'first', ds(UPAKARMA, 'upakarma.rigveda_shravana_sunrise_earlier_day')),
  rung(secondMuhurtasAfterSunrise(2), 'second', ds(UPAKARMA, 'upakarma.rigveda_shravana_two_muhurtas_after')),
];
/**
 * The days if Shravana does not meet the rule, or if an eclipse or a sankranti forbids its day. Panchami is taken, or
 * else Hasta, with three muhurtas after sunrise.
 */
const otherOf = (named: 'panchami' | 'hasta'): Ladder => [
  rung(firstHasSunrise, 'first', ds(UPAKARMA, `upakarma.rig_${named}_from_sunrise`)),
  rung(secondMuhurtasAfterSunrise(3), 'second', ds(UPAKARMA, `upakarma.rig_${named}_three_muhurtas`)),
  rung(always, 'first', ds(UPAKARMA, `upakarma.rig_${named}_day_before`)),
];
const PANCHAMI = 5;
const [RIG_PANCHAMI, RIG_HASTA] = [otherOf('panchami'), otherOf('hasta')];
const RIG_LEFT = rung(always, 'first', practice('upakarma.rigveda_star_panchami_hasta_shravana'));

function rigveda({ year, lunation, anga }: TithiJudgement): School {
  const keptBy = (run: Span, ladder: Ladder): School | null => {
    const meeting = meetingOf(run, year.days(run), (day) => kalaOf('sunrise', day));
    const because = meeting === null ? undefined : ladder.find(({ when }) => isTrue(when, meeting));
    const day = because?.take === 'second' ? meeting?.second?.day : meeting?.first.day;
    if (because === undefined || day === undefined || barsUpakarma(year, anga.to, day)) return null;
    return { tradition: 'rigveda', day: day.civil, because };
  };
  const panchami = year.tithi(lunation, PANCHAMI);
  return (
    keptBy(year.nakshatraNear(SHRAVANA, anga.from), RIG) ??
    keptBy(panchami, RIG_PANCHAMI) ??
    keptBy(year.nakshatraNear(HASTA, panchami.from), RIG_HASTA) ?? {
      tradition: 'rigveda',
      day: year.dayHolding(panchami.from).civil,
      because: RIG_LEFT,
    }
  );
}

/**
 * The rule of the Samaveda (Samagas), whose rite is in aparahna. If Hasta runs in it on both days, or only in a part of
 * it on the earlier day, the later day is taken.
 */
const SAMA: Ladder = [
  rung(
    all(firstCoversWhole, not(secondTouches)),
    'first',
    ds(UPAKARMA, 'upakarma.samaveda_hasta_through_whole_aparahna'),
  ),
  rung(always, 'second', ds(UPAKARMA, 'upakarma.samaveda_hasta_aparahna_both_days')),
];
const HASTA_OF_SHRAVANA = rung(always, 'second', ds(UPAKARMA, 'upakarma.samaveda_sankranti_bars_hasta_bhadrapada'));

function samaveda({ year, lunation, anga }: TithiJudgement): School[] {
  const month = monthOf(year, lunation, 'bhadrapada');
  if (month === null) return [];
  const own = hastaOf(year, month);
  const barred = barsUpakarma(year, anga.to, own.chosen.day);
  const { civil, because } = barred ? { ...hastaOf(year, lunation), because: HASTA_OF_SHRAVANA } : own;
  return [{ tradition: 'samaveda', day: civil, because }];
}

function hastaOf(year: FestivalYear, month: Lunation): LadderVerdict {
  const run = year.nakshatraNear(HASTA, plusDays(month.from, BRIGHT_HALF_MIDDLE_DAYS));
  const meeting = meetingOf(run, year.days(run), (day) => kalaOf('aparahna', day));
  if (meeting === null) throw new Error('upakarma: a star that meets no day');
  return decide('upakarma/samaveda', SAMA, meeting);
}
