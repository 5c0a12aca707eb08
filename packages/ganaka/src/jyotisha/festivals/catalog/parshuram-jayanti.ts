/** The birth of Parashurama: the third tithi of the bright half of Vaishakha, at nightfall. */
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const PARASHURAMA = '2, Vaishakha (parashurama-jayanti)';

export const parshuramJayanti: TithiFestival = {
  id: 'parshuram-jayanti',
  kind: 'festival',
  aliases: ['parashurama-jayanti'],
  on: { masa: 'vaishakha', tithi: 3 },
  kala: 'night_first_yama',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(PARASHURAMA, 'parshuram_jayanti.third_first_yama_earlier_night')),
    rung(onlySecondTouches, 'second', ds(PARASHURAMA, 'parshuram_jayanti.third_first_yama_later_night')),
    rung(bothTouch, 'second', ds(PARASHURAMA, 'parshuram_jayanti.part_first_yama_both_nights')),
    rung(neitherTouches, 'first', practice('parshuram_jayanti.third_first_yama_neither_night')),
  ],
  variants: [
    {
      tradition: 'madhyahna',
      kala: 'madhyahna',
      ladder: [
        rung(
          onlyFirstTouches,
          'first',
          ds('2, Chaitra (dashavatara-jayantyah)', 'parshuram_jayanti.parashurama_born_third_vaishakha_madhyahna'),
        ),
        rung(
          always,
          'second',
          ds('2, Chaitra (dashavatara-jayantyah)', 'parshuram_jayanti.parashurama_born_third_vaishakha_madhyahna'),
        ),
      ],
    },
  ],
  observances: [
    { id: 'pradosha_puja', window: inKala('pradosha'), source: ds(PARASHURAMA, 'parshuram_jayanti.worship_pradosha') },
  ],
};
