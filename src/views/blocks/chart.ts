/** The chart of the moment, computed once for all blocks that need positions of grahas. */
import { keptBy } from '../../kernel/kept.ts';
import { type Chart, chartOf } from '../../kundali/chart.ts';
import type { Moment } from '../../panchanga/moment.ts';

export const chartAt = keptBy(({ sky, t }: Moment): Chart => chartOf(sky, t));
