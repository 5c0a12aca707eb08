import { Type } from 'typebox';
import { grahaReply, namedReply } from '../kit/position.reply.ts';
import { growthFields, instantReply, nameFields, transitionsReply, windowFields } from './fields.reply.ts';
import { PADAS } from './nakshatra.ts';

const padaReply = Type.Integer({ minimum: 1, maximum: PADAS });

export const nakshatraReply = Type.Object({
  ...nameFields,
  pada: padaReply,
  lord: grahaReply,
  fraction: Type.Number({ description: 'part gone, 0 to 1' }),
  start: instantReply,
  end: instantReply,
  transitions: transitionsReply,
  ...growthFields('nakshatra'),
  padas: Type.Optional(
    Type.Array(Type.Object({ pada: padaReply, ...windowFields }), {
      description: 'its own quarters that touch the day, where `blocks` names `padas` too',
    }),
  ),
});

export const padasReply = Type.Array(Type.Object({ nakshatra: namedReply, pada: padaReply, ...windowFields }));
