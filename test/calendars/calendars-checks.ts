/** Calendars against prints, laws and publishers' tables, whole or in a sample. */

import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { type CalendarDate, civilDayOf, dateIn, isThere } from 'ganaka/internal/jyotisha/calendars/convert.ts';
import { isLunarDate, lunarDateOf, lunarDay } from 'ganaka/internal/jyotisha/calendars/lunar.ts';
import { isoDate } from 'ganaka/internal/kernel/civil.ts';
import { describe, expect, test } from 'vitest';
import { civil } from '../panchanga/angas-oracle.ts';
import {
  askingOf,
  type CalendarCase,
  lawCases,
  lunarCases,
  type SolarCase,
  skyOf,
  solarCases,
} from './calendars-oracle.ts';

/** Tiers whose day is a fact of the land. */
const PRINTS = ['print', 'government print', 'printed jantri', 'kept in the land'];
/** How far a margin may be from one that was computed elsewhere. */
const MARGIN_MINUTES = 4;
const BIKRAM_MARGIN_MINUTES = 8;

const firstDay = (one: SolarCase, rule?: string): CalendarDate => {
  const { calendar, year, month, place } = one;
  const found = civilDayOf(askingOf(calendar, { place, rule }), { year, month, day: 1 });
  if (!isThere(found)) throw new Error(found.text);
  return found;
};
const marginOf = ({ start }: CalendarDate): number => start?.byRule.marginMinutes ?? Number.NaN;
const naming = (one: SolarCase, found: CalendarDate): string =>
  `${one.calendar} ${one.year}-${one.month} ${isoDate(found.civil)} for ${one.date}`;
const isRight = (one: SolarCase, found: CalendarDate): boolean =>
  [one.date, ...(one.accept ?? [])].includes(isoDate(found.civil));
/** The long table keeps another rule in Odisha. */
const ruleFor = ({ calendar, tier }: SolarCase): string | undefined =>
  calendar === 'odia' && tier.startsWith('peer') ? 'evening' : undefined;

export function checkCalendars(cases: readonly CalendarCase[]): void {
  const solar = solarCases(cases);

  test('every first day that was printed is the one that answers', () => {
    const printed = solar.filter(({ tier }) => PRINTS.includes(tier));
    const wrong = printed.map((one) => [one, firstDay(one)] as const).filter(([one, found]) => !isRight(one, found));
    expect(wrong.map(([one, found]) => naming(one, found))).toEqual([]);
    expect(printed.length).toBeGreaterThan(0);
  });

  test('every month of a publisher is his, where no edge is near', () => {
    const settled = solar.filter(({ tier, edge }) => !PRINTS.includes(tier) && edge === undefined);
    const wrong = settled
      .map((one) => [one, firstDay(one, ruleFor(one))] as const)
      .filter(([one, found]) => !isRight(one, found));
    expect(wrong.map(([one, found]) => naming(one, found))).toEqual([]);
    expect(settled.length).toBeGreaterThan(0);
  });

  test('at an edge the day is the printed one or the rule’s, and the margin is given', () => {
    const edges = solar.filter(({ edge }) => edge === true);
    for (const one of edges) {
      const rule = ruleFor(one);
      const found = firstDay(one, rule);
      const allowed = [one.date, rule === 'evening' ? one.evening_date : one.rule_date];
      expect(allowed, naming(one, found)).toContain(isoDate(found.civil));
      const within = one.calendar === 'bikram' ? BIKRAM_MARGIN_MINUTES : MARGIN_MINUTES;
      expect(Math.abs(marginOf(found) - one.margin), naming(one, found)).toBeLessThan(within);
    }
    expect(edges.length).toBeGreaterThan(0);
  });

  test('the rule alone gives the day and the margin that were computed elsewhere by the same rule', () => {
    for (const one of solar) {
      const found = firstDay(one, CALENDARS[one.calendar].rules[0].id);
      expect(isoDate(found.civil), naming(one, found)).toBe(one.rule_date);
      const within = one.calendar === 'bikram' ? BIKRAM_MARGIN_MINUTES : 0.5;
      expect(Math.abs(marginOf(found) - (one.rule_margin ?? one.margin)), naming(one, found)).toBeLessThan(within);
    }
  });

  test.each(lawCases(cases))('$calendar $year-$month-$day is $date by law', ({ calendar, year, month, day, date }) => {
    const asking = askingOf(calendar);
    expect(civilDayOf(asking, { year, month, day })).toMatchObject({ civil: civil(date) });
    expect(dateIn(asking, civil(date))).toMatchObject({ year, month, day });
  });

  describe('lunar dates', () => {
    test.each(lunarCases(cases))(
      'Shaka $shaka, month $masa $paksha $tithi ($months) is $date',
      ({ shaka, masa, paksha, tithi, adhika, months, date, kshaya, place }) => {
        const sky = skyOf(CALENDARS.lunar, place);
        const names = { months, yearStart: 'chaitradi' } as const;
        const found = lunarDay(sky, { shaka, masa, paksha, tithi, adhika }, names);
        if (!isLunarDate(found)) throw new Error(found.reason);
        expect([isoDate(found.dates[0] ?? civil(date)), found.kshaya]).toEqual([date, kshaya]);
        if (!kshaya) expect(lunarDateOf(sky, civil(date), names)).toMatchObject({ shaka, masa, paksha, tithi, adhika });
      },
    );
  });
}
