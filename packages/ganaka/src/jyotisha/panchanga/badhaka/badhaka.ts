/** What to avoid on a day by the Dharmasindhu, each with the time for which its cause runs. */
import { overlap, type Span } from '../../../kernel/span.ts';
import type { Source } from '../../../rules/source.ts';
import {
  type AvoidId,
  BADHAKA_SOURCE,
  SANKRANTI_AVOID,
  SANKRANTI_SOURCE,
  VRATA_SOURCE,
} from '../../../rules/tables/badhaka.ts';
import type { AngaSpan } from '../angas/angas.ts';
import { type Cycle, type NumberedLeaf, runsOf } from '../day/day-clauses.ts';
import { BADHAKA_ROWS, type BadhakaDay, NEAR_SANKRANTI, SANKRANTI_DAY, VRATA_BARS } from './badhaka-rows.ts';

export interface Badhaka extends Span {
  readonly by: Cycle | 'sankranti' | 'malamasa' | 'asta';
  readonly number: number;
  readonly avoid: readonly AvoidId[];
  readonly source: Source;
}

const VRATA: readonly AvoidId[] = ['vrata_start'];
const WORK: readonly AvoidId[] = ['auspicious_work'];

const CYCLES = ['tithi', 'vara', 'nakshatra'] as const;

export function badhakasOf(day: BadhakaDay): Badhaka[] {
  const found: Badhaka[] = [];
  const bar = (
    { clause, runs }: NumberedLeaf<BadhakaDay, Badhaka['by']>,
    avoid: readonly AvoidId[],
    source: Source,
  ) => {
    for (const run of runs(day)) add(found, day, clause, run, avoid, source);
  };
  for (const cycle of CYCLES)
    for (const run of runsOf(day, cycle)) {
      const avoid = AVOIDED[cycle][run.number];
      if (avoid !== undefined) add(found, day, cycle, run, avoid, BADHAKA_SOURCE);
    }
  for (const each of VRATA_BARS) bar(each, VRATA, VRATA_SOURCE);
  bar(NEAR_SANKRANTI, WORK, SANKRANTI_SOURCE);
  bar(SANKRANTI_DAY, SANKRANTI_AVOID, BADHAKA_SOURCE);
  return found;
}

/** Everything to avoid for one part of a cycle, collected once from the rows. */
const AVOIDED: Readonly<Record<Cycle, AvoidId[][]>> = { tithi: [], vara: [], nakshatra: [], yoga: [], karana: [] };
for (const { on, avoid } of BADHAKA_ROWS)
  for (const number of on.numbers) {
    const known = AVOIDED[on.clause][number] ?? [];
    AVOIDED[on.clause][number] = [...known, ...avoid.filter((each) => !known.includes(each))];
  }

/** Adds the part of a run that is within the day, if there is any. */
function add(
  found: Badhaka[],
  { bounds }: BadhakaDay,
  by: Badhaka['by'],
  run: AngaSpan,
  avoid: readonly AvoidId[],
  source: Source,
): void {
  const part = overlap(run, bounds);
  if (part !== null) found.push({ by, number: run.number, from: part.from, to: part.to, avoid, source });
}
