import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Span, span } from '../../kernel/span.ts';
import { common, outside, type Spans, united } from '../../kernel/spans.ts';
import { jdUt } from '../../kernel/units.ts';
import { covers, cutAt, edgesOf, lasting, subtract, touches, within } from './windows.ts';

/** A day of a hundred instants: small enough to ask each of them. */
const DAY = span(jdUt(0), jdUt(100));
const INSTANTS = Array.from({ length: 100 }, (_, n) => jdUt(n + 0.5));
const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 30 }))
  .map(([from, length]): Span => span(jdUt(from), jdUt(Math.min(100, from + length))));
const anySpans = fc.array(anySpan, { maxLength: 8 }).map((spans) => united(spans.filter(({ from, to }) => from < to)));

const isTidy = (spans: Spans): boolean =>
  spans.every(({ from, to }, i) => from < to && (spans[i - 1]?.to ?? Number.NEGATIVE_INFINITY) < from);
/** Apart or touching: what is cut in two touches. */
const isOrdered = (spans: Spans): boolean =>
  spans.every(({ from, to }, i) => from < to && (spans[i - 1]?.to ?? Number.NEGATIVE_INFINITY) <= from);

describe('every instant of the day says the same as the spans', () => {
  const agree = (name: string, of: (a: Spans, b: Spans) => Spans, at: (a: boolean, b: boolean) => boolean) =>
    test(name, () => {
      fc.assert(
        fc.property(anySpans, anySpans, (a, b) => {
          const found = of(a, b);
          expect(isTidy(found)).toBe(true);
          for (const t of INSTANTS) expect(covers(found, t)).toBe(at(covers(a, t), covers(b, t)));
        }),
      );
    });
  agree('both hold', common, (a, b) => a && b);
  agree(
    'one of them holds',
    (a, b) => united([...a, ...b]),
    (a, b) => a || b,
  );
  agree('the first without the second', subtract, (a, b) => a && !b);
  agree(
    'the rest of the day',
    (a) => outside(DAY, a),
    (a) => !a,
  );
});

test('a day is its windows and what they leave', () => {
  fc.assert(
    fc.property(anySpans, (a) => {
      expect(united([...a, ...outside(DAY, a)])).toEqual([DAY]);
      expect(common(a, outside(DAY, a))).toEqual([]);
    }),
  );
});

test('cutting takes no time away and leaves no edge inside', () => {
  fc.assert(
    fc.property(anySpans, anySpans, (a, b) => {
      const parts = cutAt(a, edgesOf(b).reverse()); // edges come in any order
      expect(isOrdered(parts)).toBe(true);
      expect(united(parts)).toEqual(united(a));
      for (const { from, to } of parts) expect(edgesOf(b).some((t) => from < t && t < to)).toBe(false);
    }),
  );
});

test('two ghatikas are enough, less is not', () => {
  const spans = [span(jdUt(0), jdUt(1)), span(jdUt(2), jdUt(2.5))];
  expect(lasting(spans, 1)).toEqual([spans[0]]);
});

test('a stretch holds what is common with it, and touches what it shares a moment with', () => {
  fc.assert(
    fc.property(anySpans, anySpan, (a, whole) => {
      fc.pre(whole.from < whole.to);
      expect(touches(a, whole)).toBe(within(a, whole).length > 0);
    }),
  );
});
