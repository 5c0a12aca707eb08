/** The chart as a picture. */
import { EVERY_ENGINE, table } from '../route.ts';

export const pictures = table('extension', EVERY_ENGINE, [
  // path, credits, access, adds, shows
  ['/kundali.svg', 'varga', 'full', ['time*', 'chart', 'style'], null],
]);
