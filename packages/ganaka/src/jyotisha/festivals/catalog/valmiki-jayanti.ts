/** Valmiki Jayanti: the purnima of Ashvina. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const valmikiJayanti: TithiFestival = {
  id: 'valmiki-jayanti',
  kind: 'jayanti',
  aliases: ['maharishi-valmiki-jayanti', 'pargat-diwas'],
  on: { masa: 'ashvina', tithi: 15 },
  kala: 'sunrise',
  ladder: morningCases(practice('valmiki_jayanti.purnima_ashvina_sunrise'), 'first'),
};
