/** Upakarma: the yearly beginning of Vedic study, about Shravana purnima. */
import { holds, lengthOf, overlap, type Span, span } from '../../kernel/span.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';
import { holds as isTrue } from '../../rules/clause.ts';
import { kalaOf, nightOf } from '../../rules/kala.ts';
import { type Ladder, type Rung, rung } from '../../rules/ladder.ts';
import { meetingOf } from '../../rules/meeting.ts';
import {
  always,
  firstHasSunrise,
  neitherTouches,
  onlyFirstTouches,
  secondMuhurtasAfterSunrise,
  secondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { decidedOn, monthOf } from '../decide.ts';
import { lunarEclipseSeen } from '../eclipse.ts';
import { type Decided, type Decision, practice, type School, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const UPAKARMA = '2, Shravana (upakarma-nirnaya)';
const SHRAVANA = 22;
const HASTA = 13;

/** Hasta of a bright half lies within a fortnight of its middle. */
const BRIGHT_HALF_MIDDLE_DAYS = 7;

/** Yajurveda: purnima in sangava. */
const YAJUS: Decision = {
  kala: 'sangava',
  ladder: [
    rung(
      firstHasSunrise,
      'first',
      ds(UPAKARMA, 'Purnima at both sunrises, whole on the earlier: the earlier for all.'),
    ),
    rung(
      secondMuhurtasAfterSunrise(6),
      'second',
      ds(UPAKARMA, 'Purnima of six muhurtas after sunrise of the later day: that day for all.'),
    ),
    rung(
      onlyFirstTouches,
      'first',
      practice('Purnima in sangava on the earlier day alone: almanacs of today take that day.'),
    ),
    rung(
      secondTouches,
      'second',
      ds(UPAKARMA, 'Purnima of two to six muhurtas after sunrise: the Taittiriyas take the later day.'),
    ),
    rung(neitherTouches, 'first', ds(UPAKARMA, 'Purnima of less than two muhurtas after sunrise: the earlier day.')),
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
        rung(firstHasSunrise, 'first', ds(UPAKARMA, 'Purnima at both sunrises: the earlier day.')),
        rung(
          secondMuhurtasAfterSunrise(2),
          'second',
          ds(UPAKARMA, 'Purnima of two muhurtas after sunrise: the Taittiriyas take the later day.'),
        ),
        rung(always, 'first', ds(UPAKARMA, 'Purnima of less than two muhurtas after sunrise: the earlier day.')),
      ],
    },
    {
      tradition: 'other-yajurveda',
      kala: 'sangava',
      ladder: [
        rung(
          secondMuhurtasAfterSunrise(6),
          'second',
          ds(UPAKARMA, 'Purnima of six muhurtas after sunrise of the later day: that day for all.'),
        ),
        rung(
          always,
          'first',
          ds(UPAKARMA, 'Purnima of less than six muhurtas: those who are not Taittiriyas take the earlier day.'),
        ),
      ],
    },
  ],
  observances: [
    {
      id: 'upakarma',
      window: inKala('purvahna'),
      source: practice('In purvahna: the passage says so of the Bahvricas; the Yajurveda is kept then too.'),
    },
  ],
  schools: (decided) => [rigveda(decided), ...samaveda(decided), ...(barred(decided) ? otherDays(decided) : [])],
  beside: { rigveda: (decided) => rigveda(decided).day, samaveda: (decided) => samaveda(decided)[0]?.day ?? null },
  notes: (decided) =>
    barred(decided)
      ? [
          'an eclipse or a sankranti falls between the midnights around the day, which bars the upakarma: see the other days of the schools',
        ]
      : [],
};

/** An eclipse or a sankranti within the eight yamas from midnight to midnight (Dharmasindhu 2, Shravana). */
function barred({ year, anga, frame }: Decided): boolean {
  const from = midnightOf(nightOf(year.frame(plusDays(frame.civil, -1))));
  const around = span(from, midnightOf(nightOf(frame)));
  if (year.sankrantis.some(({ at }) => holds(around, at))) return true;
  const eclipse = lunarEclipseSeen(year, anga.to);
  return eclipse !== null && overlap(eclipse, around) !== null;
}

const midnightOf = (night: Span): JdUt => plusDays(night.from, lengthOf(night) / 2);

/** Where the day is barred: the purnima of Bhadrapada for Apastamba's school, of Ashadha for Baudhayana's. */
function otherDays({ year, lunation }: Decided): School[] {
  return (['bhadrapada', 'ashadha'] as const).flatMap((masa) => {
    const month = monthOf(year, lunation, masa);
    if (month === null) return [];
    const { frame } = decidedOn('upakarma/barred', year, month, 15, YAJUS);
    const tradition = masa === 'bhadrapada' ? 'apastamba' : 'baudhayana';
    return [{ tradition, day: frame.civil, because: BARRED[masa] }];
  });
}

const BARRED = {
  bhadrapada: rung(
    always,
    'second',
    ds(UPAKARMA, 'Where Shravana purnima is barred, the followers of Apastamba take that of Bhadrapada.'),
  ),
  ashadha: rung(
    always,
    'second',
    ds(UPAKARMA, 'Where Shravana purnima is barred, the followers of Baudhayana take that of Ashadha.'),
  ),
};

/** The Bahvricas: the star Shravana of the bright half, at sunrise, in purvahna; else panchami. */
const RIG: Ladder = [
  rung(firstHasSunrise, 'first', ds(UPAKARMA, 'Rigveda: Shravana from the sunrise of the earlier day on: that day.')),
  rung(
    secondMuhurtasAfterSunrise(2),
    'second',
    ds(
      UPAKARMA,
      'Rigveda: Shravana of two muhurtas after sunrise of the later day: that day, for Uttara Ashadha is barred.',
    ),
  ),
];
/** Where both days of the star fail: panchami with three muhurtas after sunrise, else the day joined with the fourth. */
const RIG_PANCHAMI: Ladder = [
  rung(firstHasSunrise, 'first', ds(UPAKARMA, 'Rigveda, the star failing: panchami from sunrise on.')),
  rung(
    secondMuhurtasAfterSunrise(3),
    'second',
    ds(
      UPAKARMA,
      'Rigveda, Shravana being under two muhurtas and joined with Uttara Ashadha: panchami of three muhurtas at sunrise.',
    ),
  ),
  rung(
    always,
    'first',
    ds(UPAKARMA, 'Rigveda, the star failing: panchami under three muhurtas at sunrise: the day before.'),
  ),
];
const PANCHAMI = 5;

const SAMA: Rung = rung(
  always,
  'second',
  ds(UPAKARMA, 'Samaveda: Hasta in the bright half of Bhadrapada, in aparahna.'),
);

function rigveda({ year, lunation, anga }: Decided): School {
  const run = year.nakshatraNear(SHRAVANA, anga.from);
  const meeting = meetingOf(run, year.days(run), (day) => kalaOf('sunrise', day));
  const because = meeting === null ? undefined : RIG.find(({ when }) => isTrue(when, meeting));
  const day = because?.take === 'second' ? meeting?.second?.day : meeting?.first.day;
  if (because !== undefined && day !== undefined) return { tradition: 'rigveda', day: day.civil, because };
  const { frame, verdict } = decidedOn('upakarma/rigveda', year, lunation, PANCHAMI, {
    kala: 'sunrise',
    ladder: RIG_PANCHAMI,
  });
  return { tradition: 'rigveda', day: frame.civil, because: verdict.because };
}

function samaveda({ year, lunation }: Decided): School[] {
  const month = monthOf(year, lunation, 'bhadrapada');
  if (month === null) return [];
  const run = year.nakshatraNear(HASTA, plusDays(month.from, BRIGHT_HALF_MIDDLE_DAYS));
  const held = year.days(run).find((day) => overlap(kalaOf('aparahna', day), run) !== null);
  return [{ tradition: 'samaveda', day: (held ?? year.dayHolding(run.from)).civil, because: SAMA }];
}
