/** The full panchanga of a day. */
import { panchangaReply } from 'ganaka/internal/views/day/panchanga.reply.ts';
import { panchanga as snapshot } from 'ganaka/internal/views/day/panchanga.ts';
import { EVERY_ENGINE, host, table } from '../route.ts';

export const panchangaHost = table('panchanga', host('drik'), [
  // path, credits, access, shows, its schema
  ['/v1/panchanga', 'standard', 'basic', snapshot, panchangaReply],
]);

export const panchanga = table('panchanga', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  ['/panchanga', 'standard', 'basic', snapshot, panchangaReply],
]);
