/** Draws a chart for a page, in the fonts of the page. */
import { drawChart } from '../drawings/chart.ts';
import { chartOf } from '../kundali/chart.ts';
import { varga } from '../kundali/varga.ts';
import type { KundaliSvgOptions } from '../replies/options.ts';
import { PRINTED, pictureOf } from '../views/chart-picture.ts';
import { chart as which } from '../views/parameters.ts';
import type { GanakaBirth } from './birth.ts';
import { lookOf } from './look.ts';

export interface ChartPicture extends KundaliSvgOptions {
  /**
   * Leaves out the style. The page then needs `CHART_LOOK` of `ganaka/drawings` in a style sheet, as a strict content
   * security policy requires.
   */
  readonly bare?: true;
}

const VARGAS: readonly string[] = Array.isArray(which.allows) ? which.allows : [];

/**
 * The chart of a birth, or one of its vargas, as an SVG text: `chartPicture(birth, { chart: 'D9', style: 'south' })`.
 */
export function chartPicture(
  birth: GanakaBirth,
  { chart: id = 'D1', style = 'north', theme = 'auto', width, bare }: ChartPicture = {},
): string {
  if (!VARGAS.includes(id))
    throw new RangeError(`chart must be one of ${VARGAS.join(', ')}; got ${JSON.stringify(id)}`);
  const { sky, t, say } = lookOf(birth);
  const chart = chartOf(sky, t);
  const picture = pictureOf(chart, varga(chart, id, PRINTED), style, say);
  return drawChart({ ...picture, theme, ...(width !== undefined && { width }), ...(bare && { bare }) });
}
