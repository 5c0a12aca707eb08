import { Type } from 'typebox';
import { gatiAshtadhaReply, gatiReply } from '../kit/gati.reply.ts';
import { positionFields } from '../kit/position.reply.ts';
import { houseReply } from './shapes.reply.ts';

export const transitFields = {
  ...positionFields,
  daily_motion: Type.Number({ description: 'degrees per day' }),
  gati: gatiReply,
  gati_ashtadha: gatiAshtadhaReply,
  retrograde: Type.Boolean(),
  house_from_lagna: houseReply,
  house_from_moon: houseReply,
};
