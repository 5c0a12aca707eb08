/** A special yoga: the clause for when it runs, the tithi that spoils it, and its verse. */
import type { Source } from '../../../rules/source.ts';
import type { DayClause, MasaDay, SunDay } from '../day/day-clauses.ts';

export interface SpecialYogaRow {
  readonly id: string;
  /** `mixed`: the yoga multiplies both good and bad. */
  readonly quality: 'shubha' | 'ashubha' | 'mixed';
  readonly rule: DayClause<SunDay & MasaDay>;
  /** The tithi that spoils the yoga while it runs. */
  readonly spoiltBy?: DayClause;
  readonly source: Source;
}
