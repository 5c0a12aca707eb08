import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { grahaReply } from '../kit/position.reply.ts';
import { instantReply, notesReply } from './fields.reply.ts';

export const astaReply = Type.Object({
  upcoming: Type.Array(Type.Object({ graha: grahaReply, event: Type.Enum(['asta', 'udaya']), at: instantReply }), {
    description: 'those that come next',
  }),
  nishedha: Type.Array(
    Type.Object({
      graha: grahaReply,
      state: Type.Enum(['vardhakya', 'asta', 'balya'], { description: 'in which of the three it is' }),
      citation: citationReply,
    }),
    { description: 'what is forbidden meanwhile' },
  ),
  notes: Type.Optional(notesReply),
});
