/** Many days in one call (Enterprise). */
import { host, table } from '../route.ts';

export const bulkDrik = table('bulk', host('drik'), [
  // path, credits, access, adds, shows
  ['/v1/panchanga-varsha-drik', 'bulk', 'enterprise', ['year', 'samvat'], null],
  ['/v1/panchanga/range', 'bulk', 'enterprise', ['from*', 'to*', 'blocks', 'format'], null],
  ['/v1/panchanga/month', 'bulk', 'enterprise', ['month*'], null],
  ['/v1/panchanga-kala', 'bulk', 'enterprise', ['from', 'to'], null],
]);

export const bulkSurya = table('bulk', host('surya-siddhanta'), [
  // path, credits, access, adds, shows
  ['/v1/sanyoga', 'bulk', 'enterprise', ['from*', 'to*', 'grahas', 'kind', 'orb'], null],
  ['/v1/panchanga-varsha-surya', 'bulk', 'enterprise', ['year', 'samvat'], null],
]);

export const bulkThird = table('bulk', host('true-chitra'), [
  // path, credits, access, adds, shows
  ['/v1/panchanga-varsha-{THIRD}', 'bulk', 'enterprise', ['year', 'samvat'], null],
]);
