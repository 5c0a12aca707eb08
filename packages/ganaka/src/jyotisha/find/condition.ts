/**
 * A search condition: words about the sky, joined by `all`, `any` and `not`. Each word gives the spans of time in which
 * it holds. A condition is therefore evaluated by combining sets of spans, not by testing one day after another.
 */

import type { Span } from '../../kernel/span.ts';
import { outside, type Spans, united } from '../../kernel/spans.ts';
import { plusDays } from '../../kernel/units.ts';
import type { Sky } from '../../sky/engines/engine.ts';
import { WORDS, type WordId } from './words.ts';

export interface SearchLeaf {
  readonly kind: 'is';
  readonly word: WordId;
  /** The word must have one of these values, written as in the `values` of the word. */
  readonly values: readonly string[];
}
export type SearchCondition =
  | SearchLeaf
  | { readonly kind: 'all'; readonly of: readonly SearchCondition[] }
  | { readonly kind: 'any'; readonly of: readonly SearchCondition[] }
  | { readonly kind: 'not'; readonly of: SearchCondition };

/** Returns the spans within `window` in which the condition holds. */
export function spansOf(sky: Sky, condition: SearchCondition, window: Span): Spans {
  switch (condition.kind) {
    case 'is':
      return united(WORDS[condition.word].runs(sky, condition.values, window));
    case 'not':
      return outside(window, spansOf(sky, condition.of, window));
    case 'any':
      return united(condition.of.flatMap((each) => spansOf(sky, each, window)));
    case 'all': {
      // rare or cheap parts are evaluated first, and the others only within the time that is left
      const parts = [...condition.of].sort((a, b) => costOf(a) - costOf(b));
      let left: Spans = [window];
      for (const part of parts) left = left.flatMap((each) => spansOf(sky, part, each));
      return united(left);
    }
  }
}

/** Estimates how expensive it is to evaluate a condition over a long time. */
function costOf(condition: SearchCondition): number {
  switch (condition.kind) {
    case 'is':
      return WORDS[condition.word].cost;
    case 'not':
      // a negated condition usually leaves nearly all of the time, so it is evaluated late
      return NOT_COST + costOf(condition.of);
    default:
      return Math.max(...condition.of.map(costOf));
  }
}
const NOT_COST = 10;

/** A value that holds, or a condition that does not. */
export type WordState = { readonly word: WordId; readonly value: string } | { readonly not: SearchCondition };

/** A second, in days. */
const SECOND = 1 / 86_400;

/**
 * Returns the values that hold as a match begins, and the negated conditions that do not. Parts that do not hold are
 * left out.
 */
export function heldAt(sky: Sky, condition: SearchCondition, { from, to }: Span): WordState[] {
  // a start is solved again here and may come out a moment later, so the condition is read just after it
  const after = plusDays(from, Math.min(SECOND, (to - from) / 2));
  return heldIn(sky, condition, { from: after, to }) ?? [];
}

/** Returns null if the condition does not hold at the start of the span. */
function heldIn(sky: Sky, condition: SearchCondition, span: Span): WordState[] | null {
  switch (condition.kind) {
    case 'is': {
      const { word, values } = condition;
      const runs = WORDS[word].runs(sky, values, span).filter(({ from, to }) => from <= span.from && span.from < to);
      return runs.length === 0 ? null : [...new Set(runs.map(({ value }) => value))].map((value) => ({ word, value }));
    }
    case 'not':
      return heldIn(sky, condition.of, span) === null ? [{ not: condition.of }] : null;
    default: {
      const parts = condition.of.map((each) => heldIn(sky, each, span));
      const held = parts.filter((each) => each !== null);
      return held.length === 0 || (condition.kind === 'all' && held.length < parts.length) ? null : held.flat();
    }
  }
}

/** Returns what `heldAt` finds as text in the syntax of a query, such as `tithi:11`. */
export const reasonsAt = (sky: Sky, condition: SearchCondition, match: Span): string[] =>
  heldAt(sky, condition, match).map((held) =>
    'not' in held ? `not ${textOf(held.not)}` : `${held.word}:${held.value}`,
  );

/** Returns a condition in the syntax of a query. */
export function textOf(condition: SearchCondition): string {
  switch (condition.kind) {
    case 'is':
      return `${condition.word}:${condition.values.join(',')}`;
    case 'not':
      return `!${inner(condition.of)}`;
    case 'any':
      return condition.of.map(inner).join('|');
    case 'all':
      return condition.of.map((each) => (each.kind === 'all' ? inner(each) : textOf(each))).join(';');
  }
}
const inner = (condition: SearchCondition): string =>
  condition.kind === 'is' || condition.kind === 'not' ? textOf(condition) : `(${textOf(condition)})`;
