/** The chart of the moment, cast once for all blocks that look at grahas. */
import { keptBy } from '../../kernel/kept.ts';
import { type Chart, chartOf } from '../../kundali/chart.ts';
import type { Moment } from '../../panchanga/moment.ts';

export const chartAt = keptBy(({ sky, t }: Moment): Chart => chartOf(sky, t));
