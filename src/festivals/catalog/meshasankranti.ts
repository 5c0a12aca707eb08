/** Mesha Sankranti: the Sun enters Mesha, the beginning of the solar year. */
import { rung } from '../../rules/ladder.ts';
import { always } from '../../rules/meeting-clauses.ts';
import { practice, type SankrantiFestival } from '../rule.ts';
import { BY_DAY, DAY_OF_ENTRY, NIGHT_HALVES, PUNYA_KALA } from '../sankranti.ts';

export const meshasankranti: SankrantiFestival = {
  id: 'meshasankranti',
  kind: 'festival',
  aliases: ['vaisakhi', 'baisakhi', 'puthandu', 'mesha-sankranti'],
  on: { rashi: 1 },
  kala: 'daylight',
  ladder: [BY_DAY, rung(always, 'second', practice('meshasankranti.mesha_after_sunset_almanacs_today'))],
  variants: [{ tradition: 'dharmasindhu', kala: 'daylight', ladder: NIGHT_HALVES }, DAY_OF_ENTRY],
  observances: [PUNYA_KALA],
};
