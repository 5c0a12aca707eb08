/** Holika is lit in the evening of Phalguna purnima; the colours are the day after. */
import { all } from '../../rules/clause.ts';
import { rung } from '../../rules/ladder.ts';
import { always, secondTouches, secondYamasAfterSunrise } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { lunarEclipseSeen } from '../eclipse.ts';
import { fact, nextTithiGrows } from '../facts.ts';
import { type ObservanceRow, practice, type TithiFestival } from '../rule.ts';
import { allDay, holikaWindow } from '../windows.ts';

const HOLIKA = '2, Phalguna (holika)';

const SECOND_EVENING = rung(
  secondTouches,
  'second',
  ds(
    HOLIKA,
    'Purnima in pradosha on both days, or in a part of it on the later: the later day, since the earlier has bhadra.',
  ),
);

/** When the fire is lit. */
export const HOLIKA_FIRE: ObservanceRow = {
  id: 'holika_dahan',
  window: holikaWindow,
  source: ds(
    HOLIKA,
    'In pradosha free of bhadra; else after bhadra, in its tail, or in it without its mouth; never by day.',
  ),
};

export const holi: TithiFestival = {
  id: 'holi',
  kind: 'festival',
  aliases: ['dhulandi', 'rangwali-holi'],
  on: { masa: 'phalguna', tithi: 15 },
  daysAfter: 1,
  kala: 'pradosha',
  facts: nextTithiGrows,
  ladder: [
    SECOND_EVENING,
    rung(
      all(secondYamasAfterSunrise(3.5), fact('next_tithi_grows')),
      'second',
      ds(
        HOLIKA,
        'Purnima of three and a half yamas on the later day and a growing pratipad: the later day, in the pradosha of pratipad.',
      ),
    ),
    rung(
      secondYamasAfterSunrise(3.5),
      'second',
      practice(
        'Purnima of three and a half yamas on the later day: almanacs of today take it also when pratipad shrinks.',
      ),
    ),
    rung(
      always,
      'first',
      ds(
        HOLIKA,
        'Purnima not in pradosha of the later day: the earlier day, after bhadra, in its tail, or in it without its mouth.',
      ),
    ),
  ],
  variants: [
    {
      tradition: 'pradosha',
      kala: 'pradosha',
      ladder: [
        SECOND_EVENING,
        rung(always, 'first', practice('The evening that has purnima, whatever bhadra; so in Maharashtra.')),
      ],
    },
    {
      tradition: 'dharmasindhu',
      kala: 'pradosha',
      facts: nextTithiGrows,
      ladder: [
        SECOND_EVENING,
        rung(
          all(secondYamasAfterSunrise(3.5), fact('next_tithi_grows')),
          'second',
          ds(HOLIKA, 'Purnima of three and a half yamas on the later day and a growing pratipad: the later day.'),
        ),
        rung(always, 'first', ds(HOLIKA, 'Else the earlier day, in bhadra without its mouth, or after it.')),
      ],
    },
  ],
  observances: [
    HOLIKA_FIRE,
    { id: 'colours', days: 1, window: allDay, source: practice('The colours are played on the day after the fire.') },
  ],
  beside: { holika_dahan: ({ frame }) => frame.civil },
  notes: ({ year, anga }) =>
    lunarEclipseSeen(year, anga.to) === null
      ? []
      : [
          'a lunar eclipse is seen here at this purnima: by the Dharmasindhu (2, Phalguna) the fire is lit within its vedha; if the Moon rises eclipsed, during the eclipse when purnima lasts into that pradosha, else on the day before',
        ],
};
