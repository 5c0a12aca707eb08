import { Type } from 'typebox';
import { namedReply } from '../kit/position.reply.ts';
import { deg, instant, nadi, text, verses } from './fields.reply.ts';

export const pataReply = Type.Object({
  text,
  patas: Type.Array(
    Type.Object({
      kind: Type.Enum(['vyatipata', 'vaidhriti']),
      sum_at: instant,
      happens: Type.Boolean({ description: 'whether the declinations become equal (XI.19)' }),
      middles: Type.Array(
        Type.Object({
          begin: instant,
          middle: instant,
          end: instant,
          half_nadi: nadi('half duration'),
          declination: deg('common size of the declinations'),
        }),
      ),
    }),
  ),
  third_vyatipata: Type.Array(Type.Object({ start: instant, end: instant })),
  gandanta: Type.Array(
    Type.Object({ start: instant, junction: instant, end: instant, ends: namedReply, begins: namedReply }),
  ),
  verses,
});
