import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { namedReply, positionReply } from '../kit/position.reply.ts';
import { perGrahaReply, placedReply } from './shapes.reply.ts';

const entryReply = { at: Type.String(), lagna: positionReply, grahas: perGrahaReply(placedReply) };
export const entryObject = Type.Object(entryReply);
export const samvatsaraReply = Type.Object({ ...namedReply.properties, rule: Type.String(), citation: citationReply });

export const varshaPraveshReply = Type.Object({
  year: Type.Integer(),
  mesha: described(entryObject, 'at the Sun’s entry into Mesha'),
  chaitra: Type.Object(
    {
      ...entryReply,
      date: Type.String({ description: 'civil date of Chaitra shukla pratipada' }),
    },
    { description: 'at the new moon of Chaitra' },
  ),
  samvatsara: Type.Object({
    barhaspatya: samvatsaraReply,
    chandra: described(samvatsaraReply, 'the name printed with the Shaka year'),
    paitamaha: samvatsaraReply,
  }),
  eras: Type.Object({ vikram: Type.Integer(), shaka: Type.Integer(), kali: Type.Integer() }),
});
