/**
 * The wedding and upanayana days that a printed Nepali calendar lists, compared with the verdict of the day. Counted are
 * the months for which a list is printed; a day is found good where its verdict is not varjya.
 */

import { isOfDay, type KaryaClause } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import { dayVerdictBy, judge } from 'ganaka/internal/jyotisha/muhurta/karya/judge.ts';
import { ownOf } from 'ganaka/internal/jyotisha/muhurta/karya/own.ts';
import type { Authority } from 'ganaka/internal/jyotisha/muhurta/karya/row.ts';
import { type MuhurtaDay, muhurtaDay } from 'ganaka/internal/jyotisha/muhurta/spans/muhurta-day.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { plusDays } from 'ganaka/internal/kernel/units.ts';
import { not } from 'ganaka/internal/rules/clause.ts';
import { isNone, type Sky } from 'ganaka/internal/sky/engines/engine.ts';
import { dayFrom } from '../siddhanta/surya-cases.ts';

export interface PrintedMonth {
  /** Year and month of the Bikram Sambat. */
  readonly bs: readonly [number, number];
  readonly first: string;
  readonly length: number;
  /** Whether the month begins where the one before it ends; elsewhere the transcription has slipped. */
  readonly dates_consistent: boolean;
  readonly wedding: readonly number[];
  readonly upanayana: readonly number[];
}

export type PrintedList = 'wedding' | 'upanayana';

export interface PrintedDay {
  readonly date: string;
  readonly day: MuhurtaDay;
  readonly printed: boolean;
}

/** Every day of the months that print a list. */
export const daysOf = (sky: Sky, months: readonly PrintedMonth[], list: PrintedList): PrintedDay[] =>
  months
    .filter((month) => month.dates_consistent && month[list].length > 0)
    .flatMap((month) =>
      Array.from({ length: month.length }, (_, i): PrintedDay => {
        const civil = plusDays(dayFrom(month.first), i);
        const day = muhurtaDay(sky, civil);
        if (isNone(day)) throw new Error(`no day ${month.first}`);
        return { date: isoDate(civil), day, printed: month[list].includes(i + 1) };
      }),
    );

/** How many of the printed days are found, and how many of those found are printed. */
export interface Agreement {
  readonly printed: number;
  readonly good: number;
  readonly hits: number;
  readonly recall: number;
  readonly precision: number;
}

export function agreement(days: readonly PrintedDay[], isGood: (day: MuhurtaDay) => boolean): Agreement {
  const good = days.filter(({ day }) => isGood(day));
  const hits = good.filter(({ printed }) => printed).length;
  const printed = days.filter((each) => each.printed).length;
  return { printed, good: good.length, hits, recall: hits / printed, precision: hits / good.length };
}

export const byClauses =
  (clauses: readonly KaryaClause[], by: Authority) =>
  (day: MuhurtaDay): boolean =>
    dayVerdictBy(day, ownOf(clauses, by)) !== 'varjya';

const lociOf = ({ source }: KaryaClause): string =>
  'at' in source ? `${'work' in source ? source.work : ''} ${source.at}` : '';

export interface Step extends Agreement {
  readonly what: string;
}

/** The agreement with every clause, then without each ban of the day, then with each of its faults made a ban. */
export function frontier(days: readonly PrintedDay[], clauses: readonly KaryaClause[], by: Authority): Step[] {
  const own = clauses.filter((each) => each.by.includes(by) && isOfDay(each));
  const step = (what: string, set: readonly KaryaClause[]): Step => ({ what, ...agreement(days, byClauses(set, by)) });
  return [
    step('every clause', own),
    ...own
      .filter(({ weight }) => weight === 'must')
      .map((clause) =>
        step(
          `without ${clause.id} (${lociOf(clause)})`,
          own.filter((each) => each !== clause),
        ),
      ),
    ...own
      .filter(({ weight }) => weight === 'avoid')
      .map((clause) => step(`${clause.id} (${lociOf(clause)}) as a ban`, [...own, banOf(clause)])),
  ];
}

const banOf = (fault: KaryaClause): KaryaClause => ({ ...fault, weight: 'must', holds: not(fault.holds) });

/** Printed days that are found barred, by the clauses that bar them; where none does alone, by all that take hours away. */
export function missesBy(
  days: readonly PrintedDay[],
  clauses: readonly KaryaClause[],
  by: Authority,
): Map<string, string[]> {
  const own = ownOf(clauses, by);
  const found = new Map<string, string[]>();
  for (const { date, day, printed } of days) {
    const { verdict, because } = judge(day, own).day;
    if (!printed || verdict !== 'varjya') continue;
    const why = because.join(', ');
    found.set(why, [...(found.get(why) ?? []), date]);
  }
  return found;
}

/** Days found good that are not printed, by the faults that make all of each middling; `none` where it is shubha. */
export function extrasBy(
  days: readonly PrintedDay[],
  clauses: readonly KaryaClause[],
  by: Authority,
): Map<string, string[]> {
  const own = ownOf(clauses, by);
  const found = new Map<string, string[]>();
  for (const { date, day, printed } of days) {
    const { verdict, because } = judge(day, own).day;
    if (printed || verdict === 'varjya') continue;
    for (const why of because.length === 0 ? ['none'] : because) found.set(why, [...(found.get(why) ?? []), date]);
  }
  return found;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const said = ({ what, printed, good, hits, recall, precision }: Step): string =>
  `${what}: ${hits} of ${printed} printed days found (${percent(recall)}), ${good} good (${percent(precision)} of them printed)`;
