/**
 * Vinayaka Chaturthi: the fourth tithi of the bright half of every month. That of Bhadrapada is in ganeshchaturthi.ts.
 */
import { ds } from '../../../rules/source.ts';
import { laterOnlyAlone } from '../decide/ladders.ts';
import { inKala } from '../rites/rite-windows.ts';
import type { TithiFestival } from '../rule.ts';

const SOURCE = ds('1, uddesha 10', 'vinayaka_chaturthi.fourth_madhyahna_later_day_if');

export const vinayakaChaturthi: TithiFestival = {
  id: 'vinayaka-chaturthi',
  kind: 'chaturthi',
  on: { tithi: 4 },
  kala: 'madhyahna',
  ladder: laterOnlyAlone(SOURCE),
  observances: [{ id: 'madhyahna_puja', window: inKala('madhyahna'), source: SOURCE }],
};
