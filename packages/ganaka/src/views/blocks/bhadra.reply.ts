import { Type } from 'typebox';
import { citationReply } from '../kit/citation.reply.ts';
import { nameReply } from '../kit/in-languages.reply.ts';
import { namedReply } from '../kit/position.reply.ts';
import { windowFields, windowOrNull, windowReply } from './replies.reply.ts';

const sthanaReply = Type.Enum(['svarga', 'bhuloka', 'patala']);

export const bhadraReply = Type.Object({
  windows: Type.Array(
    Type.Object({
      ...windowFields,
      tithi: namedReply,
      half: Type.Integer({ minimum: 1, maximum: 2, description: 'half of the tithi' }),
      kind: Type.Enum(['sarpini', 'vrishchiki']),
      sthana: { ...sthanaReply, description: 'where it dwells at its beginning' },
      ...nameReply('sthana_name'),
      dwellings: Type.Optional(
        Type.Array(Type.Object({ ...windowFields, sthana: sthanaReply }), {
          description: 'when the Moon passes into another dwelling',
        }),
      ),
      on_earth: Type.Boolean(),
      tyajya: Type.Boolean({ description: 'some of it today is on earth and not in its harmless part' }),
      leave: Type.Enum(['mukha', 'puccha']),
      harmless: { ...windowOrNull, description: 'second-half bhadra by day, first-half bhadra by night' },
      mukha: windowReply,
      puccha: windowReply,
      citation: citationReply,
    }),
  ),
  citations: Type.Optional(Type.Array(citationReply)),
});
