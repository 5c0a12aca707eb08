/** Haritalika: the third tithi of the bright half of Bhadrapada. */
import { ds } from '../../../rules/source.ts';
import { morningCases } from '../decide/ladders.ts';
import type { TithiFestival } from '../rule.ts';

const HARITALIKA = ds('2, Bhadrapada (haritalika)', 'haritalika.third_later_day_muhurta_less');

export const haritalika: TithiFestival = {
  id: 'haritalika',
  kind: 'vrata',
  aliases: ['hartalika-teej'],
  on: { masa: 'bhadrapada', tithi: 3 },
  kala: 'sunrise',
  ladder: morningCases(HARITALIKA, 'second'),
};
