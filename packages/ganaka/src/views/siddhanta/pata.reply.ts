import { Type } from 'typebox';
import { described } from '../kit/described.reply.ts';
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
        { description: 'beginning, middle and end of each' },
      ),
    }),
    { description: 'the two patas of the month' },
  ),
  third_vyatipata: Type.Array(Type.Object({ start: instant, end: instant }), {
    description: 'by the yoga of that name',
  }),
  gandanta: Type.Array(
    Type.Object({
      start: instant,
      junction: instant,
      end: instant,
      ends: described(namedReply, 'the star that ends there'),
      begins: described(namedReply, 'the star that begins there'),
    }),
    { description: 'junctions of star and sign' },
  ),
  verses,
});
