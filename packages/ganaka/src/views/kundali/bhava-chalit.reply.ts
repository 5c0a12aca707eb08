import { Type } from 'typebox';
import { citationsReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { houseReply, perGrahaReply } from './shapes.reply.ts';

export const bhavaChalitReply = Type.Object({
  houses: Type.Array(
    Type.Object({
      number: houseReply,
      start: Type.Number({ description: 'the sandhi before the house' }),
      madhya: Type.Number(),
      end: Type.Number({ description: 'the sandhi after the house, sidereal degrees' }),
    }),
    { minItems: 12, maxItems: 12 },
  ),
  grahas: perGrahaReply(
    Type.Object({
      house: houseReply,
      strength: Type.Number({ minimum: 0, maximum: 1, description: '0 at the sandhi, 1 at the madhya' }),
      rashi_house: described(houseReply, 'house by whole rashi, in addition to the one by Sripati'),
    }),
  ),
  ...notesFields,
  citations: citationsReply,
});
