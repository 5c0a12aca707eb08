/** The route that sends one request to several engines. */
import { compareView } from '../answer/compare.ts';
import { host, type RouteRow, table } from '../route.ts';
import { differing, finding } from './extensions.ts';
import { feeds } from './feeds.ts';
import { festivals, parvaMool } from './festivals.ts';
import { kundali } from './kundali.ts';
import { matching } from './matching.ts';
import { muhurta, weddingYears } from './muhurta.ts';
import { panchanga } from './panchanga.ts';
import { slices } from './slices.ts';

/**
 * The routes that can be compared: every route that computes one JSON reply on each engine. Bulk replies of many days
 * are too long to compare, lists of births need a body, and pictures, books and calendar files have no fields.
 */
const isCompared = ({ shows, reads }: RouteRow): boolean =>
  !('plain' in shows) && shows.media === undefined && reads !== 'births';

const compared = [
  ...panchanga,
  ...slices,
  ...muhurta,
  ...weddingYears,
  ...kundali,
  ...matching,
  ...festivals,
  ...parvaMool,
  ...feeds,
  ...finding,
  ...differing,
].filter(isCompared);

/** The path of a row without its beginning: `tithi`, `festivals/{id}`, `parva-mool`. */
const routeOf = ({ path }: RouteRow): string => path.replace(/^\/(?:v1\/)?/, '');

export const comparing = table('extension', host(null), [
  // path, credits, access, shows
  ['/v1/compare/{route}', 'light', 'basic', compareView(compared.map(routeOf))],
]);
