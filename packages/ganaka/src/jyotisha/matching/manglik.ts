/** Manglik dosha of a pair: the dosha of each chart, and the printed rule for two charts that both have it. */

import type { Source } from '../../rules/source.ts';
import type { Manglik } from '../kundali/doshas/manglik.ts';

export const PAIR_BHANGA: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '80.49',
  gist: 'manglik.both_charts_yoga_cancelled',
};
export const BOTH_SEXES: Source = {
  confidence: 'read-in-text',
  work: 'BPHS',
  at: '80.48',
  gist: 'manglik.same_yoga_counts_man_chart',
};

export const MANGLIK_VERDICTS = [
  'no_dosha',
  'pair_bhanga',
  'dosha_in_boy',
  'dosha_in_girl',
  'dosha_in_boy_with_bhanga',
  'dosha_in_girl_with_bhanga',
] as const;
export type ManglikVerdict = (typeof MANGLIK_VERDICTS)[number];

/**
 * The verdict. The rule for two charts needs only that both have the dosha. A bhanga within one chart matters only if
 * the other chart has no dosha.
 */
export function verdictOf(boy: Manglik, girl: Manglik): ManglikVerdict {
  if (boy.dosha && girl.dosha) return 'pair_bhanga';
  if (boy.dosha) return boy.effective ? 'dosha_in_boy' : 'dosha_in_boy_with_bhanga';
  if (girl.dosha) return girl.effective ? 'dosha_in_girl' : 'dosha_in_girl_with_bhanga';
  return 'no_dosha';
}
