/**
 * Two rows for each of the twelve houses. The first (Phaladeepika 6.44) holds if a benefic occupies or aspects the
 * house, and the lord of the house is outside houses 6, 8 and 12, not combust (invisible near the Sun), and in its own
 * or exaltation rashi. The second (Phaladeepika 6.57) holds if the lord of the house is in 6, 8 or 12; for houses 6, 8
 * and 12 themselves this is good.
 */
import { all, not } from '../../../../rules/clause.ts';
import { DUSTHANA, EVERY_HOUSE, SUSTHANA } from '../../chart/houses.ts';
import { touched } from '../graha-relations.ts';
import { inHouses } from '../in-houses.ts';
import type { Form, Yoga, YogaId } from '../rule.ts';
import { OWN_OR_EXALTED } from '../sets.ts';
import { combust, seated } from '../states.ts';
import { house, lord } from '../who.ts';

const shubha = (id: YogaId, number: number): Yoga => ({
  id,
  category: 'bhava_shubha',
  at: ['PD 6.44'],
  rule: all(
    touched(house(number), 'benefics'),
    inHouses(lord(number), SUSTHANA),
    seated(lord(number), OWN_OR_EXALTED),
    not(combust(lord(number))),
  ),
});

const duhstha = (id: YogaId, number: number): Yoga => ({
  id,
  category: 'bhava_duhstha',
  at: ['PD 6.57'],
  rule: inHouses(lord(number), DUSTHANA),
  note: 'second_half_left_out',
});

const OTHER_LORDS = EVERY_HOUSE.filter((each) => !DUSTHANA.some((evil) => evil === each)).map(lord);

const viparita = (id: YogaId, number: number, named: string, more: readonly Form[] = []): Yoga => ({
  ...duhstha(id, number),
  category: 'viparita',
  at: [`PD 6.57, ${named}`],
  variants: [
    {
      id: 'other_dusthana_only',
      by: 'handbooks',
      rule: inHouses(
        lord(number),
        DUSTHANA.filter((each) => each !== number),
      ),
    },
    { id: 'own_house_only', by: 'handbooks', rule: inHouses(lord(number), [number]) },
    ...more,
    {
      id: 'unmixed',
      by: 'Uttarakalamrita 4.22, as a commentary reports it',
      rule: all(inHouses(lord(number), DUSTHANA), not(touched(lord(number), OTHER_LORDS))),
    },
  ],
});

export const BHAVA: readonly Yoga[] = [
  shubha('pd_chamara', 1),
  shubha('dhenu', 2),
  shubha('shaurya', 3),
  shubha('jaladhi', 4),
  shubha('pd_chhatra', 5),
  shubha('astra', 6),
  shubha('kama', 7),
  shubha('asura', 8),
  shubha('bhagya', 9),
  shubha('khyati', 10),
  shubha('suparijata', 11),
  shubha('pd_musala', 12),
  duhstha('avayoga', 1),
  duhstha('nihsva', 2),
  duhstha('pd_6_57_3', 3),
  duhstha('kuhu', 4),
  duhstha('pamara', 5),
  viparita('harsha', 6, '6.63', [
    {
      id: 'malefic_touch',
      at: ['PD 6.57'],
      rule: touched(house(6), 'malefics'),
      note: 'second_half_common',
    },
  ]),
  duhstha('dushkriti', 7),
  viparita('sarala', 8, '6.65'),
  duhstha('nirbhagya', 9),
  duhstha('duryoga', 10),
  duhstha('pd_6_57_11', 11),
  viparita('vimala', 12, '6.69'),
];
