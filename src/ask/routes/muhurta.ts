/** Muhurta windows, horas, chaughadiyas, named works and weddings. */
import { slice } from '../../views/panchanga.ts';
import { anyWord, oneOf } from '../../views/parameter.ts';
import { days } from '../../views/parameters.ts';
import { EVERY_ENGINE, table, unbuilt } from '../route.ts';

const karya = anyWord({ meaning: 'the work', example: 'griha_pravesha' });
const kind = anyWord({ meaning: 'the kind of the work or conjunction', example: 'nava' });
const direction = oneOf(['east', 'south', 'west', 'north'], { meaning: 'direction of the journey', example: 'east' });
const span = oneOf(['year'], { meaning: 'a whole year', example: 'year' });

export const muhurta = table('muhurta', EVERY_ENGINE, [
  // path, credits, access, shows
  [
    '/muhurta',
    'standard',
    'basic',
    slice('Abhijit, Brahma, godhuli, Rahu, gulika, yamaganda; thirty muhurtas with prahara', 'muhurta'),
  ],
  ['/hora', 'standard', 'basic', slice('Planetary horas of the day', 'hora')],
  ['/chaughadiya', 'standard', 'basic', slice('The eight chaughadiya watches of day and night', 'chaughadiya')],
  ['/karya-muhurta', 'light', 'open', unbuilt('moment', { karya, kind, direction, days, span })],
  ['/vivaha-milan', 'heavy', 'any', unbuilt('moment')],
]);
