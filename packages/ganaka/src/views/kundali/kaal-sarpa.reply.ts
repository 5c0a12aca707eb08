import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { described } from '../kit/described.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { houseReply } from './shapes.reply.ts';

const directionReply = Type.Union([Type.Enum(['rahu_to_ketu', 'ketu_to_rahu']), Type.Null()]);
export const kaalSarpaReply = Type.Object({
  present: Type.Boolean({ description: 'by degree, with the reply’s node' }),
  type: Type.Union([namedReply, Type.Null()], { description: 'named by Rahu’s house; null where there is none' }),
  house: Type.Union([houseReply, Type.Null()], { description: 'Rahu’s house, which names the type' }),
  direction: described(directionReply, 'rahu_to_ketu or ketu_to_rahu; null where there is none'),
  by_sign: Type.Boolean({ description: 'by whole rashi, those of the nodes included' }),
  by_sign_direction: described(directionReply, 'the same where it is judged by whole rashis'),
  rahu_house: described(houseReply, 'house of Rahu'),
  ...notesFields,
  citation: citationReply,
});
