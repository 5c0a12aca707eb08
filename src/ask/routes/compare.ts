/** The route that sends one request to every engine. */
import { compareView } from '../compare.ts';
import { host, type Row, table } from '../route.ts';
import { differing } from './extensions.ts';
import { kundali } from './kundali.ts';
import { muhurta } from './muhurta.ts';
import { panchanga } from './panchanga.ts';
import { slices } from './slices.ts';

/**
 * The routes that can be compared: those of one day or one moment that every plan has (panchanga and its blocks, the
 * hours of a day, the birth chart), and `/why-differs`, because another engine may give the other calendar's date.
 */
const compared: readonly Row[] = [
  ...[...panchanga, ...slices, ...muhurta, ...kundali].filter(({ access }) => access === 'basic'),
  ...differing,
];

export const comparing = table('extension', host(null), [
  // path, credits, access, shows
  ['/v1/compare/{route}', 'light', 'basic', compareView(compared.map(({ path }) => path.slice(1)))],
]);
