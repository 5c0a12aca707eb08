/** Sanskrit in Roman letters: names and labels. */
import type { Named } from '../../language.ts';
import { labels } from './labels.ts';
import { names } from './names.ts';

export const words: Named = {
  names,
  labels,
  sanskrit: 'iast',
};
export const sources = () => import('./sources.ts');
