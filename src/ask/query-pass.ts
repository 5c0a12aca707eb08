/** One pass over a query: what is read from, and what is found on the way. Every reader of a parameter gets the same one. */
import type { JdUt } from '../kernel/units.ts';
import type { Bad, Query } from './query.ts';
import type { Whereabouts } from './whereabouts.ts';

export interface QueryPass {
  readonly query: Query;
  readonly where: Whereabouts;
  readonly now: JdUt;
  /** What the reply says was assumed. */
  readonly notes: string[];
  /** What is wrong; the request is refused for all of it together. */
  readonly bad: Bad[];
}
