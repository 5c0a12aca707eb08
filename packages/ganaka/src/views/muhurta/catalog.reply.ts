import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';

export const catalogReply = Type.Object({
  id: Type.String(),
  ...nameReply('name'),
  works: Type.Object(
    {
      principal: Type.String({ description: 'the authority whose verdict applies' }),
      also: Type.Array(Type.String(), { description: 'other authorities that have it' }),
    },
    { description: 'the works of the list' },
  ),
  params: Type.Array(Type.String(), {
    description: 'what the route adds to the common parameters; * marks the required',
  }),
  clauses: Type.Array(
    Type.Object({
      id: Type.String(),
      weight: Type.Enum(['must', 'avoid', 'prefer']),
      cut: Type.Enum(['day', 'window', 'hole', 'lagna'], {
        description: 'what it takes away: the day, hours, a hole, or a rising sign',
      }),
      needs: Type.String(),
      citation: citationReply,
    }),
  ),
  conflicts: Type.Array(
    Type.Object({
      on: Type.String({ description: 'what they differ on' }),
      mc: Type.String({ description: 'what the Muhurta Chintamani says' }),
      ds: Type.String({ description: 'what the Dharmasindhu says' }),
      ns: Type.Optional(Type.String({ description: 'by the Nirnayasindhu' })),
    }),
    { description: 'where the texts part ways' },
  ),
  route: Type.String({ description: 'which route judges it' }),
  extension: Type.Optional(Type.Literal(true, { description: 'not among the ten of the specification' })),
});
