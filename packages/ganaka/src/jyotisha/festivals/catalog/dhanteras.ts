/** Dhanteras: the thirteenth tithi of the dark half of Ashvina (amanta), with the lamp for Yama at nightfall. */
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstCoversMore,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const TRAYODASHI = '2, Ashvina (govatsa-dvadashi)';

export const dhanteras: TithiFestival = {
  id: 'dhanteras',
  kind: 'festival',
  aliases: ['dhanatrayodashi', 'dhantrayodashi'],
  on: { masa: 'ashvina', tithi: 28 },
  kala: 'pradosha',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(TRAYODASHI, 'dhanteras.lamp_yama_given_beginning_night')),
    rung(onlySecondTouches, 'second', ds(TRAYODASHI, 'dhanteras.lamp_yama_given_beginning_night')),
    rung(bothTouch, 'second', ds('1, uddesha 19', 'dhanteras.dark_thirteenth_taken_later_day')),
    rung(neitherTouches, 'first', practice('dhanteras.thirteenth_begins_after_evening_ends')),
  ],
  variants: [
    {
      tradition: 'dharmasindhu-nakta',
      kala: 'pradosha',
      ladder: [
        rung(onlyFirstTouches, 'first', ds('1, uddesha 5 (nakta)', 'dhanteras.rite_evening_takes_day_whose')),
        rung(firstCoversMore, 'first', ds('1, uddesha 5 (nakta)', 'dhanteras.unequal_parts_pradosha_day_more')),
        rung(always, 'second', ds('1, uddesha 5 (nakta)', 'dhanteras.pradosha_both_days_whole_equal')),
      ],
    },
  ],
  observances: [
    {
      id: 'yama_dipa',
      window: inKala('pradosha'),
      source: ds(TRAYODASHI, 'dhanteras.lamp_yama_outside_house_nightfall'),
    },
  ],
};
