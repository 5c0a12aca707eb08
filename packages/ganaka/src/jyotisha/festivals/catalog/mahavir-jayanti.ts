/** Mahavir Jayanti: the thirteenth tithi of the bright half of Chaitra. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const mahavirJayanti: TithiFestival = {
  id: 'mahavir-jayanti',
  kind: 'jayanti',
  aliases: ['mahavira-jayanti', 'mahaveer-jayanti', 'mahavir-janma-kalyanak'],
  on: { masa: 'chaitra', tithi: 13 },
  kala: 'sunrise',
  ladder: morningCases(practice('mahavir_jayanti.bright_thirteenth_chaitra_sunrise'), 'first'),
};
