/**
 * Vratas that a tithi makes with a weekday. The weekday must have a muhurta of the tithi between sunrise and the end of
 * aparahna, whichever day the tithi itself is given; what it has in sayahna or by night does not count.
 */
import { weekdayOf } from '../../kernel/civil.ts';
import { overlap, type Span, span } from '../../kernel/span.ts';
import type { Lunation } from '../../panchanga/months.ts';
import type { Verdict } from '../../rules/decide.ts';
import { coverOf, type DayFrame, kalaOf, muhurtaOf } from '../../rules/kala.ts';
import type { Source } from '../../rules/source.ts';
import { ds, MASA, rung } from '../rule.ts';
import type { ParvaKind, ParvaName } from './rule.ts';

export interface WeekdayRule {
  readonly id: string;
  readonly kind: ParvaKind;
  readonly name: ParvaName;
  /** 1–30. */
  readonly tithi: number;
  /** 1 is Sunday. */
  readonly weekday: number;
  /** Months in which it is not kept. */
  readonly except: readonly number[];
  readonly source: Source;
}

const MONDAY = 2;
const WEDNESDAY = 4;

export const WITH_WEEKDAY: readonly WeekdayRule[] = [
  {
    id: 'somavati-amavasya',
    kind: 'vrata',
    name: { en: 'Somavati Amavasya', hi: 'सोमवती अमावस्या' },
    tithi: 30,
    weekday: MONDAY,
    except: [],
    source: ds(
      '1, uddesha 21',
      'Amavasya on a Monday, be it for a muhurta, until the end of aparahna; not in sayahna or by night.',
    ),
  },
  {
    id: 'budhashtami',
    kind: 'vrata',
    name: { en: 'Budhashtami', hi: 'बुधाष्टमी' },
    tithi: 8,
    weekday: WEDNESDAY,
    except: [MASA.chaitra, MASA.shravana, MASA.bhadrapada, MASA.ashvina, MASA.kartika],
    source: ds(
      '1, uddesha 14',
      'The bright eighth on a Wednesday, be it for a muhurta, from morning to the end of aparahna; not in Chaitra nor in the four months from Shravana.',
    ),
  },
];

export interface WeekdayMet {
  readonly verdict: Verdict;
  /** The hours in which the weekday has the tithi. */
  readonly window: Span;
}

export function meetsWeekday(
  { weekday, except, source }: WeekdayRule,
  { masa }: Pick<Lunation, 'masa'>,
  anga: Span,
  days: readonly DayFrame[],
): WeekdayMet | null {
  const day = except.includes(masa) ? undefined : days.find(({ civil }) => weekdayOf(civil) === weekday);
  if (day === undefined) return null;
  const kala = span(day.sunrise, kalaOf('aparahna', day).to);
  const window = overlap(kala, anga);
  if (window === null || window.to - window.from < muhurtaOf(day)) return null;
  const because = rung({ fact: 'weekday_has_a_muhurta' }, 'first', source);
  const chosen = { day, kala, share: coverOf(kala, anga) };
  return { verdict: { take: 'first', chosen, civil: day.civil, because }, window };
}
