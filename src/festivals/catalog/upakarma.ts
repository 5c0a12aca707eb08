/** Upakarma: the yearly beginning of Vedic study, about Shravana purnima. */
import { holds, lengthOf, overlap, type Span, span } from '../../kernel/span.ts';
import { type JdUt, plusDays } from '../../kernel/units.ts';
import { kalaOf, nightOf } from '../../rules/kala.ts';
import { type Rung, rung } from '../../rules/ladder.ts';
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
  line: {
    en: 'Yajurveda: Shravana purnima in sangava; Rigveda: Shravana nakshatra; Samaveda: Hasta of bright Bhadrapada',
    hi: 'यजुर्वेद: श्रावण पूर्णिमा संगव में; ऋग्वेद: श्रवण नक्षत्र; सामवेद: भाद्रपद शुक्ल का हस्त',
  },
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
    { id: 'upakarma', window: inKala('purvahna'), source: ds(UPAKARMA, 'In purvahna, for the Yajurveda on purnima.') },
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

const RIG: Rung = rung(
  always,
  'second',
  ds(UPAKARMA, 'Rigveda: Shravana nakshatra with three muhurtas after sunrise of the later day, else the earlier.'),
);

const SAMA: Rung = rung(
  always,
  'second',
  ds(UPAKARMA, 'Samaveda: Hasta in the bright half of Bhadrapada, in aparahna.'),
);

function rigveda({ year, anga }: Decided): School {
  const run = year.nakshatraNear(SHRAVANA, anga.from);
  const later = year.dayHolding(run.to);
  const day = run.to >= kalaOf('sangava', later).from ? later.civil : plusDays(later.civil, -1);
  return { tradition: 'rigveda', day, because: RIG };
}

function samaveda({ year, lunation }: Decided): School[] {
  const month = monthOf(year, lunation, 'bhadrapada');
  if (month === null) return [];
  const run = year.nakshatraNear(HASTA, plusDays(month.from, BRIGHT_HALF_MIDDLE_DAYS));
  const held = year.days(run).find((day) => overlap(kalaOf('aparahna', day), run) !== null);
  return [{ tradition: 'samaveda', day: (held ?? year.dayHolding(run.from)).civil, because: SAMA }];
}
