/**
 * Finds the times of a day at which a clause about an instant holds. `all` is the intersection of its parts, `any`
 * their union, and `not` the rest of the day.
 * It uses the same leaves as `holds`. The table of a `choose` must pick by something that is constant over the day,
 * such as the weekday.
 */
import { holds, overlap, type Span } from '../kernel/span.ts';
import { common, counted, outside, type Spans, united } from '../kernel/spans.ts';
import type { JdUt } from '../kernel/units.ts';
import { type Clause, is, type Leaf, type Saw } from './clause.ts';

/**
 * One instant of a day. A clause that does not read `t` (such as the weekday, or the month at sunrise) is about the
 * whole day.
 */
export interface Instant<Day> {
  readonly day: Day;
  readonly t: JdUt;
}

/** A clause that holds during the given spans of the day. */
export const during = <Day>(clause: string, args: Saw, when: (day: Day) => Spans): Leaf<Instant<Day>> =>
  is<Instant<Day>>(clause, ({ day, t }) => when(day).some((each) => holds(each, t)), {
    args,
    when: ({ day }) => when(day),
  });

/**
 * The spans within `bounds` in which the clause surely holds; unknown facts count as not holding. `whole` is the set
 * that contains only the bounds. Leaves that return this very object are recognized without a comparison of spans.
 */
export const spansOf = <Day>(clause: Clause<Instant<Day>>, day: Day, bounds: Span, whole: Spans = [bounds]): Spans =>
  spansWithin(day, bounds, whole)(clause);

/** The same as `spansOf`, for a caller with many clauses about one day. */
export function spansWithin<Day>(
  day: Day,
  bounds: Span,
  whole: Spans = [bounds],
): (clause: Clause<Instant<Day>>) => Spans {
  const asked: SearchBounds<Day> = { at: { day, t: bounds.from }, whole, bounds };
  return (clause) => spans(clause, asked, true);
}

interface SearchBounds<Day> {
  readonly at: Instant<Day>;
  readonly bounds: Span;
  /** The set that contains only the bounds. */
  readonly whole: Spans;
}

const NEVER: Spans = [];

/**
 * The spans in which a clause holds. If facts are unknown, `sure` returns the spans in which it certainly holds,
 * otherwise those in which it may hold. The latter are needed below a `not` and for the upper limit of a `count`.
 */
function spans<Day>(clause: Clause<Instant<Day>>, asked: SearchBounds<Day>, sure: boolean): Spans {
  switch (clause.kind) {
    case 'is':
      return ofLeaf(clause, asked, sure);
    case 'all': {
      let found = asked.whole;
      for (const part of clause.of) {
        const more = spans(part, asked, sure);
        if (more.length === 0) return NEVER;
        if (more !== asked.whole) found = found === asked.whole ? more : common(found, more);
      }
      return found;
    }
    case 'any': {
      let found = NEVER;
      for (const part of clause.of) {
        const more = spans(part, asked, sure);
        if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
      }
      return united(found);
    }
    case 'choose': {
      const chosen = clause.of[clause.pick(asked.at)];
      return chosen === undefined ? NEVER : spans(chosen, asked, sure);
    }
    case 'not': {
      const taken = spans(clause.of, asked, !sure);
      if (taken.length === 0) return asked.whole;
      return taken === asked.whole ? NEVER : outside(asked.bounds, taken);
    }
    case 'count': {
      const enough = clause.of.map((part) => spans(part, asked, sure));
      const most = clause.of.map((part) => spans(part, asked, !sure));
      return common(
        counted(asked.bounds, enough, (held) => held >= clause.atLeast),
        counted(asked.bounds, most, (held) => held <= clause.atMost),
      );
    }
  }
}

function ofLeaf<Day>(
  { look, when }: Leaf<Instant<Day>>,
  { at, bounds, whole }: SearchBounds<Day>,
  sure: boolean,
): Spans {
  if (when === undefined) return (look(at) ?? !sure) ? whole : NEVER;
  const runs = when(at);
  if (runs === whole) return whole;
  if (runs.length === 0) return NEVER;
  const found: Span[] = [];
  for (const run of runs) {
    const today = overlap(run, bounds);
    if (today !== null) found.push(today);
  }
  return united(found);
}
