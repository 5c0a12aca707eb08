/** Every day of 1800–2200, in every calendar and by every rule, leads to a date and back; every year joins. */

import { CALENDARS } from 'ganaka/internal/jyotisha/calendars/catalog/index.ts';
import { describe, expect, test } from 'vitest';
import { askingOf, skyOf } from '../calendars/calendars-oracle.ts';
import { daysOf, doubledHalves, lostDays, lostLunarDays, oddYears, RULES } from '../calendars/calendars-properties.ts';

const FROM = 1800;
const TO = 2200;
const YEARS = Array.from({ length: TO - FROM }, (_, i) => FROM + i);

describe.each(RULES)('%s by rule %s', (id, rule) => {
  test('every day', () => {
    expect(lostDays(askingOf(id, { rule }), daysOf(FROM, TO, 1))).toEqual([]);
  });
  test('every year', () => {
    expect(oddYears(askingOf(id, { rule }), YEARS)).toEqual([]);
  });
});

describe.each(['amanta', 'purnimanta'] as const)('lunar, %s', (months) => {
  const naming = { months, yearStart: 'chaitradi' } as const;
  const sky = skyOf(CALENDARS.lunar);

  test('every day', () => {
    expect(lostLunarDays(sky, naming, daysOf(FROM, TO, 1))).toEqual([]);
  });
  test('every year names each of its halves once', () => {
    for (const year of YEARS) expect(doubledHalves(sky, naming, year - 78), `${year}`).toEqual([]);
  });
});
