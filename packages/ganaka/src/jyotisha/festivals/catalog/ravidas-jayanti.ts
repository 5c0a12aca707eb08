/** Ravidas Jayanti: the purnima of Magha. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const ravidasJayanti: TithiFestival = {
  id: 'ravidas-jayanti',
  kind: 'jayanti',
  aliases: ['guru-ravidas-jayanti', 'guru-ravidas-birthday'],
  on: { masa: 'magha', tithi: 15 },
  kala: 'sunrise',
  ladder: morningCases(practice('ravidas_jayanti.purnima_magha_sunrise'), 'first'),
};
