/** Shankara Jayanti: the fifth tithi of the bright half of Vaishakha. */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

export const shankaraJayanti: TithiFestival = {
  id: 'shankara-jayanti',
  kind: 'jayanti',
  aliases: ['adi-shankara-jayanti', 'shankaracharya-jayanti', 'adi-shankaracharya-jayanti'],
  on: { masa: 'vaishakha', tithi: 5 },
  kala: 'sunrise',
  ladder: morningCases(practice('shankara_jayanti.bright_fifth_vaishakha_sunrise'), 'first'),
};
