/** The chart of a birth, or one of its vargas, as a picture with its fonts embedded. */

import { drawChart } from '../../drawings/chart/chart.ts';
import { facesFor } from '../../drawings/chart/chart-face.ts';
import { chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import { varga } from '../../jyotisha/kundali/chart/varga.ts';
import type { textReply } from '../kit/text.reply.ts';
import { view } from '../view.ts';
import { PRINTED, pictureOf } from './chart-picture.ts';
import { PICTURE_PARAMETERS } from './chart-picture-parameters.ts';

export const kundaliSvg = view<typeof textReply>()({
  field: 'svg',
  summary: 'The chart as a picture: north, south or east style, any of the sixteen vargas',
  reads: 'birth',
  media: 'image/svg+xml',
  params: PICTURE_PARAMETERS,
  of({ sky, t, say, params }) {
    const chart = chartOf(sky, t);
    const drawn = varga(chart, params.chart, PRINTED);
    const { style, theme, width } = params;
    const picture = pictureOf(chart, drawn, style, say);
    return drawChart({ ...picture, theme, letters: facesFor(picture.language), ...(width !== undefined && { width }) });
  },
});
