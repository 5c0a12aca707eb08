/**
 * A condition of muhurta is a clause about an instant of a day (`rules/when.ts`). It is evaluated once for a day, as
 * the stretches of time in which it holds; its findings go into the explanation.
 */
import type { Span } from '../../kernel/span.ts';
import { type Spans, united } from '../../kernel/spans.ts';
import { type Clause, type Leaf, type Saw, seeing } from '../../rules/clause.ts';
import { during, type Instant } from '../../rules/when.ts';
import { NEVER } from '../windows.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import type { Run } from './runs.ts';

export type Hour = Instant<MuhurtaDay>;
export type Condition = Clause<Hour>;
export type Word = Leaf<Hour>;

type Tell = (day: MuhurtaDay) => Saw;

/** A word that also reports its findings. */
export const telling = (leaf: Word, tell: Tell): Word => seeing(leaf, ({ day }) => ({ saw: tell(day) }));

/** A word of the vocabulary: its arguments, where it holds in a day, and its findings. */
export const word = (clause: string, args: Saw, when: (day: MuhurtaDay) => Spans, tell?: Tell): Word => {
  const leaf = during<MuhurtaDay>(clause, args, when);
  return tell === undefined ? leaf : telling(leaf, tell);
};

/** A word that holds the whole day or not at all. */
export const wordOfDay = (clause: string, args: Saw, holds: (day: MuhurtaDay) => boolean, tell?: Tell): Word =>
  word(clause, args, (day) => (holds(day) ? day.whole : NEVER), tell);

/** Nothing to look at: for a direction that a rule does not speak of. */
export const ALWAYS: Word = word('always', {}, (day) => day.whole);

export const NOTHING: Saw = {};

/** The stretches of a day in which a condition holds, computed once for each day. */
export function spansOf(condition: Condition, day: MuhurtaDay): Spans {
  const known = day.spans.get(condition);
  if (known !== undefined) return known;
  const found = day.ask(condition);
  // the whole day is one value, so that it is recognized at once
  const spans = isWhole(day.bounds, found) ? day.whole : found;
  day.spans.set(condition, spans);
  return spans;
}

const isWhole = ({ from, to }: Span, spans: Spans): boolean =>
  spans.length === 1 && spans[0]?.from === from && spans[0].to === to;

/** The runs whose number is wanted. */
export const runsWhere = (runs: readonly Run[], wanted: (number: number) => boolean): Spans => {
  const held = runs.filter(({ number }) => wanted(number));
  return held.length === 0 ? NEVER : united(held);
};

/** The numbers that the runs of a day pass through. */
export const numbersIn = (day: MuhurtaDay, runs: readonly Run[]): number[] => [
  ...new Set(runs.filter(({ from, to }) => from < day.bounds.to && to > day.bounds.from).map(({ number }) => number)),
];
