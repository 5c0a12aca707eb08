/** Festivals of a year and eclipses. */
import { festival } from 'ganaka/internal/views/festivals/festival.ts';
import { festivalList } from 'ganaka/internal/views/festivals/list.ts';
import { parvaMool as yearPack } from 'ganaka/internal/views/festivals/parva-mool.ts';
import { grahan } from 'ganaka/internal/views/grahana/grahan.ts';
import { EVERY_ENGINE, host, table } from '../route.ts';

export const festivals = table('festival', EVERY_ENGINE, [
  // path, credits, access, shows
  ['/festivals', 'light', 'full', festivalList],
  ['/festivals/{id}', 'heavy', 'full', festival],
  ['/grahan', 'heavy', 'full', grahan],
]);

export const parvaMool = table('festival', host('surya-siddhanta'), [
  // path, credits, access, shows
  ['/v1/parva-mool', 'heavy', 'full', yearPack],
]);
