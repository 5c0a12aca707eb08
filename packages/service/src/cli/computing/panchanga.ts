/** ganaka panchanga: the full panchanga of a day at a place. */
import { panchanga as view } from 'ganaka/internal/views/day/panchanga.ts';
import { linesOf } from './panchanga-page.ts';
import { routeCommand } from './route-command.ts';

export const panchanga = routeCommand({
  usage:
    'panchanga [--place P | --lat D --lon D] [--tz H] [--date YYYY-MM-DD] [--time HH:MM] [--engine surya] [--lang hi] [--json]',
  view,
  path: () => '/v1/panchanga',
  lines: linesOf,
});
