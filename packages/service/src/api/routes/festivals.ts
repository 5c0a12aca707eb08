/** Festivals of a year and eclipses. */
import { festivalReply } from 'ganaka/internal/views/festivals/festival.reply.ts';
import { festival } from 'ganaka/internal/views/festivals/festival.ts';
import { holidaysReply } from 'ganaka/internal/views/festivals/holidays.reply.ts';
import { holidays as holidaysOfYear } from 'ganaka/internal/views/festivals/holidays.ts';
import { festivalListReply } from 'ganaka/internal/views/festivals/list.reply.ts';
import { festivalList } from 'ganaka/internal/views/festivals/list.ts';
import { parvaMoolReply } from 'ganaka/internal/views/festivals/parva-mool.reply.ts';
import { parvaMool as yearPack } from 'ganaka/internal/views/festivals/parva-mool.ts';
import { grahanReply } from 'ganaka/internal/views/grahana/grahan.reply.ts';
import { grahan } from 'ganaka/internal/views/grahana/grahan.ts';
import { EVERY_ENGINE, host, table } from '../route.ts';

export const festivals = table('festival', EVERY_ENGINE, [
  // path, credits, access, shows, its schema
  ['/festivals', 'light', 'paid', festivalList, festivalListReply],
  ['/festivals/{id}', 'heavy', 'paid', festival, festivalReply],
  ['/grahan', 'heavy', 'paid', grahan, grahanReply],
]);

export const parvaMool = table('festival', host('surya-siddhanta'), [
  // path, credits, access, shows, its schema
  ['/v1/parva-mool', 'heavy', 'paid', yearPack, parvaMoolReply],
]);

/** The default engine is that of the country. */
export const holidays = table('festival', host('drik'), [
  // path, credits, access, shows, its schema
  ['/v1/holidays', 'light', 'paid', holidaysOfYear, holidaysReply],
]);
