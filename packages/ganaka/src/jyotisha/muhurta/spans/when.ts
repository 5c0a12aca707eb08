/**
 * A condition of muhurta is a clause about an instant of a day (`rules/when.ts`). It is evaluated once for each day, as
 * the spans of time in which it holds. What its words observed is part of the explanation.
 */
import type { Span } from '../../../kernel/span.ts';
import { type Spans, united } from '../../../kernel/spans.ts';
import { type Clause, type Leaf, type Saw, seeing } from '../../../rules/clause.ts';
import { during, type Instant } from '../../../rules/when.ts';
import { NEVER } from '../windows.ts';
import type { MuhurtaDay } from './muhurta-day.ts';
import type { Run } from './runs.ts';

export type Hour = Instant<MuhurtaDay>;
export type HourCondition = Clause<Hour>;
export type HourWord = Leaf<Hour>;

type Tell = (day: MuhurtaDay) => Saw;

/** Extends a word so that it also reports what it observed. */
export const telling = (leaf: HourWord, tell: Tell): HourWord => seeing(leaf, ({ day }) => ({ saw: tell(day) }));

/** Makes a word of the vocabulary from its arguments, the spans of a day in which it holds, and what it observed. */
export const word = (clause: string, args: Saw, when: (day: MuhurtaDay) => Spans, tell?: Tell): HourWord => {
  const leaf = during<MuhurtaDay>(clause, args, when);
  return tell === undefined ? leaf : telling(leaf, tell);
};

/** Makes a word that holds either for the whole day or not at all. */
export const wordOfDay = (clause: string, args: Saw, holds: (day: MuhurtaDay) => boolean, tell?: Tell): HourWord =>
  word(clause, args, (day) => (holds(day) ? day.whole : NEVER), tell);

/** Always true; used for a direction that a rule does not mention. */
export const ALWAYS: HourWord = word('always', {}, (day) => day.whole);

export const NOTHING: Saw = {};

/** Returns the spans of a day in which a condition holds, computed once for each day. */
export function spansOf(condition: HourCondition, day: MuhurtaDay): Spans {
  const known = day.spans.get(condition);
  if (known !== undefined) return known;
  const found = day.ask(condition);
  // the whole day is always the same array, so that it can be recognized by identity
  const spans = isWhole(day.bounds, found) ? day.whole : found;
  day.spans.set(condition, spans);
  return spans;
}

const isWhole = ({ from, to }: Span, spans: Spans): boolean =>
  spans.length === 1 && spans[0]?.from === from && spans[0].to === to;

/** The spans of the runs whose number is wanted. */
export const runsWhere = (runs: readonly Run[], wanted: (number: number) => boolean): Spans => {
  const held = runs.filter(({ number }) => wanted(number));
  return held.length === 0 ? NEVER : united(held);
};

/** The numbers of the runs that overlap a day, without repetition. */
export const numbersIn = (day: MuhurtaDay, runs: readonly Run[]): number[] => [
  ...new Set(runs.filter(({ from, to }) => from < day.bounds.to && to > day.bounds.from).map(({ number }) => number)),
];
