/** The data of the yatra page: the four directions, and the days computed for them. */

import type { PanchangaSnapshot } from 'ganaka/internal/views/day/panchanga.ts';
import type { KaryaDayReply } from 'ganaka/internal/views/muhurta/karya-day-fields.ts';

export const QUARTERS = ['east', 'south', 'west', 'north'] as const;
export type YatraQuarter = (typeof QUARTERS)[number];

export interface YatraShown {
  /** The day without a direction, with the verdicts of all four. */
  readonly any: KaryaDayReply;
  /** The day for the chosen direction, with every clause. */
  readonly toward: KaryaDayReply;
  readonly seven: readonly KaryaDayReply[];
  readonly panchanga: PanchangaSnapshot;
}
