/** Two charts side by side. */
import { ashtakoot } from '../../views/matching/ashtakoot.ts';
import { matchManglik } from '../../views/matching/manglik.ts';
import { EVERY_ENGINE, table } from '../route.ts';

/** Each birth has its own date, time and place; the plain words are other names of the boy's. */
const PAIR = [
  ...['boy_date*', 'boy_time*', 'boy_place', 'boy_lat', 'boy_lon', 'boy_tz'],
  ...['girl_date*', 'girl_time*', 'girl_place', 'girl_lat', 'girl_lon', 'girl_tz'],
  ...['date', 'time', 'place'],
];

export const matching = table('matching', EVERY_ENGINE, [
  // path, credits, access, adds, shows
  ['/match/ashtakoot', 'heavy', 'full', [...PAIR, 'points'], ashtakoot],
  ['/match/manglik', 'heavy', 'full', PAIR, matchManglik],
]);
