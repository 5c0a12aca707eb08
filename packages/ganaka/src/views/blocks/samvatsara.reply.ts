import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { nameFields } from './replies.reply.ts';

const yearReply = { ...nameFields, rule: Type.String() };

export const samvatsaraReply = Type.Object({
  barhaspatya: Type.Object({
    ...yearReply,
    at_new_year: {
      ...namedReply,
      description: 'the one that ran when the lunar year began, as northern almanacs print it',
    },
  }),
  chandra: Type.Object(yearReply),
  kartikadi: Type.Optional(
    Type.Object(
      { ...yearReply, citation: citationReply },
      { description: 'the name of Gujarat’s year, from Kartika to Ashvina; given there' },
    ),
  ),
  paitamaha: Type.Object({
    ...yearReply,
    number: { ...nameFields.number, description: 'always that of chandra: another count of the same years' },
  }),
  citations: Type.Array(citationReply),
});
