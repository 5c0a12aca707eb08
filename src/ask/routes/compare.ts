/** One question on every engine. */
import { compareView } from '../compare.ts';
import { host, type Row, table } from '../route.ts';
import { differing } from './extensions.ts';
import { kundali } from './kundali.ts';
import { muhurta } from './muhurta.ts';
import { panchanga } from './panchanga.ts';
import { slices } from './slices.ts';

/**
 * Replies of one day or one moment for every plan: panchanga and its blocks, the hours of a day, the birth chart. And
 * why another calendar differs: another engine may give its date.
 */
const compared: readonly Row[] = [
  ...[...panchanga, ...slices, ...muhurta, ...kundali].filter(({ access }) => access === 'basic'),
  ...differing,
];

export const comparing = table('extension', host(null), [
  // path, credits, access, shows
  ['/v1/compare/{route}', 'light', 'basic', compareView(compared.map(({ path }) => path.slice(1)))],
]);
