/** A special yoga: when it runs, what spoils it, and the verse that names it. */
import type { Source } from '../../rules/source.ts';
import type { DayClause, MasaDay, SunDay } from '../day-clauses.ts';

export interface YogaRow {
  readonly id: string;
  /** Mixed: it multiplies both good and bad. */
  readonly quality: 'shubha' | 'ashubha' | 'mixed';
  readonly rule: DayClause<SunDay & MasaDay>;
  /** The tithi that spoils the yoga while it runs. */
  readonly spoiltBy?: DayClause;
  readonly source: Source;
}
