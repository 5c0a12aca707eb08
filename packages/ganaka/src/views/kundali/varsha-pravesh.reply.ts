import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { namedReply, positionReply } from '../kit/position.reply.ts';
import { perGrahaReply, placedReply } from './shapes.reply.ts';

const entryReply = { at: Type.String(), lagna: positionReply, grahas: perGrahaReply(placedReply) };
export const entryObject = Type.Object(entryReply);
export const samvatsaraReply = Type.Object({ ...namedReply.properties, rule: Type.String(), citation: citationReply });

export const varshaPraveshReply = Type.Object({
  year: Type.Integer(),
  mesha: entryObject,
  chaitra: Type.Object({
    ...entryReply,
    date: Type.String({ description: 'civil date of Chaitra shukla pratipada' }),
  }),
  samvatsara: Type.Object({ barhaspatya: samvatsaraReply, chandra: samvatsaraReply, paitamaha: samvatsaraReply }),
  eras: Type.Object({ vikram: Type.Integer(), shaka: Type.Integer(), kali: Type.Integer() }),
});
