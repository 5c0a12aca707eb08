/** Dev Deepavali: lamps are lit in the evening of the purnima of Kartika. */
import { fourCases } from '../decide/ladders.ts';
import { wholeKala } from '../rites/rite-windows.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('dev_deepavali.purnima_kartika_pradosha_both_days');

export const devDeepavali: TithiFestival = {
  id: 'dev-deepavali',
  kind: 'vrata',
  aliases: ['dev-diwali', 'deva-deepavali', 'tripurotsava', 'kartika-purnima', 'kartik-purnima'],
  on: { masa: 'kartika', tithi: 15 },
  kala: 'pradosha',
  ladder: fourCases(SOURCE, 'second', 'first'),
  observances: [{ id: 'pradosha_puja', window: wholeKala('pradosha'), source: SOURCE }],
};
