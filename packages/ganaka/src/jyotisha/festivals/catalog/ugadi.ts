/**
 * Ugadi (Gudi Padwa): the first day of the lunar year. It has the same rule as the spring navaratra, which begins on
 * this day.
 */
import type { TithiFestival } from '../rule.ts';
import { chaitraNavaratri } from './chaitra-navaratri.ts';

export const ugadi: TithiFestival = {
  id: 'ugadi',
  kind: 'vrata',
  aliases: ['gudi-padwa', 'gudi-padva', 'yugadi', 'samvatsar-padvo'],
  on: chaitraNavaratri.on,
  kala: chaitraNavaratri.kala,
  ladder: chaitraNavaratri.ladder,
  variants: chaitraNavaratri.variants ?? [],
};
