/** The birth of Parashurama: the bright third of Vaishakha at nightfall. */
import { rung } from '../../rules/ladder.ts';
import { always, bothTouch, neitherTouches, onlyFirstTouches, onlySecondTouches } from '../../rules/meeting-clauses.ts';
import { ds } from '../../rules/source.ts';
import { practice, type TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const PARASHURAMA = '2, Vaishakha (parashurama-jayanti)';

export const parshuramJayanti: TithiFestival = {
  id: 'parshuram-jayanti',
  kind: 'festival',
  aliases: ['parashurama-jayanti'],
  on: { masa: 'vaishakha', tithi: 3 },
  kala: 'night_first_yama',
  ladder: [
    rung(
      onlyFirstTouches,
      'first',
      ds(PARASHURAMA, 'The third in the first yama of the earlier night alone: that day.'),
    ),
    rung(
      onlySecondTouches,
      'second',
      ds(PARASHURAMA, 'The third in the first yama of the later night alone: that day.'),
    ),
    rung(bothTouch, 'second', ds(PARASHURAMA, 'In a part of the first yama of both nights: the later.')),
    rung(neitherTouches, 'first', practice('The third in the first yama of neither night: the day it begins.')),
  ],
  variants: [
    {
      tradition: 'madhyahna',
      kala: 'madhyahna',
      ladder: [
        rung(
          onlyFirstTouches,
          'first',
          ds(
            '2, Chaitra (dashavatara-jayantyah)',
            'Parashurama is born on the third of Vaishakha in madhyahna; many say in pradosha.',
          ),
        ),
        rung(
          always,
          'second',
          ds(
            '2, Chaitra (dashavatara-jayantyah)',
            'Parashurama is born on the third of Vaishakha in madhyahna; many say in pradosha.',
          ),
        ),
      ],
    },
  ],
  observances: [
    { id: 'pradosha_puja', window: inKala('pradosha'), source: ds(PARASHURAMA, 'The worship is in pradosha.') },
  ],
};
