/**
 * Holi: the Holika fire is lit in the evening of the purnima of Phalguna; the day of colours is the next day. Guyana,
 * Suriname and Trinidad keep the date of India.
 */
import { all } from '../../../rules/clause.ts';
import { type Ladder, rung } from '../../../rules/ladder.ts';
import { always, secondTouches, secondYamasAfterSunrise } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { fact, nextTithiGrows } from '../decide/facts.ts';
import { inLand } from '../decide/ladders.ts';
import { lunarEclipseSeen } from '../kinds/eclipse.ts';
import { CARIBBEAN } from '../region.ts';
import { allDay, holikaWindow } from '../rites/rite-windows.ts';
import { type ObservanceRow, practice, type TithiFestival } from '../rule.ts';

const HOLIKA = '2, Phalguna (holika)';

const SECOND_EVENING = rung(secondTouches, 'second', ds(HOLIKA, 'holi.purnima_pradosha_both_days_part'));

const FIRE_LADDER: Ladder = [
  SECOND_EVENING,
  rung(
    all(secondYamasAfterSunrise(3.5), fact('next_tithi_grows')),
    'second',
    ds(HOLIKA, 'holi.purnima_three_half_yamas_later'),
  ),
  rung(secondYamasAfterSunrise(3.5), 'second', practice('holi.purnima_three_half_yamas_later_day')),
  rung(always, 'first', ds(HOLIKA, 'holi.purnima_not_pradosha_later_day')),
];

/** The time at which the fire is lit. */
export const HOLIKA_FIRE: ObservanceRow = {
  id: 'holika_dahan',
  window: holikaWindow,
  source: ds(HOLIKA, 'holi.pradosha_free_bhadra_else_after'),
};

export const holi: TithiFestival = {
  id: 'holi',
  kind: 'festival',
  aliases: ['dhulandi', 'rangwali-holi'],
  on: { masa: 'phalguna', tithi: 15 },
  daysAfter: 1,
  kala: 'pradosha',
  facts: nextTithiGrows,
  ladder: FIRE_LADDER,
  variants: [
    {
      tradition: 'diaspora-india',
      regions: CARIBBEAN,
      kala: 'pradosha',
      facts: nextTithiGrows,
      ladder: inLand(FIRE_LADDER, practice('holi.caribbean_keeps_date_of_india')),
      at: 'india',
    },
    {
      tradition: 'pradosha',
      kala: 'pradosha',
      ladder: [SECOND_EVENING, rung(always, 'first', practice('holi.evening_purnima_whatever_bhadra_so'))],
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
          ds(HOLIKA, 'holi.purnima_three_half_yamas_later_day_growing'),
        ),
        rung(always, 'first', ds(HOLIKA, 'holi.else_earlier_day_bhadra_without')),
      ],
    },
  ],
  observances: [
    HOLIKA_FIRE,
    { id: 'colours', days: 1, window: allDay, source: practice('holi.colours_played_day_after_fire') },
  ],
  beside: { holika_dahan: ({ frame }) => frame.civil },
  notes: ({ year, anga }) => (lunarEclipseSeen(year, anga.to) === null ? [] : ['holika_at_an_eclipse']),
};
