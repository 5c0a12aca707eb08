/**
 * Buddha Purnima (Vesak): the purnima of Vaishakha. The Buddha's day as an avatara, in Ashvina, is `buddha-avatara`.
 */
import { morningCases } from '../decide/ladders.ts';
import { practice, type TithiFestival } from '../rule.ts';

const SOURCE = practice('buddha_purnima.purnima_vaishakha_sunrise_two_sunrises');

export const buddhaPurnima: TithiFestival = {
  id: 'buddha-purnima',
  kind: 'vrata',
  aliases: ['buddha-jayanti', 'vesak', 'vaishakha-purnima'],
  on: { masa: 'vaishakha', tithi: 15 },
  kala: 'sunrise',
  ladder: morningCases(SOURCE, 'second'),
};
