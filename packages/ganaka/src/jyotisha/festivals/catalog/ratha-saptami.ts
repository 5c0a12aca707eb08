/** Ratha Saptami: the seventh tithi of the bright half of Magha, at arunodaya (the four ghatis before sunrise). */
import { ds } from '../../../rules/source.ts';
import { morningCases } from '../decide/ladders.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const RATHA = ds('2, Magha (ratha-saptami)', 'ratha_saptami.seventh_arunodaya_both_days_earlier');

export const rathaSaptami: TithiFestival = {
  id: 'ratha-saptami',
  kind: 'vrata',
  aliases: ['surya-jayanti'],
  on: { masa: 'magha', tithi: 7 },
  kala: 'arunodaya',
  ladder: morningCases(RATHA, 'first'),
  observances: [{ id: 'gifts', window: inKala('arunodaya'), source: RATHA }],
};
