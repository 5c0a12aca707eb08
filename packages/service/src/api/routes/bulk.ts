/** Routes that return many days in one call (Enterprise plan). */

import { panchangaKala } from 'ganaka/internal/views/bulk/kala.ts';
import { month } from 'ganaka/internal/views/bulk/month.ts';
import { range } from 'ganaka/internal/views/bulk/range.ts';
import { sanyoga } from 'ganaka/internal/views/bulk/sanyoga.ts';
import { varsha } from 'ganaka/internal/views/bulk/varsha.ts';
import { host, ROOT_BY_ENGINE, table } from '../route.ts';

export const bulkDrik = table('bulk', host('drik'), [
  // path, credits, access, shows
  ['/v1/panchanga/range', 'bulk', 'enterprise', range],
  ['/v1/panchanga/month', 'bulk', 'enterprise', month],
  ['/v1/panchanga-kala', 'bulk', 'enterprise', panchangaKala],
]);

export const bulkSurya = table('bulk', host('surya-siddhanta'), [
  // path, credits, access, shows
  ['/v1/sanyoga', 'bulk', 'enterprise', sanyoga],
]);

export const bulkYears = table('bulk', ROOT_BY_ENGINE, [
  // path, credits, access, shows
  ['/v1/panchanga-varsha-{engine}', 'bulk', 'enterprise', varsha],
]);
