/** The chart of the moment, computed once for all blocks that need positions of grahas. */

import { type Chart, chartOf } from '../../jyotisha/kundali/chart/chart.ts';
import type { Moment } from '../../jyotisha/panchanga/day/moment.ts';
import { cachedOn } from '../../kernel/caches.ts';

export const chartAt = cachedOn(({ sky, t }: Moment): Chart => chartOf(sky, t));
