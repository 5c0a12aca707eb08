/** The part of docs/MUHURTA.md that holds the verdict of the day against printed lists; `npm run authorities` compares it with what is measured. */
import type { Sky } from '../src/engines/engine.ts';
import { type Clause, resolved } from '../src/muhurta/karya/clause.ts';
import type { Authority } from '../src/muhurta/karya/row.ts';
import { WEDDING_ROWS } from '../src/muhurta/vivaha/rows.ts';
import {
  daysOf,
  extrasBy,
  frontier,
  missesBy,
  type PrintedDay,
  type PrintedMonth,
  type Step,
} from '../test/muhurta/printed-days.ts';
import { kathmandu } from '../test/siddhanta/surya-cases.ts';

const percent = (share: number): string => (100 * share).toFixed(1);
const stepRow = ({ what, hits, good, recall, precision }: Step): string =>
  `| ${what} | ${hits} | ${percent(recall)} | ${good} | ${percent(precision)} |`;

const countsText = (found: ReadonlyMap<string, readonly string[]>): string =>
  [...found]
    .sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1))
    .map(
      ([why, dates]) => `${why === 'none' ? 'no clause' : `\`${why.replaceAll(', ', '` with `')}\``} ${dates.length}`,
    )
    .join(', ');

function listText(name: string, days: readonly PrintedDay[], clauses: readonly Clause[], by: Authority): string {
  const steps = frontier(days, clauses, by);
  return `### ${name}

| clauses | printed days found | recall % | good days | precision % |
|---|---|---|---|---|
${steps.map(stepRow).join('\n')}

Printed and found barred, by clause: ${countsText(missesBy(days, clauses, by))}.

Found good and not printed, by the faults that make all of the day middling (a day may have several): ${countsText(extrasBy(days, clauses, by))}.
`;
}

export function printedDaysText(months: readonly PrintedMonth[]): string {
  const sky: Sky = kathmandu('full');
  const { checked } = resolved(WEDDING_ROWS, { asta: 'kalamsha', wedding: { haradatta: false } });
  return listText('Weddings, by the Dharmasindhu', daysOf(sky, months, 'wedding'), checked, 'DS');
}
