/** The chart of the day's moment, cast once for all blocks that look at grahas. */
import { type Chart, chartOf } from '../../kundali/chart.ts';
import type { PanchangaDay } from '../../panchanga/day.ts';

export const chartOfDay = (day: PanchangaDay): Chart => day.once('chart', () => chartOf(day.sky, day.t));
