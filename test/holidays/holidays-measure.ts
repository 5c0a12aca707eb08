/** How many of the listed holidays have the day of our rule, and which have not: the tables of docs/HOLIDAYS.md. */
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { type HolidayCase, occurrencesFor, type Verdict, verdictOn } from './holidays-oracle.ts';

export interface Agreement {
  readonly what: string;
  readonly default: number;
  readonly alternative: number;
  readonly neither: number;
  readonly noRule: number;
}

/** A date of the lists on which a list errs is not measured. */
export const measured = (cases: readonly HolidayCase[]): HolidayCase[] =>
  cases.filter(({ slip }) => slip === undefined);

export function agreementBy(cases: readonly HolidayCase[], keyOf: (one: HolidayCase) => string): Agreement[] {
  const groups = new Map<string, Verdict[]>();
  for (const one of measured(cases)) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), verdictOn(one)]);
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([what, verdicts]) => countOf(what, verdicts));
}

function countOf(what: string, verdicts: readonly Verdict[]): Agreement {
  const count = (wanted: Verdict): number => verdicts.filter((each) => each === wanted).length;
  return {
    what,
    default: count('default'),
    alternative: count('alternative'),
    neither: count('neither'),
    noRule: count('no rule'),
  };
}

export const agreementOf = (cases: readonly HolidayCase[]): Agreement =>
  countOf(
    'all',
    measured(cases).map((one) => verdictOn(one)),
  );

/** The shares among the dates whose festival we have. */
export function sharesOf(agreement: Agreement): { readonly byDefault: number; readonly byEither: number } {
  const ruled = agreement.default + agreement.alternative + agreement.neither;
  return { byDefault: agreement.default / ruled, byEither: (agreement.default + agreement.alternative) / ruled };
}

export const whoseList = ({ country, source, state }: HolidayCase): string =>
  country !== 'IN' ? country : /NSE|BSE/.test(source) ? 'IN, exchanges' : state === null ? 'IN' : 'IN, states';

export const festivalOf = ({ festival_id, proposed_id, name }: HolidayCase): string =>
  festival_id ?? proposed_id ?? name;

export function agreementTable(rows: readonly Agreement[]): string {
  const lines = rows.map(
    (row) => `| ${row.what} | ${row.default} | ${row.alternative} | ${row.neither} | ${row.noRule} |`,
  );
  return ['| lists | our date | an alternative | neither | no rule |', '|---|---|---|---|---|', ...lines].join('\n');
}

/** The dates that are not our day, each with our day and the traditions that have the listed one. */
export function restsOf(cases: readonly HolidayCase[]): string[] {
  return measured(cases).flatMap((one) => {
    const verdict = verdictOn(one);
    if (verdict === 'default' || verdict === 'no rule') return [];
    const found = occurrencesFor(one) ?? [];
    const ours = found.map(({ day }) => isoDate(day)).join(', ');
    const by = found.flatMap(({ alternatives }) =>
      alternatives.filter(({ day }) => isoDate(day) === one.date).map(({ tradition }) => `\`${tradition}\``),
    );
    return [`| \`${festivalOf(one)}\` | ${whoseList(one)} | ${one.date} | ${ours} | ${by.join(', ')} |`];
  });
}
