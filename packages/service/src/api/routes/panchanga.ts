/** The full panchanga of a day. */
import { panchanga as snapshot } from 'ganaka/internal/views/day/panchanga.ts';
import { EVERY_ENGINE, host, table } from '../route.ts';

export const panchangaHost = table('panchanga', host('drik'), [
  // path, credits, access, shows
  ['/v1/panchanga', 'standard', 'basic', snapshot],
]);

export const panchanga = table('panchanga', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/panchanga', 'standard', 'basic', snapshot],
]);
