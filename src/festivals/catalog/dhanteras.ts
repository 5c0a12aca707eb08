/** Dhanteras: the dark thirteenth of Ashvina, with the lamp for Yama at nightfall. */
import { rung } from '../../rules/ladder.ts';
import {
  always,
  bothTouch,
  firstCoversMore,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
} from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const TRAYODASHI = '2, Ashvina (govatsa-dvadashi)';

export const dhanteras: TithiFestival = {
  id: 'dhanteras',
  kind: 'festival',
  aliases: ['dhanatrayodashi', 'dhantrayodashi'],
  on: { masa: 'ashvina', tithi: 28 },
  kala: 'pradosha',
  ladder: [
    rung(
      onlyFirstTouches,
      'first',
      ds(TRAYODASHI, 'The lamp for Yama is given at the beginning of the night of the thirteenth.'),
    ),
    rung(
      onlySecondTouches,
      'second',
      ds(TRAYODASHI, 'The lamp for Yama is given at the beginning of the night of the thirteenth.'),
    ),
    rung(
      bothTouch,
      'second',
      ds('1, uddesha 19', 'The dark thirteenth is taken on the later day, as is one that two evenings share.'),
    ),
    rung(
      neitherTouches,
      'first',
      practice('The thirteenth begins after one evening and ends before the next: the evening before it.'),
    ),
  ],
  variants: [
    {
      tradition: 'dharmasindhu-nakta',
      kala: 'pradosha',
      ladder: [
        rung(
          onlyFirstTouches,
          'first',
          ds('1, uddesha 5 (nakta)', 'A rite of the evening takes the day whose pradosha has the tithi.'),
        ),
        rung(
          firstCoversMore,
          'first',
          ds(
            '1, uddesha 5 (nakta)',
            'Unequal parts of pradosha: the day that has more, though the earlier, its excess being enough for the rite.',
          ),
        ),
        rung(
          always,
          'second',
          ds('1, uddesha 5 (nakta)', 'Pradosha of both days whole or in equal parts, or of neither: the later.'),
        ),
      ],
    },
  ],
  observances: [
    {
      id: 'yama_dipa',
      window: inKala('pradosha'),
      source: ds(TRAYODASHI, 'A lamp for Yama outside the house at nightfall.'),
    },
  ],
};
