/** Raksha Bandhan: the raksha (protective thread) is tied on the purnima of Shravana. */
import { rung } from '../../../rules/ladder.ts';
import { bothTouch, neitherTouches, onlyFirstTouches, onlySecondTouches } from '../../../rules/meeting-clauses.ts';
import { ds } from '../../../rules/source.ts';
import { morningCases } from '../decide/ladders.ts';
import { NEPAL } from '../region.ts';
import { rakshaWindow } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const RAKSHA = '2, Shravana (raksha-bandhana)';
const THREE = 'rakshabandhan.purnima_more_three_muhurtas_after';

const LESS = 'rakshabandhan.purnima_less_three_muhurtas_after';

const RAKSHA_VERSE = 'उदये त्रिमुहूर्तन्यूनत्वे पूर्वेद्युर्भद्रारहिते प्रदोषादिकाले कार्यम्';

export const rakshabandhan: TithiFestival = {
  id: 'rakshabandhan',
  kind: 'festival',
  aliases: ['rakhi', 'raksha-bandhan'],
  on: { masa: 'shravana', tithi: 15 },
  kala: 'sangava', // begins three muhurtas after sunrise
  ladder: [
    rung(onlyFirstTouches, 'first', ds(RAKSHA, LESS, RAKSHA_VERSE)),
    rung(onlySecondTouches, 'second', ds(RAKSHA, THREE)),
    rung(bothTouch, 'second', ds(RAKSHA, THREE)),
    rung(neitherTouches, 'first', ds(RAKSHA, LESS, RAKSHA_VERSE)),
  ],
  variants: [
    {
      tradition: 'nepal',
      regions: NEPAL,
      kala: 'sunrise',
      ladder: morningCases(practice('rakshabandhan.purnima_sunrise_in_nepal'), 'second'),
    },
    {
      tradition: 'sunrise',
      kala: 'sunrise',
      ladder: morningCases(practice('rakshabandhan.purnima_sunrise_however_short_so'), 'second'),
    },
  ],
  observances: [
    {
      id: 'raksha_bandhan',
      window: rakshaWindow,
      source: ds(RAKSHA, 'rakshabandhan.aparahna_pradosha_free_bhadra_also'),
    },
  ],
};
