/** The part of docs/MUHURTA.md that holds the verdict of the day against printed lists; `npm run authorities` compares it with what is measured. */

import { WORKS } from 'ganaka/internal/jyotisha/muhurta/karya/catalog.ts';
import { type KaryaClause, resolved } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import type { Authority } from 'ganaka/internal/jyotisha/muhurta/karya/row.ts';
import { ASTA_RULES, type AstaRule } from 'ganaka/internal/jyotisha/muhurta/spans/place-events.ts';
import { WEDDING_ROWS } from 'ganaka/internal/jyotisha/muhurta/vivaha/rows.ts';
import { defaultsOf, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { drik } from '../packages/ganaka/test/kit/engines.ts';
import {
  agreement,
  byClauses,
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

function listText(name: string, days: readonly PrintedDay[], clauses: readonly KaryaClause[], by: Authority): string {
  const steps = frontier(days, clauses, by);
  return `### ${name}

| clauses | printed days found | recall % | good days | precision % |
|---|---|---|---|---|
${steps.map(stepRow).join('\n')}

Printed and found barred, by clause: ${countsText(missesBy(days, clauses, by))}.

Found good and not printed, by the faults that make all of the day middling (a day may have several): ${countsText(extrasBy(days, clauses, by))}.
`;
}

const weddingBy = (asta: AstaRule): readonly KaryaClause[] =>
  resolved(WEDDING_ROWS, { asta, wedding: { haradatta: false } }).checked;

/** The same list on both engines, by each way of reckoning asta. */
function byAstaText(months: readonly PrintedMonth[]): string {
  const skies: readonly (readonly [string, Sky])[] = [
    ['Surya-siddhanta', kathmandu('full')],
    ['Drik', drikKathmandu()],
  ];
  const rows = skies.flatMap(([engine, sky]) => {
    const days = daysOf(sky, months, 'wedding');
    return ASTA_RULES.map((asta) =>
      stepRow({ what: `${engine}, \`asta=${asta}\``, ...agreement(days, byClauses(weddingBy(asta), 'DS')) }),
    );
  });
  return `| engine and asta | printed days found | recall % | good days | precision % |
|---|---|---|---|---|
${rows.join('\n')}
`;
}

const drikKathmandu = (): Sky => {
  const { info, skyOver } = drik();
  return skyOver(kathmandu('full').place, defaultsOf(info));
};

export function printedDaysText(months: readonly PrintedMonth[]): string {
  const sky = kathmandu('full');
  const { checked: upanayana } = resolved(WORKS.upanayana.rows, { asta: 'kalamsha' });
  const threads = daysOf(sky, months, 'upanayana');
  return [
    byAstaText(months),
    listText('Weddings, by the Dharmasindhu', daysOf(sky, months, 'wedding'), weddingBy('kalamsha'), 'DS'),
    listText('Upanayana, by the Dharmasindhu', threads, upanayana, 'DS'),
    listText('Upanayana, by the Muhurta Chintamani', threads, upanayana, 'MC'),
  ].join('\n');
}
