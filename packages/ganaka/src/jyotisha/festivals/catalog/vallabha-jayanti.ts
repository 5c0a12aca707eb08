/** Vallabha Jayanti: the eleventh tithi of the dark half of Chaitra (amanta), the day of Varuthini Ekadashi. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const vallabhaJayanti: TithiFestival = {
  id: 'vallabha-jayanti',
  kind: 'jayanti',
  aliases: ['vallabhacharya-jayanti'],
  on: { masa: 'chaitra', tithi: 26 },
  kala: 'sunrise',
  ladder: morningCases(practice('vallabha_jayanti.dark_eleventh_chaitra_sunrise'), 'second'),
};
