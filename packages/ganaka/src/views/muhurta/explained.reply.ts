import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { factReply } from '../kit/fact.reply.ts';

export const clausesExplainedReply = Type.Object({
  decided_by: Type.Array(Type.String(), {
    description: 'the clauses that speak against the day or some of its hours; none where nothing does',
  }),
  tree: Type.Array(
    Type.Object({
      id: Type.String(),
      weight: Type.Enum(['must', 'avoid', 'prefer']),
      held: Type.Boolean({ description: 'a must: some instant of the day satisfies it; avoid and prefer: it fires' }),
      decided: Type.Boolean({ description: 'whether it speaks against the day or some of its hours' }),
      facts: Type.Array(factReply),
      citation: citationReply,
    }),
  ),
});
