/** A decision laid open: every rung of its ladder in order, what it looked at, and whether it held. */
import { evaluate, holds, type Judged, type Saw, type Truth, wordOf } from './clause.ts';
import type { Ladder, Rung } from './ladder.ts';
import type { Meeting } from './meeting.ts';
import type { Source } from './source.ts';

/** One word of a rung and what it saw. */
export interface FactSeen {
  readonly clause: string;
  readonly held: Truth;
  readonly saw?: Saw;
}

export interface RungSeen {
  readonly id: string;
  readonly takes: 'first' | 'second';
  readonly held: boolean;
  /** The first that held and whose day there is. */
  readonly decided: boolean;
  readonly facts: readonly FactSeen[];
  readonly source: Source;
}

/** The rungs as they were put to a meeting; what needed no ladder has the one rung that says so. */
export function rungsSeen(ladder: Ladder, meeting: Meeting | null, because: Rung): RungSeen[] {
  const asked = meeting === null ? [because] : ladder.includes(because) ? ladder : [because, ...ladder];
  return asked.map((rung) => ({
    id: wordOf(rung.when),
    takes: rung.take,
    held: rung === because || (meeting !== null && holds(rung.when, meeting)),
    decided: rung === because,
    facts: meeting === null ? [] : factsIn(evaluate(rung.when, meeting)),
    source: rung.source,
  }));
}

/** The leaves of what was looked at. */
export const factsIn = ({ clause, holds: held, saw, parts }: Judged): FactSeen[] =>
  parts === undefined || parts.length === 0
    ? [{ clause, held, ...(saw !== undefined && { saw }) }]
    : parts.flatMap(factsIn);

/** Everything that a ladder sees in a meeting, as a text: meetings with the same text are decided alike. */
export function sightOf(ladder: Ladder, meeting: Meeting): string {
  const { first, second, facts } = meeting;
  const tests = ladder.flatMap(({ when }) => factsIn(evaluate(when, meeting)).map(({ held }) => String(held)));
  return [first.day.civil, second?.day.civil, ...facts, ...tests].join();
}
