/** Runs: spans in which something that has a number, such as the tithi, stays the same. */
import type { Span } from '../../../kernel/span.ts';
import type { JdUt } from '../../../kernel/units.ts';
import type { AngaSpan } from '../../panchanga/angas/angas.ts';
import { ABHIJIT_FROM_DEG, ABHIJIT_OF_28, ABHIJIT_TO_DEG, of28 } from '../../panchanga/special-yogas/windows.ts';

/** For example a tithi, the sign of a graha, or the rising sign. */
export type Run = AngaSpan;

/** Returns the run that contains an instant of the day. */
export function runAt(runs: readonly Run[], t: JdUt): Run {
  for (const run of runs) if (t < run.to) return run;
  const last = runs.at(-1);
  if (last === undefined) throw new Error('a day without runs');
  return last;
}

/** Cuts the runs to a span. */
export function cutTo({ from, to }: Span, runs: readonly Run[]): Run[] {
  const found: Run[] = [];
  for (const run of runs) {
    if (run.to <= from || run.from >= to) continue;
    const isInside = run.from >= from && run.to <= to;
    found.push(
      isInside ? run : { number: run.number, from: run.from > from ? run.from : from, to: run.to < to ? run.to : to },
    );
  }
  return found;
}

export const UTTARA_ASHADHA = 21;
export const SHRAVANA = 22;

/** Turns runs of 27 nakshatras into runs of 28. `when` returns the instant of a run at which a degree is reached. */
export function cutAtAbhijit(runs: readonly Run[], when: (deg: number, run: Run) => JdUt): Run[] {
  return runs
    .flatMap((run): Run[] => {
      const { number, from, to } = run;
      if (number !== UTTARA_ASHADHA && number !== SHRAVANA) return [{ number: of28(number), from, to }];
      const isFirst = number === UTTARA_ASHADHA;
      const at = when(isFirst ? ABHIJIT_FROM_DEG : ABHIJIT_TO_DEG, run);
      return [
        { number: isFirst ? of28(number) : ABHIJIT_OF_28, from, to: at },
        { number: isFirst ? ABHIJIT_OF_28 : of28(number), from: at, to },
      ];
    })
    .filter(({ from, to }) => from < to);
}
