import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

export const puranaReply = Type.Object({
  notes: Type.Array(
    Type.Object({
      kind: Type.Enum(['vrata', 'manvadi', 'yugadi']),
      name: Type.String({ description: 'Sanskrit in Roman letters' }),
      name_sa: Type.String(),
      tithi: namedReply,
      citation: citationReply,
      decided_by: Type.Optional({
        ...citationReply,
        description: 'of a manvadi or yugadi that two days could have: what gives it to this one',
      }),
    }),
  ),
});
