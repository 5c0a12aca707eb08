/** Muhurtas, horas, chaughadiyas, undertakings (karya) and weddings. */

import { varjyamParams } from 'ganaka/internal/views/blocks/choices.ts';
import { slice, sliceChoosing } from 'ganaka/internal/views/day/panchanga.ts';
import { karyaMuhurta } from 'ganaka/internal/views/muhurta/karya-muhurta.ts';
import { vivahaMilan } from 'ganaka/internal/views/muhurta/vivaha-milan.ts';
import { vivahaVarsha } from 'ganaka/internal/views/muhurta/vivaha-varsha.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const muhurta = table('muhurta', EVERY_ENGINE, [
  // path, credits, access, shows
  [
    '/muhurta',
    'standard',
    'basic',
    sliceChoosing(
      varjyamParams,
      'Abhijit, Brahma, godhuli, Rahu, gulika, yamaganda; thirty muhurtas with prahara',
      'muhurta',
    ),
  ],
  ['/hora', 'standard', 'basic', slice('Planetary horas of the day', 'hora')],
  ['/chaughadiya', 'standard', 'basic', slice('The eight chaughadiya watches of day and night', 'chaughadiya')],
  ['/karya-muhurta', 'light', 'open', karyaMuhurta],
  ['/vivaha-milan', 'heavy', 'any', vivahaMilan],
]);

export const weddingYears = table('extension', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/vivaha-varsha', 'heavy', 'any', vivahaVarsha],
]);
