/** The birth of Narasimha: the fourteenth tithi of the bright half of Vaishakha, at sunset. */
import { ds } from '../../../rules/source.ts';
import { fourCases } from '../decide/ladders.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const NARASIMHA = ds('2, Vaishakha (nrisimha-jayanti)', 'narasimha_jayanti.bright_fourteenth_vaishakha_sunset_both');

export const narasimhaJayanti: TithiFestival = {
  id: 'narasimha-jayanti',
  kind: 'jayanti',
  aliases: ['nrisimha-jayanti'],
  on: { masa: 'vaishakha', tithi: 14 },
  kala: 'sunset',
  ladder: fourCases(NARASIMHA, 'second', 'second'),
  observances: [{ id: 'pradosha_puja', window: inKala('sayahna'), source: NARASIMHA }],
};
