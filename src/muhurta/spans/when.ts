/**
 * A condition of muhurta is a clause about an instant of a day. It is asked as stretches of time, once for a day: every
 * word of the vocabulary tells the spans in which it holds, and the spans of a joined clause follow from those of its
 * parts. An instant is asked by looking whether it lies in them.
 */
import type { JdUt } from '../../kernel/units.ts';
import { type Clause, is, type Leaf, type Saw } from '../../rules/clause.ts';
import { complement, covers, cutAt, edgesOf, intersect, NEVER, type Spans, tidy, union } from '../windows.ts';
import type { MuhurtaDay, Run } from './day.ts';

/** An instant of a day. */
export interface Hour {
  readonly day: MuhurtaDay;
  readonly t: JdUt;
}

export type Condition = Clause<Hour>;

export const NOTHING: Saw = {};

/** A word of the vocabulary: what it was given, where it holds in a day, and what it saw there. */
export function word(
  clause: string,
  args: Saw,
  when: (day: MuhurtaDay) => Spans,
  tell: (day: MuhurtaDay) => Saw = () => NOTHING,
): Leaf<Hour> {
  const leaf: Leaf<Hour> = is<Hour>(clause, ({ day, t }) => covers(spansOf(leaf, day), t), {
    args,
    when: ({ day }) => when(day),
    see: ({ day }) => ({ saw: tell(day) }),
  });
  return leaf;
}

/** A word that holds the whole day or not at all. */
export const wordOfDay = (
  clause: string,
  args: Saw,
  holds: (day: MuhurtaDay) => boolean,
  tell?: (day: MuhurtaDay) => Saw,
): Leaf<Hour> => word(clause, args, (day) => (holds(day) ? day.whole : NEVER), tell);

/** Nothing to look at: for a direction that a rule does not speak of. */
export const ALWAYS: Leaf<Hour> = word('always', {}, (day) => day.whole);

/** The stretches of a day in which a condition holds, found once for each day. */
export const spansOf = (condition: Condition, day: MuhurtaDay): Spans =>
  day.once(condition, () => found(condition, day));

function found(condition: Condition, day: MuhurtaDay): Spans {
  switch (condition.kind) {
    case 'is':
      if (condition.when === undefined) throw new Error(`${condition.clause} has no hours`);
      return condition.when({ day, t: day.sunrise });
    case 'all': {
      let left = day.whole;
      for (const part of condition.of) {
        if (left.length === 0) break;
        left = intersect(left, spansOf(part, day));
      }
      return left;
    }
    case 'any':
      return condition.of.reduce<Spans>((sum, part) => union(sum, spansOf(part, day)), NEVER);
    case 'not':
      return complement(day.bounds, spansOf(condition.of, day));
    case 'count': {
      const parts = condition.of.map((part) => spansOf(part, day));
      const cells = cutAt(day.whole, parts.flatMap(edgesOf));
      const { atLeast, atMost } = condition;
      return tidy(
        cells.filter(({ from }) => {
          const held = parts.filter((each) => covers(each, from)).length;
          return held >= atLeast && held <= atMost;
        }),
      );
    }
  }
}

/** The runs whose number is wanted, cut to the day. */
export const runsWhere = (day: MuhurtaDay, runs: readonly Run[], wanted: (number: number) => boolean): Spans => {
  const { from, to } = day.bounds;
  const held = runs.filter(({ number }) => wanted(number));
  return held.length === 0
    ? NEVER
    : intersect(tidy(held.map((run) => ({ from: run.from, to: run.to }))), [{ from, to }]);
};

/** The numbers that the runs of a day pass through. */
export const numbersIn = (day: MuhurtaDay, runs: readonly Run[]): number[] => [
  ...new Set(runs.filter(({ from, to }) => from < day.bounds.to && to > day.bounds.from).map(({ number }) => number)),
];
