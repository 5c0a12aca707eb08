/** How many of the outside tables' first days each calendar has: the table of docs/CALENDARS.md. */
import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { type CalendarDate, civilDayOf, isThere } from 'ganaka/internal/jyotisha/calendars/convert.ts';
import { isLunarDate, lunarDay } from 'ganaka/internal/jyotisha/calendars/lunar.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import {
  askingOf,
  type CalendarCase,
  lawCases,
  lunarCases,
  type SolarCase,
  skyOf,
  solarCases,
} from './calendars-oracle.ts';

const TIERS: Readonly<Record<string, string>> = {
  'government print': 'Rashtriya Panchang, at the Central Station',
  print: 'the printed calendar, as tables repeat it',
  'printed jantri': 'the printed jantris',
  'kept in the land': 'new years as they were kept',
  'computed by a publisher': 'a publisher’s years to come',
  peer: 'a long table, at New Delhi',
};
const tierOf = ({ tier }: SolarCase): string => (tier.startsWith('peer') ? 'peer' : tier);

const found = (one: SolarCase, rule?: string): CalendarDate => {
  const { calendar, year, month, place } = one;
  const date = civilDayOf(askingOf(calendar, { place, rule }), { year, month, day: 1 });
  if (!isThere(date)) throw new Error(date.text);
  return date;
};

/** One line of the table: what was compared, by which rule, how many agree, and how near the farthest miss was to the cut-off. */
export interface Agreement {
  readonly calendar: string;
  readonly with: string;
  readonly rule: string;
  readonly agree: number;
  readonly of: number;
  readonly farthestMiss: number | null;
}

export function agreements(cases: readonly CalendarCase[]): Agreement[] {
  const groups = new Map<string, SolarCase[]>();
  for (const one of solarCases(cases)) {
    const key = `${one.calendar}|${tierOf(one)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const solar = [...groups].sort(([a], [b]) => order(a) - order(b)).flatMap(([, group]) => ofGroup(group));
  return [...solar, ...ofLaws(cases), ofLunar(cases)];
}

const IDS = Object.keys(CALENDARS);
const order = (key: string): number => {
  const [id = '', tier = ''] = key.split('|');
  return IDS.indexOf(id) * 10 + Object.keys(TIERS).indexOf(tier);
};

/** By each rule of the calendar; of the print also with the printed exceptions. */
function ofGroup(group: readonly SolarCase[]): Agreement[] {
  const [first] = group;
  if (first === undefined) return [];
  const calendar = CALENDARS[first.calendar];
  const rules: (string | undefined)[] = calendar.rules.map(({ id }) => id);
  if (first.tier === 'print') rules.push(undefined);
  return rules.map((rule) => {
    const missed = group.map((one) => [one, found(one, rule)] as const).filter(([one, date]) => !isRight(one, date));
    const margins = missed.map(([, { start }]) => start?.byRule.marginMinutes ?? 0);
    return {
      calendar: first.calendar,
      with: TIERS[tierOf(first)] ?? first.tier,
      rule: rule ?? 'the rule and its printed exceptions',
      agree: group.length - missed.length,
      of: group.length,
      farthestMiss: margins.length === 0 ? null : Math.max(...margins),
    };
  });
}

const isRight = ({ date }: SolarCase, { civil }: CalendarDate): boolean => isoDate(civil) === date;

const ofLaws = (cases: readonly CalendarCase[]): Agreement[] =>
  (['bangladesh', 'nanakshahi', 'shaka'] as const).map((id) => {
    const own = lawCases(cases).filter(({ calendar }) => calendar === id);
    const right = own.filter(({ year, month, day, date }) => {
      const asked = civilDayOf(askingOf(id), { year, month, day });
      return isThere(asked) && isoDate(asked.civil) === date;
    });
    return {
      calendar: id,
      with: 'dates that the law fixes',
      rule: 'law',
      agree: right.length,
      of: own.length,
      farthestMiss: null,
    };
  });

function ofLunar(cases: readonly CalendarCase[]): Agreement {
  const all = lunarCases(cases);
  const right = all.filter(({ shaka, masa, paksha, tithi, adhika, months, date, place }) => {
    const naming = { months, yearStart: 'chaitradi' } as const;
    const day = lunarDay(skyOf(CALENDARS.lunar, place), { shaka, masa, paksha, tithi, adhika }, naming);
    return isLunarDate(day) && isoDate(day.dates[0]) === date;
  });
  return {
    calendar: 'lunar',
    with: 'Rashtriya Panchang, fortnights and days',
    rule: 'amanta and purnimanta',
    agree: right.length,
    of: all.length,
    farthestMiss: null,
  };
}
