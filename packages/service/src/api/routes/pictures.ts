/** The chart as a picture. */

import { kundaliSvg } from 'ganaka/internal/views/chart/kundali-svg.ts';
import { textReply } from 'ganaka/internal/views/kit/text.reply.ts';
import { EVERY_ENGINE, ofCharts, table } from '../route.ts';

export const pictures = ofCharts(
  table('extension', EVERY_ENGINE, [
    // path, credits, access, shows, its schema
    ['/kundali.svg', 'varga', 'full', kundaliSvg, textReply],
  ]),
);
