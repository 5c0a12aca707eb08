/**
 * What is looked for: words of the sky joined by `all`, `any` and `not`. Each word gives the runs of time in which it holds, so that
 * a condition is answered by sets of time and never by looking day after day.
 */
import type { Sky } from '../engines/engine.ts';
import type { Span } from '../kernel/span.ts';
import { outside, type Spans, united } from '../kernel/spans.ts';
import { WORDS, type WordId } from './words.ts';

export interface Leaf {
  readonly kind: 'is';
  readonly word: WordId;
  /** Any of these; each as the word's `values` have it. */
  readonly values: readonly string[];
}
export type Condition =
  | Leaf
  | { readonly kind: 'all'; readonly of: readonly Condition[] }
  | { readonly kind: 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition };

/** When within `window` the condition holds. */
export function spansOf(sky: Sky, condition: Condition, window: Span): Spans {
  switch (condition.kind) {
    case 'is':
      return united(WORDS[condition.word].runs(sky, condition.values, window));
    case 'not':
      return outside(window, spansOf(sky, condition.of, window));
    case 'any':
      return united(condition.of.flatMap((each) => spansOf(sky, each, window)));
    case 'all': {
      // what is rare or cheap is asked first, and the rest only where that holds
      const parts = [...condition.of].sort((a, b) => costOf(a) - costOf(b));
      let left: Spans = [window];
      for (const part of parts) left = left.flatMap((each) => spansOf(sky, part, each));
      return united(left);
    }
  }
}

/** About how dear a condition is to ask over a long time. */
function costOf(condition: Condition): number {
  switch (condition.kind) {
    case 'is':
      return WORDS[condition.word].cost;
    case 'not':
      // what does not hold leaves nearly all time open
      return NOT_COST + costOf(condition.of);
    default:
      return Math.max(...condition.of.map(costOf));
  }
}
const NOT_COST = 10;

/** A value that holds, or a condition that does not. */
export type Held = { readonly word: WordId; readonly value: string } | { readonly not: Condition };

/** Which values hold at the start of a match; a value under `not` holds nowhere. */
export function heldAt(sky: Sky, condition: Condition, match: Span): Held[] {
  switch (condition.kind) {
    case 'is': {
      const { word, values } = condition;
      const runs = WORDS[word].runs(sky, values, match).filter(({ from, to }) => from <= match.from && match.from < to);
      return [...new Set(runs.map(({ value }) => value))].map((value) => ({ word, value }));
    }
    case 'not':
      return heldAt(sky, condition.of, match).length === 0 ? [{ not: condition.of }] : [];
    default:
      return condition.of.flatMap((each) => heldAt(sky, each, match));
  }
}

/** The same in the form in which it is asked, such as `tithi:11`. */
export const reasonsAt = (sky: Sky, condition: Condition, match: Span): string[] =>
  heldAt(sky, condition, match).map((held) =>
    'not' in held ? `not ${textOf(held.not)}` : `${held.word}:${held.value}`,
  );

/** A condition in the form in which it is asked. */
export function textOf(condition: Condition): string {
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
const inner = (condition: Condition): string =>
  condition.kind === 'is' || condition.kind === 'not' ? textOf(condition) : `(${textOf(condition)})`;
