/** Guru Nanak Jayanti: the purnima of Kartika. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const guruNanakJayanti: TithiFestival = {
  id: 'guru-nanak-jayanti',
  kind: 'jayanti',
  aliases: ['guru-nanak-gurpurab', 'gurpurab', 'prakash-parva'],
  on: { masa: 'kartika', tithi: 15 },
  kala: 'sunrise',
  ladder: morningCases(practice('guru_nanak_jayanti.purnima_kartika_sunrise'), 'first'),
};
