/** Muhurtas, horas, chaughadiyas, undertakings (karya) and weddings. */

import { varjyamParams } from 'ganaka/internal/views/blocks/choices.ts';
import { sliceReply } from 'ganaka/internal/views/day/panchanga.reply.ts';
import { slice, sliceChoosing } from 'ganaka/internal/views/day/panchanga.ts';
import { karyaMuhurtaReply } from 'ganaka/internal/views/muhurta/karya-muhurta.reply.ts';
import { karyaMuhurta } from 'ganaka/internal/views/muhurta/karya-muhurta.ts';
import { vivahaMilanReply } from 'ganaka/internal/views/muhurta/vivaha-milan.reply.ts';
import { vivahaMilan } from 'ganaka/internal/views/muhurta/vivaha-milan.ts';
import { vivahaVarshaReply } from 'ganaka/internal/views/muhurta/vivaha-varsha.reply.ts';
import { vivahaVarsha } from 'ganaka/internal/views/muhurta/vivaha-varsha.ts';
import { EVERY_ENGINE, table } from '../route.ts';

export const muhurta = table('muhurta', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  [
    '/muhurta',
    'standard',
    'basic',
    sliceChoosing(
      varjyamParams,
      'Abhijit, Brahma, godhuli, Rahu, gulika, yamaganda; thirty muhurtas with prahara',
      'muhurta',
    ),
    sliceReply('muhurta'),
  ],
  ['/hora', 'standard', 'basic', slice('Planetary horas of the day', 'hora'), sliceReply('hora')],
  [
    '/chaughadiya',
    'standard',
    'basic',
    slice('The eight chaughadiya watches of day and night', 'chaughadiya'),
    sliceReply('chaughadiya'),
  ],
  [
    '/lagnas',
    'standard',
    'basic',
    slice('Every rising sign from sunrise to the next, with its times', 'lagnas'),
    sliceReply('lagnas'),
  ],
  ['/karya-muhurta', 'light', 'open', karyaMuhurta, karyaMuhurtaReply],
  ['/vivaha-milan', 'heavy', 'any', vivahaMilan, vivahaMilanReply],
]);

export const weddingYears = table('extension', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  ['/vivaha-varsha', 'heavy', 'any', vivahaVarsha, vivahaVarshaReply],
]);
