/** The data of the yatra page: the four directions, and the days computed for them. */

import type { Snapshot } from 'ganaka/internal/views/day/panchanga.ts';
import type { KaryaDaySaid } from 'ganaka/internal/views/muhurta/karya-day-reply.ts';

export const QUARTERS = ['east', 'south', 'west', 'north'] as const;
export type Quarter = (typeof QUARTERS)[number];

export interface YatraShown {
  /** The day without a direction, with the verdicts of all four. */
  readonly any: KaryaDaySaid;
  /** The day for the chosen direction, with every clause. */
  readonly toward: KaryaDaySaid;
  readonly seven: readonly KaryaDaySaid[];
  readonly panchanga: Snapshot;
}
