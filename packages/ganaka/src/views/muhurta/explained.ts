/**
 * `explain=1` for a day of muhurta: every clause in order, what it looked at, whether it held, and which clauses
 * decided.
 */

import type { Static } from 'typebox';
import type { ClauseResult, KaryaDay } from '../../jyotisha/muhurta/karya/verdict.ts';
import type { Voice } from '../../text/voice.ts';
import { flag } from '../kit/parameter.ts';
import type { clausesExplainedReply } from './explained.reply.ts';

export const explain = flag({
  meaning: '1 adds the explanation of one day: every clause in order, what it looked at, and which decided',
  example: '1',
});

/**
 * Whether a clause is against the day: a demand that is not met or only met for part of the day, or a fault that is
 * present.
 */
const isAgainst = ({ weight, met, cuts, softened }: ClauseResult): boolean =>
  weight === 'must' ? !met || cuts || softened : weight === 'avoid' && met;

/** The explanation of a day. The day must be evaluated with all its clauses listed. */
export const clausesExplained = ({ clauses }: KaryaDay, say: Voice): Static<typeof clausesExplainedReply> => ({
  decided_by: clauses.filter(isAgainst).map(({ id }) => id),
  tree: clauses.map((each) => ({
    id: each.id,
    weight: each.weight,
    held: each.met,
    decided: isAgainst(each),
    facts: [{ clause: each.id, held: each.met, saw: { ...each.saw } }],
    citation: say.cite(each.source),
  })),
});

/** The error for `explain=1` with several days. */
export const oneDayAlone = (param: string) => ({
  param,
  text: 'explain=1 is for one day; give days=1',
  allowed: 'days=1',
});
