/** The chart of a birth, or one of its vargas, as a picture in the fonts of the page that shows it. */

import { drawChart } from '../../drawings/chart/chart.ts';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { varga } from '../../jyotisha/kundali/chart/varga.ts';
import { flag } from '../kit/parameter.ts';
import { view } from '../view.ts';
import type { chartOnPageReply } from './chart-on-page.reply.ts';
import { PRINTED, pictureOf } from './chart-picture.ts';
import { PICTURE_PARAMETERS } from './chart-picture-parameters.ts';

export const chartOnPage = view<typeof chartOnPageReply>()({
  field: 'svg',
  summary: 'The chart as a picture in the fonts of the page',
  reads: 'birth',
  params: { ...PICTURE_PARAMETERS, bare: flag({ meaning: 'without its style', example: 'true' }) },
  of({ sky, t, say, params: { chart: id, style, theme, width, bare } }) {
    const chart = chartOf(sky, t);
    const picture = pictureOf(chart, varga(chart, id, PRINTED), style, say);
    return drawChart({ ...picture, theme, ...(width !== undefined && { width }), ...(bare && { bare }) });
  },
});
