/** Kojagara: the purnima of Ashvina at midnight. */
import { ds } from '../../../rules/source.ts';
import { fourCases } from '../decide/ladders.ts';
import type { TithiFestival } from '../rule.ts';

const KOJAGARA = ds('2, Ashvina (kojagara-vrata)', 'kojagara.purnima_midnight_earlier_day_alone');

export const kojagara: TithiFestival = {
  id: 'kojagara',
  kind: 'vrata',
  aliases: ['sharad-purnima'],
  on: { masa: 'ashvina', tithi: 15 },
  kala: 'nishitha',
  ladder: fourCases(KOJAGARA, 'second', 'second'),
};
