import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { notesFields } from '../kit/notes.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { houseReply } from './shapes.reply.ts';

const directionReply = Type.Union([Type.Enum(['rahu_to_ketu', 'ketu_to_rahu']), Type.Null()]);
export const kaalSarpaReply = Type.Object({
  present: Type.Boolean({ description: 'by degree, with the reply’s node' }),
  type: Type.Union([namedReply, Type.Null()]),
  house: Type.Union([houseReply, Type.Null()], { description: 'Rahu’s house, which names the type' }),
  direction: directionReply,
  by_sign: Type.Boolean({ description: 'by whole rashi, those of the nodes included' }),
  by_sign_direction: directionReply,
  rahu_house: houseReply,
  ...notesFields,
  citation: citationReply,
});
