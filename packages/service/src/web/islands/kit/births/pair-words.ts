/** The words that only the page of two births has. */
import type { PairWords, Screen } from '../../../pages/births/screen.ts';

export function pairWords({ milan }: Screen): PairWords {
  if (milan === undefined) throw new Error('this page has no words for two births');
  return milan;
}
