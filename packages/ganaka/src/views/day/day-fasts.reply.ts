import { Type } from 'typebox';
import { windowReply } from '../blocks/fields.reply.ts';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';

const paranaReply = Type.Object(
  { date: Type.String(), window: windowReply, citation: citationReply },
  { description: 'when the fast is broken' },
);

export const dayFastsReply = Type.Object({
  ekadashi: Type.Array(
    Type.Object({
      id: Type.String(),
      ...nameReply('name'),
      smarta: Type.String({ description: 'day of the householders' }),
      vaishnava: Type.String({ description: 'day of the Vaishnavas' }),
      citation: citationReply,
      vaishnava_citation: Type.Optional(citationReply),
      parana: Type.Union([paranaReply, Type.Null()], { description: 'of the householders' }),
    }),
    { description: 'the fasts of the eleventh that this day or, for one of the schools, the day before keeps' },
  ),
  ending: Type.Array(
    Type.Object({ id: Type.String(), ...nameReply('name'), window: windowReply, citation: citationReply }),
    { description: 'the fasts of the day before that are broken on this day' },
  ),
});
