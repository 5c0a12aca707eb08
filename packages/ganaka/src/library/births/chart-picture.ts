/** Draws a chart for a page, in the fonts of the page. */

import { chartOnPage } from '../../views/chart/chart-on-page.ts';
import { ofBirth } from '../checks/view-functions.ts';
import type { KundaliSvgOptions } from '../types/options.generated.ts';
import type { GanakaBirth } from './birth.ts';

/** Which chart is drawn, and how. */
export interface ChartPicture extends KundaliSvgOptions {
  /**
   * Leaves out the style. The page then needs `CHART_LOOK` of `ganaka/drawings` in a style sheet, as a strict content
   * security policy requires.
   */
  readonly bare?: true;
}

const pictureOfBirth = ofBirth<string, ChartPicture>(chartOnPage);

/**
 * The chart of a birth, or one of its vargas, as an SVG text: `chartPicture(birth, { chart: 'D9', style: 'south' })`.
 */
export const chartPicture = (birth: GanakaBirth, options?: ChartPicture): string => pictureOfBirth(birth, options);
