/**
 * Parvas that a tithi makes with a weekday. The weekday must have a muhurta of the tithi between sunrise and the end of
 * aparahna, whichever day the tithi itself is given; what it has in sayahna or by night does not count.
 */
import { weekdayOf } from '../../kernel/civil.ts';
import { overlap, type Span, span } from '../../kernel/span.ts';
import type { Lunation } from '../../panchanga/months.ts';
import { coverOf, type DayFrame, kalaOf, muhurtaOf } from '../../rules/kala.ts';
import type { Verdict } from '../../rules/ladder.ts';
import { rung } from '../../rules/ladder.ts';
import { factOf } from '../../rules/meeting-clauses.ts';
import { ds, type Source } from '../../rules/source.ts';
import type { ObservanceId } from '../names.ts';
import { MASA, practice } from '../rule.ts';
import type { ParvaKind, ParvaName } from './rule.ts';

export interface WeekdayRule {
  readonly id: string;
  readonly kind: ParvaKind;
  readonly name: ParvaName;
  /** 1–30; of both halves where it is not bound to one. */
  readonly tithis: readonly number[];
  /** 1 is Sunday. */
  readonly weekday: number;
  /** Months in which it is not kept. */
  readonly except: readonly number[];
  readonly observance: ObservanceId;
  readonly source: Source;
  /** Where the text that names the parva does not say how much of the tithi the weekday must have. */
  readonly measure?: Source;
}

const SUNDAY = 1;
const MONDAY = 2;
const TUESDAY = 3;
const WEDNESDAY = 4;

const AS_SOMAVATI = practice('A muhurta of the tithi on the weekday before sayahna, as for Somavati.');

export const WITH_WEEKDAY: readonly WeekdayRule[] = [
  {
    id: 'somavati-amavasya',
    kind: 'vrata',
    name: { en: 'Somavati Amavasya', hi: 'सोमवती अमावस्या' },
    tithis: [30],
    weekday: MONDAY,
    except: [],
    observance: 'vrata',
    source: ds(
      '1, uddesha 21',
      'Amavasya on a Monday, be it for a muhurta, until the end of aparahna; not in sayahna or by night.',
    ),
  },
  {
    id: 'bhaumavati-amavasya',
    kind: 'amavasya',
    name: { en: 'Bhaumavati Amavasya', hi: 'भौमवती अमावस्या' },
    tithis: [30],
    weekday: TUESDAY,
    except: [],
    observance: 'gifts',
    source: ds('1, uddesha 21', 'Amavasya with Tuesday: of great merit for bath and gifts.'),
    measure: AS_SOMAVATI,
  },
  {
    id: 'bhanu-saptami',
    kind: 'vrata',
    name: { en: 'Bhanu Saptami', hi: 'भानु सप्तमी' },
    tithis: [7, 22],
    weekday: SUNDAY,
    except: [],
    observance: 'gifts',
    source: ds('1, uddesha 21', 'The seventh with Sunday: of great merit for bath and gifts, as that amavasya.'),
    measure: AS_SOMAVATI,
  },
  {
    id: 'budhashtami',
    kind: 'vrata',
    name: { en: 'Budhashtami', hi: 'बुधाष्टमी' },
    tithis: [8],
    weekday: WEDNESDAY,
    except: [MASA.chaitra, MASA.shravana, MASA.bhadrapada, MASA.ashvina, MASA.kartika],
    observance: 'vrata',
    source: ds(
      '1, uddesha 14',
      'The bright eighth on a Wednesday, be it for a muhurta, from morning to the end of aparahna; not in Chaitra nor in the four months from Shravana.',
    ),
  },
];

const WEEKDAY_HAS_A_MUHURTA = factOf('weekday_has_a_muhurta');

export interface WeekdayMet {
  readonly verdict: Verdict;
  /** The hours in which the weekday has the tithi. */
  readonly window: Span;
}

export function meetsWeekday(
  { weekday, except, source, measure = source }: WeekdayRule,
  { masa }: Pick<Lunation, 'masa'>,
  anga: Span,
  days: readonly DayFrame[],
): WeekdayMet | null {
  const day = except.includes(masa) ? undefined : days.find(({ civil }) => weekdayOf(civil) === weekday);
  if (day === undefined) return null;
  const kala = span(day.sunrise, kalaOf('aparahna', day).to);
  const window = overlap(kala, anga);
  if (window === null || window.to - window.from < muhurtaOf(day)) return null;
  const because = rung(WEEKDAY_HAS_A_MUHURTA, 'first', measure);
  const chosen = { day, kala, share: coverOf(kala, anga) };
  return { verdict: { take: 'first', chosen, civil: day.civil, because }, window };
}
