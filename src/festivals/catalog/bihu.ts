/** Rongali Bihu: the Sun enters Mesha, the new year of Assam; decided as Mesha Sankranti is. */
import type { SankrantiFestival } from '../rule.ts';
import { meshasankranti } from './meshasankranti.ts';

export const bihu: SankrantiFestival = {
  id: 'bihu',
  kind: 'vrata',
  region: 'Assam',
  aliases: ['rongali-bihu', 'bohag-bihu'],
  on: meshasankranti.on,
  kala: meshasankranti.kala,
  ladder: meshasankranti.ladder,
};
