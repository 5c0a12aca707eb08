/** Ratha Saptami: the bright seventh of Magha at arunodaya. */
import { ds } from '../../rules/source.ts';
import { morningCases } from '../ladders.ts';
import type { TithiFestival } from '../rule.ts';
import { inKala } from '../windows.ts';

const RATHA = ds(
  '2, Magha (ratha-saptami)',
  'The seventh at arunodaya; on both days the earlier; where it touches none, with the sixth.',
);

export const rathaSaptami: TithiFestival = {
  id: 'ratha-saptami',
  kind: 'vrata',
  aliases: ['surya-jayanti'],
  on: { masa: 'magha', tithi: 7 },
  kala: 'arunodaya',
  ladder: morningCases(RATHA, 'first'),
  observances: [{ id: 'gifts', window: inKala('arunodaya'), source: RATHA }],
};
