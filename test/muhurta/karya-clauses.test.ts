/** Every clause fires and does not fire, each on a named day, looked at without intervals. */

import { WORKS } from 'ganaka/internal/jyotisha/muhurta/karya/catalog.ts';
import { resolved, whereHolds } from 'ganaka/internal/jyotisha/muhurta/karya/clause.ts';
import type { KaryaRow, UndertakingDetails } from 'ganaka/internal/jyotisha/muhurta/karya/row.ts';
import { KARYAS } from 'ganaka/internal/jyotisha/muhurta/karya/work.ts';
import { QUARTERS } from 'ganaka/internal/jyotisha/muhurta/spans/directions.ts';
import type { Quarter } from 'ganaka/internal/jyotisha/muhurta/spans/hours.ts';
import { type MuhurtaDay, muhurtaDay } from 'ganaka/internal/jyotisha/muhurta/spans/muhurta-day.ts';
import type { HourCondition } from 'ganaka/internal/jyotisha/muhurta/spans/when.ts';
import { WEDDING_ROWS } from 'ganaka/internal/jyotisha/muhurta/vivaha/rows.ts';
import { latta, pata, upagraha } from 'ganaka/internal/jyotisha/muhurta/vivaha/words.ts';
import { covers } from 'ganaka/internal/jyotisha/muhurta/windows.ts';
import { norm360 } from 'ganaka/internal/kernel/angle.ts';
import { dayOf } from 'ganaka/internal/kernel/civil.ts';
import { placeWithOffset } from 'ganaka/internal/kernel/place.ts';
import { type CivilDay, civilDay, plusDays } from 'ganaka/internal/kernel/units.ts';
import { isNone } from 'ganaka/internal/sky/engines/engine.ts';
import { describe, expect, test } from 'vitest';
import { Minutes } from '../../packages/ganaka/test/kit/brute/minutes.ts';
import { BruteDay } from '../../packages/ganaka/test/kit/brute/moment.ts';
import { drik } from '../../packages/ganaka/test/kit/engines.ts';
import { CLAUSE_DAYS } from './karya-days.ts';

const SKY = drik().skyOver(placeWithOffset('Ujjain', 23.18, 75.78, 5.5), {
  node: 'mean',
  positions: 'apparent',
  rise: 'limb',
});
const TOLD: UndertakingDetails = {
  asta: 'kalamsha',
  facing: 'east',
  janmaRashi: 4,
  janmaNakshatra: 8,
  hoursBy: 'day',
  shakha: 'samaveda',
  wedding: { boyRashi: 4, girlRashi: 7, boyNakshatra: 8, girlNakshatra: 15, haradatta: true },
};
/** Of lands in which Ujjain is not: looked at over HTTP. */
const ELSEWHERE = ['vv.simhastha_lands', 'up.simhastha_lands'];
const ROWS: Readonly<Record<string, readonly KaryaRow[]>> = {
  ...Object.fromEntries(KARYAS.map((id) => [id, WORKS[id].rows])),
  vivaha: WEDDING_ROWS,
};

const days = new Map<CivilDay, { day: MuhurtaDay; brute: BruteDay }>();
function dayOn(date: string): { day: MuhurtaDay; brute: BruteDay } {
  const [year = 0, month = 0, dayOfMonth = 0] = date.split('-').map(Number);
  const civil = dayOf({ year, month, day: dayOfMonth });
  const known = days.get(civil);
  if (known !== undefined) return known;
  const day = muhurtaDay(SKY, civil);
  if (isNone(day)) throw new Error(`no day ${date}`);
  const made = { day, brute: new BruteDay(SKY, civil) };
  days.set(civil, made);
  return made;
}

/** `2026-05-14 east`, `2026-05-14 10`: the date, then the direction or how long ago the child was born. */
function toldOn(line: string): { readonly date: string; readonly given: UndertakingDetails } {
  const [date = '', more] = line.split(' ');
  const direction = QUARTERS.find((each) => each === more);
  if (direction !== undefined) return { date, given: { ...TOLD, direction } };
  if (more === undefined) return { date, given: TOLD };
  return { date, given: { ...TOLD, childDay: civilDay(dayOn(date).brute.civil - Number(more)) } };
}

/** Instants enough to meet every word: four minutes apart. */
const STEP = 4 / 1440;

const looked = new Map<string, Minutes>();
function minutesOn(line: string): Minutes {
  const { date, given } = toldOn(line);
  const known = looked.get(line) ?? new Minutes(dayOn(date).brute, given, STEP);
  looked.set(line, known);
  return known;
}

/** Whether some instant of a day says so; the sunrise, where the clause is of the whole day. */
function isSaid(condition: HourCondition, line: string, ofDay: boolean, wanted: boolean): boolean {
  const row = minutesOn(line).of(condition);
  return (ofDay ? row.subarray(0, 1) : row).includes(wanted ? 1 : 0);
}

for (const [work, rows] of Object.entries(ROWS))
  describe(work, () => {
    const listed = CLAUSE_DAYS[work] ?? [];
    for (const { id, part, holds, fails } of listed) {
      const row = rows.filter((each) => each.id === id)[part - 1];
      if (row === undefined) throw new Error(`${work} has no ${id} ${part}`);
      const name = part === 1 ? id : `${id}, part ${part}`;
      test(`${name} (${row.weight}) holds on ${holds}, not always on ${fails}`, () => {
        for (const [line, wanted] of [
          [holds, true],
          [fails, false],
        ] as const) {
          const { date, given } = toldOn(line);
          const condition = row.condition(given);
          if (condition === null) throw new Error(`${id} was told too little`);
          expect(isSaid(condition, line, row.cut === 'day', wanted), line).toBe(true);
          const { day } = dayOn(date);
          const spans = whereHolds({ ...row, holds: condition }, day);
          expect(wanted ? spans.length > 0 : !covers(spans, day.sunrise) || spans !== day.whole, line).toBe(true);
        }
      });
    }

    test('no clause is left out', () => {
      const named = new Set([...listed, ...(CLAUSE_DAYS.griha_pravesha ?? [])].map(({ id }) => id));
      const told = [TOLD, { ...TOLD, direction: 'east' as const, childDay: civilDay(2_460_000) }];
      const all = told.flatMap((given) => resolved(rows, given).checked.map(({ id }) => id));
      expect([...new Set(all)].filter((id) => !named.has(id) && !ELSEWHERE.includes(id))).toEqual([]);
    });
  });

test('bp.facing_paksha: a door is shut from where MC 12.17 names its side until it names the next', () => {
  const named: Readonly<Record<number, Quarter>> = { 15: 'east', 24: 'north', 30: 'west', 9: 'south' };
  const shutIn: Quarter[] = [];
  for (let n = 9, side: Quarter = 'south'; n < 9 + 30; n++) {
    const tithi = ((n - 1) % 30) + 1;
    side = named[tithi] ?? side;
    shutIn[tithi] = side;
  }
  const row = WORKS.bhumi_pujan.rows.find(({ id }) => id === 'bp.facing_paksha');
  const seen = new Set<number>();
  for (let n = 1; n <= 31; n++) {
    const { day } = dayOn(`2028-01-${n}`);
    for (let at = day.bounds.from; at < day.bounds.to; at = plusDays(at, 0.09)) {
      const tithi = Math.floor(norm360(SKY.longitude('chandra', at) - SKY.longitude('surya', at)) / 12) + 1;
      seen.add(tithi);
      for (const facing of QUARTERS) {
        const condition = row?.condition({ ...TOLD, facing }) ?? null;
        if (row === undefined || condition === null) throw new Error('no such clause');
        const isOpen = covers(whereHolds({ ...row, holds: condition }, day), at);
        expect(isOpen, `${facing} in tithi ${tithi}`).toBe(shutIn[tithi] !== facing);
      }
    }
  }
  expect(seen.size).toBe(30);
});

test.each([
  ['2017-06-24', 'upanayana', 'up.sopapada', true, 'the bright second of Ashadha is not that of Jyeshtha'],
  ['2011-07-30', 'karnavedha', 'kv.sleep', false, 'Vishnu sleeps on the bright first of Shravana'],
  ['2008-11-27', 'karnavedha', 'kv.sleep', true, 'and not on that of Margashirsha'],
] as const)('a tithi belongs to the month that holds it: %s, %s %s', (date, work, id, isOpen, _why) => {
  const { day } = dayOn(date);
  const row = WORKS[work].rows.find((each) => each.id === id);
  const condition = row?.condition(TOLD) ?? null;
  if (row === undefined || condition === null) throw new Error('no such clause');
  expect(whereHolds({ ...row, holds: condition }, day)).toEqual(isOpen ? day.whole : []);
});

describe('faults that bind in some lands only', () => {
  const words: readonly (readonly [string, HourCondition])[] = [
    ['upagraha', upagraha],
    ['pata', pata],
    ['latta', latta],
  ];
  test.each(words)('%s holds and does not hold within a month, as plainly seen', (_name, condition) => {
    const found = new Set<number>();
    for (let n = 0; n < 28; n++) {
      const { day, brute } = dayOn(`2026-02-${String(n + 1).padStart(2, '0')}`);
      const minutes = new Minutes(brute, TOLD, 0.24);
      const plain = minutes.of(condition);
      expect(plain).toEqual(minutes.within(whereHolds({ ...firstRow(), holds: condition, cut: 'window' }, day)));
      for (const truth of plain) found.add(truth);
    }
    expect(found.size).toBe(2);
  });
});

const firstRow = (): KaryaRow => {
  const [first] = WEDDING_ROWS;
  if (first === undefined) throw new Error('no rows');
  return first;
};
