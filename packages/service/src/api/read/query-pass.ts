/** The state of reading one query: the inputs, and the notes and errors found so far. All parsers share it. */
import type { JdUt } from 'ganaka/internal/kernel/units.ts';
import type { Whereabouts } from '../whereabouts.ts';
import type { Bad, Query } from './query.ts';

export interface QueryPass {
  readonly query: Query;
  readonly where: Whereabouts;
  readonly now: JdUt;
  /** Notes for the reply about what was assumed. */
  readonly notes: string[];
  /** Called if a clock time was read at the default offset although clocks at the place showed another. */
  readonly assumeClock?: () => void;
  /** The errors; the request is rejected with all of them at once. */
  readonly bad: Bad[];
}
