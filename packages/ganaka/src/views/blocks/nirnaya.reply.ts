import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { namedReply } from '../kit/position.reply.ts';

const viddhaReply = Type.Union([Type.Enum(['purva', 'para']), Type.Null()], {
  description:
    'purva: it shares the day with the tithi before it; para: with the one after; null: it has the whole daylight',
});

export const nirnayaReply = Type.Object({
  sunrise_tithi: namedReply,
  candidates: Type.Array(
    Type.Object({
      tithi: namedReply,
      touches: Type.Record(Type.String(), Type.Number(), { description: 'share of each kala of this day it covers' }),
      viddha: viddhaReply,
      date: Type.String({ description: 'the day its vrata falls on by the general rule' }),
      rule: Type.String(),
      because: Type.String({ description: 'the test that decided' }),
    }),
  ),
  viddha: viddhaReply,
  decided: Type.Object(
    { tithi: namedReply, rule: Type.String(), citation: citationReply },
    { description: 'what the day is kept as' },
  ),
  ekadashi: Type.Optional(
    Type.Object(
      {
        smarta: Type.String({ description: 'day of the Smartas' }),
        vaishnava: Type.String({ description: 'day of the Vaishnavas' }),
      },
      { description: 'days of the fast' },
    ),
  ),
});
