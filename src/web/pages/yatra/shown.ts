/** The data of the yatra page: the four directions, and the days computed for them. */
import type { KaryaDaySaid } from '../../../views/muhurta/karya-day-reply.ts';
import type { Snapshot } from '../../../views/panchanga.ts';

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
