import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';

export const catalogReply = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  works: Type.Object({ principal: Type.String(), also: Type.Array(Type.String()) }),
  params: Type.Array(Type.String()),
  clauses: Type.Array(
    Type.Object({
      id: Type.String(),
      weight: Type.Enum(['must', 'avoid', 'prefer']),
      cut: Type.Enum(['day', 'window', 'hole', 'lagna']),
      needs: Type.String(),
      citation: citationReply,
    }),
  ),
  conflicts: Type.Array(
    Type.Object({ on: Type.String(), mc: Type.String(), ds: Type.String(), ns: Type.Optional(Type.String()) }),
    { description: 'where the texts part ways' },
  ),
  route: Type.String({ description: 'which route judges it' }),
  extension: Type.Optional(Type.Literal(true, { description: 'not among the ten of the specification' })),
});
