/** Calendars as objects: every day of 1900–2100 has one date and back, arithmetic is counted on the line of months. */
import fc from 'fast-check';
import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { calendarByLaw, calendarUnder, type LandCalendar } from 'ganaka/internal/jyotisha/calendars/objects/index.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { civilDay } from 'ganaka/internal/kernel/units.ts';
import { describe, expect, test } from 'vitest';
import { times } from '../../packages/ganaka/test/kit/amount.ts';
import { skyOf } from './calendars-oracle.ts';

const lunar = calendarUnder(skyOf(CALENDARS.lunar), 'lunar');
const bikram = calendarUnder(skyOf(CALENDARS.bikram), 'bikram');
const ALL: readonly (readonly [string, LandCalendar])[] = [
  ['bikram', bikram],
  ['tamil', calendarUnder(skyOf(CALENDARS.tamil), 'tamil')],
  ['kollam', calendarUnder(skyOf(CALENDARS.kollam), 'kollam')],
  ['odia', calendarUnder(skyOf(CALENDARS.odia), 'odia')],
  ['shaka', calendarByLaw('shaka')],
  ['nanakshahi', calendarByLaw('nanakshahi')],
  ['lunar', lunar],
];

const days = fc
  .integer({ min: dayOf({ year: 1900, month: 1, day: 1 }), max: dayOf({ year: 2100, month: 12, day: 31 }) })
  .map((day) => civilDay(day));

describe.each(ALL)('%s', (_, calendar) => {
  test('a day has one date, and the fields of the date lead back to it', () => {
    fc.assert(
      fc.property(days, (day) => {
        const date = calendar.on(day);
        expect(dayOf(date.toCivil())).toBe(day);
        expect(date.day).toBeGreaterThanOrEqual(1);
        expect(date.day).toBeLessThanOrEqual(date.daysInMonth);
        expect(date.month).toBeLessThanOrEqual(date.monthsInYear);
        const { year, month, monthCode, day: dayOfMonth } = date;
        expect(calendar.from({ year, month, day: dayOfMonth }, { overflow: 'reject' }).equals(date)).toBe(true);
        expect(calendar.from({ year, monthCode, day: dayOfMonth }, { overflow: 'reject' }).equals(date)).toBe(true);
      }),
      { numRuns: times(150) },
    );
  });

  test('what is added is what lies between, and what is taken away leads back', () => {
    fc.assert(
      fc.property(days, days, (a, b) => {
        const [one, other] = [calendar.on(a), calendar.on(b)];
        expect(one.until(other).days).toBe(b - a);
        expect(one.add({ days: b - a }).equals(other)).toBe(true);
        expect(one.add(one.until(other, 'months')).equals(other)).toBe(true);
        expect(one.subtract({ days: a - b }).equals(other)).toBe(true);
      }),
      { numRuns: times(40) },
    );
  });

  test('twelve months on, or thirteen, is a year on by the code of the month, a day constrained', () => {
    fc.assert(
      fc.property(days, (day) => {
        const date = calendar.on(day);
        const later = date.add({ years: 1 });
        expect(later.year).toBe(date.year + 1);
        expect(later.monthCode.slice(0, 3) <= date.monthCode.slice(0, 3)).toBe(true);
        expect(later.day).toBe(Math.min(date.day, later.daysInMonth));
      }),
      { numRuns: times(60) },
    );
  });
});

test('a date is written as the standard writes it, with the calendar behind it', () => {
  const date = bikram.from({ year: 2050, month: 1, day: 1 });
  expect(String(date)).toBe('1993-04-13[u-ca=ganaka-bikram]');
  expect(date).toMatchObject({ year: 2050, month: 1, monthCode: 'M01', day: 1, era: 'vikrama', eraYear: 2050 });
  expect([date.daysInMonth, date.daysInYear, date.inLeapYear, date.monthsInYear]).toEqual([31, 366, true, 12]);
});

test('a day past the end of its month is refused or brought to the last', () => {
  expect(() => bikram.from({ year: 2081, month: 4, day: 33 }, { overflow: 'reject' })).toThrow('from 1 to 32');
  expect(bikram.from({ year: 2081, month: 4, day: 33 }).day).toBe(32);
  expect(() => bikram.from({ year: 2081, month: 13, day: 1 }, { overflow: 'reject' })).toThrow('from 1 to 12');
});

test('in Odisha the year begins with the sixth month of the list', () => {
  const odia = calendarUnder(skyOf(CALENDARS.odia), 'odia');
  const codes = Array.from({ length: 12 }, (_, i) => odia.from({ year: 1431, month: i + 1, day: 1 }).monthCode);
  expect(codes.slice(0, 2)).toEqual(['M06', 'M07']);
  expect(codes.at(-1)).toBe('M05');
});

test('two calendars with another rule or place are not equal', () => {
  const sky = skyOf(CALENDARS.bangla);
  expect(calendarUnder(sky, 'bangla').equals(calendarUnder(sky, 'bangla', 'midnight-tithi'))).toBe(false);
  expect(calendarUnder(sky, 'bangla').equals(calendarUnder(skyOf(CALENDARS.tamil), 'bangla'))).toBe(false);
  const [here, there] = [calendarUnder(sky, 'bangla'), calendarUnder(sky, 'tamil')];
  const day = dayOf({ year: 2026, month: 11, day: 14 });
  expect(() => here.on(day).until(there.on(day))).toThrow('two calendars');
});

describe('lunar years with an intercalary or an expunged month', () => {
  const codes = (shaka: number) =>
    Array.from(
      { length: lunar.from({ year: shaka, month: 1, day: 1 }).monthsInYear },
      (_, i) => lunar.from({ year: shaka, month: i + 1, day: 1 }).monthCode,
    );

  test('an intercalary month comes before its namesake', () => {
    expect(codes(1945).slice(3, 7)).toEqual(['M04', 'M05L', 'M05', 'M06']);
    expect(lunar.from({ year: 1945, month: 1, day: 1 }).inLeapYear).toBe(true);
    expect(lunar.from({ year: 1946, month: 1, day: 1 }).inLeapYear).toBe(false);
  });

  test.each([
    [1885, 'M09'],
    [1904, 'M11'],
  ])('Shaka %i has eleven codes and lacks %s', (shaka, lost) => {
    const plain = codes(shaka).filter((code) => !code.endsWith('L'));
    expect(plain).toHaveLength(11);
    expect(plain).not.toContain(lost);
    expect(() => lunar.from({ year: shaka, monthCode: lost, day: 1 }, { overflow: 'reject' })).toThrow(lost);
    expect(lunar.from({ year: shaka, monthCode: lost, day: 1 }).monthCode < lost).toBe(true);
  });

  test('every day of the kshaya years has its date, and its tithi in addition to the day of the month', () => {
    for (const year of [1963, 1964, 1982, 1983])
      for (let day = dayOf({ year, month: 1, day: 1 }); day < dayOf({ year: year + 1, month: 1, day: 1 }); day++) {
        const date = lunar.on(civilDay(day));
        expect(date.civil).toBe(day);
        expect(Math.abs((((date.tithi ?? 0) - date.day + 45) % 30) - 15)).toBeLessThanOrEqual(2);
      }
  });
});
