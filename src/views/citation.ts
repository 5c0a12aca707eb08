/** Schema of a citation as `rules/source.ts` prints it. */
import { Type } from 'typebox';

export const citationReply = Type.Object({
  work: Type.String(),
  recension: Type.Optional(Type.String()),
  locus: Type.Optional(Type.String()),
  locus_kind: Type.Optional(Type.Enum(['verse', 'section'])),
  gist: Type.String({ description: 'the rule in our own sentence' }),
  verse_sa: Type.Optional(Type.String({ description: 'Sanskrit as printed' })),
  confidence: Type.Enum(['read-in-text', 'secondary', 'general-knowledge']),
  emended: Type.Optional(Type.Literal(true)),
});
