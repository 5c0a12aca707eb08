import { Type } from 'typebox';
import { JUPITER_SCHOOLS } from '../../jyotisha/panchanga/day/custom.ts';
import { citationReply, citationsReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { nameFields } from './fields.reply.ts';

const yearReply = { ...nameFields, rule: Type.String() };

const schoolReply = Type.Object({
  id: Type.Enum(JUPITER_SCHOOLS),
  ...namedReply.properties,
  rule: Type.String(),
  who: Type.String({ description: 'where the name of this school was found in print' }),
  printed_here: Type.Boolean({ description: 'whether the line of the year at the place has this name' }),
});

export const samvatsaraReply = Type.Object({
  barhaspatya: Type.Object({
    ...yearReply,
    at_new_year: {
      ...namedReply,
      description: 'the one that ran when the lunar year began, by the engine’s mean Jupiter',
    },
    schools: Type.Array(schoolReply, { description: 'the name of the whole lunar year by the schools of almanacs' }),
  }),
  chandra: Type.Object(yearReply, { description: 'the name printed with the Shaka year' }),
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
  citations: citationsReply,
});
