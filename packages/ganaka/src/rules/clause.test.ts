import { describe, expect, test } from 'vitest';
import {
  all,
  any,
  type Clause,
  choose,
  cited,
  count,
  evaluate,
  holds,
  is,
  measure,
  named,
  not,
  seen,
  type Truth,
  truthOf,
  wordOf,
} from './clause.ts';
import type { Source } from './source.ts';

/** Three statements that are each true, false or not to be known. */
interface Toy {
  readonly p: Truth;
  readonly q: Truth;
  readonly r: Truth;
}
const p = is<Toy>('p', (facts) => facts.p);
const q = is<Toy>('q', (facts) => facts.q);
const r = is<Toy>('r', (facts) => facts.r);
const toy = (ofP: Truth, ofQ: Truth, ofR: Truth = false): Toy => ({ p: ofP, q: ofQ, r: ofR });

const VALUES: readonly Truth[] = [true, false, null];
const EVERY = VALUES.flatMap((a) => VALUES.flatMap((b) => VALUES.map((c) => toy(a, b, c))));

describe('what the facts do not tell', () => {
  // the strong three-valued tables of Kleene, written out
  const tables: [Truth, Truth, Truth, Truth][] = [
    // p, q, both, either
    [true, true, true, true],
    [true, false, false, true],
    [true, null, null, true],
    [false, true, false, true],
    [false, false, false, false],
    [false, null, false, null],
    [null, true, null, true],
    [null, false, false, null],
    [null, null, null, null],
  ];
  for (const [ofP, ofQ, both, either] of tables)
    test(`${ofP} and ${ofQ} is ${both}, ${ofP} or ${ofQ} is ${either}`, () => {
      expect(truthOf(all(p, q), toy(ofP, ofQ))).toBe(both);
      expect(truthOf(any(p, q), toy(ofP, ofQ))).toBe(either);
    });

  test('the denial of what is not known is not known', () => {
    expect(VALUES.map((ofP) => truthOf(not(p), toy(ofP, true)))).toEqual([false, true, null]);
  });

  test('a count is open only as long as the unknown parts could still settle it', () => {
    const two = count({ atLeast: 2 }, p, q, r);
    expect(truthOf(two, toy(true, true, null))).toBe(true);
    expect(truthOf(two, toy(true, null, false))).toBeNull();
    expect(truthOf(two, toy(null, false, false))).toBe(false);
    const lone = count({ atLeast: 1, atMost: 1 }, p, q, r);
    expect(truthOf(lone, toy(true, null, false))).toBeNull();
    expect(truthOf(lone, toy(true, true, null))).toBe(false);
  });

  test('not known does not hold', () => {
    expect(holds(p, toy(null, true))).toBe(false);
  });
});

describe('the explanation', () => {
  const rules: readonly Clause<Toy>[] = [
    all(p, q, r),
    any(p, all(q, not(r))),
    not(any(p, q)),
    count({ atLeast: 2 }, p, q, r),
    count({ atMost: 1 }, p, not(q), all(q, r)),
    not(choose('p', (facts: Toy) => `${facts.p}`, { true: q, null: r })),
  ];
  test('comes to what the short way came to, for every state of the facts', () => {
    for (const rule of rules) for (const facts of EVERY) expect(evaluate(rule, facts).holds).toBe(truthOf(rule, facts));
  });

  test('looks at every part, also where the first settled it', () => {
    expect(evaluate(any(p, q), toy(true, false)).parts).toEqual([
      { clause: 'p', holds: true },
      { clause: 'q', holds: false },
    ]);
  });

  interface Houses {
    readonly guru: number;
    readonly shukra: number;
  }
  const inHouse = (who: keyof Houses, ...houses: readonly number[]): Clause<Houses> =>
    seen('in_houses', { who, houses }, (facts) => ({
      holds: houses.includes(facts[who]),
      by: [who],
      saw: { house: facts[who] },
    }));
  const sky: Houses = { guru: 4, shukra: 6 };

  test('says who was looked at and what was seen', () => {
    expect(evaluate(inHouse('guru', 1, 4, 7, 10), sky)).toEqual({
      clause: 'in_houses',
      holds: true,
      args: { who: 'guru', houses: [1, 4, 7, 10] },
      by: ['guru'],
      saw: { house: 4 },
    });
  });

  test('names as makers only those whose part holds, and each once', () => {
    expect(evaluate(any(inHouse('guru', 4), inHouse('shukra', 4), inHouse('guru', 4, 5)), sky).by).toEqual(['guru']);
    expect(evaluate(not(inHouse('shukra', 4)), sky).by).toBeUndefined();
  });

  test('gives a count its number and a measure its amount', () => {
    expect(evaluate(count({ atLeast: 2 }, p, q, r), toy(true, false, true)).saw).toEqual({ count: 2 });
    const vedha = measure<number>('vedha_ghatis', 18, (ghatis) => ghatis);
    expect(evaluate(vedha, 20)).toEqual({
      clause: 'vedha_ghatis_18',
      holds: true,
      args: { at_least: 18 },
      saw: { amount: 20 },
    });
    expect(holds(vedha, 17.9)).toBe(false);
    const unknown = measure<null>('shadbala', 1, (none) => none);
    expect(truthOf(unknown, null)).toBeNull();
  });

  test('of a table shows the row that was picked', () => {
    const table = choose('p', (facts: Toy) => (facts.p ? 'yes' : 'no'), { yes: q });
    expect(evaluate(table, toy(true, true))).toEqual({
      clause: 'p',
      holds: true,
      saw: { by: 'yes' },
      parts: [{ clause: 'q', holds: true }],
    });
    expect(evaluate(table, toy(false, true))).toEqual({ clause: 'p', holds: false, saw: { by: 'no' }, parts: [] });
  });

  test('carries the verse of a clause and the name of a part', () => {
    const source: Source = { confidence: 'general-knowledge', gist: 'deepavali.first_evening_amavasya' };
    const rule = any(p, named('kartari', cited(all(q, r), source)));
    expect(evaluate(rule, toy(false, true, true)).parts?.[1]).toMatchObject({ clause: 'kartari', holds: true, source });
  });
});

test('a clause has one stable word', () => {
  expect(
    wordOf(
      all(
        p,
        measure<Toy>('first_vedha_ghatis', 18, () => 0),
      ),
    ),
  ).toBe('p_and_first_vedha_ghatis_18');
  expect(wordOf(any(p, not(q)))).toBe('p_or_not_q');
  expect(wordOf(count({ atLeast: 2 }, p, q, r))).toBe('2_of_p_q_r');
  expect(wordOf(any(p, named('kartari', q)))).toBe('p_or_kartari');
});
