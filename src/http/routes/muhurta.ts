/** Muhurta windows, horas, chaughadiyas, named works and weddings. */
import { EVERY_ENGINE, table } from '../route.ts';

export const muhurta = table('muhurta', EVERY_ENGINE, [
  // path, credits, access, adds, shows
  ['/muhurta', 'standard', 'basic', [], null],
  ['/hora', 'standard', 'basic', [], null],
  ['/chaughadiya', 'standard', 'basic', [], null],
  ['/karya-muhurta', 'light', 'open', ['karya', 'kind', 'direction', 'days', 'span'], null],
  ['/vivaha-milan', 'heavy', 'any', [], null],
]);
