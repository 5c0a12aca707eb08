/** Routes without an engine: health, the indexes, places, the description of the service itself. */
import { languages } from '../languages.ts';
import { geocode, health, hostIndex, kundaliIndex, openapi, pathSetIndex } from '../plain.ts';
import { EVERY_ENGINE, EVERY_PATH_SET, host, table } from '../route.ts';

export const hostRows = [
  ...table('index', host(null), [
    // path, credits, access, shows
    ['/v1/health', 'none', 'open', health],
    ['/v1/', 'none', 'open', hostIndex],
  ]),
  ...table('geocode', host(null), [['/v1/geocode', 'light', 'open', geocode]]),
  ...table('extension', host(null), [
    ['/v1/languages', 'none', 'open', languages],
    ['/v1/openapi.json', 'none', 'open', openapi],
  ]),
];

export const engineIndexes = table('index', EVERY_PATH_SET, [['', 'none', 'open', pathSetIndex]]);

export const janmaPatra = table('kundali', EVERY_ENGINE, [['/janma-patra', 'light', 'open', kundaliIndex]]);
