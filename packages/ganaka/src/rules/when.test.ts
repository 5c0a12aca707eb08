import { describe, expect, test } from 'vitest';
import { type Span, span } from '../kernel/span.ts';
import { jdUt } from '../kernel/units.ts';
import { all, any, type Clause, choose, count, holds, is, not, type Truth } from './clause.ts';
import { during, type Instant, spansOf } from './when.ts';

/** A day of sixty ghatikas with three times in it, and one thing about the whole of it. */
interface Toy {
  readonly known: Truth;
}
const at = (from: number, to: number): Span => span(jdUt(from), jdUt(to));
const DAY = at(0, 60);
const time = (word: string, ...times: readonly Span[]): Clause<Instant<Toy>> => during(word, {}, () => times);
const morning = time('morning', at(-5, 20));
const midday = time('midday', at(10, 30), at(40, 50));
const evening = time('evening', at(45, 70));
const known = is<Instant<Toy>>('known', ({ day }) => day.known);

const when = (clause: Clause<Instant<Toy>>, fact: Truth = true): [number, number][] =>
  spansOf(clause, { known: fact }, DAY).map(({ from, to }) => [from, to]);

describe('when a clause holds', () => {
  test('is cut to the day', () => expect(when(morning)).toEqual([[0, 20]]));
  test('all: what the parts have in common', () => {
    expect(when(all(morning, midday))).toEqual([[10, 20]]);
    expect(when(all(morning, evening))).toEqual([]);
  });
  test('any: what some part holds, joined', () =>
    expect(when(any(evening, morning, midday))).toEqual([
      [0, 30],
      [40, 60],
    ]));
  test('not: the rest of the day', () =>
    expect(when(not(midday))).toEqual([
      [0, 10],
      [30, 40],
      [50, 60],
    ]));
  test('count: when so many parts hold', () => {
    expect(when(count({ atLeast: 2 }, morning, midday, evening))).toEqual([
      [10, 20],
      [45, 50],
    ]);
    expect(when(count({ atMost: 0 }, morning, midday, evening))).toEqual([[30, 40]]);
  });
  test('a clause about the whole day holds for all of it or never', () => {
    expect(when(all(known, morning))).toEqual([[0, 20]]);
    expect(when(all(known, morning), false)).toEqual([]);
    expect(when(not(known), false)).toEqual([[0, 60]]);
  });
  test('a table gives the times of the row that the day picks', () => {
    const table = choose('known', ({ day }: Instant<Toy>) => `${day.known}`, { true: morning, false: not(morning) });
    expect(when(table)).toEqual([[0, 20]]);
    expect(when(table, false)).toEqual([[20, 60]]);
    expect(when(table, null)).toEqual([]);
  });
  test('what is not known holds at no time surely, nor does its denial', () => {
    expect(when(known, null)).toEqual([]);
    expect(when(not(known), null)).toEqual([]);
    expect(when(any(known, morning), null)).toEqual([[0, 20]]);
    expect(when(not(all(known, morning)), null)).toEqual([[20, 60]]);
    expect(when(count({ atLeast: 1, atMost: 1 }, known, morning), null)).toEqual([]);
  });
  test('agrees with asking at every instant', () => {
    const rules = [all(any(morning, evening), not(midday)), count({ atLeast: 1, atMost: 1 }, morning, midday, evening)];
    for (const rule of rules)
      for (let t = 0.5; t < 60; t++) {
        const found = when(rule).some(([from, to]) => from <= t && t < to);
        expect(holds(rule, { day: { known: true }, t: jdUt(t) }), `${t}`).toBe(found);
      }
  });
});
