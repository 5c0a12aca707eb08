/**
 * Kojagara: the purnima of Ashvina at midnight. The Lakshmi Puja of Bengal is that day too, unless the purnima comes
 * after dusk and has the dusk of the next day: West Bengal and Tripura list 20 October 2021.
 */
import { ds } from '../../../rules/source.ts';
import { fourCases, laterOnlyAlone } from '../decide/ladders.ts';
import { BENGAL } from '../region.ts';
import { practice, type TithiFestival } from '../rule.ts';

const KOJAGARA = ds('2, Ashvina (kojagara-vrata)', 'kojagara.purnima_midnight_earlier_day_alone');

export const kojagara: TithiFestival = {
  id: 'kojagara',
  kind: 'vrata',
  aliases: ['sharad-purnima', 'kojagari-lakshmi-puja'],
  on: { masa: 'ashvina', tithi: 15 },
  kala: 'nishitha',
  ladder: fourCases(KOJAGARA, 'second', 'second'),
  variants: [
    {
      tradition: 'bengal',
      regions: BENGAL,
      kala: 'pradosha_two',
      ladder: laterOnlyAlone(practice('kojagara.bengal_lakshmi_puja_dusk_of_later_day_alone')),
    },
  ],
};
