/** The birth of the Fish avatara: the third tithi of the bright half of Chaitra. */
import { all } from '../../../rules/clause.ts';
import { rung } from '../../../rules/ladder.ts';
import {
  always,
  bothTouch,
  neitherTouches,
  onlyFirstTouches,
  onlySecondTouches,
  secondCoversMore,
} from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { inKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const DASHAVATARA = '2, Chaitra (dashavatara-jayantyah)';
const PRATIPAD = '2, Chaitra (vatsararambha)';

export const matsyaJayanti: TithiFestival = {
  id: 'matsya-jayanti',
  kind: 'festival',
  on: { masa: 'chaitra', tithi: 3 },
  kala: 'aparahna',
  ladder: [
    rung(onlyFirstTouches, 'first', ds(DASHAVATARA, 'matsya_jayanti.fish_born_third_chaitra_aparahna')),
    rung(onlySecondTouches, 'second', ds(DASHAVATARA, 'matsya_jayanti.fish_born_third_chaitra_aparahna')),
    rung(all(bothTouch, secondCoversMore), 'second', practice('matsya_jayanti.third_aparahna_both_days_day')),
    rung(bothTouch, 'first', practice('matsya_jayanti.third_aparahna_both_days_day_more')),
    rung(neitherTouches, 'first', practice('matsya_jayanti.third_aparahna_neither_day_day')),
  ],
  variants: [
    {
      tradition: 'pratipad',
      on: { masa: 'chaitra', tithi: 1 },
      kala: 'aparahna',
      ladder: [
        rung(onlySecondTouches, 'second', ds(PRATIPAD, 'matsya_jayanti.some_say_first_bright_chaitra')),
        rung(always, 'first', ds(PRATIPAD, 'matsya_jayanti.some_say_first_bright_chaitra')),
      ],
    },
  ],
  observances: [
    { id: 'aparahna_puja', window: inKala('aparahna'), source: ds(DASHAVATARA, 'matsya_jayanti.worship_aparahna') },
  ],
};
