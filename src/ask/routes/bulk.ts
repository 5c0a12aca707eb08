/** Many days in one call (Enterprise). */

import { month } from '../../views/bulk/month.ts';
import { from, range, to } from '../../views/bulk/range.ts';
import { anyWord, decimal, required, someOf, wholeNumber } from '../../views/parameter.ts';
import { year } from '../../views/parameters.ts';
import { host, ROOT_BY_ENGINE, table, unbuilt } from '../route.ts';

const samvat = wholeNumber(1, 3057, { meaning: 'Vikram year', example: '2083' });
const grahas = someOf({ meaning: 'which grahas, comma separated', example: 'guru,shani' });
const kind = anyWord({ meaning: 'the kind of the work or conjunction', example: 'nava' });
const orb = decimal(0, 15, { meaning: 'greatest distance, degrees', example: '1' });

export const bulkDrik = table('bulk', host('drik'), [
  // path, credits, access, shows
  ['/v1/panchanga/range', 'bulk', 'enterprise', range],
  ['/v1/panchanga/month', 'bulk', 'enterprise', month],
  ['/v1/panchanga-kala', 'bulk', 'enterprise', unbuilt('moment', { from, to })],
]);

export const bulkSurya = table('bulk', host('surya-siddhanta'), [
  // path, credits, access, shows
  ['/v1/sanyoga', 'bulk', 'enterprise', unbuilt('year', { from: required(from), to: required(to), grahas, kind, orb })],
]);

export const bulkYears = table('bulk', ROOT_BY_ENGINE, [
  // path, credits, access, shows
  ['/v1/panchanga-varsha-{engine}', 'bulk', 'enterprise', unbuilt('moment', { year, samvat })],
]);
