/** The explanation of a decision: every rung of its ladder in order, the facts it looked at, and whether it held. */
import { evaluate, holds, type JudgedClause, type Saw, type Truth, wordOf } from './clause.ts';
import type { Ladder, Rung } from './ladder.ts';
import type { Meeting } from './meeting.ts';
import type { Source } from './source.ts';

/** One leaf of a rung and the values that it saw. */
export interface FactSeen {
  readonly clause: string;
  readonly held: Truth;
  readonly saw?: Saw;
}

export interface RungSeen {
  readonly id: string;
  readonly takes: 'first' | 'second';
  readonly held: boolean;
  /** Whether this rung decided: it is the first rung that held and whose day exists. */
  readonly decided: boolean;
  readonly facts: readonly FactSeen[];
  readonly source: Source;
}

/** The rungs of a ladder as evaluated for a meeting. A decision without a meeting has only the rung that decided. */
export function rungsSeen(ladder: Ladder, meeting: Meeting | null, because: Rung): RungSeen[] {
  const asked = meeting === null ? [because] : ladder.includes(because) ? ladder : [because, ...ladder];
  return asked.map((rung) => ({
    id: wordOf(rung.when),
    takes: rung.take,
    held: rung === because || (meeting !== null && holds(rung.when, meeting)),
    decided: rung === because,
    facts: meeting === null ? [{ clause: wordOf(rung.when), held: true }] : factsIn(evaluate(rung.when, meeting)),
    source: rung.source,
  }));
}

/** The leaves of an evaluated clause. */
export const factsIn = ({ clause, holds: held, saw, parts }: JudgedClause): FactSeen[] =>
  parts === undefined || parts.length === 0
    ? [{ clause, held, ...(saw !== undefined && { saw }) }]
    : parts.flatMap(factsIn);

/** Everything that a ladder reads from a meeting, as one text. Meetings with the same text have the same decision. */
export function sightOf(ladder: Ladder, meeting: Meeting): string {
  const { first, second, facts } = meeting;
  const tests = ladder.flatMap(({ when }) => factsIn(evaluate(when, meeting)).map(({ held }) => String(held)));
  return [first.day.civil, second?.day.civil, ...facts, ...tests].join();
}
